### What the engine says while a game is played: refusals, hints, chances. How catalogues work: docs/languages.md

span = { $low } à { $high }
span-one = { $n }
did-you-mean = { $message } Voulais-tu dire { $close } ?

## Chances

chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
chance-under = moins de { NUMBER($share, style: "percent") }
chance-over = plus de { NUMBER($share, style: "percent") }
odds-none = Aucun dé ne t’attend pour l’instant.

## Hints

hint-not-now = Il y a un indice quand c’est à toi de jouer.
hint-one = Il n’y a qu’un choix : { $move }.
hint-best = Le mieux : { $move }, { $sure ->
        [yes] { $chance } de chances de gagner.
       *[no] environ { $chance } de chances de gagner.
    }
hint-better = Le mieux : { $move }, { $sure ->
        [yes] { $chance } de chances de gagner ({ $other } : { $less }).
       *[no] environ { $chance } de chances de gagner ({ $other } : { $less }).
    }
hint-either = L’un vaut l’autre : { $move } ou { $other }, { $sure ->
        [yes] { $chance } de chances de gagner.
       *[no] environ { $chance } de chances de gagner.
    }
hint-exact = Calculé exactement, pour des joueurs qui ne se trompent pas.
hint-searched = Estimé : après chaque coup, la partie a été rejouée { $playouts } fois jusqu’au bout. À { NUMBER($error, style: "percent", maximumFractionDigits: 0) } près.
hint-thumb-same = La règle simple dit la même chose.
hint-thumb = La règle simple serait : { $move }.
hint-thumb-alone = La règle simple serait : { $move }. Ici, on ne sait pas quelles sont les chances de gagner.

## The end

best-turn = { $points ->
        [one] { $who } fait { $points } point en un tour.
       *[other] { $who } fait { $points } points en un tour.
    }
    .you = { $points ->
        [one] Tu fais { $points } point en un tour.
       *[other] Tu fais { $points } points en un tour.
    }

## Moves

move-unknown = { $move } n’est pas un coup de { $game }.
move-no-number = { $game } n’a pas d’action numéro { $number }.
move-over = La partie est finie.
move-dice-next = Ce n’est pas à la place { $seat } de jouer : c’est aux dés.
move-other-next = Ce n’est pas à la place { $seat } de jouer : c’est à { $name } (place { $next }).
move-not-now = { $not_yours } { $why }
move-illegal = Pas maintenant : { $move }. { $why }
move-now = { $refusal } Possible maintenant : { $moves }.
move-now-more = { $refusal } Possible maintenant : { $moves } et { $more ->
        [one] { $more } autre coup
       *[other] { $more } autres coups
    }.
line-blanks = { $line } contient des espaces qui ne sont pas de la notation.
line-start = Une ligne commence par une place ({ LIST($seats, type: "disjunction") }) ou par * pour le hasard.
undo-nothing = Il n’y a rien à annuler.
undo-rolled = On ne peut plus l’annuler : les dés ont parlé depuis.
undo-other = On ne peut pas l’annuler : le dernier coup a été joué par { $name }.
undo-over = On ne peut plus l’annuler : la partie est finie.
undo-dice = Ces dés ne peuvent plus être changés : la partie a continué.

## Dice

dice-not-now = Il n’y a rien à lancer maintenant : quelqu’un doit décider, ou la partie est finie.
dice-missing = Cette partie n’a pas de dés à lancer.
dice-nothing = Il n’y a rien qui puisse être lancé ici.
dice-no-side = Aucun dé ne montre « { $typed } ». Il peut montrer { LIST($possible, type: "disjunction") }.
dice-unclear = « { $typed } » peut être { LIST($which, type: "disjunction") }. Le dé peut montrer { LIST($possible, type: "disjunction") }.
dice-too-few = { $missing ->
        [one] Il manque un dé.
       *[other] Il manque { $missing } dés.
    } Indique tous ceux qui ont été lancés, s’il te plaît.
dice-too-many = « { $typed } » est de trop : moins de dés ont été lancés. Tape encore une fois le lancer, s’il te plaît.
dice-line-wrong = « { $rest } » ne peut pas venir ici : cela peut être { LIST($possible, type: "disjunction") }.
dice-line-short = Il manque des dés : ensuite, cela peut être { LIST($possible, type: "disjunction") }.
dice-line-long = « { $rest } » est de trop : la ligne est complète sans cela.

## Tables: players and options

players-count = { $game } est pour { $seats } joueurs, pas { $players }.
players-first = La première place est de 0 à { $last }, pas { $first }.
option-wrong = Pour { $name }, il faut { $range }, pas { $value }.
option-choice = { LIST($choices, type: "disjunction") }
option-switch = true ou false
option-number = un nombre entier de { $low } à { $high }
option-number-from = un nombre entier à partir de { $low }
option-nothing = rien
option-unknown = { $game } n’a pas d’option { $name }. { $has }
option-known = Il y a { $names }.
option-none = Il n’y en a aucune.
option-form = Une option s’écrit nom=valeur, pas { $text }.
