### Pig. How catalogues work, and how to add a language: docs/languages.md

tagline = Roll as often as you dare; a 1 takes it all.
option-target = points that win

## What happens ($who did it), and what it is called where it is offered

roll = { $who } rolls.
    .you = You roll.
    .label = Roll
hold = { $who } holds and banks { $pot }.
    .you = You hold and bank { $pot }.
    .label = Hold and bank { $pot }
one = A 1: { $pot } points lost.
shows = A { $side }.

## Why not

why-not = You may always roll or hold on your turn ({ $ruling }).

## Odds

odds-one = a 1: the turn and its { $pot } points are lost
odds-enough = enough to win, { $target } points
odds-more = some points more

## The position, line by line

score = { $player } { $points }
scores = { $scores } (to { $target }).
at-risk = At risk: { $pot }.

## The board

prompt = Roll or hold.
pot = at risk
pot-wins = enough to win
target = First to { $target }
guide-roll = Roll the die as often as you dare. Every number goes into the pot; a 1 loses it and your turn.
guide-pot = Hold banks the pot: those points are yours for good.
