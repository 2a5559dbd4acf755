### Burger Dice. How catalogues work, and how to add a language: docs/languages.md

tagline = Empile des burgers, gare à la poubelle, arrête-toi à temps.
    .sort = Stop ou encore
option-target = qui les atteint ouvre la dernière manche
    .name = Points pour gagner
option-waste_limit = avec autant de dés à la poubelle, le tour ne rapporte rien
    .name = Place dans la poubelle
option-roll_size = combien on en lance à la fois
    .name = Dés par lancer
option-dice = s’il n’y en a plus, les burgers finis rendent les leurs
    .name = Dés dans la boîte
preset-short = Partie courte
preset-long = Partie longue
too-few-dice = Pour lancer { $roll_size } dés avec de la place pour { $waste_limit } dans la poubelle, il faut au moins { $needed } dés dans la boîte, pas { $dice } ({ $ruling }).

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
    .brief = lancer
start = { $who } commence un burger.
    .you = Tu commences un burger.
    .label = Pain : commencer un burger
    .brief = commencer un burger
the-face = { $face ->
        [steak] un steak
        [cornichon] des cornichons
       *[other] du { $face }
    }
add = { $who } ajoute { the-face }.
    .you = Tu ajoutes { the-face }.
    .label = Ajouter { the-face }
    .brief = ajouter { the-face }
close = { $who } ferme un burger de { $points }.
    .you = Tu fermes un burger de { $points }.
    .label = Pain : fermer le burger pour { $points }
    .brief = fermer le burger
waste = { $who } jette { the-face }.
    .you = Tu jettes { the-face }.
    .label = Jeter { the-face }
    .brief = jeter { the-face }
bust = { $who } jette { the-face }. { $n ->
    [one] Cela fait { $n } dé à la poubelle : le tour ne rapporte rien.
   *[other] Cela fait { $n } dés à la poubelle : le tour ne rapporte rien.
}
    .you = Tu jettes { the-face }. { $n ->
        [one] Cela fait { $n } dé à la poubelle : le tour ne rapporte rien.
       *[other] Cela fait { $n } dés à la poubelle : le tour ne rapporte rien.
    }
    .label = Jeter { the-face } : tour perdu
    .brief = jeter { the-face }
stop = { $who } s’arrête et marque { $points }.
    .you = Tu t’arrêtes et marques { $points }.
    .label = S’arrêter et marquer { $points }
    .brief = s’arrêter

## What somebody's turn came to ($who did it), when it is over

recap-scored = { $who } a fini { $burgers ->
        [0] aucun burger
        [1] un burger
       *[other] { $burgers } burgers
    } et marqué { $points }.
    .you = Tu as fini { $burgers ->
            [0] aucun burger
            [1] un burger
           *[other] { $burgers } burgers
        } et marqué { $points }.
recap-bust = { $who } a rempli la poubelle : aucun point.
    .you = Tu as rempli la poubelle : aucun point.

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
    .short = { $n ->
        [0] rien à jeter
        [one] { $n } à jeter
       *[other] { $n } à jeter
    }
odds-bust = { $n } à jeter ou plus : le tour est perdu
    .short = tour perdu

## The position, line by line

score = { $player } { $points }
scores = { $scores } (objectif { $target }).
scores-final = { $scores } (objectif { $target }). Dernière manche.
stake = { $player } : { $points } en jeu ; poubelle { $waste } sur { $limit }.
burger = Burger en cours : { $layers }.
no-burger = Pas de burger en cours.
rolled = Lancés : { $dice }.

## The end: what one needs in the final round ($who needs it), and where the points came from

need = Dernière manche : il manque { $points } à { $who } pour mener, { $tie } pour égaliser.
    .you = Dernière manche : il te manque { $points } pour mener, { $tie } pour égaliser.
part-burgers = { $n ->
    [one] { $n } burger de { $size }
   *[other] { $n } burgers de { $size }
}
part-busts = { $n ->
    [one] { $n } poubelle pleine : { $lost } perdus
   *[other] { $n } poubelles pleines : { $lost } perdus
}

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
burger-of = Burger : { $who }
    .you = Ton burger
closed = On ferme !
target = À { $n } points, dernière manche
final = Dernière manche
at-stake = en jeu
tray = Burgers finis
tray-empty = Les burgers finis viennent ici.
tray-one = Un burger de { $n } points
tray-unseen = Déjà fini : { $n } points en tout
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

guide-roll = Lance trois dés. Le premier lancer apporte toujours un pain.
guide-place = Touche le pain : c’est le bas de ton burger.
guide-add = Maintenant un ingrédient. Chacun va une fois sur un burger.
guide-close = Un autre pain le ferme : un point par dé.
guide-stop = T’arrêter et garder tes points, ou relancer ?
guide-waste = Pas de place pour un dé ? La petite poubelle dessous le jette ici. À quatre, le tour est perdu.
guide-score = Ici, les points de tous. Qui atteint l’objectif ouvre la dernière manche.
guide-next = La prochaine fois, ferme de petits burgers quand la poubelle se remplit, et de grands quand elle est vide.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Monte des burgers avec des dés et atteins 50 points le premier.
rules-roll = Lance trois dés. Le premier lancer de ton tour montre toujours un pain.
rules-place = Pose des dés sur ton burger : un pain en bas, puis chaque ingrédient une fois.
rules-close = Un autre pain le ferme. Un burger vaut un point par dé : de 3 à 6.
rules-waste = Ce qui ne trouve pas de place va à la poubelle. Le quatrième dé y met fin à ton tour, sans points.
rules-stop = Plus de dés ? Arrête-toi et garde les points, ou lances-en trois autres. Un burger ouvert ne vaut rien.
rules-end = Quand quelqu’un a 50 points, tous les autres jouent encore un tour. Le plus de points gagne ; les ex æquo continuent.
thumb-die = Simple : arrête-toi avec 5 points pour chaque dé que la poubelle peut encore prendre, le dernier aussi : 20 si elle est vide, 5 avec trois dés dedans.
thumb-finish = Mieux : de même, 5 pour chaque dé ; mais n’atteins l’objectif que si cela te donne 11 points d’avance, car les autres ont encore un tour.
thumb-base = Le mieux : arrête-toi avec 3 points, et 4 de plus pour chaque dé que tu peux encore jeter sans mal ; n’atteins l’objectif que si cela te donne 12 points d’avance.
about-bun = Commence un burger, et le ferme quand il y a quelque chose dedans. Deux faces de chaque dé le montrent.
    .name = Pain
about-ingredient = Va sur un burger qui a son pain du bas, une fois sur chacun.
    .name = { $face }
about-plate = Le burger que tu montes. Un seul à la fois.
    .name = Assiette
about-tray = Les burgers finis pendant ce tour. Leurs points sont à toi quand tu t’arrêtes.
    .name = Plateau
about-bin = Les dés sans place. Quand elle est pleine, le tour finit sans un point.
    .name = Poubelle
about-stake = Ce que tu gagnes si tu t’arrêtes maintenant. Une poubelle pleine emporte tout.
    .name = Points en jeu
