### Burger Dice. How catalogues work, and how to add a language: docs/languages.md

tagline = Empile des burgers, gare à la poubelle, arrête-toi à temps.
option-target = points qui ouvrent la dernière manche
option-waste_limit = dés à la poubelle qui finissent le tour sans rien
option-roll_size = dés lancés à la fois
option-dice = dés dans la boîte
too-few-dice = Avec roll_size { $roll_size } et waste_limit { $waste_limit }, il faut au moins { $needed } dés au jeu, pas { $dice } ({ $ruling }) : ajoute dice={ $needed }.

## The faces of a die

bun = pain
patty = steak
pickles = cornichon
ketchup = ketchup
cheese = fromage

## What happens ($who did it), and what it is called where it is offered

shows = Les dés montrent { $dice }.
no-bun = Les dés montrent { $dice }. Pas de pain : on relance !
roll = { $n ->
    [one] { $who } lance { $n } dé.
   *[other] { $who } lance { $n } dés.
}
    .you = { $n ->
        [one] Tu lances { $n } dé.
       *[other] Tu lances { $n } dés.
    }
    .label = { $n ->
        [one] Lancer { $n } dé
       *[other] Lancer { $n } dés
    }
start = { $who } commence un burger.
    .you = Tu commences un burger.
    .label = Pain : commencer un burger
add = { $who } ajoute du { $face }.
    .you = Tu ajoutes du { $face }.
    .label = Ajouter du { $face }
close = { $who } ferme un burger de { $points }.
    .you = Tu fermes un burger de { $points }.
    .label = Pain : fermer le burger pour { $points }
waste = { $who } jette du { $face }.
    .you = Tu jettes du { $face }.
    .label = Jeter du { $face }
bust = { $who } jette du { $face }. { $n ->
    [one] Cela fait { $n } dé à la poubelle : le tour ne rapporte rien.
   *[other] Cela fait { $n } dés à la poubelle : le tour ne rapporte rien.
}
    .you = Tu jettes du { $face }. { $n ->
        [one] Cela fait { $n } dé à la poubelle : le tour ne rapporte rien.
       *[other] Cela fait { $n } dés à la poubelle : le tour ne rapporte rien.
    }
    .label = Jeter du { $face } : tour perdu
stop = { $who } s’arrête et marque { $points }.
    .you = Tu t’arrêtes et marques { $points }.
    .label = S’arrêter et marquer { $points }

## Why not

why-roll-first = Un tour commence par un lancer : tu ne peux t’arrêter qu’après le premier (Un tour, 4).
why-dice-left = D’abord, pose ou jette chaque dé lancé : il reste { $dice } (Un tour, 4).
why-none-left = Il n’y a pas de { $face } à poser ni à jeter : il ne reste aucun dé lancé (Un tour, 2).
why-not-rolled = Il n’y a pas de { $face } parmi les dés lancés : { $dice } (Un tour, 2).
why-ingredient-first = Un pain ne va pas sur le pain du bas tout seul : il faut un ingrédient au burger avant de le fermer (Un tour, 2).
why-bun-first = Le { $face } a d’abord besoin d’un pain du bas sous lui (Un tour, 2).
why-on-it-already = Ce burger a déjà son { $face }, et chaque ingrédient n’y va qu’une fois (Un tour, 2).

## Odds

odds-wasted = { $n ->
    [0] rien à jeter
    [one] { $n } dé à jeter
   *[other] { $n } dés à jeter
}
odds-bust = { $n } à jeter ou plus : le tour est perdu

## The position, line by line

score = { $player } { $points }
scores = { $scores } (objectif { $target }).
scores-final = { $scores } (objectif { $target }). Dernière manche.
stake = { $player } : { $points } en jeu ; poubelle { $waste } sur { $limit }.
burger = Burger en cours : { $layers }.
no-burger = Pas de burger en cours.
rolled = Lancés : { $dice }.

## The terminal's page: beside the burger, then the dice with the keys that place and waste them. As short as can be

empty-plate = une assiette vide
row-stake = en jeu
row-bin = poubelle
row-dice = dés
row-place = poser
row-waste = jeter
stake-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stake-noted = (dont { $noted } déjà notés, BD-2)
one-more-ends-it = Un de plus : perdu !
final-round = Dernière manche.
bun-closes = un pain fermerait ce burger pour { $points } points

## The terminal's help

help-first-roll =
    Ton tour commence par un lancer.
    S’il ne montre aucun pain, on relance jusqu’à en voir un (Un tour, 1).
help-dice =
    Occupe-toi de chaque dé lancé, dans l’ordre que tu veux : pose-le ou jette-le.
    - Un pain commence un burger, ou en ferme un qui a déjà un ingrédient.
    - Steak, cornichon, ketchup et fromage vont une fois chacun sur le burger.
    - Un seul burger à la fois. N’importe quel dé peut être jeté.
    - { $waste_limit ->
        [one] À { $waste_limit } dé jeté, le tour finit aussitôt et ne rapporte rien (BD-3).
       *[other] À { $waste_limit } dés jetés, le tour finit aussitôt et ne rapporte rien (BD-3).
    }
help-stop =
    Relance, ou arrête-toi et marque un point par dé de tes burgers finis.
    - Un burger encore en cours ne rapporte rien.
    - Le premier lancer d’un tour donne toujours un pain ; pas forcément les autres.
    - Poubelle pleine : les points en jeu sont perdus, même les notés (BD-2).
    - Qui atteint { $target } en premier laisse aux autres un dernier tour.

## The board

prompt = Pose chaque dé, ou jette-le.
roll-button = Lancer { $n }
stop-button = S’arrêter : +{ $points }
your-burger = Ton burger
burger-of = Burger : { $player }
closed = On ferme !
target = À { $n } points, dernière manche
final = Dernière manche
at-stake = en jeu
tray = Burgers finis
tray-empty = Les burgers finis viennent ici.
tray-one = Un burger de { $n } points
tray-unseen = Déjà fini : { $n } points en tout
slips = Les derniers tours
bin-full = poubelle pleine
bin = { $n } sur { $limit }
bin-holds = Poubelle : { $n } sur { $limit }
bin-last = Encore un et tout est perdu !
on-plate = Dans l’assiette : { $layers }
plate-empty = L’assiette est vide
needs-bun = Un pain commence un burger.
needs-ingredient = Maintenant un ingrédient, chaque sorte une fois.
needs-top = Un pain le ferme pour { $n } points.
not-now = Tu ne peux pas poser de { $face } maintenant
first-roll = Tes dés t’attendent : le premier lancer donne un pain.
roll-on = Aucun burger n’est fini : tu relances ?
roll-or-stop = Relancer, ou t’arrêter et garder { $n } ?

## The guided first game

guide-roll = Lance trois dés et fais-en des burgers. Le premier lancer d’un tour donne toujours un pain.
guide-place = Touche un dé pour le poser. Un pain commence un burger, puis chaque ingrédient peut y aller une fois.
guide-close = Avec un ingrédient dessus, un autre pain ferme le burger : un point par dé. Ou fais-le d’abord plus gros.
guide-waste = Ce qui ne trouve pas de place va à la poubelle, avec le bouton sous le dé. Quand elle est pleine, le tour ne rapporte rien.
guide-stake = Ces points sont en jeu : ils ne sont à toi que quand tu t’arrêtes.
guide-stop = T’arrêter et garder les points, ou relancer pour en avoir plus ? Un burger encore ouvert ne rapporte rien.
guide-final = Quelqu’un a atteint l’objectif : tous les autres ont un dernier tour. Ensuite, qui a le plus de points gagne.
