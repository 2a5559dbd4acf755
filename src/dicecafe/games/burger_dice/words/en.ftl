### Burger Dice. How catalogues work, and how to add a language: docs/languages.md

tagline = Stack burgers, dodge the bin, stop in time.
    .sort = Push your luck
option-target = whoever has so many starts the final round
    .name = Points to win
option-waste_limit = so many dice in the bin, and the turn scores nothing
    .name = Room in the bin
option-roll_size = how many are rolled at once
    .name = Dice per roll
option-dice = when they run out, finished burgers give theirs back
    .name = Dice in the box
preset-short = Short game
preset-long = Long game
too-few-dice = Rolling { $roll_size } dice with room for { $waste_limit } in the bin takes at least { $needed } dice in the box, not { $dice } ({ $ruling }).

## The faces of a die

bun = bun
patty = patty
pickles = pickles
ketchup = ketchup
cheese = cheese

## What happens ($who did it), and what it is called where it is offered

shows = The dice show { $dice }.
no-bun = The dice show { $dice }. No bun: again!
roll = { $n ->
    [one] { $who } rolls { $n } die.
   *[other] { $who } rolls { $n } dice.
}
    .you = { $n ->
        [one] You roll { $n } die.
       *[other] You roll { $n } dice.
    }
    .label = { $n ->
        [one] Roll { $n } die
       *[other] Roll { $n } dice
    }
    .brief = roll
start = { $who } starts a burger.
    .you = You start a burger.
    .label = Bun: start a burger
    .brief = start a burger
the-face = the { $face }
add = { $who } adds { the-face }.
    .you = You add { the-face }.
    .label = Add { the-face }
    .brief = add { the-face }
close = { $who } closes a burger worth { $points }.
    .you = You close a burger worth { $points }.
    .label = Bun: close the burger for { $points }
    .brief = close the burger
waste = { $who } bins { the-face }.
    .you = You bin { the-face }.
    .label = Bin { the-face }
    .brief = bin { the-face }
bust = { $who } bins { the-face }. { $n ->
    [one] With { $n } die in the bin, the turn scores nothing.
   *[other] With { $n } dice in the bin, the turn scores nothing.
}
    .you = You bin { the-face }. { $n ->
        [one] With { $n } die in the bin, the turn scores nothing.
       *[other] With { $n } dice in the bin, the turn scores nothing.
    }
    .label = Bin { the-face }: turn lost
    .brief = bin { the-face }
stop = { $who } stops and scores { $points }.
    .you = You stop and score { $points }.
    .label = Stop and score { $points }
    .brief = stop

## What somebody's turn came to ($who did it), when it is over

recap-scored = { $who } closed { $burgers ->
        [0] no burger
        [1] a burger
       *[other] { $burgers } burgers
    } and scored { $points }.
    .you = You closed { $burgers ->
            [0] no burger
            [1] a burger
           *[other] { $burgers } burgers
        } and scored { $points }.
recap-bust = { $who } filled the bin: no points.
    .you = You filled the bin: no points.

## Why not

why-roll-first = A turn starts with a roll: you can stop only after the first one (A turn, 4).
why-dice-left = Place or bin every rolled die first: { $dice } left (A turn, 4).
why-none-left = There is no { $face } to place or bin: no rolled die is left (A turn, 2).
why-not-rolled = There is no { $face } among the rolled dice: { $dice } (A turn, 2).
why-ingredient-first = A bun can't go on a bottom bun alone: a burger needs an ingredient before it is closed (A turn, 2).
why-bun-first = The { $face } needs a bottom bun under it first (A turn, 2).
why-on-it-already = This burger has its { $face } already, and one of each is all it takes (A turn, 2).

## Odds

odds-wasted = { $n ->
    [0] nothing in the bin
    [one] { $n } die in the bin
   *[other] { $n } dice in the bin
}
    .short = { $n ->
        [0] none in the bin
        [one] { $n } binned
       *[other] { $n } binned
    }
odds-bust = { $n } or more in the bin: the turn is lost
    .short = the turn is lost

## The position, line by line

score = { $player } { $points }
scores = { $scores } (to { $target }).
scores-final = { $scores } (to { $target }). Final round.
stake = { $player }: { $points } at stake; { $waste } of { $limit } in the bin.
burger = Burger in progress: { $layers }.
no-burger = No burger in progress.
rolled = Rolled: { $dice }.

## The end: what one needs in the final round ($who needs it), and where the points came from

need = Final round: { $who } needs { $points } to lead, { $tie } to tie.
    .you = Final round: you need { $points } to lead, { $tie } to tie.
part-burgers = { $n ->
    [one] { $n } burger of { $size }
   *[other] { $n } burgers of { $size }
}
part-busts = { $n ->
    [one] { $n } full bin: { $lost } lost
   *[other] { $n } full bins: { $lost } lost
}

## The terminal's page: beside the burger, then the dice with the keys that place and waste them. As short as can be

empty-plate = an empty plate
row-stake = at stake
row-bin = the bin
row-dice = dice
row-place = place
row-waste = bin
stake-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stake-noted = ({ $noted } of them noted, BD-2)
one-more-ends-it = One more ends it!
final-round = Final round.
bun-closes = a bun now closes this burger for { $points } points

## The terminal's help

help-first-roll =
    Your turn starts with a roll.
    If it shows no bun, it is rolled again until it does (A turn, 1).
help-dice =
    Deal with every rolled die, in any order: place it or bin it.
    - A bun starts a burger, or closes one that holds an ingredient.
    - A patty, pickles, ketchup or cheese goes on the burger once.
    - Only one burger at a time. Any die may be binned.
    - { $waste_limit ->
        [one] With { $waste_limit } die in the bin the turn ends at once and scores nothing (BD-3).
       *[other] With { $waste_limit } dice in the bin the turn ends at once and scores nothing (BD-3).
    }
help-stop =
    Roll on, or stop and score a point for every die in your completed burgers.
    - A burger still in progress scores nothing.
    - The first roll of a turn always brings a bun; later ones need not.
    - Points at stake are lost if the bin fills up, noted ones too (BD-2).
    - The first to reach { $target } gives everybody else one last turn.

## The board

prompt = Place each die, or bin it.
roll-button = Roll { $n }
stop-button = Stop: +{ $points }
burger-of = { $who }'s burger
    .you = Your burger
closed = Closing time
target = { $n } points start the final round
final = Final round
at-stake = at stake
tray = Finished burgers
tray-empty = Finished burgers come here.
tray-one = A burger of { $n } points
tray-unseen = Finished: { $n } points in all
slips = The last turns
bin-full = bin full
bin = { $n } of { $limit }
bin-holds = Waste bin: { $n } of { $limit }
bin-last = One more loses all!
on-plate = On the plate: { $layers }
plate-empty = The plate is empty
needs-bun = A bun starts a burger.
needs-ingredient = Now an ingredient, each kind once.
needs-top = A bun closes it for { $n } points.
not-now = The { $face } can't be placed now
first-roll = Your dice are waiting: the first roll brings a bun.
roll-on = No burger is finished yet: roll on?
roll-or-stop = Roll on, or stop and keep { $n }?

## The guided first game

guide-roll = Roll three dice. The first roll always brings a bun.
guide-place = Tap the bun: it starts your burger.
guide-add = Now an ingredient. Each goes on a burger once.
guide-close = Another bun closes it: a point for every die in it.
guide-stop = Stop and keep your points, or roll for more?
guide-waste = No place for a die? The small bin below it drops it in here. With four the turn is lost.
guide-score = Here everybody's points stand. Whoever reaches the target starts the last round.
guide-next = Next time, close small burgers while the bin is filling up, and large ones while it is empty.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Build burgers from dice and be the first to reach 50 points.
rules-roll = Roll three dice. The first roll of your turn always shows a bun.
rules-place = Put dice on your burger: a bun at the bottom, then each ingredient once.
rules-close = Another bun closes it. A burger is worth a point for every die in it: 3 to 6.
rules-waste = What finds no place goes into the bin. The fourth die there ends your turn, and it scores nothing.
rules-stop = No rolled dice left? Stop and keep the points, or roll three more. An open burger scores nothing.
rules-end = When somebody has 50 points, everybody else has one more turn. Then the most points win; those who are tied play on.
thumb-die = Simple: stop with 5 points for every die that the bin still takes, the last one too: 20 with an empty bin, 5 with three dice in it.
thumb-finish = Better: the same, 5 for every die; but reach the target only if that puts you 11 ahead, since the others have one more turn.
thumb-base = Best: stop with 3 points, and 4 more for every die that you may still waste without harm; reach the target only if that puts you 12 ahead.
about-bun = Starts a burger, and closes it once there is something inside. Two sides of every die show it.
    .name = Bun
about-ingredient = Goes on a burger that has a bottom bun, once on each.
    .name = { $face }
about-plate = The burger you are building. There is one at a time.
    .name = Plate
about-tray = Burgers finished in this turn. Their points are yours when you stop.
    .name = Tray
about-bin = Dice that found no place. When it is full, the turn ends without a point.
    .name = Bin
about-stake = What you get if you stop now. A full bin takes it all.
    .name = Points at stake
