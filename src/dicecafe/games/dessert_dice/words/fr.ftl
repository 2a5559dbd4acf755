### Dessert Dice. How catalogues work, and how to add a language: docs/languages.md

tagline = Pose des dés, bascule des dés, fais grandir ton dessert secret.
    .sort = Casse-tête
option-edition = à égalité, « Tuiles » compare les groupes suivants ; avec « Cartes », qui a posé en dernier gagne
    .name = Édition
    .choice = { $choice ->
        [tiles] Tuiles
        [cards] Cartes
       *[other] { $choice }
    }
option-stall_limit = après autant de bascules de suite, il faut poser un dé ; 0 : sans limite
    .name = Bascules de suite
option-tie_everyone = avec les tuiles seulement : même ceux qui sont derrière comparent leurs groupes suivants
    .name = À égalité, tout le monde compare
preset-cards = Édition cartes

## Names, by the words of game records. Other messages put them into their sentences, the die also as "the orange macaron"

die-name = { $die ->
        [orange-ice-cream] glace orange
        [orange-macaron] macaron orange
        [orange-sweet-roll] roulé orange
        [yellow-ice-cream] glace jaune
        [yellow-macaron] macaron jaune
        [yellow-jelly-tart] tartelette jaune
        [blue-ice-cream] glace bleue
        [blue-sweet-roll] roulé bleu
        [blue-jelly-tart] tartelette bleue
        [purple-macaron] macaron violet
        [purple-sweet-roll] roulé violet
        [purple-jelly-tart] tartelette violette
       *[green-blank] dé vert vierge
    }
the-die = { $die ->
        [orange-ice-cream] la glace orange
        [orange-macaron] le macaron orange
        [orange-sweet-roll] le roulé orange
        [yellow-ice-cream] la glace jaune
        [yellow-macaron] le macaron jaune
        [yellow-jelly-tart] la tartelette jaune
        [blue-ice-cream] la glace bleue
        [blue-sweet-roll] le roulé bleu
        [blue-jelly-tart] la tartelette bleue
        [purple-macaron] le macaron violet
        [purple-sweet-roll] le roulé violet
        [purple-jelly-tart] la tartelette violette
       *[green-blank] le dé vert vierge
    }
dessert-name = { $dessert ->
        [ice-cream] glace
        [macaron] macaron
        [sweet-roll] roulé
       *[jelly-tart] tartelette
    }
ns-name = { $ns ->
        [ice-cream] glace
        [macaron] macaron
        [sweet-roll] roulé
       *[jelly-tart] tartelette
    }
ew-name = { $ew ->
        [ice-cream] glace
        [macaron] macaron
        [sweet-roll] roulé
       *[jelly-tart] tartelette
    }
up-name = { $up ->
        [ice-cream] glace
        [macaron] macaron
        [sweet-roll] roulé
       *[jelly-tart] tartelette
    }
colour-name = { $colour ->
        [orange] orange
        [yellow] jaune
        [blue] bleu
        [purple] violet
       *[green] vert
    }

## What happens ($who did it), and what it is called where it is offered

dealt = Un objectif pour { $player } : { dessert-name }.
    .to-you = Ton objectif : { dessert-name }.
dealt-hidden = Un objectif pour { $player }, face cachée.
rolled = Un dé pour la réserve : { die-name }.
    .many = { $count } dés sont lancés pour la réserve.
place = { $who } pose { the-die } en { $to }.
    .you = Tu poses { the-die } en { $to }.
    .label = Poser { the-die } en { $to }, { ns-name } au nord et au sud
    .brief = { the-die } en { $to }
place-blank = { $who } pose le dé vert vierge en { $to }.
    .you = Tu poses le dé vert vierge en { $to }.
    .label = Poser le dé vert vierge en { $to }
    .brief = le dé vierge en { $to }
tip = { $who } bascule { the-die } de { $at } à { $to } : { up-name } sur le dessus.
    .you = Tu bascules { the-die } de { $at } à { $to } : { up-name } sur le dessus.
    .label = Basculer { the-die } de { $at } à { $to } : { up-name } sur le dessus
    .brief = basculer { $at } sur { up-name }
tip-blank = { $who } bascule le dé vert vierge de { $at } à { $to }.
    .you = Tu bascules le dé vert vierge de { $at } à { $to }.
    .label = Basculer le dé vert vierge de { $at } à { $to }
    .brief = basculer le dé vierge en { $to }

## What somebody's turn came to ($who did it), when it is over

recap-placed = { $who } a posé { the-die } en { $to }.
    .you = Tu as posé { the-die } en { $to }.
recap-tipped = { $who } a basculé { up-name } en { $to }.
    .you = Tu as basculé { up-name } en { $to }.

## Why not

why-occupied = Il y a déjà un dé en { $square } : pose sur une case libre (Un tour).
why-none-left = Il ne reste plus de { die-name } dans la réserve (Un tour).
why-blank-placed = Le dé vert vierge est déjà sur le plateau (Un tour).
why-nothing-there = En { $square }, il n’y a pas de dé à basculer (Un tour).
why-edge = { $way ->
        [north] Au nord de { $square }, le plateau s’arrête ({ $ruling }).
        [east] À l’est de { $square }, le plateau s’arrête ({ $ruling }).
        [south] Au sud de { $square }, le plateau s’arrête ({ $ruling }).
       *[west] À l’ouest de { $square }, le plateau s’arrête ({ $ruling }).
    }
why-not-empty = Il y a un dé en { $square } : un dé ne bascule que sur une case libre (Un tour).
why-must-place = Après { $n ->
        [one] { $n } tour
       *[other] { $n } tours de suite
    } sans rien poser, ce tour-ci il faut poser un dé ({ $ruling }).
why-undo = Le dé en { $at } arrive tout juste de { $to } : tu ne peux pas défaire le coup précédent ({ $ruling }).

## Odds

odds-left = Ton dessert, à poser :
odds-of = { $n } sur { $all }
odds-tips = À une bascule :
odds-count = { $n }

## The position, line by line

in-supply = réserve : { $dice }
in-supply-dice = { $n } × { die-name }
in-supply-none = réserve : vide
largest = { $player } : { dessert-name }, plus grand groupe { $n }
no-way-back = pas de retour permis : de { $at } à { $to } ({ $ruling })

## The end: where the points came from

part-cluster = Plus grand groupe : { dessert-name }
part-others = Autres groupes : { $sizes }

## The terminal. A cell of the board has room for 6 letters, the top of a die for 4, a side for 2; the page for 80

screen-colour = { $colour ->
        [orange] o
        [yellow] j
        [blue] b
       *[purple] v
    }
screen-top = { $top ->
        [ice-cream] GLA
        [macaron] MAC
        [sweet-roll] ROU
       *[jelly-tart] TAR
    }
screen-die = { screen-colour } { screen-top }
screen-die-blank = vert
screen-sides = { $ns ->
        [ice-cream] gl
        [macaron] ma
        [sweet-roll] ro
       *[jelly-tart] ta
    }|{ $ew ->
        [ice-cream] gl
        [macaron] ma
        [sweet-roll] ro
       *[jelly-tart] ta
    }
screen-goal = ton objectif : { dessert-name }
screen-blank = vierge
screen-legend = dessous, les côtés : n-s|e-o
screen-slip = Les flèches déplacent, Entrée choisit ; ou tape une case, par exemple b4.
screen-slip-way = { $square } : une flèche dit de quel côté il bascule (Esc : autre case)
screen-opening = Pose un dé ou bascules-en un : flèches pour bouger, Entrée pour choisir.
screen-opening-undo = Pose ou bascule un dé : flèches, puis Entrée. Pas de retour de { $at } à { $to } ({ $ruling }).
screen-must-place = Pose un dé : basculer { $n ->
        [one] { $n } fois
       *[other] { $n } fois de suite
    }, ça suffit ({ $ruling }). Flèches, puis Entrée.
screen-which-die = { $square } : quel dé ? Tape sa lettre (Esc : autre case)
screen-a-letter = { $square } : une lettre de { $first } à { $last }, s’il te plaît (Esc : autre case)
screen-which-turn = { $square }, { die-name }. Au nord et au sud : [1] { $one }  [2] { $two }
screen-which-way = Bascule { $square }, par flèche : nord/sud { ns-name }, est/ouest { ew-name } (Esc : autre)
screen-which-way-blank = Bascule { $square }, par flèche : il reste vierge (Esc : autre)
screen-help =
    Pose un dé de la réserve sur une case libre ; le dessus reste le dessus,
    et tu choisis quel côté regarde au nord et au sud (DD-3).
    Ou bascule un dé sur une case libre voisine : dessus et côté changent de place.
    Tu ne peux pas défaire le coup joué juste avant toi (DD-4).
    La partie finit quand le plateau est plein. Ton score : ton plus grand groupe
    de dés, côte à côte, qui montrent ton dessert secret ; un dé seul vaut 1 (DD-6).

## The board

place-or-tip = Pose un dé ou bascules-en un.
tray = Le plateau, cinq sur cinq, le nord en haut
north-letter = N
square-empty = { $square } : libre
square-die = { $square } : { die-name } ; { ns-name } au nord et au sud, { ew-name } à l’est et à l’ouest
square-blank = { $square } : le dé vert vierge
to-place = Dés à poser
to-place-dice = { die-name }, encore { $n }
goal = Ton objectif
goal-sealed = Ton objectif secret, scellé. Garde le doigt dessus, ou appuie sur Entrée, pour y jeter un œil.
goal-is = Ton objectif secret : { dessert-name }
north-south = au nord et au sud : { ns-name }
east-west = à l’est et à l’ouest : { ew-name }
turn-about = Tourner
turn-about-to = Le tourner : { ns-name } au nord et au sud, { ew-name } à l’est et à l’ouest
blank-to-place = Il ne montre rien et ne compte pour personne. Où va-t-il ?
blank-to-tip = Il reste vierge, de quelque côté qu’il bascule.
squares-left = { $n ->
        [one] Encore { $n } case libre.
       *[other] Encore { $n } cases libres.
    }
squares-left-tips = { squares-left } Encore { $left ->
        [one] une bascule
       *[other] { $left } bascules de suite
    }, puis il faudra poser.
must-place = Assez basculé : ce tour-ci, pose un dé.
choose-first = Choisis d’abord un dé : un nouveau, ou un du plateau à basculer.
choose-marked = Pas là : choisis une des cases marquées.
clusters = Le dessert et les groupes de chacun
cluster-sizes = { $count ->
        [0] aucun groupe
       *[other] groupes : { $sizes }
    }

## The guided first game

guide-goal = Maintiens cette carte pour voir ton dessert secret. Son plus grand groupe gagne.
guide-supply = Choisis un dé qui montre ton dessert, puis touche une case éclairée.
guide-tip = Au lieu de poser, tu peux basculer : touche un dé et vois ce qui viendrait dessus.
guide-cluster = Le même dessert côte à côte forme un groupe. Seul le plus grand compte.
guide-rivals = Que cherchent les autres ? Regarde ce qui grandit, et bascule-le.
guide-end = Quand il n’y a plus de case, les objectifs sont dévoilés.
guide-next = La prochaine fois, cache ton dessert : commence par en bâtir un autre.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Tu as un dessert secret. Forme-en le plus grand groupe du plateau.
rules-place = À ton tour, pose un dé : n’importe lequel, sur n’importe quelle case vide. Le dessus reste dessus ; tu choisis où vont les côtés.
rules-tip = Ou bascule un dé déjà posé par-dessus son arête sur une case vide : un de ses côtés passe dessus. N’importe quel dé, qui que ce soit qui l’ait posé.
rules-undo = Une seule chose est interdite : rebasculer aussitôt ce que le joueur précédent vient de basculer.
rules-end = Quand le plateau est plein, chacun montre son dessert. Tes points : ton plus grand groupe, côte à côte.
rules-tie = Égalité ? On compare les groupes suivants.
thumb-others = Garde petits les plus grands groupes de tous les autres desserts. Chacun peut être celui d’un rival.
thumb-own = Agrandis ton plus grand groupe dès que tu le peux.
about-lying = Le dessus compte. Basculé au nord ou au sud : { ns-name } ; à l’est ou à l’ouest : { ew-name }.
    .name = { die-name }
about-supply = Un dé à poser. Il porte trois desserts, les faces opposées sont pareilles. Le dessus reste dessus.
    .name = { die-name }
about-blank = Il ne montre rien et ne compte pour personne. Il se pose et se bascule comme les autres.
    .name = Dé vierge
about-goal = Ton dessert secret. Maintiens la carte pour regarder ; personne d’autre ne le voit avant la fin.
    .name = Ton objectif
about-square = De la place pour un dé, posé ou basculé.
    .name = Case vide
