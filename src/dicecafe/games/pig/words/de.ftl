### Pig. How catalogues work, and how to add a language: docs/languages.md

tagline = Ein Würfel, eine Frage: noch einmal?
option-target = Punkte, die gewinnen

## What happens ($who did it), and what it is called where it is offered

roll = { $who } würfelt.
    .you = Du würfelst.
    .label = Würfeln
hold = { $who } hört auf und sichert { $pot }.
    .you = Du hörst auf und sicherst { $pot }.
    .label = Aufhören, { $pot } sichern
one = Eine 1: { $pot } Punkte verloren.
shows = Eine { $side }.

## Why not

why-not = In deinem Zug darfst du immer würfeln oder aufhören ({ $ruling }).

## Odds

odds-one = eine 1: der Zug und seine { $pot } Punkte sind verloren
odds-enough = genug zum Gewinnen, { $target } Punkte
odds-more = ein paar Punkte mehr

## The position, line by line

score = { $player } { $points }
scores = { $scores } (bis { $target }).
at-risk = Auf dem Spiel: { $pot }.

## The board

prompt = Würfeln oder aufhören.
pot = auf dem Spiel
pot-wins = genug zum Gewinnen
target = Wer zuerst { $target } hat
guide-roll = Würfle, so oft du dich traust. Jede Zahl kommt in den Topf; eine 1 kostet den Topf und den Zug.
guide-pot = Aufhören bringt den Topf in Sicherheit: diese Punkte bleiben dir.
