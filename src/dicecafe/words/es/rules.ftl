### What the engine says while a game is played: refusals, hints, chances. How catalogues work: docs/languages.md

span = { $low } a { $high }
span-one = { $n }
did-you-mean = { $message } ¿Querías decir { $close }?

## Chances

chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
chance-under = menos del { NUMBER($share, style: "percent") }
chance-over = más del { NUMBER($share, style: "percent") }
odds-none = Ahora no te esperan dados.

## Hints

hint-not-now = Hay una pista cuando te toca.
hint-one = Solo hay una opción: { $move }.
hint-best = Lo mejor: { $move }, { $sure ->
        [yes] { $chance } de opciones de ganar.
       *[no] { $chance } de opciones de ganar, más o menos.
    }
hint-better = Lo mejor: { $move }, { $sure ->
        [yes] { $chance } de opciones de ganar ({ $other }: { $less }).
       *[no] { $chance } de opciones de ganar, más o menos ({ $other }: { $less }).
    }
hint-either = Da lo mismo: { $move } o { $other }, { $sure ->
        [yes] { $chance } de opciones de ganar.
       *[no] { $chance } de opciones de ganar, más o menos.
    }
hint-exact = Calculado con exactitud, para jugadores que no fallan.
hint-searched = Estimado: tras cada jugada se siguió la partida { $playouts } veces. Con un margen del { NUMBER($error, style: "percent", maximumFractionDigits: 0) }.
hint-thumb-same = La regla general dice lo mismo.
hint-thumb = La regla general sería: { $move }.
hint-thumb-alone = La regla general sería: { $move }. Aquí no se sabe con qué probabilidad gana.

## The end

best-turn = { $points ->
        [one] { $who } hace { $points } punto en un turno.
       *[other] { $who } hace { $points } puntos en un turno.
    }
    .you = { $points ->
        [one] Haces { $points } punto en un turno.
       *[other] Haces { $points } puntos en un turno.
    }

## Moves

move-unknown = { $move } no es una jugada de { $game }.
move-no-number = { $game } no tiene la jugada número { $number }.
move-over = La partida ha acabado.
move-dice-next = Ahora no le toca al asiento { $seat }: primero van los dados.
move-other-next = Ahora no le toca al asiento { $seat }: le toca a { $name } (asiento { $next }).
move-not-now = { $not_yours } { $why }
move-illegal = Eso ahora no se puede: { $move }. { $why }
move-now = { $refusal } Ahora se puede: { $moves }.
move-now-more = { $refusal } Ahora se puede: { $moves } y { $more } más.
line-blanks = { $line } tiene espacios que no son de la notación.
line-start = Una línea empieza con un asiento ({ LIST($seats, type: "disjunction") }) o con * para el azar.
undo-nothing = No hay nada que deshacer.
undo-rolled = Eso ya no se puede deshacer: los dados ya han hablado.
undo-other = Eso ya no se puede deshacer: la última jugada fue de { $name }.
undo-over = Eso ya no se puede deshacer: la partida ha acabado.
undo-dice = Estos dados ya no se pueden cambiar: la partida ha seguido.

## Dice

dice-not-now = Ahora no hay nada que tirar: alguien decide, o la partida ha acabado.
dice-missing = Esta partida no tiene dados con que tirar.
dice-nothing = Aquí no hay nada que pueda salir.
dice-no-side = Ningún dado muestra «{ $typed }». Puede mostrar { LIST($possible, type: "disjunction") }.
dice-unclear = «{ $typed }» puede ser { LIST($which, type: "disjunction") }. Puede mostrar { LIST($possible, type: "disjunction") }.
dice-too-few = { $missing ->
        [one] Falta un dado.
       *[other] Faltan { $missing } dados.
    } Indica todos los que se tiraron, por favor.
dice-too-many = «{ $typed }» sobra: se tiraron menos dados. Escribe la tirada otra vez, por favor.
dice-line-wrong = «{ $rest }» no puede salir aquí: puede ser { LIST($possible, type: "disjunction") }.
dice-line-short = Faltan dados: lo siguiente puede ser { LIST($possible, type: "disjunction") }.
dice-line-long = «{ $rest }» sobra: la línea está completa sin eso.

## Tables: players and options

players-count = { $game } es para { $seats } jugadores, no para { $players }.
players-first = El primer asiento es del 0 al { $last }, no { $first }.
option-wrong = { $name } es { $range }, no { $value }.
option-choice = uno de { LIST($choices, type: "disjunction") }
option-switch = sí o no (true o false)
option-number = un número entero del { $low } al { $high }
option-number-from = un número entero desde { $low }
option-nothing = nada
option-unknown = { $game } no tiene la opción { $name }. { $has }
option-known = Tiene { $names }.
option-none = No tiene ninguna.
option-form = Una opción se indica como nombre=valor, no como { $text }.
