### DiceCreams. How catalogues work, and how to add a language: docs/languages.md

tagline = Choisis des parfums, remplis des coupes, sers la forêt avant que ça fonde.
    .sort = Anticipation
option-cones = qui en a servi autant finit la partie (8 au plus à quatre joueurs)
    .name = Glaces à servir
option-sprinkles = quand on peut saupoudrer et retirer un dé
    .name = Pépites
    .choice = { $choice ->
        [any-time] À tout moment
        [own-decisions] Seulement quand on décide
       *[other] { $choice }
    }
option-last_orders = pour que tout le monde ait joué autant de tours
    .name = Finir la manche
option-deck = un autre paquet de cartes, un fichier TOML sur le modèle de celui du jeu
    .name = Paquet de cartes
preset-short = Partie courte
preset-long = Partie longue
too-many-cones = À quatre joueurs, la partie finit après { $most } glaces au plus, pas { $cones } : le paquet n’en a pas davantage.

## The words of the house deck, by their names in its file. Another deck's own words are said as they are

colour = { $die ->
    [blue] bleu
    [yellow] jaune
    [black] noir
    [pink] rose
    [green] vert
   *[other] { $die }
}
animal = { $animal ->
    [fox] renard
    [owl] hibou
    [hedgehog] hérisson
    [bear] ours
    [rabbit] lapin
    [otter] loutre
   *[other] { $animal }
}

## What must hold of the three Flavours for a Strong token. The narrow form stands under a glass

strong = { $strong ->
    [all_odd] tous impairs
    [all_even] tous pairs
    [all_equal] tous égaux
    [sum_at_most] Σ ≤ { $n }
    [sum_at_least] Σ ≥ { $n }
    [sum_exactly] Σ = { $n }
    [all_at_most] tous ≤ { $n }
    [all_at_least] tous ≥ { $n }
    [at_least_two] deux { $n }
    [contains_both] { $n } et { $m }
    [staircase] suite ↑
   *[same_colour] une couleur
}
    .narrow = { $strong ->
        [all_odd] impairs
        [same_colour] 1 couleur
       *[other] { strong }
    }

## Dice, and what the slots of a card ask for; the short form is cut to three letters

die = { colour } { $n }
nothing = rien
demand = { $need ->
    [any] n’importe quoi
    [number] un { $n }
   *[colour] du { colour }
}
    .short = { $need ->
        [any] libre
        [number] { $n }
       *[colour] { colour }
    }
card = { $name }, { $animal }, { $fame } de renommée. Demande { $slots }. Intense si : { $strong }.

## What happens ($who did it), and what it is called where it is offered

where = { $at ->
    [x1] dans la coupe de gauche
    [x2] dans la coupe de gauche
    [x3] dans la coupe de gauche
    [y1] dans la coupe de droite
    [y2] dans la coupe de droite
    [y3] dans la coupe de droite
   *[other] en { $at }
}
fill = Nouveau en { $at } : { die }.
top = La prochaine carte : { $card } ({ animal }).
to-market = Au marché : { $card } ({ animal }).
melt = Les glaces fondent chez { $who }.
    .you = Tes glaces fondent.
    .label = Faire fondre
    .brief = commencer le tour
take = { $who } prend le { die } en { $at }.
    .you = Tu prends le { die } en { $at }.
    .label = Prendre le { die } en { $at }
    .brief = prendre le { die }
put = { $who } pose le { die } { where }.
    .you = Tu poses le { die } { where }.
    .label = Poser le { die } { where } ({ $at })
    .brief = le poser { where }
begin = { $who } commence { $card } { where }.
    .you = Tu commences { $card } { where }.
    .label = Commencer { $card } { where } ({ $at })
    .brief = commencer { $card }
aside = { $who } met de côté le { die }.
    .you = Tu mets de côté le { die }.
    .label = Mettre de côté le { die }
    .brief = le mettre de côté
serve = { $who } sert { $card }.
    .you = Tu sers { $card }.
    .label = Servir { $card }
    .brief = servir
serve-strong = { $who } sert { $card } et gagne un jeton intense.
    .you = Tu sers { $card } et gagnes un jeton intense.
    .label = Servir { $card } pour un jeton intense
    .brief = servir
up = { $who } saupoudre { where } : +1.
    .you = Tu saupoudres { where } : +1.
    .label = Saupoudrer { $at } : +1
    .brief = une pépite { where }, +1
down = { $who } saupoudre { where } : −1.
    .you = Tu saupoudres { where } : −1.
    .label = Saupoudrer { $at } : −1
    .brief = une pépite { where }, −1
scrap = { $who } retire un parfum et gagne une pépite.
    .you = Tu retires un parfum et gagnes une pépite.
    .label = Retirer un parfum { where } ({ $at })
    .brief = retirer un parfum

## What somebody's turn came to ($who did it), when it is over

recap-served = { $who } a servi { $cards }.
    .you = Tu as servi { $cards }.

## Why not. In brackets: the ruling, or the part of the rules

why-not-yours = Ce n’est pas à toi de décider ; entre-temps, tu peux seulement saupoudrer et retirer ({ $ruling }).
why-serve-first = Sers d’abord { $place } : on sert avant que quiconque décide autre chose ({ $ruling }).
why-melt-first = Un tour commence par la fonte (Un tour, 1).
why-in-line = Le voisin prend dans la rangée ou la colonne de { $at } (Un tour, 3).
why-last = Le dernier parfum est le troisième de la rangée ou colonne où ton voisin a choisi (Un tour, 4).
why-empty-spot = Il n’y a pas de parfum sur cette case (Un tour, 2).
why-take-first = Prends d’abord un parfum dans le frigo (Un tour).
why-must-place = Le { die } a sa place quelque part, donc il faut le poser ({ $ruling }).
why-place-first = Pose d’abord le { die } que tu as en main (Un tour).
why-two-cones = Tu as déjà deux glaces en cours, et jamais il n’y en a plus (Poser).
why-no-card = Il n’y a pas de carte sur la case { $spot } du marché ({ $ruling }).
why-no-cone = Il n’y a pas de glace en { $place } (Poser).
why-slot-taken = L’emplacement { $at } a déjà un parfum (Poser).
why-demand = Cet emplacement demande { $demand }, et c’est un { $held } (Poser).
why-set-up = La table n’est pas encore prête ({ $ruling }).
why-own-decisions = À cette table, seule la place qui décide peut saupoudrer et retirer ({ $ruling }).
why-nothing-to-scrap = Il n’y a pas de parfum en { $at } (Pépites).
why-ready = D’une glace prête à servir, on ne retire plus rien ({ $ruling }).
why-no-sprinkles = Tu n’as pas de pépites (Pépites).
why-range = Un parfum reste toujours de { $low } à { $high } (Pépites).
why-nothing-there = Il n’y a pas de parfum ici (Pépites).

## What is wrong with a deck: goes on from the name of the part that is wrong

deck-colours = doit nommer { $n } couleurs différentes
deck-animals = doit nommer de 1 à { $most } animaux différents
deck-cards = doit contenir de 3 à { $most } cartes, pas { $n }
deck-numbering = doit numéroter ses cartes de 1 à { $n }, chaque numéro une fois
deck-slots = demande `slots`, une liste de { $n }
deck-slot = doit être une table comme { "{ need = \"any\" }" }
deck-not-taken = contient { $extra }, dont { $condition } ne veut pas
deck-values = demande `values`, une liste de deux nombres

## Odds

odds-next = ensuite : { colour }
odds-pouch = Ce qui arrive ensuite dans le frigo
odds-caption = Prochaine couleur :

## The position, line by line

fridge-row = Frigo, rangée { $row } depuis la gauche : { $dice }.
market-card = Marché { $spot } : carte { $number }, { $card }
market-none = Marché { $spot } : pas de carte.
top-card = Ensuite : carte { $number }, { $card }
top-none = Ensuite : pas de carte.
truck = { $player } : { $sprinkles ->
    [one] { $sprinkles } pépite
   *[other] { $sprinkles } pépites
}, { $tokens ->
    [one] { $tokens } jeton intense
   *[other] { $tokens } jetons intenses
} ; { $served ->
    [0] rien de servi pour l’instant
    [one] { $served } glace servie : { $animals }
   *[other] { $served } glaces servies : { $animals }
}.
cone = { $place } : { $flavours } ; après la fonte : { $melted }. { $card }
cone-ready = { $place } : { $flavours } ; prête à servir. { $card }
raccoon-has = Le Raton laveur : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $fame } de renommée.
holds = { $player } a en main le { die }.

## The end: what one needs in the final round ($who needs it), and where the points came from

need = Dernières commandes : il manque { $fame } de renommée à { $who } pour mener.
    .you = Dernières commandes : il te manque { $fame } de renommée pour mener.
need-none = Dernières commandes : { $who } mène.
    .you = Dernières commandes : tu mènes.
part-cards = { $n ->
    [one] { $n } glace servie
   *[other] { $n } glaces servies
}
part-animals = { $n } × { animal }
part-tokens = { $n ->
    [one] { $n } jeton intense
   *[other] { $n } jetons intenses
}
part-most-tokens = Le plus de jetons intenses
part-sprinkles = { $n ->
    [one] { $n } pépite restante
   *[other] { $n } pépites restantes
}

## The terminal's page, 80 columns wide: the shorter, the better. Keys and what they name come in as they are

screen-card = { $animal } { $fame } : { $demands } ({ $strong })
screen-market = marché { $spot }
screen-next = ensuite
screen-raccoon = Raton laveur : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, renommée { $fame }
screen-truck = { $name } : { $sprinkles ->
    [one] { $sprinkles } pépite
   *[other] { $sprinkles } pépites
}, { $tokens ->
    [one] { $tokens } intense
   *[other] { $tokens } intenses
}, { $served ->
    [one] { $served } servie
   *[other] { $served } servies
}
screen-melts = restera { $melted }
screen-ready = prête
screen-place = Pose le { die } : { $slots }
screen-place-new = Pose le { die } : { $slots }   (n13 : neuve, carte 1, place 3)
screen-nowhere = Le { die } ne va nulle part : { $key } le met de côté ({ $ruling }), ou fais de la place
screen-serve = { $key } sert { $place } ; saupoudre d’abord si cela gagne le jeton ({ $ruling })
screen-melt = { $key } fait fondre : chaque parfum de tes glaces perd 1
screen-take = Prends un parfum dans le frigo : { $spots }
screen-take-line = Prends un parfum de la même rangée ou colonne : { $spots }
screen-keys = { $sprinkle } saupoudrer   { $scrap } retirer   { $again } effacer
screen-typed = tapé : { $keys }
screen-slip = « { $keys } » ne fait rien ici.
screen-slip-key = Cette touche ne fait rien ici.
screen-help =
    Prends un parfum, ton voisin de gauche en prend un de sa rangée ou colonne, et le troisième est pour toi.
    Chacun va sur un emplacement vide dont il remplit la demande, d’une de tes deux glaces ou d’une nouvelle du marché ; s’il va quelque part, il faut le poser ({ "DC-3" }).
    Avec trois parfums, sers la glace ; c’est alors qu’on regarde si elle est intense ({ "DC-13" }).
    Une pépite change un parfum de 1, dans le frigo ou sur tes glaces ; en retirer un des tiens rapporte une pépite ({ "DC-12" }).
    À ton tour, tout fond de 1.

## The board: what is asked, and a quieter line that says what follows from it

do-aside = Mettre de côté
do-melt = { $n ->
    [0] Commencer mon tour
   *[other] Faire fondre mes dés
}
do-serve = Servir
do-take = Prendre
ask-over = La dernière glace est servie.
ask-over-raccoon = Le Raton laveur a sa dernière carte.
ask-fill = Le frigo se remplit…
ask-card = Une nouvelle carte est révélée…
ask-melt = { $n ->
    [0] Ton tour commence !
   *[other] À toi : tes dés perdent 1 chacun.
}
ask-melt-more = { $gone ->
    [0] Aucun ne fond entièrement. Tu peux d’abord saupoudrer.
    [one] { $gone } fond entièrement : +{ $gone } pépite. Tu peux d’abord saupoudrer.
   *[other] { $gone } fondent entièrement : +{ $gone } pépites. Tu peux d’abord saupoudrer.
}
ask-first = Prends un parfum dans le frigo.
ask-first-more = { $neighbour } en prend un de sa rangée ou colonne, et le troisième est à toi.
ask-first-alone = Le Raton laveur prend le plus haut de sa rangée ou colonne, et le troisième est à toi.
ask-neighbour = Prends-en un de la même rangée ou colonne.
ask-neighbour-more = { $player } est à ta droite et aura le troisième.
ask-last = Prends le dernier de cette ligne.
ask-last-more = Tu peux d’abord le saupoudrer.
ask-place = Pose le { die }.
ask-place-more = Dans une de tes coupes, ou sur une nouvelle carte.
ask-nowhere = Le { die } ne va nulle part.
ask-nowhere-more = Mets-le de côté, ou fais de la place : touche un de tes parfums.
ask-serve = Sers : +{ $fame } de renommée !
ask-serve-more = Intense si : { $strong }. Les pépites peuvent encore aider.
ask-serve-strong = Intense : { $strong }. Ça rapporte un jeton.
ask-shake = Touche le dé à saupoudrer.
they-place = { $player } pose le { die }.
they-serve = { $player } sert une glace.
they-melt = À { $player } de jouer.
they-take = { $player } choisit un parfum.
they-more = Tu peux utiliser tes pépites entre-temps.

## The board: its parts, some for those who listen to it

title-fridge = Frigo
title-market = Nouvelles cartes
spot-fits = { $spot } : { die }, { $fit ->
    [glass] va dans ta coupe
    [card] va sur une nouvelle carte
   *[nowhere] ne va nulle part
}
doer = { $who }
    .you = Toi
does = { $step ->
    [melt] Ça fond chez { $who }
   *[take] { $who } prend un parfum
}
    .you = { $step ->
        [melt] Ça fond chez toi
       *[take] Tu prends un parfum
    }
steps = Les étapes de ce tour
ends-soon = { $n ->
    [0] Le dernier tour !
    [one] Encore { $n } glace et c’est fini !
   *[other] Encore { $n } glaces et c’est fini.
}
fridge = Le frigo, trois sur trois
spot-holds = { $spot } : { die }
spot-held = { $spot } : { die }, en main
spot-empty = { $spot } : vide
market = Le marché
glasses = Coupes : { $who }
    .you = Tes coupes
shelf = Étagère de { $who }
    .you = Ton étagère
free-glass = une coupe libre
no-card = pas de carte
next-up = après
next-card = La prochaine carte : { $card }
neighbour = à ta gauche
raccoon = Raton laveur
served = { $n ->
    [one] { $n }/{ $goal } servie
   *[other] { $n }/{ $goal } servies
}
sprinkles = { $n ->
    [one] { $n } pépite
   *[other] { $n } pépites
}
sprinkles-word = { $n ->
    [one] Pépite
   *[other] Pépites
}
tokens = { $n ->
    [one] { $n } jeton intense
   *[other] { $n } jetons intenses
}
shaker = Pépites : { $n }. Saupoudres-en un dé.
sprinkle-more = { die } : un de plus, pour une pépite
sprinkle-less = { die } : un de moins, pour une pépite
scrap-button = Retirer
scrap-die = Retirer le { die } pour une pépite
slot-asks = Emplacement { $slot }, { $card } : demande { $demand }
slot-fits = Emplacement { $slot }, { $card } : pose-le ici
slot-holds = Emplacement { $slot }, { $card } : { die }.
slot-melts = Emplacement { $slot }, { $card } : { die }. { $melted ->
    [0] Fondra entièrement.
   *[other] Après la fonte : { $melted }.
}
rival-cone = { $card } Dessus : { $flavours }.

## The guided first game

guide-melt = Un tour commence par la fonte : les dés de tes glaces perdent 1. Tu n’en as pas encore, continue.
guide-first = Prends n’importe quel dé. Un vert ou un bleu va sur les nouvelles cartes.
guide-place = Pose-le sur un emplacement éclairé. Un emplacement demande une couleur ou un nombre ; un plus accepte tout.
guide-last = Ton voisin en a pris un de cette ligne. Le dernier est à toi.
guide-glass = Ta coupe : trois dés la remplissent. Le petit nombre montre ce que la fonte laissera.
guide-neighbour = Maintenant, tu es le voisin : prends un dé éclairé. Le dernier de cette ligne va à l’autre.
guide-sprinkle = Les pépites changent un dé de 1, à tout moment : touche le saupoudreur, puis un dé.
guide-serve = Pleine ! Sers-la pour sa renommée.
guide-animals = Servie ! Le même animal encore vaut plus. Cette partie se termine à trois, la vraie à sept.
guide-next = La prochaine fois, collectionne un animal et laisse au voisin ce qui ne va pas.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Sers des glaces et gagne le plus de renommée. La partie se termine quand quelqu’un en a servi sept.
rules-melt = D’abord ça fond : chaque dé de tes glaces en cours perd 1. Celui qui disparaît te laisse une pépite.
rules-first = Prends n’importe quel dé du frigo et pose-le aussitôt.
rules-neighbour = Ton voisin de gauche prend un autre dé de cette rangée ou colonne. Le troisième de cette ligne est à toi.
rules-slot = Un emplacement demande une couleur ou un nombre ; un plus accepte tout. Cela ne compte qu’en posant le dé. Tu as deux coupes.
rules-serve = Trois dés remplissent une coupe : sers-la pour sa renommée. Si les dés remplissent la condition du bas, tu gagnes aussi un jeton.
rules-sprinkle = Une pépite augmente ou baisse un dé de 1, à tout moment. Retirer un de tes dés t’en donne une.
rules-end = Quand quelqu’un en a servi sept, ce tour est le dernier. Puis on compte la renommée.
rules-sets = La renommée vient des cartes, des mêmes animaux (2, 5, 9, 14, 20 pour deux à six), 1 par jeton et 4 pour en avoir le plus.
thumb-reply = Comme voisin, prends ce qui t’aide et laisse le moins possible à l’autre.
thumb-third = Avant de prendre un dé, regarde lequel de sa rangée et de sa colonne ton voisin voudra, et ce qui te restera.
thumb-strong = Avant de servir, dépense une ou deux pépites si cela te donne le jeton.
about-flavour = Un parfum. Prends-le au frigo, pose-le sur un emplacement ; là, il fond de 1 à chaque tour de son propriétaire.
    .name = { die }
about-slot = Un dé ne va ici que si cela est vrai quand on le pose. Après, il peut fondre.
    .name = { $demand }
about-card = { $fame } de renommée quand on la sert, et un animal de plus pour ta série : { $animal }.
    .name = { $name }
about-strong = Sers les trois dés ainsi et tu gagnes un jeton : 1 de renommée, et 4 pour qui en a le plus.
    .name = { $strong }
about-shaker = Une pépite change de 1 un de tes dés ou un du frigo, à tout moment. Touche le saupoudreur, puis un dé.
    .name = Pépites
about-shelf = Les animaux que tu as servis. Plusieurs d’une espèce donnent plus de renommée : 2, 5, 9, 14, 20.
    .name = Servies
about-next = La prochaine carte du marché. Tous la voient ; personne ne peut encore la prendre.
    .name = Carte suivante

## The cards as `dicecafe deck` tells of them

face-worth = { $animal }, { $fame } de renommée
face-strong = Intense si : { $strong }
face-odds = { $strong } : { $chance } tels que posés{ $changes ->
    [0] {""}
   *[other] , à { $changes } au moins
}
finding-impossible = aucun dé que ses cases acceptent ne peut donner « { $strong } »
finding-always = tous les dés donnent « { $strong } »
finding-no-animal = aucune carte n’a cet animal
