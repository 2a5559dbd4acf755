### DiceCreams. How catalogues work, and how to add a language: docs/languages.md

tagline = Choisis des parfums, remplis des coupes, sers la forêt avant que ça fonde.
option-cones = glaces servies qui finissent la partie (au plus 8 à quatre joueurs)
option-sprinkles = qui peut saupoudrer et retirer : tout le monde à tout moment ({ "any-time" }), ou seulement qui décide ({ "own-decisions" })
    .choice = { $choice ->
        [any-time] À tout moment
        [own-decisions] Seulement quand on décide
       *[other] { $choice }
    }
option-last_orders = quand quelqu’un en a assez, on finit la manche
option-deck = un autre paquet de cartes, un fichier TOML sur le modèle de celui du jeu
too-many-cones = À quatre joueurs, cones est au plus { $most }, pas { $cones }.

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

## What must hold of the three Flavours for a Strong token. The narrow form stands under a glass; "\u00AD" is where a word may be cut

strong = { $strong ->
    [all_odd] tous impairs
    [all_even] tous pairs
    [all_equal] tous égaux
    [sum_at_most] Σ ≤ { $n }
    [sum_at_least] Σ ≥ { $n }
    [sum_exactly] Σ = { $n }
    [all_at_most] tous ≤ { $n }
    [all_at_least] tous ≥ { $n }
    [at_least_two] deux { $n }
    [contains_both] { $n } et { $m }
    [staircase] suite ↑
   *[same_colour] une couleur
}
    .narrow = { $strong ->
        [all_odd] im{ "\u00AD" }pairs
        [same_colour] 1 cou{ "\u00AD" }leur
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

fill = Nouveau en { $at } : { die }.
top = La prochaine carte : { $card } ({ animal }).
melt = Les glaces fondent chez { $who }.
    .you = Tes glaces fondent.
    .label = Faire fondre
take = { $who } prend le { die } en { $at }.
    .you = Tu prends le { die } en { $at }.
    .label = Prendre le { die } en { $at }
put = { $who } pose le { die } en { $at }.
    .you = Tu poses le { die } en { $at }.
    .label = Poser le { die } en { $at }
begin = { $who } commence { $card } en { $at }.
    .you = Tu commences { $card } en { $at }.
    .label = Commencer { $card } en { $at }
aside = { $who } met de côté le { die }.
    .you = Tu mets de côté le { die }.
    .label = Mettre de côté le { die }
serve = { $who } sert { $card }.
    .you = Tu sers { $card }.
    .label = Servir { $card }
serve-strong = { $who } sert { $card } et gagne un jeton intense.
    .you = Tu sers { $card } et gagnes un jeton intense.
    .label = Servir { $card } pour un jeton intense
up = { $who } saupoudre { $at } : +1.
    .you = Tu saupoudres { $at } : +1.
    .label = Saupoudrer { $at } : +1
down = { $who } saupoudre { $at } : -1.
    .you = Tu saupoudres { $at } : -1.
    .label = Saupoudrer { $at } : -1
scrap = { $who } retire { $at } et gagne une pépite.
    .you = Tu retires { $at } et gagnes une pépite.
    .label = Retirer { $at } pour une pépite

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

prompt = Ton choix se fait sur le plateau.
do-aside = Mettre de côté
do-serve = Servir
ask-over = La dernière coupe est servie.
ask-over-raccoon = Le Raton laveur a sa dernière carte.
ask-fill = Le frigo se remplit…
ask-card = Une nouvelle carte est révélée…
ask-melt = À toi : tes parfums fondent de 1.
ask-melt-more = Dommage pour l’un d’eux ? Saupoudre d’abord.
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
ask-serve = Trois parfums : à servir !
ask-serve-more = Intense si : { $strong }. Les pépites peuvent encore aider.
ask-serve-strong = Intense : { $strong }. Cela gagne un jeton.
ask-shake = Touche le dé à saupoudrer.
ask-shake-more = Dans le frigo ou dans tes coupes.
they-place = { $player } pose le { die }.
they-serve = { $player } sert une glace.
they-melt = À { $player } de jouer.
they-take = { $player } choisit un parfum.
they-more = Tu peux utiliser tes pépites entre-temps.

## The board: its parts, some for those who listen to it

fridge = Le frigo, trois sur trois
spot-holds = { $spot } : { die }
spot-empty = { $spot } : vide
market = Le marché
glasses = Tes coupes
glasses-of = Coupes de { $player }
shelf = Ton étagère
shelf-of = Étagère de { $player }
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
shaker-done = C’est fait
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

guide-melt = La glace fond : au début de ton tour, chacun de tes parfums perd 1. Tu n’as encore rien à perdre, alors vas-y.
guide-first = Prends le dé que tu veux. Ton voisin en prend un de la même rangée ou colonne, et le troisième de cette ligne est pour toi.
guide-place = Maintenant, pose-le : commence une carte du marché. Un emplacement demande une couleur, un nombre ou rien ; ceux qui brillent prennent ton dé.
guide-glass = Voici ta coupe : trois parfums la complètent. La goutte à côté d’un dé montre ce que la fonte en laissera.
guide-neighbour = Maintenant, c’est toi qui es à côté : prends un des dés qui brillent. Ce que tu laisses de cette ligne va à l’autre.
guide-sprinkle = Les pépites changent un dé de 1, quand tu veux : touche le flacon, un dé, puis plus ou moins. Un dé fondu ou retiré en rapporte une.
guide-serve = Pleine ! Si les trois remplissent ce qui est écrit sous la coupe, tu gagnes aussi un jeton intense. Ensuite, sers.
guide-animals = Le même animal encore une fois rapporte plus de renommée : 2, 5, 9… pour 2, 3, 4. Cette partie finit à 3 glaces servies, la vraie à 7.
