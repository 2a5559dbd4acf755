### Pig. How catalogues work, and how to add a language: docs/languages.md

tagline = Un dado, una pregunta: ¿otra vez?
    .sort = Tentar a la suerte
option-target = quien los asegura gana
    .name = Puntos para ganar
preset-short = Partida corta
preset-long = Partida larga

## What happens ($who did it), and what it is called where it is offered

roll = { $who } tira.
    .you = Tiras.
    .label = Tirar
    .brief = tirar
hold = { $pot ->
        [0] { $who } se planta sin nada que guardar.
       *[other] { $who } se planta y guarda { $pot }.
    }
    .you = { $pot ->
            [0] Te plantas sin nada que guardar.
           *[other] Te plantas y guardas { $pot }.
        }
    .label = { $pot ->
            [0] Plantarse sin nada que guardar
           *[other] Plantarse y guardar { $pot }
        }
    .brief = plantarse
one = { $pot ->
        [0] Un 1: no se pierde nada.
        [one] Un 1: { $pot } punto perdido.
       *[other] Un 1: { $pot } puntos perdidos.
    }
shows = Un { $side }.

## What somebody's turn came to ($who did it), when it is over

recap-banked = { $who } guardó { $points } en { $rolls ->
        [1] una tirada
       *[other] { $rolls } tiradas
    }.
    .you = Guardaste { $points } en { $rolls ->
            [1] una tirada
           *[other] { $rolls } tiradas
        }.
recap-spilled = { $who } sacó un 1 { $rolls ->
        [1] a la primera
       *[other] en la tirada { $rolls }
    }: ningún punto.
    .you = Sacaste un 1 { $rolls ->
            [1] a la primera
           *[other] en la tirada { $rolls }
        }: ningún punto.

## Why not

why-not = En tu turno siempre puedes tirar o plantarte ({ $ruling }).

## Odds

odds-one = un 1: se pierden el turno y sus { $pot } puntos
    .short = un 1
odds-enough = lo bastante para ganar, { $target } puntos
    .short = ganas
odds-more = algunos puntos más
    .short = más puntos

## The position, line by line

score = { $player } { $points }
scores = { $scores } (hasta { $target }).
at-risk = En juego: { $pot }.

## The end: where the points came from

part-best-turn = Mejor turno
part-other-turns = { $n ->
    [one] { $n } turno más
   *[other] { $n } turnos más
}
part-ones = { $n ->
    [one] { $n } vez un 1: { $lost } perdidos
   *[other] { $n } veces un 1: { $lost } perdidos
}

## The board

prompt = Tira o plántate.
pot = puntos en el bote
pot-keeps = { $total } si te plantas; faltarían { $need }
pot-wins = ¡Basta para ganar!
pot-spilled = ¡derramado!
one-spills = Un 1 vuelca el bote.
die = El dado muestra { $side }.
do-roll = Toca para tirar
do-hold = Toca para guardar { $pot }
ask-roll = { $who }: ¡tira el dado!
    .you = Te toca: ¡tira el dado!
ask-more = ¿Tiras otra vez, o te plantas con { $pot }?
ask-win = { $who }: ¡plántate ahora y gana!
    .you = ¡Plántate ahora y ganas!
ask-over = ¡{ $who } gana la carrera!
    .you = ¡Ganas la carrera!
ask-one = ¡{ $who } ha sacado un 1!
    .you = ¡Has sacado un 1!
ask-banked = { $who } guarda { $pot }.
    .you = Guardas { $pot }.
they-begin = { $who } tira el dado.
    .you = Tiras el dado.
they-roll = { $who } tiene { $pot } en el bote.
    .you = Tienes { $pot } en el bote.
target = Gana quien llegue antes a { $target }

## The guided first game

guide-roll = ¡Tira! Del 2 al 6 va al bote.
guide-pot = Puntos de este turno. Aún no están a salvo.
guide-hold = ¿Otra tirada o te plantas? Un 1 pierde el bote; si te plantas, es tuyo.
guide-rivals = Lo guardado está aquí. Gana quien llegue antes a la meta.
guide-next = La próxima vez, plántate hacia 20: es una buena regla.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Sé quien guarde antes 100 puntos.
rules-roll = Tira el dado tantas veces como te atrevas. Del 2 al 6 va al bote.
rules-one = Un 1 vacía el bote y acaba tu turno. Lo que ya guardaste está a salvo.
rules-hold = Plántate y el bote es tuyo para siempre. Luego tira el siguiente.
rules-end = Quien se planta con 100 puntos o más gana al momento. Nadie tiene otro turno.
thumb-hold = Sencillo: plántate con 25, o en cuanto con eso ganes.
thumb-race = Mejor: plántate con 24; pero si alguien ya tiene 72, tira hasta ganar.
thumb-lead = Lo mejor: plántate con 21, un punto más por cada 7 que vayas por detrás y uno menos por cada 7 por delante; si alguien ya tiene 71, tira hasta ganar.
about-die = Del 2 al 6 va al bote. Un 1 pierde el bote y acaba el turno.
    .name = Dado
about-pot = Los puntos de este turno. Si te plantas son tuyos; un 1 se los lleva todos.
    .name = Bote
about-track = Hasta dónde ha llegado cada uno. El cerdo pálido muestra hasta dónde te llevaría el bote.
    .name = Pista
