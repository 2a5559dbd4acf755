### Dessert Dice. How catalogues work, and how to add a language: docs/languages.md

tagline = Coloca dados, vuelca dados y haz crecer tu postre secreto.
    .sort = Para pensar
option-edition = en un empate, «Losetas» compara los siguientes grupos; en «Cartas» gana quien colocó el último
    .name = Edición
    .choice = { $choice ->
        [tiles] Losetas
        [cards] Cartas
       *[other] { $choice }
    }
option-stall_limit = tras tantos vuelcos seguidos hay que colocar un dado; 0: sin límite
    .name = Vuelcos seguidos
option-tie_everyone = solo con losetas: también comparan sus siguientes grupos los que van por detrás
    .name = En empate comparan todos
preset-cards = Edición de cartas

## Names, by the words of game records. Other messages put them into their sentences, the die also as "the orange macaron"

die-name = { $die ->
        [orange-ice-cream] helado naranja
        [orange-macaron] macaron naranja
        [orange-sweet-roll] caracola naranja
        [yellow-ice-cream] helado amarillo
        [yellow-macaron] macaron amarillo
        [yellow-jelly-tart] tartaleta amarilla
        [blue-ice-cream] helado azul
        [blue-sweet-roll] caracola azul
        [blue-jelly-tart] tartaleta azul
        [purple-macaron] macaron morado
        [purple-sweet-roll] caracola morada
        [purple-jelly-tart] tartaleta morada
       *[green-blank] dado verde en blanco
    }
the-die = { $die ->
        [orange-ice-cream] el helado naranja
        [orange-macaron] el macaron naranja
        [orange-sweet-roll] la caracola naranja
        [yellow-ice-cream] el helado amarillo
        [yellow-macaron] el macaron amarillo
        [yellow-jelly-tart] la tartaleta amarilla
        [blue-ice-cream] el helado azul
        [blue-sweet-roll] la caracola azul
        [blue-jelly-tart] la tartaleta azul
        [purple-macaron] el macaron morado
        [purple-sweet-roll] la caracola morada
        [purple-jelly-tart] la tartaleta morada
       *[green-blank] el dado verde en blanco
    }
dessert-name = { $dessert ->
        [ice-cream] helado
        [macaron] macaron
        [sweet-roll] caracola
       *[jelly-tart] tartaleta
    }
ns-name = { $ns ->
        [ice-cream] helado
        [macaron] macaron
        [sweet-roll] caracola
       *[jelly-tart] tartaleta
    }
ew-name = { $ew ->
        [ice-cream] helado
        [macaron] macaron
        [sweet-roll] caracola
       *[jelly-tart] tartaleta
    }
up-name = { $up ->
        [ice-cream] helado
        [macaron] macaron
        [sweet-roll] caracola
       *[jelly-tart] tartaleta
    }
colour-name = { $colour ->
        [orange] naranja
        [yellow] amarillo
        [blue] azul
        [purple] morado
       *[green] verde
    }

## What happens ($who did it), and what it is called where it is offered

dealt = Una meta para { $player }: { dessert-name }.
    .to-you = Tu meta: { dessert-name }.
dealt-hidden = Una meta para { $player }, boca abajo.
rolled = Un dado para la reserva: { die-name }.
    .many = Se lanzan { $count } dados para la reserva.
place = { $who } coloca { the-die } en { $to }.
    .you = Colocas { the-die } en { $to }.
    .label = Colocar { the-die } en { $to }, con { ns-name } al norte y al sur
    .brief = { the-die } en { $to }
place-blank = { $who } coloca el dado verde en blanco en { $to }.
    .you = Colocas el dado verde en blanco en { $to }.
    .label = Colocar el dado verde en blanco en { $to }
    .brief = el dado en blanco en { $to }
tip = { $who } vuelca { the-die } de { $at } a { $to }: arriba queda { up-name }.
    .you = Vuelcas { the-die } de { $at } a { $to }: arriba queda { up-name }.
    .label = Volcar { the-die } de { $at } a { $to }: arriba queda { up-name }
    .brief = volcar { $at } a { up-name }
tip-blank = { $who } vuelca el dado verde en blanco de { $at } a { $to }.
    .you = Vuelcas el dado verde en blanco de { $at } a { $to }.
    .label = Volcar el dado verde en blanco de { $at } a { $to }
    .brief = volcar el dado en blanco a { $to }

## What somebody's turn came to ($who did it), when it is over

recap-placed = { $who } puso { the-die } en { $to }.
    .you = Pusiste { the-die } en { $to }.
recap-tipped = { $who } volcó { up-name } en { $to }.
    .you = Volcaste { up-name } en { $to }.

## Why not

why-occupied = En { $square } ya hay un dado: colócalo en una casilla libre (Un turno).
why-none-left = En la reserva ya no queda { die-name } (Un turno).
why-blank-placed = El dado verde en blanco ya está en el tablero (Un turno).
why-nothing-there = En { $square } no hay ningún dado que volcar (Un turno).
why-edge = { $way ->
        [north] Al norte de { $square } se acaba el tablero ({ $ruling }).
        [east] Al este de { $square } se acaba el tablero ({ $ruling }).
        [south] Al sur de { $square } se acaba el tablero ({ $ruling }).
       *[west] Al oeste de { $square } se acaba el tablero ({ $ruling }).
    }
why-not-empty = En { $square } hay un dado: solo se vuelca a una casilla libre (Un turno).
why-must-place = Tras { $n ->
        [one] { $n } turno
       *[other] { $n } turnos seguidos
    } sin colocar, en este hay que colocar un dado ({ $ruling }).
why-undo = El dado de { $at } acaba de venir de { $to }: no puedes deshacer la última jugada ({ $ruling }).

## Odds

odds-left = Tu postre, por colocar:
odds-of = { $n } de { $all }
odds-tips = A un vuelco:
odds-count = { $n }

## The position, line by line

in-supply = reserva: { $dice }
in-supply-dice = { $n } × { die-name }
in-supply-none = reserva: vacía
largest = { $player }: { dessert-name }, grupo mayor de { $n }
no-way-back = no se puede devolver: de { $at } a { $to } ({ $ruling })

## The end: where the points came from

part-cluster = Grupo mayor: { dessert-name }
part-others = Otros grupos: { $sizes }

## The terminal. A cell of the board has room for 6 letters, the top of a die for 4, a side for 2; the page for 80

screen-colour = { $colour ->
        [orange] na
        [yellow] am
        [blue] az
       *[purple] mo
    }
screen-top = { $top ->
        [ice-cream] HEL
        [macaron] MAC
        [sweet-roll] CAR
       *[jelly-tart] TAR
    }
screen-die = { screen-colour } { screen-top }
screen-die-blank = verde
screen-sides = { $ns ->
        [ice-cream] he
        [macaron] ma
        [sweet-roll] ca
       *[jelly-tart] ta
    }|{ $ew ->
        [ice-cream] he
        [macaron] ma
        [sweet-roll] ca
       *[jelly-tart] ta
    }
screen-goal = tu meta: { dessert-name }
screen-blank = en blanco
screen-legend = debajo, los lados: n-s|e-o
screen-slip = Las flechas mueven, Intro elige; o escribe una casilla, como b4.
screen-slip-way = { $square }: una flecha dice hacia dónde se vuelca (Esc: otra casilla)
screen-opening = Coloca un dado o vuelca uno: las flechas mueven, Intro elige.
screen-opening-undo = Coloca o vuelca un dado: flechas y luego Intro. No de { $at } otra vez a { $to } ({ $ruling }).
screen-must-place = Coloca un dado: { $n ->
        [one] { $n } vuelco basta
       *[other] { $n } vuelcos seguidos bastan
    } ({ $ruling }). Flechas y luego Intro.
screen-which-die = { $square }: ¿qué dado? Su letra (Esc: otra casilla)
screen-a-letter = { $square }: una letra de la { $first } a la { $last }, por favor (Esc: otra casilla)
screen-which-turn = { $square }, { die-name }. Al norte y al sur: [1] { $one }  [2] { $two }
screen-which-way = Vuelca { $square } con una flecha: norte/sur { ns-name }, este/oeste { ew-name } (Esc: otra)
screen-which-way-blank = Vuelca { $square } con una flecha: sigue en blanco (Esc: otra)
screen-help =
    Coloca un dado de la reserva en una casilla libre; lo de arriba se queda arriba,
    y tú eliges qué lado mira al norte y al sur (DD-3).
    O vuelca un dado a una casilla libre de al lado: la cara de arriba y la del lado
    cambian de sitio.
    No puedes deshacer la jugada de quien jugó antes que tú (DD-4).
    La partida acaba con el tablero lleno. Cuenta tu mayor grupo de dados,
    lado con lado, que muestran tu postre secreto; uno solo es 1 (DD-6).

## The board

place-or-tip = Coloca un dado o vuelca uno.
tray = El tablero, cinco por cinco, el norte arriba
north-letter = N
square-empty = { $square }: libre
square-die = { $square }: { die-name }; { ns-name } al norte y al sur, { ew-name } al este y al oeste
square-blank = { $square }: el dado verde en blanco
to-place = Dados por colocar
to-place-dice = { die-name }, { $n ->
        [one] queda { $n }
       *[other] quedan { $n }
    }
goal = Tu meta
goal-sealed = Tu meta secreta, sellada. Mantenla pulsada, o pulsa Intro, para mirarla.
goal-is = Tu meta secreta: { dessert-name }
north-south = norte y sur: { ns-name }
east-west = este y oeste: { ew-name }
turn-about = Girar
turn-about-to = Girarlo: { ns-name } al norte y al sur, { ew-name } al este y al oeste
blank-to-place = No muestra nada y no cuenta para nadie. ¿Dónde va?
blank-to-tip = Sigue en blanco, lo vuelques hacia donde lo vuelques.
squares-left = { $n ->
        [one] Queda { $n } casilla libre.
       *[other] Quedan { $n } casillas libres.
    }
squares-left-tips = { squares-left } { $left ->
        [one] Un vuelco más
       *[other] { $left } vuelcos seguidos más
    }, y habrá que colocar.
must-place = Basta de volcar: en este turno hay que colocar.
choose-first = Primero elige un dado: uno nuevo, o uno del tablero para volcarlo.
choose-marked = Ahí no: elige una de las casillas marcadas.
clusters = Los postres y grupos de todos
cluster-sizes = { $count ->
        [0] ningún grupo
       *[other] grupos: { $sizes }
    }

## The guided first game

guide-goal = Mantén pulsada esta carta para ver tu postre secreto. Gana su grupo más grande.
guide-supply = Elige un dado con tu postre y toca una casilla iluminada.
guide-tip = En vez de colocar puedes volcar: toca un dado y mira qué subiría.
guide-cluster = El mismo postre lado con lado es un grupo. Solo cuenta el más grande.
guide-rivals = ¿Qué buscan los demás? Mira qué crece y sepáralo.
guide-end = Cuando no queden casillas se descubren las metas.
guide-next = La próxima vez, esconde tu postre: construye antes un poco de otro.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Tienes un postre secreto. Haz con él el grupo más grande del tablero.
rules-place = En tu turno, coloca un dado: cualquiera en cualquier casilla vacía. Lo de arriba sigue arriba; hacia dónde miran los lados lo decides tú.
rules-tip = O vuelca un dado que ya está sobre su borde a una casilla vacía: sube uno de sus lados. Vale cualquier dado, lo pusiera quien lo pusiera.
rules-undo = Solo una cosa está prohibida: volcar de vuelta lo que acaba de volcar quien jugó antes.
rules-end = Con el tablero lleno, todos enseñan su postre. Tus puntos son tu grupo más grande, lado con lado.
rules-tie = ¿Empate? Se comparan los grupos siguientes.
thumb-others = Mantén pequeños los grupos más grandes de los demás postres. Cualquiera puede ser de un rival.
thumb-own = Haz crecer tu grupo más grande siempre que puedas.
about-lying = Cuenta lo de arriba. Si se vuelca al norte o al sur sube { ns-name }; al este o al oeste, { ew-name }.
    .name = { die-name }
about-supply = Un dado por colocar. Lleva tres postres, iguales en caras opuestas. Lo de arriba sigue arriba.
    .name = { die-name }
about-blank = No muestra nada y no cuenta para nadie. Se coloca y se vuelca como los demás.
    .name = Dado en blanco
about-goal = Tu postre secreto. Mantén pulsada la carta para mirar; nadie más lo ve hasta el final.
    .name = Tu meta
about-square = Sitio para un dado, colocado o volcado.
    .name = Casilla vacía
