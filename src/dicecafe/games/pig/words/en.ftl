### Pig. How catalogues work, and how to add a language: docs/languages.md

tagline = Roll as often as you dare; a 1 takes it all.
    .sort = Push your luck
option-target = whoever banks so many wins
    .name = Points to win
preset-short = Short game
preset-long = Long game

## What happens ($who did it), and what it is called where it is offered

roll = { $who } rolls.
    .you = You roll.
    .label = Roll
    .brief = roll
hold = { $pot ->
        [0] { $who } holds with nothing in the pot.
       *[other] { $who } holds and banks { $pot }.
    }
    .you = { $pot ->
            [0] You hold with nothing in the pot.
           *[other] You hold and bank { $pot }.
        }
    .label = { $pot ->
            [0] Hold with nothing
           *[other] Hold and bank { $pot }
        }
    .brief = hold
one = { $pot ->
        [0] A 1: nothing lost.
        [one] A 1: { $pot } point lost.
       *[other] A 1: { $pot } points lost.
    }
shows = A { $side }.

## What somebody's turn came to ($who did it), when it is over

recap-banked = { $who } banked { $points } in { $rolls ->
        [1] one roll
       *[other] { $rolls } rolls
    }.
    .you = You banked { $points } in { $rolls ->
            [1] one roll
           *[other] { $rolls } rolls
        }.
recap-spilled = { $who } rolled a 1 { $rolls ->
        [1] at once
       *[other] on roll { $rolls }
    }: no points.
    .you = You rolled a 1 { $rolls ->
            [1] at once
           *[other] on roll { $rolls }
        }: no points.

## Why not

why-not = You may always roll or hold on your turn ({ $ruling }).

## Odds

odds-one = a 1: the turn and its { $pot } points are lost
    .short = a 1
odds-enough = enough to win, { $target } points
    .short = enough to win
odds-more = some points more
    .short = more points

## The position, line by line

score = { $player } { $points }
scores = { $scores } (to { $target }).
at-risk = At risk: { $pot }.

## The end: where the points came from

part-best-turn = Best turn
part-other-turns = { $n ->
    [one] { $n } other turn
   *[other] { $n } other turns
}
part-ones = { $n ->
    [one] { $n } unlucky 1: { $lost } lost
   *[other] { $n } unlucky 1s: { $lost } lost
}

## The board

prompt = Roll or hold.
pot = points in the pot
pot-keeps = { $total } if you hold, then { $need } to go
pot-wins = Enough to win!
pot-spilled = spilled!
one-spills = A 1 spills the pot.
die = The die shows { $side }.
do-roll = Tap to roll
do-hold = Tap to keep { $pot }
ask-roll = { $who }: roll the die!
    .you = Your turn: roll the die!
ask-more = Roll again, or hold and keep { $pot }?
ask-win = { $who }: hold now and win!
    .you = Hold now and you win!
ask-over = { $who } wins the race!
    .you = You win the race!
ask-one = { $who } rolled a 1!
    .you = You rolled a 1!
ask-banked = { $who } banks { $pot }.
    .you = You bank { $pot }.
they-begin = { $who } rolls the die.
    .you = You roll the die.
they-roll = { $who } has { $pot } in the pot.
    .you = You have { $pot } in the pot.
target = First to { $target } wins

## The guided first game

guide-roll = Roll! A 2 to 6 goes into the pot.
guide-pot = Points of this turn. They are not safe yet.
guide-hold = Dare another roll, or hold? A 1 loses the pot, Hold makes it yours.
guide-rivals = What is banked stands here. The first to reach the target wins.
guide-next = Next time, hold at about 20: it is a good rule of thumb.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Be the first to bank 100 points.
rules-roll = Roll the die as often as you dare. A 2 to 6 goes into the pot.
rules-one = A 1 empties the pot and ends your turn. What you banked before is safe.
rules-hold = Hold, and the pot is yours for good. Then the next player rolls.
rules-end = Whoever holds with 100 points or more wins at once. Nobody gets another turn.
thumb-hold = Simple: hold at 25, or as soon as that wins.
thumb-race = Better: hold at 24; but once anybody has 72, roll until you win.
thumb-lead = Best: hold at 21, a point more for every 7 that you are behind and one less for every 7 ahead; once anybody has 71, roll until you win.
about-die = A 2 to 6 goes into the pot. A 1 loses the pot and ends the turn.
    .name = Die
about-pot = The points of this turn. Hold makes them yours; a 1 takes them all.
    .name = Pot
about-track = How far everybody has come. The pale pig shows how far the pot would take you.
    .name = Track
