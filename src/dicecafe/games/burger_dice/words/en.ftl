### Burger Dice. How catalogues work, and how to add a language: docs/languages.md

tagline = Stack burgers, dodge the bin, stop in time.
option-target = points that start the final round
option-waste_limit = waste dice that end the turn with nothing
option-roll_size = dice rolled at a time
option-dice = dice in the box
too-few-dice = With roll_size { $roll_size } and waste_limit { $waste_limit } the game needs at least { $needed } dice, not { $dice } ({ $ruling }): add dice={ $needed }.

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
start = { $who } starts a burger.
    .you = You start a burger.
    .label = Bun: start a burger
add = { $who } adds the { $face }.
    .you = You add the { $face }.
    .label = Add the { $face }
close = { $who } closes a burger worth { $points }.
    .you = You close a burger worth { $points }.
    .label = Bun: close the burger for { $points }
waste = { $who } bins the { $face }.
    .you = You bin the { $face }.
    .label = Bin the { $face }
bust = { $who } bins the { $face }. { $n ->
    [one] With { $n } die in the bin, the turn scores nothing.
   *[other] With { $n } dice in the bin, the turn scores nothing.
}
    .you = You bin the { $face }. { $n ->
        [one] With { $n } die in the bin, the turn scores nothing.
       *[other] With { $n } dice in the bin, the turn scores nothing.
    }
    .label = Bin the { $face }: turn lost
stop = { $who } stops and scores { $points }.
    .you = You stop and score { $points }.
    .label = Stop and score { $points }

## Why not

why-roll-first = A turn starts with a roll: you can stop only after the first one (A turn, 4).
why-dice-left = Place or waste every rolled die first: { $dice } left (A turn, 4).
why-none-left = There is no { $face } to place or waste: no rolled die is left (A turn, 2).
why-not-rolled = There is no { $face } among the rolled dice: { $dice } (A turn, 2).
why-ingredient-first = A bun can't go on a bottom bun alone: a burger needs an ingredient before it is closed (A turn, 2).
why-bun-first = The { $face } needs a bottom bun under it first (A turn, 2).
why-on-it-already = This burger has its { $face } already, and one of each is all it takes (A turn, 2).

## Odds

odds-wasted = { $n ->
    [0] nothing wasted
    [one] { $n } die wasted
   *[other] { $n } dice wasted
}
odds-bust = { $n } wasted or more: the turn is lost

## The position, line by line

score = { $player } { $points }
scores = { $scores } (to { $target }).
scores-final = { $scores } (to { $target }). Final round.
stake = { $player }: { $points } at stake; waste { $waste } of { $limit }.
burger = Burger in progress: { $layers }.
no-burger = No burger in progress.
rolled = Rolled: { $dice }.

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
    Deal with every rolled die, in any order: place it or waste it.
    - A bun starts a burger, or closes one that holds an ingredient.
    - A patty, pickles, ketchup or cheese goes on the burger once.
    - Only one burger at a time. Any die may be wasted.
    - { $waste_limit ->
        [one] At { $waste_limit } waste die the turn ends at once and scores nothing (BD-3).
       *[other] At { $waste_limit } waste dice the turn ends at once and scores nothing (BD-3).
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
your-burger = Your burger
burger-of = { $player }’s burger
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

guide-roll = Roll three dice and build burgers from them. The first roll of a turn always brings a bun.
guide-place = Tap a die to place it. A bun starts a burger, then every ingredient may go on it once.
guide-close = With an ingredient on it, another bun closes the burger: a point for every die in it. Or make it bigger first.
guide-waste = What finds no place goes into the bin, with the button below the die. When the bin is full, the turn scores nothing.
guide-stake = These points are at stake: they are yours only when you stop.
guide-stop = Stop and keep the points, or roll on for more? A burger still open scores nothing.
guide-final = Somebody has reached the target: everybody else has one last turn. Then the most points win.
