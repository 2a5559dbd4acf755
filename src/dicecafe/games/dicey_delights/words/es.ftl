### Dicey Delights. How catalogues work, and how to add a language: docs/languages.md

tagline = Saca postres, contenta a tus campistas y fastidia a los demás antes de la última ronda.
    .sort = Cartas y travesuras
option-last_call = quien los alcanza abre la última ronda; una variante puede tener su propio número
    .name = Puntos para la última ronda
option-sundae_sprint = una carrera corta: las tiradas que te ahorras son puntos
    .name = Sundae Sprint
option-potluck = los vecinos pueden usar tus dados, y te lo agradecen
    .name = Potluck
option-late_seat_treat = quien juega más tarde empieza con más puntos
    .name = Premio a los últimos
option-deck = otra baraja, un archivo TOML con la forma de la propia
    .name = Baraja
preset-short = Partida corta
preset-sprint = Sundae Sprint
preset-potluck = Potluck

## The desserts; short, in seven letters, for narrow columns

smore = S’more
    .short = S’more
cupcake = Magdalena
    .short = Magdal.
donut = Rosquilla
    .short = Rosqu.
icepop = Polo
    .short = Polo
cookie = Galleta
    .short = Galleta
pie = Tarta
    .short = Tarta

## The abilities: what they are called, what their cards say, and what is good to know besides

ability-sweet-tip = Dulce propina
    .text = Ganas 2 puntos.
    .edge = Siempre funciona.
ability-cookie-jar = Tarro de galletas
    .text = Quita 1 punto a un rival, o 2 si va por delante de ti.
    .edge = Si va por delante se mira al canjear la carta: tiene de verdad más puntos que tú. Solo quitas lo que el rival tiene, y ganas lo que pierde de verdad (quizá 0).
ability-pass-the-hat = Pasar la gorra
    .text = Quita 1 punto a cada uno de hasta 2 rivales.
    .edge = Con 2 jugadores: 1 punto del único rival. Quien tiene 0 no da nada.
ability-catch-up-cocoa = Cacao de remontada
    .text = Ganas 1 punto, y 1 por cada rival por delante de ti (3 como mucho).
    .edge = Cuentan los rivales que en ese momento tienen de verdad más puntos que tú. Siempre es al menos 1 punto.
ability-lucky-dip = Bolsa sorpresa
    .text = Tira los 3 dados: todos distintos 1 punto, una pareja 3, tres iguales 8.
    .edge = Una tirada extra aparte con 3 dados, aunque este turno tiraras menos. Luego tus dados quedan como estaban.
ability-bunk-swap = Cambio de litera
    .text = Ganas 1 punto. Puedes cambiar una carta tuya por una de un rival.
    .edge = Para cambiar debe quedarte una carta en la fila. La que recibes se puede canjear este turno. El rival no roba.
ability-clean-plate = Plato limpio
    .text = Ganas 1 punto. Descarta las cartas que quieras y completa tu fila a 3 enseguida.
    .edge = Puedes descartar de 0 a 2 cartas. También el lugar de esta carta se llena enseguida. Las nuevas se pueden canjear este turno.
ability-second-helping = Repetir plato
    .text = Este turno puedes canjear 1 carta más, solo por puntos.
    .edge = En total, la habilidad y 2 cartas por puntos. En la última ronda no sirve (allí ya son 3), pero se permite.
ability-one-more-stir = Otra vuelta
    .text = Ganas 1 punto. Puedes volver a tirar una vez los dados que quieras.
    .edge = Ocurre mientras canjeas: las caras nuevas cuentan para las cartas que canjees después. A los rivales no se les pregunta por ello.
ability-sugar-overload = Empacho de azúcar
    .text = Un rival tira 2 dados este turno, no 3.
    .edge = Un dado menos todo el turno. No se suma a otro Empacho de azúcar. Con la Nata comodín del rival: 1 dado y el comodín.
ability-lights-out = Luces fuera
    .text = Un rival solo puede volver a tirar una vez este turno. Ganas 1 punto.
    .edge = El límite manda: primero se suman las tiradas de más, luego queda 1. No impide Otra vuelta.
ability-early-bedtime = A dormir pronto
    .text = Descarta una carta de un rival; la repone tras su turno. Ganas 1 punto.
    .edge = Solo a un rival con 3 cartas. Aun así debe canjear 1 de las otras 2 (no en la última ronda).
ability-butterfingers = Manos de trapo
    .text = Cuando un rival termina de tirar, debe volver a tirar 1 dado que tú elijas.
    .edge = No gasta ninguna de sus tiradas. Si le quedan, puede seguir tirando, y luego se vuelve a preguntar. No vale con un comodín ni con una merienda.
ability-finders-sharers = A medias
    .text = Cuando un rival puntúa una carta, ganas los mismos puntos (3 como mucho).
    .edge = Cuentan todos los puntos que la carta acaba de dar, también los extras. El rival no pierde nada.
ability-sticky-fingers = Dedos largos
    .text = Cuando un rival puntúa una carta, quítale la mitad (redondeando hacia abajo, 2 como mucho).
    .edge = Solo si dio 2 puntos o más. Solo quitas lo que el rival tiene.
ability-tag-along = A remolque
    .text = Cuando un rival termina de tirar, puntúa 1 carta tuya con sus dados.
    .edge = La carta necesita al menos 1 acierto. Solo puntos, no su habilidad. Descártala y roba otra enseguida. El comodín, la merienda y los dados girados del rival no te ayudan. Nadie puede responder a estos puntos.
ability-second-wind = Nuevo aliento
    .text = Puedes volver a tirar 2 veces más.
    .edge = En total, 4 veces. No tienes que usarlas.
ability-chefs-choice = Elección del chef
    .text = Tras tu última tirada, gira 1 dado a la cara que quieras.
    .edge = Después de las habilidades de los rivales, así que Manos de trapo no puede deshacerlo.
ability-big-tray = Gran bandeja
    .text = Puedes canjear hasta 3 cartas y volver a tirar 1 vez más.
    .edge = Aun así, solo 1 habilidad. En la última ronda solo importa la tirada de más.
ability-wild-whip = Nata comodín
    .text = Aparta 1 dado como comodín para cada carta. Tira los otros 2.
    .edge = El comodín puede ser un postre distinto en cada carta. Así toda carta tiene al menos 1 acierto, y ese turno no ganas ninguna habilidad. Puedes rechazarlo antes de tu primera tirada.
ability-double-scoop = Bola doble
    .text = Duplica los puntos de 1 carta que puntúes (3 más como mucho).
    .edge = Eliges al puntuar la carta.
ability-gold-star = Estrella de oro
    .text = Ganas 1 punto más por cada carta que puntúes.
    .edge = No por las cartas que canjees por su habilidad.
ability-packed-snack = Merienda lista
    .text = Antes de tirar, nombra un postre. Lo tienes como un dado más.
    .edge = Cuenta para todas las cartas y nunca se tira ni se gira. Una carta que solo acierta con la merienda tiene 1 acierto, así que no da su habilidad. Se nombra tras las habilidades de los rivales.

## When an ability acts

when = { $when ->
    [on_cash_in] ahora mismo
    [before_rival_first_roll] esta ronda, antes de la primera tirada de un rival
    [after_rival_last_roll] esta ronda, tras la última tirada de un rival
    [rival_scores] esta ronda, cuando un rival puntúa
    [own_turn_start] próximo turno, antes de tirar
    [own_before_cash_in] próximo turno, antes de canjear
   *[own_score] próximo turno, al puntuar
}

## Points

points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## What happens ($who did it), and what it is called where it is offered

draw = { $camper } se une a { $player }.
    .to-you = { $camper } se une a ti.
shows = Los dados muestran { $dice }.
bonus-roll = La tirada extra muestra { $dice }.
roll = { $who } tira los dados.
    .you = Tiras los dados.
    .label = Tirar los dados
    .brief = tirar
keep = { $who } se queda con los dados.
    .you = Te quedas con los dados.
    .label = Quedarse con los dados
    .brief = quedarse con los dados
reroll = { $who } vuelve a tirar el dado { $die }.
    .you = Vuelves a tirar el dado { $die }.
    .label = Volver a tirar el dado { $die }
    .brief = repetir el dado { $die }
rerolls = { $who } vuelve a tirar los dados { $dice }.
    .you = Vuelves a tirar los dados { $dice }.
    .label = Volver a tirar los dados { $dice }
    .brief = repetir los dados { $dice }
score = { $camper } le da { points } a { $who }.
    .you = { $camper } te da { points }.
    .label = Puntuar a { $camper } por { $points }
    .brief = puntuar a { $camper }
score-more = { $factor ->
    [2] { $camper } le da { points } a { $who }, el doble.
   *[other] { $camper } le da { points } a { $who }, multiplicados por { $factor }.
}
    .you = { $factor ->
        [2] { $camper } te da { points }, el doble.
       *[other] { $camper } te da { points }, multiplicados por { $factor }.
    }
    .label = { $factor ->
        [2] Puntuar a { $camper } por { $points }, el doble
       *[other] Puntuar a { $camper } por { $points }, multiplicado por { $factor }
    }
    .brief = puntuar a { $camper }
cash-in = { $who } canjea a { $camper } por { $ability }.
    .you = Canjeas a { $camper } por { $ability }.
    .label = Canjear a { $camper } por { $ability }
    .brief = canjear a { $camper }
done = { $who } termina de canjear.
    .you = Terminas de canjear.
    .label = Ya está
    .brief = parar aquí
use = ¡{ $who } usa { $ability } contra { $rival }!
    .you = ¡Usas { $ability } contra { $rival }!
    .to-you = ¡{ $who } usa { $ability } contra ti!
    .label = { $ability } contra { $rival }
    .brief = usar { $ability }
use-die = ¡{ $who } usa { $ability } contra { $rival }, en el dado { $die }!
    .you = ¡Usas { $ability } contra { $rival }, en el dado { $die }!
    .to-you = ¡{ $who } usa { $ability } contra ti, en el dado { $die }!
    .label = { $ability } contra { $rival }, en el dado { $die }
    .brief = usar { $ability } en el dado { $die }
use-discard = { $who } usa { $ability }: { $rival } pierde a { $camper }.
    .you = Usas { $ability }: { $rival } pierde a { $camper }.
    .to-you = { $who } usa { $ability }: pierdes a { $camper }.
    .label = { $ability }: { $rival } pierde a { $camper }
    .brief = usar { $ability }, { $rival } pierde a { $camper }
use-score = { $who } usa { $ability }: { $camper } da { points } con los dados de { $rival }.
    .you = Usas { $ability }: { $camper } da { points } con los dados de { $rival }.
    .to-you = { $who } usa { $ability }: { $camper } da { points } con tus dados.
    .label = { $ability }: { $camper } da { points } con los dados de { $rival }
    .brief = usar { $ability } con { $camper }
share-dice = { $who } comparte los dados de { $rival }: { $camper } da { points }.
    .you = Compartes los dados de { $rival }: { $camper } da { points }.
    .to-you = { $who } comparte tus dados: { $camper } da { points }.
    .label = Compartir los dados de { $rival }: { $camper } da { points }
    .brief = compartir los dados con { $camper }
take = { $who } le quita { points } a { $rival }.
    .you = Le quitas { points } a { $rival }.
    .to-you = { $who } te quita { points }.
    .label = Quitarle { points } a { $rival }
    .brief = quitarle { points } a { $rival }
swap = { $who } cambia a { $camper } por { $other }, de { $rival }.
    .you = Cambias a { $camper } por { $other }, de { $rival }.
    .to-you = { $who } cambia a { $camper } por { $other }, de tu fila.
    .label = Cambiar a { $camper } por { $other }, de { $rival }
    .brief = cambiar a { $camper } por { $other }
dump = { $who } descarta a { $campers }.
    .you = Descartas a { $campers }.
    .label = Descartar a { $campers }
    .brief = descartar a { $campers }
set = { $who } gira el dado { $die } a { $dessert }.
    .you = Giras el dado { $die } a { $dessert }.
    .label = Girar el dado { $die } a { $dessert }
    .brief = girar el dado { $die } a { $dessert }
wild = { $who } toma el comodín.
    .you = Tomas el comodín.
    .label = Tomar el comodín
    .brief = tomar el comodín
snack = { $who } se lleva una merienda: { $dessert }.
    .you = Te llevas una merienda: { $dessert }.
    .label = Llevarse una merienda: { $dessert }
    .brief = llevarse { $dessert }
pass = { $who } pasa.
    .you = Pasas.
    .label = { $awaits ->
        [share] No, gracias
        [target] Ya basta
        [swap] Sin cambio
        [dump] Me los quedo
        [stir] Así están bien
        [set] No girar
        [wild] Tirar todos
       *[window] Ahora no
    }
    .brief = pasar

## What somebody's turn came to ($who did it), when it is over

recap-scored = { $who } sumó { $points } con { $campers }.
    .you = Sumaste { $points } con { $campers }.

## Why not: what it is time for

time-to-use = Ahora toca usar tu habilidad o pasar ({ $ruling }).
time-to-roll = Ahora toca tirar los dados (Un turno, 4).
time-to-reroll = Ahora toca volver a tirar dados o quedártelos (Un turno, 4).
time-to-cash-in = Ahora toca canjear: puntos, habilidad, o ya está (Un turno, 7).
time-to-share = Ahora toca compartir los dados o pasar ({ $ruling }).
time-to-take = Ahora toca decir a quién quitas puntos (Habilidades).
time-to-swap = Ahora toca cambiar una carta tuya por una de un rival o pasar (Habilidades).
time-to-dump = Ahora toca decir qué cartas descartas o pasar (Habilidades).
time-to-stir = Ahora toca decir qué dados vuelves a tirar o pasar (Habilidades).
time-to-set = Ahora toca girar un dado o pasar (Un turno, 6).
time-to-take-wild = Ahora toca tomar el comodín o pasar (Un turno, 3).
time-to-pack = Ahora toca nombrar el postre de tu merienda (Un turno, 3).

## Why not: other reasons

why-fewer-dice = { $n ->
    [1] Este turno se tira solo el dado 1 ({ $ruling }).
   *[other] Este turno se tiran los dados 1 a { $n } ({ $ruling }).
}
why-aim-at-die = { $n ->
    [1] { $ability } apunta al dado tirado: use 1.
   *[other] { $ability } apunta a uno de los dados tirados: use 1 a use { $n }.
}
why-aim-at-rival = { $ability } apunta a una carta del rival que está jugando.
why-aim-at-own = { $ability } necesita una carta tuya con al menos 1 acierto con los dados tirados ({ $ruling }).
why-no-aim = { $ability } no apunta a nada: basta con decir use.
why-take-from-rival = Los puntos se quitan a un rival.
why-taken-already = Este rival ya ha dado.
why-no-such-seat = Los asientos son 0 a { $last }.
why-swap-order = Un cambio nombra primero una carta tuya y luego una de un rival (Notación).
why-dump-order = Primero va la carta más baja: { $move } (Notación).
why-dump-limit = { $n ->
    [one] Con esta habilidad descartas { $n } carta como mucho.
   *[other] Con esta habilidad descartas { $n } cartas como mucho.
}
why-not-in-line = { $card } no está en tu fila.
why-too-few-matches = { $n ->
    [one] Para compartir, una carta necesita { $n } acierto con los dados tirados (DL-11, { $ruling }).
   *[other] Para compartir, una carta necesita { $n } aciertos con los dados tirados (DL-11, { $ruling }).
}
why-not-done = Antes de la última ronda hay que canjear al menos una carta ({ $ruling }).
why-no-match = Los dados no sirven nada a { $camper }: solo da su habilidad (Un turno, 7).
why-no-multiplier = Ahora no tienes ninguna habilidad que multiplique una carta.
why-match = { $n ->
    [one] { $camper } tiene { $n } acierto: da puntos, no su habilidad (Un turno, 7).
   *[other] { $camper } tiene { $n } aciertos: da puntos, no su habilidad (Un turno, 7).
}
why-one-ability = Una habilidad por turno, nada más (Un turno, 7).
why-too-late = { $ability } llegaría tarde: en la última ronda solo cuentan las de «Ahora mismo» (Última ronda).
why-points-only = { $n ->
    [one] Ya se ha canjeado { $n } carta; lo que queda es solo por puntos ({ $ruling }).
   *[other] Ya se han canjeado { $n } cartas; lo que queda es solo por puntos ({ $ruling }).
}

## What is wrong with a deck: each goes on from "In the deck, ability sweet_tip"

wrong-table = no es ninguna tabla de una baraja; hay { $tables }
wrong-fixed = debe tener { $line }
wrong-same-id = da a dos el mismo id
wrong-desserts = debe nombrar { $n } postres, uno por cada cara de un dado
wrong-dessert-ids = necesita seis ids distintos, cada uno una palabra en minúsculas
wrong-cards = tiene de { $fewest } a { $most } cartas, no { $n }
wrong-card-numbers = debe numerar sus cartas de 1 a { $n }, cada número una vez
wrong-request = necesita `request`, una lista de { $n } postres
wrong-kind = pide { $request }, así que su `kind` es { $kind }
wrong-profile-kind = es { $kind }, pero su perfil { $profile } es { $other }
wrong-profile-points = paga { $points }, pero su perfil { $profile } paga { $other }
wrong-profile-cards = { $n ->
    [one] es el perfil de { $n } carta, así que necesita `cards` = { $n }, no { $given }
   *[other] es el perfil de { $n } cartas, así que necesita `cards` = { $n }, no { $given }
}
wrong-points = necesita `points`, por 1, 2 y 3 aciertos
wrong-points-order = no puede pagar menos por más aciertos
wrong-abilities = tiene de 1 a { $most } habilidades, no { $n }
wrong-copies = { $n ->
    [one] está en { $n } carta, así que necesita `copies` = { $n }, no { $given }
   *[other] está en { $n } cartas, así que necesita `copies` = { $n }, no { $given }
}
wrong-timing = actúa en { $window }, así que su `timing` es { $timing }, no { $given }
wrong-texts = necesita `text` y `edge`, en palabras
wrong-worth = necesita `{ $key }`, su valor en puntos de 0 a 20, no { $given }
wrong-effects = necesita `effects`, una lista de 1 a { $most }
wrong-effect-form = es una tabla como { $example }
wrong-effect-window = tiene { $op }, que no puede actuar en la ventana { $window }
wrong-effect-keys = tiene { $keys }, y { $op } no lo admite
wrong-many-targets = quita con from = "each_target" si `max_targets` es 2 o más, y solo entonces
wrong-targets-in-window = en la ventana de un rival solo puede quitar a uno: al que está jugando
wrong-op-twice = nombra dos veces una operación; dale números más altos
wrong-aims = tiene como mucho una de { LIST($ops, type: "disjunction") }: cada uso apunta a una cosa
wrong-variants = tiene las dos cartas sundae_sprint y potluck
wrong-treat = necesita late_seat_treat

## Odds

odds-keep = quedarse con todos
odds-again = { $n ->
    [one] volver a tirar el dado { $dice }
   *[other] volver a tirar los dados { $dice }
}
    .short = { $n ->
        [one] repetir el dado { $dice }
       *[other] repetir los dados { $dice }
    }
odds-for-more = { $chance } de mejorar

## The position, line by line

call-at = última ronda con { $points }
call-on = ÚLTIMA RONDA ({ $player })
position-turn = Le toca a { $player }; { $call }.
position-no-dice = Los dados están sin tirar.
position-dice = Dados: { $dice }. Tiradas: { $rerolls }.
die-wild = comodín
die-snack = { $dessert } (merienda)
seat = { $player }: { points }
seat-keeps = { $player }: { points }, guarda { $ability } ({ when })
card = - { $card } { $camper }: { $request } ({ $pays }); { $ability } ({ when })
card-now = - { $card } { $camper }: { $request } ({ $pays }); { $ability } ({ when }) -> { $now }

## The end: what one needs in the final round ($who needs it), and where the points came from

need = Última ronda: a { $who } le faltan { $points } para ir en cabeza.
    .you = Última ronda: te faltan { $points } para ir en cabeza.
need-none = Última ronda: { $who } va en cabeza.
    .you = Última ronda: vas en cabeza.
part-treat = Premio a los últimos
part-cards = { $n ->
    [one] { $n } carta con { $served ->
        [one] 1 acierto
        [two] 2 aciertos
       *[three] 3 aciertos
    }
   *[other] { $n } cartas con { $served ->
        [one] 1 acierto
        [two] 2 aciertos
       *[three] 3 aciertos
    }
}
part-bonus = Habilidades y extras
part-lost = Perdidos ante rivales

## The terminal's page. Single letters are keys, the same in every language

screen-your-turn = Te toca
screen-turn-of = Le toca a { $player }
screen-rerolls = tiradas: { $n }
screen-not-rolled = (los dados están sin tirar)
screen-again = otra vez
screen-you-keep = Guardas { $ability } ({ when })
screen-roll = r tira los dados
screen-mark-dice = { $n ->
    [0] { $dice } marcan dados, r los vuelve a tirar
   *[other] { $dice } marcan dados, r los vuelve a tirar (marcados: { $marked })
}
screen-keep = k se queda
screen-odds = o probabilidades
screen-scored = { $player } puntuó { points }.
screen-ability = { $ability }: { $text }
screen-use = y la usa, n pasa
screen-aim = { $keys } apunta, n pasa
screen-cash-in = { $keys } canjean un campista
screen-double = { $factor ->
    [2] d duplica: { $key }
   *[other] d multiplica por { $factor }: { $key }
}
screen-done = x ya está
screen-share = ¿Compartir los dados de { $player }? { $keys } puntúa con ellos
screen-pass = n pasa
screen-take = Quitar puntos a: { $rivals }
screen-enough = n basta
screen-swap = Cambio: el número de tu campista y la letra de uno de un rival
screen-mark-cards = { $n ->
    [0] Los números marcan campistas, d los descarta
   *[other] Los números marcan campistas, d los descarta (marcados: { $marked })
}
screen-keep-all = n se queda con todos
screen-stir = { $n ->
    [0] Otra vuelta: { $dice } marcan dados, r los tira
   *[other] Otra vuelta: { $dice } marcan dados, r los tira (marcados: { $marked })
}
screen-leave = n los deja
screen-set = Gira { $dice }, a { $sides }
screen-wild = ¿Un comodín en vez del tercer dado? y lo toma
screen-decline = n lo rechaza
screen-snack = Llevar de merienda: { $sides }
screen-nothing-marked = Aún no hay nada marcado.
screen-typed = tecleado: { $keys }
screen-slip = «{ $keys }» no hace nada aquí.
screen-slip-key = Esa tecla no hace nada aquí.

## The terminal's table of odds; each head as short as can be

screen-odds-again = otra vez
screen-odds-worth = valor
screen-odds-matches = (1/2/3 aciertos, %)
screen-odds-nothing = nada
screen-odds-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
screen-odds-lead = En la última ronda, ir en cabeza vale aquí 20 puntos.

## The terminal's help

help-window = { $ability }: { $text } { $edge }
help-copies = De cada habilidad se usa una como mucho en un turno (DL-3).
help-cash-in = Un campista con al menos 1 acierto da puntos; uno sin ninguno, su habilidad, una por turno (Un turno, 7). Cada dado sirve a cada campista una vez.
help-last-call = Quien acaba un turno con { $points } puntos abre la última ronda: un turno más para todos los demás, con hasta 3 canjes.
help-ability = { $ability } ({ when }): { $text }

## The board. It asks by itself, so the bar below it has no prompt

prompt = { "" }
keep-all = Quedarme con todos
again = Volver a tirar { $n }
dice = Los dados
hand = Tus campistas
campers-of = Campistas de { $player }
recap = Lo que hicieron los demás
die = Dado { $die }, { $side }
die-stays = Dado { $die }, { $side }: se queda
die-rolls = Dado { $die }, { $side }: otra vez
not-rolled = sin tirar
stays = Se queda
rolls = Otra vez
no-die = Un dado menos este turno
wild-die = Comodín
packed = Merienda
packed-is = Merienda: { $dessert }
bonus-dice = Tirada extra
dice-of = Dados de { $player }
rerolls-left = Tiradas: { $n }
last-call-at = Última ronda a los { $n } puntos
last-call-on = Última ronda: { $player }
in-words = { $camper } quiere { $request }; paga { $points } por 1, 2, 3 aciertos; habilidad { $ability }.
about-ability = { $ability }: leer lo que hace
offered = { $move }. { $about }
times = ×{ $factor }: +{ $points }
rival-keeps = { $player } guarda { $ability }
kept-at-work = { $ability }: activa este turno
kept-for = { $ability }: { when }
cash-ins = Por canjear: { $n }
request = El pedido
matches-pay = { $n ->
    [one] { $n } acierto: { $points }
   *[other] { $n } aciertos: { $points }
}
to-swap = { $about } Se va a cambiar.
to-discard = { $about } Se va a descartar.
use-it = Usarla
discard = Descartar { $n }

## What the board asks

ask-roll = Te toca: tira los dados.
ask-reroll = Toca los dados que te quedas.
ask-cash-in = Canjea a un campista: por puntos o, si no acierta nada, por su habilidad.
ask-cash-in-more = ¿Canjeas hasta { $n } más, o ya está?
ask-share = ¡Potluck! ¿Puntúas un campista con los dados de { $player }?
ask-use = ¿La usas contra { $player }?
ask-use-score = { $player } acaba de puntuar { $n }. ¿La usas?
ask-use-die = Toca el dado que { $player } debe volver a tirar.
ask-use-own = Toca el campista que puntúas con los dados de { $player }.
ask-use-card = Toca el campista que pierde { $player }.
ask-target = ¿A quién se los quitas?
ask-target-more = ¿Y a otro rival?
ask-swap = Toca el campista que das.
ask-swap-rival = Ahora toca el campista que quieres.
ask-dump = Toca los campistas que descartas.
ask-set = Toca el dado que giras.
ask-set-side = ¿Y qué cara muestra?
ask-wild = ¿Tomas un dado comodín para todos los campistas?
ask-snack = ¿Qué postre te llevas?

## The guided first game

guide-camper = Un campista pide tres postres. Los números dicen cuánto pagan 1, 2 o 3.
guide-roll = Tira tres dados para ellos.
guide-keep = Toca los dados que quieres conservar. Vuelve a tirar los demás o quédate con los tres.
guide-score = Un campista iluminado paga lo que dice su pegatina. Toca para canjearlo.
guide-ability = ¿Ningún acierto? Entonces el campista te da esta habilidad.
guide-rivals = Los campistas de los demás también están a la vista. Toca uno para verlo entero.
guide-window = Una habilidad te pregunta algo: elige o pasa.
guide-call = Última ronda: un turno más cada uno, con hasta tres campistas. ¡Gana quien tenga más puntos!
guide-next = La próxima vez, espera tres aciertos donde pagan seis o diez, y cambia un mal campista por su habilidad.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Sirve a los campistas los postres que piden. Gana quien tenga más puntos.
rules-roll = Tira tres dados. Quédate con los que quieras y vuelve a tirar el resto, dos veces como mucho.
rules-match = Un campista pide tres postres. Cada uno que muestren tus dados es un acierto; 1, 2 o 3 aciertos pagan los números de la carta.
rules-cash = Canjea uno o dos campistas. Los mismos dados sirven a cada uno.
rules-ability = Un campista sin ningún acierto te da una habilidad. Una por turno.
rules-refill = Luego llegan campistas hasta que vuelvas a tener tres.
rules-end = Quien acaba un turno con 40 puntos o más abre la última ronda: un último turno para los demás, con hasta tres campistas.
rules-rebuttal = Si alguien va por delante, quien la abrió tiene otro turno. Los empates son suyos.
thumb-reroll = No te quedes con todo dado que pida algún campista. Quédate con los que sirven juntos y vuelve a tirar los demás.
thumb-ability = Toma una habilidad cuando un campista pagaría poco: vale más que un solo acierto pobre.
thumb-window = Usa la habilidad que guardas mientras aún valga. Cuando empieza tu próximo turno, se pierde.
about-dessert = Uno de los seis postres de cada dado. Cada uno que pidió un campista es un acierto.
    .name = { $dessert }
about-camper = Pide { $request }. Paga { $points } por 1, 2 o 3; sin ninguno, la habilidad de abajo.
    .name = { $camper }
about-right-now = La habilidad actúa al canjear al campista.
    .name = Ahora mismo
about-this-round = Guardas la habilidad para usarla una vez en el turno de un rival, hasta tu próximo turno.
    .name = Esta ronda
about-next-turn = Guardas la habilidad para tu próximo turno.
    .name = Próximo turno
about-unrolled = Tiene un postre en cada cara; tira para ver cuál sale.
    .name = Dado
about-wild = Vale por cualquier postre, distinto para cada campista.
    .name = Comodín

## The cards as `dicecafe deck` tells of them

face-pays = { $points } puntos por 1/2/3 aciertos
face-ability = Habilidad: { $ability }
face-odds = las tres: { $chance }; jugando lo mejor solo por ella: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } puntos
finding-impossible = ningún dado sirve todo lo que pide
finding-no-card = ninguna carta la tiene
finding-dead = no cambia nada en ninguna mesa
