### Burger Dice. How catalogues work, and how to add a language: docs/languages.md

tagline = Apila hamburguesas, esquiva el cubo, para a tiempo.
    .sort = Tentar a la suerte
option-target = quien los alcanza abre la última ronda
    .name = Puntos para ganar
option-waste_limit = con tantos dados en el cubo, el turno no da nada
    .name = Sitio en el cubo
option-roll_size = cuántos se tiran a la vez
    .name = Dados por tirada
option-dice = si se acaban, las hamburguesas terminadas devuelven los suyos
    .name = Dados en la caja
preset-short = Partida corta
preset-long = Partida larga
too-few-dice = Para tirar { $roll_size } dados con sitio para { $waste_limit } en el cubo hacen falta al menos { $needed } dados en la caja, no { $dice } ({ $ruling }).

## The faces of a die

bun = pan
patty = carne
pickles = pepinillos
ketchup = kétchup
cheese = queso

## What happens ($who did it), and what it is called where it is offered

shows = Los dados muestran { $dice }.
no-bun = Los dados muestran { $dice }. Sin pan: ¡otra vez!
roll = { $n ->
    [one] { $who } tira { $n } dado.
   *[other] { $who } tira { $n } dados.
}
    .you = { $n ->
        [one] Tiras { $n } dado.
       *[other] Tiras { $n } dados.
    }
    .label = { $n ->
        [one] Tirar { $n } dado
       *[other] Tirar { $n } dados
    }
    .brief = tirar
start = { $who } empieza una hamburguesa.
    .you = Empiezas una hamburguesa.
    .label = Pan: empezar una hamburguesa
    .brief = empezar una hamburguesa
the-face = { $face }
add = { $who } añade { the-face }.
    .you = Añades { the-face }.
    .label = Añadir { $face }
    .brief = añadir { the-face }
close = { $who } cierra una hamburguesa de { $points }.
    .you = Cierras una hamburguesa de { $points }.
    .label = Pan: cerrar la hamburguesa por { $points }
    .brief = cerrar la hamburguesa
waste = { $who } echa { the-face } al cubo.
    .you = Echas { the-face } al cubo.
    .label = Echar { $face } al cubo
    .brief = echar { the-face } al cubo
bust = { $who } echa { the-face } al cubo. { $n ->
    [one] Con { $n } dado en el cubo, el turno no vale nada.
   *[other] Con { $n } dados en el cubo, el turno no vale nada.
}
    .you = Echas { the-face } al cubo. { $n ->
        [one] Con { $n } dado en el cubo, el turno no vale nada.
       *[other] Con { $n } dados en el cubo, el turno no vale nada.
    }
    .label = Echar { $face } al cubo: turno perdido
    .brief = echar { the-face } al cubo
stop = { $who } para y suma { $points }.
    .you = Paras y sumas { $points }.
    .label = Parar y sumar { $points }
    .brief = parar

## What somebody's turn came to ($who did it), when it is over

recap-scored = { $who } cerró { $burgers ->
        [0] ninguna hamburguesa
        [1] una hamburguesa
       *[other] { $burgers } hamburguesas
    } y sumó { $points }.
    .you = Cerraste { $burgers ->
            [0] ninguna hamburguesa
            [1] una hamburguesa
           *[other] { $burgers } hamburguesas
        } y sumaste { $points }.
recap-bust = { $who } llenó el cubo: ningún punto.
    .you = Llenaste el cubo: ningún punto.

## Why not

why-roll-first = Un turno empieza con una tirada: solo después puedes parar (Un turno, 4).
why-dice-left = Antes usa o desecha todos los dados: aún quedan { $dice } (Un turno, 4).
why-none-left = No hay { $face }: no queda ningún dado de la tirada (Un turno, 2).
why-not-rolled = No hay { $face } entre los dados de la tirada: { $dice } (Un turno, 2).
why-ingredient-first = Sobre el pan de abajo solo no puede ir otro: una hamburguesa necesita un ingrediente antes de cerrarse (Un turno, 2).
why-bun-first = Para poner { $face } hace falta antes un pan debajo (Un turno, 2).
why-on-it-already = Esta hamburguesa ya lleva { $face }, y cada ingrediente va una sola vez (Un turno, 2).

## Odds

odds-wasted = { $n ->
    [0] nada al cubo
    [one] { $n } dado al cubo
   *[other] { $n } dados al cubo
}
    .short = { $n ->
        [0] nada al cubo
        [one] { $n } al cubo
       *[other] { $n } al cubo
    }
odds-bust = { $n } o más al cubo: el turno se pierde
    .short = turno perdido

## The position, line by line

score = { $player } { $points }
scores = { $scores } (hasta { $target }).
scores-final = { $scores } (hasta { $target }). Última ronda.
stake = { $player }: { $points } en juego; { $waste } de { $limit } en el cubo.
burger = Hamburguesa empezada: { $layers }.
no-burger = No hay ninguna hamburguesa empezada.
rolled = Tirada: { $dice }.

## The end: what one needs in the final round ($who needs it), and where the points came from

need = Última ronda: { $who } necesita { $points } para ir en cabeza, { $tie } para empatar.
    .you = Última ronda: necesitas { $points } para ir en cabeza, { $tie } para empatar.
part-burgers = { $n ->
    [one] { $n } hamburguesa de { $size }
   *[other] { $n } hamburguesas de { $size }
}
part-busts = { $n ->
    [one] { $n } cubo lleno: { $lost } perdidos
   *[other] { $n } cubos llenos: { $lost } perdidos
}

## The terminal's page: beside the burger, then the dice with the keys that place and waste them. As short as can be

empty-plate = un plato vacío
row-stake = en juego
row-bin = el cubo
row-dice = dados
row-place = usar
row-waste = al cubo
stake-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
stake-noted = ({ $noted } ya anotados, BD-2)
one-more-ends-it = ¡Uno más y se acabó!
final-round = Última ronda.
bun-closes = ahora un pan la cierra por { $points } puntos

## The terminal's help

help-first-roll =
    Tu turno empieza con una tirada.
    Si no trae ningún pan, se repite hasta que lo traiga (Un turno, 1).
help-dice =
    Usa o desecha cada dado de la tirada, en el orden que quieras.
    - Un pan empieza una hamburguesa, o cierra una que ya lleva un ingrediente.
    - Carne, pepinillos, kétchup y queso van una vez cada uno.
    - Solo una hamburguesa a la vez. Cualquier dado puede ir al cubo.
    - { $waste_limit ->
        [one] Con { $waste_limit } dado en el cubo, el turno acaba al instante y no vale nada (BD-3).
       *[other] Con { $waste_limit } dados en el cubo, el turno acaba al instante y no vale nada (BD-3).
    }
help-stop =
    Sigue tirando, o para y suma un punto por dado de tus hamburguesas terminadas.
    - Una hamburguesa empezada no vale nada.
    - La primera tirada de un turno siempre trae un pan; las siguientes, quizá no.
    - Si el cubo se llena, se pierden los puntos en juego, y los anotados (BD-2).
    - Quien primero llega a { $target } da a los demás un último turno.

## The board

prompt = Usa cada dado o échalo al cubo.
roll-button = Tirar { $n }
stop-button = Parar: +{ $points }
burger-of = La hamburguesa de { $who }
    .you = Tu hamburguesa
closed = Hora de cerrar
target = Con { $n } puntos, última ronda
final = Última ronda
at-stake = en juego
tray = Hamburguesas terminadas
tray-empty = Aquí van las terminadas.
tray-one = Una hamburguesa de { $n } puntos
tray-unseen = Ya terminado: { $n } puntos en total
slips = Los últimos turnos
bin-full = cubo lleno
bin = { $n } de { $limit }
bin-holds = Cubo de basura: { $n } de { $limit }
bin-last = ¡Uno más y lo pierdes todo!
on-plate = En el plato: { $layers }
plate-empty = El plato está vacío
needs-bun = Un pan empieza una hamburguesa.
needs-ingredient = Ahora un ingrediente, cada uno una sola vez.
needs-top = Un pan la cierra: { $n } puntos.
not-now = Ahora no puedes poner { $face }
first-roll = Tus dados esperan: la primera tirada trae un pan.
roll-on = Aún no hay ninguna terminada: ¿otra tirada?
roll-or-stop = ¿Otra tirada, o paras y te quedas { $n }?

## The guided first game

guide-roll = Tira tres dados. La primera tirada siempre trae un pan.
guide-place = Toca el pan: es la base de tu hamburguesa.
guide-add = Ahora un ingrediente. Cada uno va una vez por hamburguesa.
guide-close = Otro pan la cierra: un punto por cada dado.
guide-stop = ¿Paras y te quedas los puntos, o tiras a por más?
guide-waste = ¿No cabe un dado? El cubito de debajo lo tira aquí. Con cuatro pierdes el turno.
guide-score = Aquí están los puntos de todos. Quien llega a la meta empieza la última ronda.
guide-next = La próxima vez, cierra pequeñas cuando el cubo se llena y grandes mientras está vacío.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Monta hamburguesas con dados y llega antes que nadie a 50 puntos.
rules-roll = Tira tres dados. La primera tirada de tu turno siempre trae un pan.
rules-place = Pon dados en tu hamburguesa: un pan abajo y luego cada ingrediente una vez.
rules-close = Otro pan la cierra. Cada dado de la hamburguesa vale un punto: de 3 a 6.
rules-waste = Lo que no cabe va al cubo. El cuarto dado allí acaba tu turno sin puntos.
rules-stop = ¿No quedan dados? Para y quédate los puntos, o tira tres más. Una hamburguesa abierta no vale nada.
rules-end = Cuando alguien llega a 50 puntos, los demás tienen un turno más. Gana quien más tenga; si hay empate, siguen los empatados.
thumb-die = Sencillo: párate con 5 puntos por cada dado que aún quepa en el cubo, también el último: 20 con el cubo vacío, 5 con tres dados dentro.
thumb-finish = Mejor: igual, 5 por cada dado; pero llega a la meta solo si así sacas 11 de ventaja, porque a los demás les queda un turno.
thumb-base = Lo mejor: párate con 3 puntos, y 4 más por cada dado que aún puedas tirar sin daño; llega a la meta solo si así sacas 12 de ventaja.
about-bun = Empieza una hamburguesa y la cierra cuando hay algo dentro. Está en dos caras de cada dado.
    .name = Pan
about-ingredient = Va sobre una hamburguesa con pan abajo, una vez en cada una.
    .name = { $face }
about-plate = La hamburguesa que estás montando. Solo una cada vez.
    .name = Plato
about-tray = Hamburguesas terminadas en este turno. Sus puntos son tuyos cuando paras.
    .name = Bandeja
about-bin = Dados que no cabían. Cuando se llena, el turno acaba sin un punto.
    .name = Cubo
about-stake = Lo que ganas si paras ahora. Un cubo lleno se lo lleva todo.
    .name = Puntos en juego
