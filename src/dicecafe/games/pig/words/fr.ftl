### Pig. How catalogues work, and how to add a language: docs/languages.md

tagline = Lance tant que tu oses ; un 1 emporte tout.
option-target = points qui font gagner

## What happens ($who did it), and what it is called where it is offered

roll = { $who } lance le dé.
    .you = Tu lances le dé.
    .label = Lancer
hold = { $who } s’arrête et garde { $pot }.
    .you = Tu t’arrêtes et gardes { $pot }.
    .label = S’arrêter et garder { $pot }
one = Un 1 : { $pot ->
        [one] { $pot } point perdu
       *[other] { $pot } points perdus
    }.
shows = Un { $side }.

## Why not

why-not = Pendant ton tour, tu peux toujours lancer ou t’arrêter ({ $ruling }).

## Odds

odds-one = un 1 : le tour est perdu, et { $pot ->
        [one] son { $pot } point
       *[other] ses { $pot } points
    } avec
odds-enough = assez pour gagner, { $target } points
odds-more = quelques points de plus

## The position, line by line

score = { $player } { $points }
scores = { $scores } (objectif { $target }).
at-risk = En jeu : { $pot }.

## The board

prompt = Lance ou arrête-toi.
pot = en jeu
pot-wins = assez pour gagner
target = Qui arrive à { $target } gagne
guide-roll = Lance le dé tant que tu oses. Chaque nombre va dans le pot ; un 1 te fait perdre le pot et ton tour.
guide-pot = S’arrêter met le pot à l’abri : ces points sont à toi pour de bon.
