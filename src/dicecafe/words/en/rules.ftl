### What the engine says while a game is played: refusals, hints, chances. How catalogues work: docs/languages.md

span = { $low } to { $high }
span-one = { $n }
did-you-mean = { $message } Did you mean { $close }?

## Chances

chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
chance-under = under { NUMBER($share, style: "percent") }
chance-over = over { NUMBER($share, style: "percent") }
odds-none = There are no dice to come for you now.

## Hints

hint-not-now = There is a hint when it is your turn.
hint-one = There is one choice: { $move }.
hint-best = Best: { $move }, { $sure ->
        [yes] { $chance } to win.
       *[no] about { $chance } to win.
    }
hint-better = Best: { $move }, { $sure ->
        [yes] { $chance } to win ({ $other }: { $less }).
       *[no] about { $chance } to win ({ $other }: { $less }).
    }
hint-either = Either will do: { $move } or { $other }, { $sure ->
        [yes] { $chance } to win.
       *[no] about { $chance } to win.
    }
hint-exact = Worked out exactly, for players who make no mistake.
hint-searched = Estimated: after each move the game was played on { $playouts } times. Give or take { NUMBER($error, style: "percent", maximumFractionDigits: 0) }.
hint-thumb-same = The rule of thumb says the same.
hint-thumb = The rule of thumb would be { $move }.
hint-thumb-alone = The rule of thumb would be { $move }. How likely it wins is not known here.

## The end

best-turn = { $points ->
        [one] { $who } makes { $points } point in one turn.
       *[other] { $who } makes { $points } points in one turn.
    }
    .you = { $points ->
        [one] You make { $points } point in one turn.
       *[other] You make { $points } points in one turn.
    }

## Moves

move-unknown = { $move } is not a move of { $game }.
move-no-number = { $game } has no action number { $number }.
move-over = The game is over.
move-dice-next = It is not seat { $seat }'s turn: the dice are next.
move-other-next = It is not seat { $seat }'s turn: { $name } (seat { $next }) is next.
move-not-now = { $not_yours } { $why }
move-illegal = Not now: { $move }. { $why }
move-now = { $refusal } Now: { $moves }.
move-now-more = { $refusal } Now: { $moves } and { $more } more.
line-blanks = { $line } has blanks that are not part of the notation.
line-start = A line starts with a seat ({ LIST($seats, type: "disjunction") }) or * for chance.
undo-nothing = There is nothing to take back.
undo-rolled = That can't be taken back: the dice have spoken since.
undo-other = That can't be taken back: the last move was { $name }'s.
undo-over = That can't be taken back: the game is over.
undo-dice = These dice can't be changed any more: the game has gone on since.

## Dice

dice-not-now = There is nothing to roll now: it is a decision, or the game is over.
dice-missing = This match has no dice to roll with.
dice-nothing = There is nothing that could be rolled here.
dice-no-side = No die shows “{ $typed }”. It can show { LIST($possible, type: "disjunction") }.
dice-unclear = “{ $typed }” could be { LIST($which, type: "disjunction") }. It can show { LIST($possible, type: "disjunction") }.
dice-too-few = { $missing ->
        [one] One die is missing.
       *[other] { $missing } dice are missing.
    } Please give all that were rolled.
dice-too-many = “{ $typed }” is too much: fewer dice were rolled. Please type the roll again.
dice-line-wrong = “{ $rest }” can't come here: it can be { LIST($possible, type: "disjunction") }.
dice-line-short = There are too few dice in it: next it can be { LIST($possible, type: "disjunction") }.
dice-line-long = “{ $rest }” is too much: the line is complete without it.

## Tables: players and options

players-count = { $game } is for { $seats } players, not { $players }.
players-first = The first seat is 0 to { $last }, not { $first }.
option-wrong = { $name } is { $range }, not { $value }.
option-choice = one of { LIST($choices, type: "disjunction") }
option-switch = true or false
option-number = a whole number from { $low } to { $high }
option-number-from = a whole number, { $low } or more
option-nothing = nothing
option-unknown = { $game } has no option { $name }. { $has }
option-known = It has { $names }.
option-none = It has none.
option-form = An option is given as name=value, not { $text }.
