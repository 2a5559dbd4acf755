### Pig. How catalogues work, and how to add a language: docs/languages.md

tagline = Un dado, una pregunta: ¿otra vez?
option-target = puntos que ganan

## What happens ($who did it), and what it is called where it is offered

roll = { $who } tira.
    .you = Tiras.
    .label = Tirar
hold = { $who } se planta y guarda { $pot }.
    .you = Te plantas y guardas { $pot }.
    .label = Plantarse y guardar { $pot }
one = Un 1: { $pot } puntos perdidos.
shows = Un { $side }.

## Why not

why-not = En tu turno siempre puedes tirar o plantarte ({ $ruling }).

## Odds

odds-one = un 1: se pierden el turno y sus { $pot } puntos
odds-enough = lo bastante para ganar, { $target } puntos
odds-more = algunos puntos más

## The position, line by line

score = { $player } { $points }
scores = { $scores } (hasta { $target }).
at-risk = En juego: { $pot }.

## The board

prompt = Tira o plántate.
pot = en juego
pot-wins = basta para ganar
target = Gana quien llegue a { $target }
guide-roll = Tira el dado cuantas veces te atrevas. Cada número va al bote; un 1 lo pierde, y el turno también.
guide-pot = Plantarse guarda el bote: esos puntos ya son tuyos.
