### DiceCreams. How catalogues work, and how to add a language: docs/languages.md

tagline = Elige sabores, llena copas y sirve al bosque antes de que se derrita.
    .sort = Planear bien
option-cones = quien sirve tantos termina la partida (como mucho 8 con cuatro jugadores)
    .name = Helados por servir
option-sprinkles = cuándo se pueden usar virutas o quitar un dado
    .name = Virutas
    .choice = { $choice ->
        [any-time] En todo momento
        [own-decisions] Solo al decidir
       *[other] { $choice }
    }
option-last_orders = para que todos hayan jugado los mismos turnos
    .name = Terminar la ronda
option-deck = otra baraja, un archivo TOML como el del juego
    .name = Baraja
preset-short = Partida corta
preset-long = Partida larga
too-many-cones = Con cuatro jugadores la partida termina con { $most } helados como mucho, no { $cones }: la baraja no da para más.

## The words of the house deck, by their names in its file. Another deck's own words are said as they are

colour = { $die ->
    [blue] azul
    [yellow] amarillo
    [black] negro
    [pink] rosa
    [green] verde
   *[other] { $die }
}
animal = { $animal ->
    [fox] zorro
    [owl] búho
    [hedgehog] erizo
    [bear] oso
    [rabbit] conejo
    [otter] nutria
   *[other] { $animal }
}

## What must hold of the three Flavours for a Strong token. The narrow form stands under a glass

strong = { $strong ->
    [all_odd] impares
    [all_even] pares
    [all_equal] iguales
    [sum_at_most] Σ ≤ { $n }
    [sum_at_least] Σ ≥ { $n }
    [sum_exactly] Σ = { $n }
    [all_at_most] todos ≤ { $n }
    [all_at_least] todos ≥ { $n }
    [at_least_two] dos { $n }
    [contains_both] { $n } y { $m }
    [staircase] de 1 en 1 ↑
   *[same_colour] un color
}
    .narrow = { $strong ->
        [all_odd] impares
        [same_colour] 1 color
       *[other] { strong }
    }

## Dice, and what the slots of a card ask for; the short form is cut to three letters

die = { colour } { $n }
nothing = nada
demand = { $need ->
    [any] cualquier cosa
    [number] un { $n }
   *[colour] { colour }
}
    .short = { $need ->
        [any] libre
        [number] { $n }
       *[colour] { colour }
    }
card = { $name }, { $animal }, { $fame } de fama. Pide { $slots }. Fuerte si: { $strong }.

## What happens ($who did it), and what it is called where it is offered

where = { $at ->
    [x1] en la copa izquierda
    [x2] en la copa izquierda
    [x3] en la copa izquierda
    [y1] en la copa derecha
    [y2] en la copa derecha
    [y3] en la copa derecha
   *[other] en { $at }
}
fill = Nuevo en { $at }: { die }.
top = La próxima carta: { $card } ({ animal }).
to-market = Al mercado: { $card } ({ animal }).
melt = A { $who } se le derrite el helado.
    .you = Se te derrite el helado.
    .label = Derretir
    .brief = empezar el turno
take = { $who } toma el { die } de { $at }.
    .you = Tomas el { die } de { $at }.
    .label = Tomar el { die } de { $at }
    .brief = tomar el { die }
put = { $who } pone el { die } { where }.
    .you = Pones el { die } { where }.
    .label = Poner el { die } { where } ({ $at })
    .brief = ponerlo { where }
begin = { $who } empieza { $card } { where }.
    .you = Empiezas { $card } { where }.
    .label = Empezar { $card } { where } ({ $at })
    .brief = empezar { $card }
aside = { $who } aparta el { die }.
    .you = Apartas el { die }.
    .label = Apartar el { die }
    .brief = apartarlo
serve = { $who } sirve { $card }.
    .you = Sirves { $card }.
    .label = Servir { $card }
    .brief = servirlo
serve-strong = { $who } sirve { $card } y gana una ficha de sabor fuerte.
    .you = Sirves { $card } y ganas una ficha de sabor fuerte.
    .label = Servir { $card } y ganar una ficha fuerte
    .brief = servirlo
up = { $who } echa una viruta { where }: +1.
    .you = Echas una viruta { where }: +1.
    .label = Virutas en { $at }: +1
    .brief = una viruta { where }, +1
down = { $who } echa una viruta { where }: −1.
    .you = Echas una viruta { where }: −1.
    .label = Virutas en { $at }: −1
    .brief = una viruta { where }, −1
scrap = { $who } quita un sabor a cambio de una viruta.
    .you = Quitas un sabor a cambio de una viruta.
    .label = Quitar un sabor { where } ({ $at })
    .brief = quitar un sabor

## What somebody's turn came to ($who did it), when it is over

recap-served = { $who } sirvió { $cards }.
    .you = Serviste { $cards }.

## Why not. In brackets: the ruling, or the part of the rules

why-not-yours = Ahora no decides tú; entre medias solo puedes usar virutas o quitar un sabor ({ $ruling }).
why-serve-first = Sirve primero { $place }: antes nadie decide otra cosa ({ $ruling }).
why-melt-first = Un turno empieza derritiendo (Un turno, 1).
why-in-line = Quien está a la izquierda toma de la fila o la columna de { $at } (Un turno, 3).
why-last = El último sabor es el tercero de la fila o columna que eligió tu vecino (Un turno, 4).
why-empty-spot = En ese sitio no hay ningún sabor (Un turno, 2).
why-take-first = Toma primero un sabor de la nevera (Un turno).
why-must-place = El { die } cabe en algún sitio, así que hay que ponerlo ({ $ruling }).
why-place-first = Pon primero el { die } que tienes en la mano (Un turno).
why-two-cones = Ya tienes dos helados empezados, y nunca puede haber más (Poner).
why-no-card = No hay carta en el puesto { $spot } del mercado ({ $ruling }).
why-no-cone = En { $place } todavía no hay ningún helado (Poner).
why-slot-taken = En { $at } ya hay un sabor (Poner).
why-demand = Ese hueco pide { $demand }, y esto es { $held } (Poner).
why-set-up = La mesa aún se está preparando ({ $ruling }).
why-own-decisions = En esta mesa solo quien decide puede usar virutas o quitar un sabor ({ $ruling }).
why-nothing-to-scrap = En { $at } no hay ningún sabor (Virutas).
why-ready = De un helado listo para servir ya no se puede quitar nada ({ $ruling }).
why-no-sprinkles = No tienes virutas (Virutas).
why-range = Un sabor se queda siempre entre { $low } y { $high } (Virutas).
why-nothing-there = Ahí no hay ningún sabor (Virutas).

## What is wrong with a deck: goes on from the name of the part that is wrong

deck-colours = tiene que nombrar { $n } colores distintos
deck-animals = tiene que nombrar de 1 a { $most } animales distintos
deck-cards = tiene que enumerar de 3 a { $most } cartas, no { $n }
deck-numbering = tiene que numerar sus cartas de 1 a { $n }, cada número una vez
deck-slots = necesita `slots`, una lista de { $n }
deck-slot = tiene que ser una tabla como { "{ need = \"any\" }" }
deck-not-taken = tiene { $extra }, que { $condition } no admite
deck-values = necesita `values`, una lista de dos números

## Odds

odds-next = lo próximo: { colour }
odds-pouch = Lo próximo que llega a la nevera
odds-caption = Próximo color:

## The position, line by line

fridge-row = Nevera, fila { $row } desde la izquierda: { $dice }.
market-card = Mercado { $spot }: carta { $number }, { $card }
market-none = Mercado { $spot }: sin carta.
top-card = Después: carta { $number }, { $card }
top-none = Después: sin carta.
truck = { $player }: { $sprinkles ->
    [one] { $sprinkles } viruta
   *[other] { $sprinkles } virutas
}, { $tokens ->
    [one] { $tokens } ficha de sabor fuerte
   *[other] { $tokens } fichas de sabor fuerte
}; { $served ->
    [0] nadie servido todavía
   *[other] { $served } servidos: { $animals }
}.
cone = { $place }: { $flavours }; se derrite a { $melted }. { $card }
cone-ready = { $place }: { $flavours }; listo para servir. { $card }
raccoon-has = El mapache: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $fame } de fama.
holds = { $player } tiene { die } en la mano.

## The end: what one needs in the final round ($who needs it), and where the points came from

need = Últimos pedidos: a { $who } le faltan { $fame } de fama para ir en cabeza.
    .you = Últimos pedidos: te faltan { $fame } de fama para ir en cabeza.
need-none = Últimos pedidos: { $who } va en cabeza.
    .you = Últimos pedidos: vas en cabeza.
part-cards = { $n ->
    [one] { $n } helado servido
   *[other] { $n } helados servidos
}
part-animals = { $n } × { animal }
part-tokens = { $n ->
    [one] { $n } ficha de sabor fuerte
   *[other] { $n } fichas de sabor fuerte
}
part-most-tokens = Más fichas que nadie
part-sprinkles = { $n ->
    [one] { $n } viruta de sobra
   *[other] { $n } virutas de sobra
}

## The terminal's page, 80 columns wide: the shorter, the better. Keys and what they name come in as they are

screen-card = { $animal } { $fame }: { $demands } ({ $strong })
screen-market = puesto { $spot }
screen-next = después
screen-raccoon = Mapache: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, fama { $fame }
screen-truck = { $name }: { $sprinkles ->
    [one] { $sprinkles } viruta
   *[other] { $sprinkles } virutas
}, { $tokens } fuertes, { $served } servidos
screen-melts = quedará { $melted }
screen-ready = listo
screen-place = Pon { die }: { $slots }
screen-place-new = Pon { die }: { $slots }   (n13: nueva, carta 1, lugar 3)
screen-nowhere = El { die } no cabe en ningún sitio: { $key } lo aparta ({ $ruling }), o haz sitio
screen-serve = { $key } sirve { $place }; usa antes una viruta si así ganas la ficha ({ $ruling })
screen-melt = { $key } derrite: cada sabor de tus helados pierde 1
screen-take = Toma un sabor de la nevera: { $spots }
screen-take-line = Toma un sabor de la fila o columna de tu vecino: { $spots }
screen-keys = { $sprinkle } virutas   { $scrap } quitar   { $again } de nuevo
screen-typed = tecleado: { $keys }
screen-slip = «{ $keys }» no hace nada aquí.
screen-slip-key = Esa tecla no hace nada aquí.
screen-help =
    Toma un sabor, tu vecino de la izquierda toma otro de su fila o columna, y el tercero es para ti.
    Cada uno va a un hueco vacío cuya petición cumpla, de uno de tus dos helados o de uno nuevo del mercado; si cabe, hay que ponerlo ({ "DC-3" }).
    Con tres sabores, sírvelo; solo entonces se mira si es fuerte ({ "DC-13" }).
    Una viruta cambia un sabor en 1, en la nevera o en tus helados; quitar uno tuyo da una viruta ({ "DC-12" }).
    En tu turno todo se derrite en 1.

## The board: what is asked, and a quieter line that says what follows from it

do-aside = Apartar
do-melt = { $n ->
    [0] Empezar mi turno
   *[other] Derretir mis dados
}
do-serve = Servir
do-take = Tomar
ask-over = Se ha servido el último helado.
ask-over-raccoon = El mapache tiene su última carta.
ask-fill = La nevera se llena…
ask-card = Se descubre una carta nueva…
ask-melt = { $n ->
    [0] ¡Empieza tu turno!
   *[other] Tu turno: tus dados pierden 1 cada uno.
}
ask-melt-more = { $gone ->
    [0] Ninguno se derrite del todo. Antes puedes usar virutas.
    [one] { $gone } se derrite del todo: +{ $gone } viruta. Antes puedes usar virutas.
   *[other] { $gone } se derriten del todo: +{ $gone } virutas. Antes puedes usar virutas.
}
ask-first = Toma un sabor de la nevera.
ask-first-more = { $neighbour } toma otro de su fila o columna, y el tercero es tuyo.
ask-first-alone = El mapache toma el más alto de su fila o columna, y el tercero es tuyo.
ask-neighbour = Toma uno de la misma fila o columna.
ask-neighbour-more = Estás a la izquierda de { $player }; el tercero será para { $player }.
ask-last = Toma el último de esa línea.
ask-last-more = Antes puedes usar una viruta.
ask-place = ¿Dónde pones el { die }?
ask-place-more = En una copa tuya o en una carta nueva.
ask-nowhere = El { die } no cabe en ningún sitio.
ask-nowhere-more = Apártalo, o haz sitio: toca uno de tus sabores.
ask-serve = Sírvelo: ¡+{ $fame } de fama!
ask-serve-more = Fuerte si: { $strong }. Las virutas aún ayudan.
ask-serve-strong = Fuerte: { $strong }. Eso te da una ficha.
ask-shake = ¿Sobre qué dado echas virutas?
they-place = { $player } pone { die }.
they-serve = { $player } sirve un helado.
they-melt = Le toca a { $player }.
they-take = { $player } elige un sabor.
they-more = Mientras tanto puedes usar tus virutas.

## The board: its parts, some for those who listen to it

title-fridge = Nevera
title-market = Cartas nuevas
spot-fits = { $spot }: { die }, { $fit ->
    [glass] cabe en tu copa
    [card] cabe en una carta nueva
   *[nowhere] no cabe en ningún sitio
}
doer = { $who }
    .you = Tú
does = { $step ->
    [melt] A { $who } se le derrite
   *[take] { $who } toma un sabor
}
    .you = { $step ->
        [melt] Se te derrite
       *[take] Tomas un sabor
    }
steps = Los pasos de este turno
ends-soon = { $n ->
    [0] ¡El último turno!
    [one] ¡Con { $n } helado más se acaba!
   *[other] Con { $n } helados más se acaba.
}
fridge = La nevera, tres por tres
spot-holds = { $spot }: { die }
spot-held = { $spot }: { die }, en la mano
spot-empty = { $spot }: vacío
market = El mercado
glasses = Copas de { $who }
    .you = Tus copas
shelf = Estante de { $who }
    .you = Tu estante
free-glass = una copa libre
no-card = sin carta
next-up = luego
next-card = La próxima carta: { $card }
neighbour = a tu izquierda
raccoon = Mapache
served = { $n ->
    [one] { $n }/{ $goal } servido
   *[other] { $n }/{ $goal } servidos
}
sprinkles = { $n ->
    [one] { $n } viruta
   *[other] { $n } virutas
}
sprinkles-word = { $n ->
    [one] Viruta
   *[other] Virutas
}
tokens = { $n ->
    [one] { $n } ficha de sabor fuerte
   *[other] { $n } fichas de sabor fuerte
}
shaker = Virutas: { $n }. Échalas sobre un dado.
sprinkle-more = { die }: uno más, por una viruta
sprinkle-less = { die }: uno menos, por una viruta
scrap-button = Quitar
scrap-die = Quitar { die } a cambio de una viruta
slot-asks = Hueco { $slot } de { $card }: pide { $demand }
slot-fits = Hueco { $slot } de { $card }: aquí cabe
slot-holds = Hueco { $slot } de { $card }: { die }.
slot-melts = Hueco { $slot } de { $card }: { die }. { $melted ->
    [0] Se derretirá del todo.
   *[other] Se derretirá a { $melted }.
}
rival-cone = { $card } Lleva: { $flavours }.

## The guided first game

guide-melt = El turno empieza derritiendo: los dados de tus helados pierden 1. Aún no tienes, así que sigue.
guide-first = Toma cualquier dado. Uno verde o azul encaja en las cartas nuevas.
guide-place = Colócalo en un hueco iluminado. Un hueco pide un color o un número; un más admite cualquiera.
guide-last = Tu vecino tomó uno de esa línea. El último es tuyo.
guide-glass = Tu copa: tres dados la llenan. El número pequeño dice qué quedará al derretirse.
guide-neighbour = Ahora eres el vecino: toma un dado iluminado. El último de esa línea es para el otro.
guide-sprinkle = Las virutas suben o bajan un dado en 1, cuando quieras: toca el bote y luego un dado.
guide-serve = ¡Llena! Sírvela por su fama.
guide-animals = ¡Servido! El mismo animal otra vez vale más. Esta partida acaba con tres; la de verdad, con siete.
guide-next = La próxima vez, reúne un animal y deja al vecino lo que no encaja.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Sirve helados y gana la mayor fama. La partida acaba cuando alguien ha servido siete.
rules-melt = Primero se derrite: cada dado de tus helados sin terminar pierde 1. El que se derrite del todo te deja una viruta.
rules-first = Toma cualquier dado de la nevera y colócalo enseguida.
rules-neighbour = Quien está a tu izquierda toma otro dado de esa fila o columna. El tercero de esa línea es tuyo.
rules-slot = Un hueco pide un color o un número; un más admite cualquiera. Solo importa al colocar el dado. Tienes dos copas.
rules-serve = Tres dados llenan una copa: sírvela por su fama. Si los dados cumplen el signo de debajo, ganas además una ficha.
rules-sprinkle = Una viruta sube o baja un dado en 1, en cualquier momento. Quitar un dado tuyo te da una.
rules-end = Cuando alguien ha servido siete, ese turno es el último. Entonces se cuenta la fama.
rules-sets = La fama viene de las cartas, de animales iguales (2, 5, 9, 14, 20 por dos a seis), 1 por ficha y 4 por tener más fichas.
thumb-reply = Como vecino, toma lo que te ayude y deje al otro lo menos posible.
thumb-third = Antes de tomar un dado, mira cuál de su fila y columna querrá tu vecino y qué te deja eso.
thumb-strong = Antes de servir, gasta una o dos virutas si así ganas la ficha.
about-flavour = Un sabor. Tómalo de la nevera y colócalo en un hueco; allí se derrite 1 en cada turno de su dueño.
    .name = { die }
about-slot = Un dado va aquí solo si esto se cumple al colocarlo. Después puede derretirse.
    .name = { $demand }
about-card = { $fame } de fama al servirlo, y otro animal para tu serie: { $animal }.
    .name = { $name }
about-strong = Sirve así los tres dados y ganas una ficha: 1 de fama, y 4 para quien tenga más.
    .name = { $strong }
about-shaker = Una viruta cambia en 1 un dado tuyo o de la nevera, cuando quieras. Toca el bote y luego un dado.
    .name = Virutas
about-shelf = Los animales que has servido. Varios iguales dan más fama: 2, 5, 9, 14, 20.
    .name = Servidos
about-next = La próxima carta del mercado. Todos la ven; aún nadie puede tomarla.
    .name = Carta siguiente

## The cards as `dicecafe deck` tells of them

face-worth = { $animal }, { $fame } de fama
face-strong = Fuerte si: { $strong }
face-odds = { $strong }: { $chance } tal como se ponen{ $changes ->
    [0] {""}
   *[other] , a { $changes } como mínimo
}
finding-impossible = ningún dado que quepa en sus huecos puede cumplir «{ $strong }»
finding-always = todos los dados cumplen «{ $strong }»
finding-no-animal = ninguna carta tiene este animal
