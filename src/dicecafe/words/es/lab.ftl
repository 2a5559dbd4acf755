### The lab, the solver and the coach on paper: simulate, sweep, report, tournament, solve, analyse, bench. How catalogues work: docs/languages.md

## Figures

figure-percent-0 = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
figure-percent-1 = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent-2 = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-decimal-0 = { NUMBER($n, maximumFractionDigits: 0) }
figure-decimal-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal-2 = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-signed =
    { $sign ->
        [minus] -{ $size }
       *[plus] +{ $size }
    }
figure-between = { $low } a { $high }
figure-with-interval = { $middle } ({ $low } a { $high })
figure-own-deck = deck=propia

## What is being done, above a progress bar

doing-play = jugando
doing-play-each = jugando cada uno
doing-write = escribiendo
doing-skill = { $strong } contra { $weak }
doing-causes = buscando causas
doing-solve = resolviendo
doing-train = aprendiendo
doing-analyse = analizando

## What was played, and where

lab-heading =
    { $games ->
        [one] { $game }: { $games } partida
       *[other] { $game }: { $games } partidas
    }, semilla { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
lab-saved = Están guardadas en { $path }: la misma orden con --resume continúa.
lab-stopped = Incompleto: detenido tras { $done } de { $games } partidas; esto es lo que dicen.
lab-unwritten = Los registros no se escribieron: { $path } sigue como estaba.
lab-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s en { $where }: { $speed }, compilación incluida
lab-on-cluster = el clúster de { $address }
lab-on-gpu = una GPU
lab-on-cores =
    { $cores ->
        [one] { $cores } núcleo
       *[other] { $cores } núcleos
    }
lab-actions-a-second = { NUMBER($millions, minimumFractionDigits: 1, maximumFractionDigits: 1) } millones de acciones/s
lab-games-a-second = { NUMBER($games, maximumFractionDigits: 0) } partidas/s

## simulate: the table and the lines under it

lab-seat = asiento
lab-player = jugador
lab-wins = victorias
lab-interval = intervalo del 95 %
lab-points = puntos de media
lab-less-luck = sin suerte
lab-worth = una partida vale
lab-games-worth =
    { $most ->
        [yes] las que sean
       *[no] { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
lab-less-luck-how = sin suerte: descontado lo que hicieron los dados en estas partidas; una partida dice entonces tanto como ese número de corrientes
lab-turns = turnos por partida: { $turns }, de { $shortest } a { $longest }
lab-actions = acciones por partida (las tiradas, dado a dado): { $actions }, de { $shortest } a { $longest }
lab-decisions = decisiones por partida: { $decisions }; { NUMBER($mattered, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } con más de una opción
lab-leads = cambios de líder por partida: { $leads }
lab-comebacks = remontadas (quien va primero a mitad de partida no gana): { $comebacks }
lab-dead-turns = turnos sin puntos: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $dead } por partida
lab-ties = victorias compartidas: { $ties }
lab-uses = lo más usado: { $uses }
lab-use = { $label } { $uses }

## sweep

sweep-heading =
    { $games ->
        [one] { $game }: { $games } partida de cada
       *[other] { $game }: { $games } partidas de cada
    }, los mismos dados, semilla { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
sweep-as-it-is = tal como es
sweep-seat = asiento { $seat } ({ $player })
sweep-turns = turnos
sweep-against = { $second } contra { $first }:
sweep-decks = Todos los asientos juegan con la misma baraja, así que esto no dice qué hace una carta por quien la tiene: eso lo dice `dicecafe report { $game } --option deck=…`.
sweep-change = { $first } -> { $second }
sweep-verdict =
    { $verdict ->
        [same] igual
        [real] real
       *[chance] puede ser azar
    }
measure-wins = victorias del asiento { $seat }
measure-wins-less-luck = lo mismo sin suerte, asiento { $seat }
measure-comebacks = partidas con remontada
measure-ties = victorias compartidas
measure-points = puntos medios de un asiento
measure-turns = turnos por partida
measure-actions = acciones por partida
measure-decisions = decisiones por partida
measure-choices = decisiones con opciones
measure-leads = cambios de líder por partida
measure-dead-turns = turnos sin puntos por partida

## report: what it finds

report-alone = A solas, { $player } gana el { $wins } de las partidas.
report-unlike = Los jugadores son distintos, así que estas partidas no dicen cuánto vale un asiento; para eso, que sean todos iguales.
report-start-even = Quien empieza gana el { $wins } de las partidas, cuando lo justo sería el { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }: en tantas partidas no se ve ni ventaja ni desventaja.
report-start =
    Quien empieza gana el { $wins } de las partidas, cuando lo justo sería el { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $doubt ->
        [none] sin duda
       *[some] probablemente
    } { $size ->
        [slight] una leve
        [clear] una clara
       *[large] una gran
    } { $side ->
        [advantage] ventaja
       *[handicap] desventaja
    }, { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de cada cien.
report-less-luck =
    Sin suerte son { $wins }{ $most ->
        [yes] , y solo el redondeo queda abierto
       *[no] ; una partida dice entonces tanto como { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } corrientes
    }.
report-seats = Desde quien empieza y en orden de mesa, los asientos ganan { $wins }.
report-unused = Nunca se usó en { $games } partidas, a diferencia de otras de la baraja: { $labels }.
report-strong =
    { $kind ->
        [card] Cartas
       *[ability] Habilidades
    } más fuertes que las de su clase, { $cause ->
        [barred] por lo que pierde un asiento que no puede usarlas
        [plain] por lo que pierde un asiento en cuya baraja son corrientes
       *[dealt] por lo que gana un asiento que las recibe
    }, en puntos de cien frente a la mediana de { $count }: { $things }.
report-weak =
    { $kind ->
        [card] Cartas
       *[ability] Habilidades
    } más débiles que las de su clase, { $cause ->
        [barred] por lo que pierde un asiento que no puede usarlas
        [plain] por lo que pierde un asiento en cuya baraja son corrientes
       *[dealt] por lo que gana un asiento que las recibe
    }, en puntos de cien frente a la mediana de { $count }: { $things }.
report-thing = { $label } { $more }
report-even =
    { $kind ->
        [card] Ninguna carta
        [ability] Ninguna habilidad
       *[option] Ninguna opción
    } destaca { $cause ->
        [barred] por lo que pierde un asiento que no puede usarla
        [plain] por lo que pierde un asiento en cuya baraja es corriente
        [dealt] por lo que gana un asiento que la recibe
       *[option] por lo que hace por quien empieza
    }: de { $count }, ninguna está con seguridad a más de { NUMBER($margin, maximumFractionDigits: 1) } puntos de cien de las de su clase.
report-option = Con { $label } y los mismos dados, quien empieza gana { $more } puntos de cien.
report-guesses-hold =
    Lo que la baraja dice de sus { $kind ->
        [card] cartas
       *[ability] habilidades
    } se cumple en el juego: de { $count }, ninguna { $unit ->
        [points] vale con seguridad más de { $by } puntos más o menos
       *[share] sale con seguridad más de un { $by } más o menos a menudo
    }.
report-guesses-wrong =
    De { $count } cosas que la baraja dice de sus { $kind ->
        [card] cartas
       *[ability] habilidades
    }, { $wrong } son con seguridad falsas por más de { $unit ->
        [points] { $by } puntos
       *[share] un { $by }
    }: { $guesses }.
report-guess = { $label } (dice { $said }, resulta { $found })
report-no-cause = Lo que acompaña a ganar está en las tablas y no es una causa: quien va por delante puede ser quien se permite una carta o una acción, o quien tiene tiempo para ella.
report-turns = Una partida dura { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos; nueve de cada diez, de { $low } a { $high }.
report-decisions = En una partida hay { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisiones; el { NUMBER($mattered, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ofrece más de una opción.
report-dead-turns = El { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de los turnos no da puntos.
report-leads = El líder cambia { NUMBER($leads, minimumFractionDigits: 1, maximumFractionDigits: 1) } veces; quien va primero a mitad de partida no gana el { $comebacks } de las partidas.
report-ties = El { $ties } de las partidas acaba con una victoria compartida.
report-no-ties = Ninguna victoria fue compartida.
report-skill = Destreza frente a suerte: { $strong } contra { $weak } gana el { $wins } de { $games } partidas; la suerte sola daría el { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-whole = El informe completo: { $path }

## report: its page

report-title = { $game }: equilibrio
report-played = { $heading }. Jugadores: { $players }.
report-in-short = En resumen
report-figures = Las cifras
report-trust = Hasta dónde fiarse
report-trust-intervals = Los intervalos de victorias y medias son del 95 %: de cien intervalos así, cinco no contienen el valor verdadero. Los de las causas, de lo que dice la baraja y de lo que acompaña a ganar son más anchos: en 95 de cada 100 informes completos se cumplen todos a la vez.
report-trust-causes = Causas son lo que solo el azar decide: quién no puede usar algo o lo tiene corriente, quién recibe qué carta, con qué opción juegan todos, con los mismos dados. Es fuerte o débil lo que con todo su intervalo está a más de { NUMBER($margin, maximumFractionDigits: 1) } puntos de cien de la mediana de las de su clase.
report-trust-bots = Son partidas de los bots nombrados arriba. Jugadores más fuertes pueden encontrar otro juego en las mismas reglas.
report-trust-worth = Lo que acompaña a ganar es cuánto ganaron quienes usaron algo, menos lo que ganan en total los mismos asientos. No es una causa: quien va por delante puede ser quien se lo permite. Frente a las de su clase es lo mismo menos la mediana de todas las cartas, o de todas las acciones con ese verbo; un signo de interrogación dice que puede ser azar.
report-trust-turns = La mitad de la partida es cuando se ha jugado la mitad de sus turnos. Un turno sin puntos deja a su asiento con no más de lo que tenía.
report-cause =
    { $cause ->
        [barred] Lo que pierde un asiento que no puede usarla
        [plain] Lo que pierde un asiento en cuya baraja es corriente
        [dealt] Lo que gana un asiento que la recibe
       *[option] Lo que gana de más quien empieza con otra opción
    } (puntos de cien)
report-guesses = Lo que dice la baraja y lo que dice el juego
report-head-effect = efecto
report-head-beside = frente a la mediana
report-head-all = intervalo (se cumplen todos a la vez)
report-head-said = dice
report-head-found = resulta
report-head-verdict = veredicto
report-verdict =
    { $verdict ->
        [strong] fuerte
        [weak] débil
        [wrong] falso
       *[like] { "" }
    }
report-uses = Lo que acompaña a ganar y no es una causa: { $uses }
report-cards = Cartas
report-verbs = Acciones
report-things = Cosas que nombran las acciones
report-phrases = Acciones, palabra por palabra
report-head-uses = usos
report-head-share = en partidas de un asiento
report-head-won = ganadas
report-head-worth = valor
report-head-edge = frente a las de su clase
report-doubtful = { $figure } ?

## report: its plots

plot-wins = Victorias por asiento, con intervalos del 95 %
plot-points = Puntos al final
plot-turns = Turnos por partida
plot-worth = Lo que acompaña a ganar, frente a las de su clase (no es una causa)
plot-skill = Destreza frente a suerte: victorias de un jugador más fuerte, y lo justo
plot-seat = asiento { $seat }: { $player }
plot-among = { $strong } entre { $weak }
plot-axis-points = puntos
plot-axis-turns = turnos
plot-axis-games = partidas
plot-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 2) }

## tournament

tournament-heading =
    { $games ->
        [one] { $game }: { $games } partida por pareja
       *[other] { $game }: { $games } partidas por pareja
    }, semilla { $seed }
tournament-rating = puntuación
tournament-interval = 95 %
tournament-bot = bot
tournament-won = ganadas
tournament-by = por
tournament-against = contra
tournament-give-or-take = ±{ NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }
tournament-elo = { NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }

## solve

solve-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
solve-heading =
    { $game } para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }, si todos juegan a la perfección:
solve-first = el asiento { $seat } gana el { NUMBER($chance, style: "percent", minimumFractionDigits: 6, maximumFractionDigits: 6) } y empieza
solve-seat = el asiento { $seat } gana el { NUMBER($chance, style: "percent", minimumFractionDigits: 6, maximumFractionDigits: 6) }
solve-turn = un turno jugado solo por puntos da { NUMBER($value, minimumFractionDigits: 6, maximumFractionDigits: 6) } y se pierde el { NUMBER($bust, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } de las veces
solve-mixed =
    { $positions ->
        [one] en { $positions } posición hay que elegir por sorteo entre dos jugadas igual de buenas
       *[other] en { $positions } posiciones hay que elegir por sorteo entre dos jugadas igual de buenas
    }
solve-play = Se desvía como mucho en { $bound }. Juega contra ella: { $command }
solve-small = Hallado a partir de { $positions } posiciones, solo con las reglas. Error de { $bound } como mucho.

## analyse: in the terminal and on its page

analyse-title = { $game }: { $players }
analyse-lines =
    { $over ->
        [yes] { $lines ->
            [one] { $lines } línea.
           *[other] { $lines } líneas.
        }
       *[no] { $lines ->
            [one] { $lines } línea, aún sin acabar.
           *[other] { $lines } líneas, aún sin acabar.
        }
    }
analyse-heading = { $title }. { $lines }
analyse-turns = Momentos decisivos
analyse-turn =
    Línea { $line }: { $what } { $player }: { $before } -> { $after }{ $verdict ->
        [blunder] , un error grave
        [mistake] , un error
        [lucky] , con suerte
        [unlucky] , sin suerte
       *[none] { "" }
    }.
analyse-turn-after =
    Línea { $line }, tras la jugada de { $mover }: { $what } { $player }: { $before } -> { $after }{ $verdict ->
        [blunder] , un error grave
        [mistake] , un error
        [lucky] , con suerte
        [unlucky] , sin suerte
       *[none] { "" }
    }.
analyse-worst = Las decisiones más caras
analyse-mistake =
    Línea { $line }, { $player }: { $move } costó un { $cost }{ $error ->
        [0] { "" }
       *[other] { " " }(± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    }, { $grade ->
        [blunder] un error grave
       *[mistake] un error
    }; mejor: { $better }
analyse-more = y { $more } más
analyse-wait = esperar
analyse-page = La página está en { $path }.
analyse-player = Jugador
analyse-start = Inicio
analyse-luck = Suerte
analyse-skill = Destreza
analyse-result = Resultado
analyse-now = Ahora
analyse-adjusted = Sin suerte
analyse-cost = Coste
analyse-mistakes = Errores
analyse-blunders = Errores graves
analyse-give-or-take = { $figure } ±{ $margin }
analyse-many =
    { $games ->
        [one] { $games } partida: la media de las partidas de cada cual.
       *[other] { $games } partidas: la media de las partidas de cada cual.
    }
analyse-many-help = Resultado, suerte, destreza y coste son probabilidades de ganar por partida; errores y errores graves, cuántos por partida. ± es la mitad de un intervalo del 95 %.
analyse-games = Partidas
analyse-sums = Inicio + suerte + destreza = resultado. La destreza es lo que hicieron las decisiones, las propias y las ajenas.
analyse-line = línea { $line }
analyse-several = varios
analyse-chances = Probabilidades de ganar
analyse-chances-of = Probabilidades de ganar de { $players }, línea a línea
analyse-chance = { $player } { $chance }
analyse-luck-and-skill = Suerte y destreza
analyse-every-line = Cada línea
analyse-trust = Hasta dónde fiarse
analyse-at-start = Al principio: { $chances }.
analyse-at-line = Línea { $line }: { $what } { $chances }.
analyse-line-head = Línea
analyse-happened = Qué pasó
analyse-after = Probabilidades después
analyse-grade =
    { $grade ->
        [blunder] error grave
       *[mistake] error
    }
analyse-better = mejor: { $better }

## bench

bench-row = { $game } { $one } millones de acciones/s en 1 núcleo, { $every } en { $cores }

## What can't be done

sweep-one-thing = Se comparan rangos o listas de una o varias opciones, --option target=30..100:10, o bien dos conjuntos de reglas con --against NOMBRE=VALOR.
sweep-too-many = Serían { $count } conjuntos de reglas, y { $most } es el máximo: nombra menos valores.
sweep-no-range = { $option } no es un rango: escribe desde..hasta, desde..hasta:paso o valores con comas; al menos dos.
tournament-bots = Un torneo necesita dos o más bots distintos: --players easy,medium,hard.
simulate-perfect = Los jugadores perfectos juegan turno a turno desde su tabla: no se puede registrar ninguna partida.
simulate-gpu = Una GPU juega solo con random, greedy y medium, y sin --stats ni --ray.
tally-no-json = { $path } no es JSON: { $error }.
tally-no-sums = { $path } no contiene sumas de partidas con el formato { $format }.
tally-not-whole = Las sumas no están completas: { $error }.
tally-other = Las sumas de { $path } son de otras partidas: { $what } { $theirs }, no { $ours }. Quita --resume para empezar de nuevo.
plots-need = La página necesita matplotlib: { $command }.
ray-needs = --ray necesita Ray: { $command }.
ray-unreachable = Ningún clúster de Ray responde en «{ $address }». Inicia uno con `ray start --head` o usa --ray local.
ray-failed = El clúster no pudo jugar estas partidas: { $error }
ray-version = Este equipo tiene dicecafe { $ours }; se lo pidió { $theirs }.

## evaluate

evaluate-heading =
    { $bot } en { $game }: { $games } partidas contra cada nivel, semilla { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
evaluate-against = contra
evaluate-won = ganado
evaluate-rating = Puntuación entre ellos: { NUMBER($elo, maximumFractionDigits: 0) }, más o menos { NUMBER($error, maximumFractionDigits: 0) } (la media es 1500).
evaluate-cost =
    Una decisión con alternativas cuesta un { $mean } de una victoria ({ $low } a { $high }), { $exact ->
        [yes] calculado con exactitud
       *[no] estimado con partidas de prueba
    } para { $decisions } de ellas.
evaluate-kind =
    El { $share } de eso: { $chosen } cuando { $better } era mejor, { $phase ->
        [early] en el primer tercio de una partida
        [middle] en mitad de una partida
       *[late] en el último tercio de una partida
    } ({ $count } veces, { $cost } cada una)
evaluate-exact = Con exactitud, empezando cada uno las mismas veces: el juego perfecto le deja el { $perfect } de las victorias, y la mejor respuesta gana el { $best }.
evaluate-bound = La mejor respuesta encontrada: { $level } le gana el { $won } ({ $between }). Es una cota inferior: puede haber una mejor.
evaluate-random = Un bot que en la misma posición elige unas veces una cosa y otras otra no tiene probabilidades exactas.
evaluate-nobody = En { $game } no hay nadie contra quien jugar.
lab-expert-perfect = En esta mesa, expert juega desde la solución exacta: es perfecto.

## tune

doing-tune = ajustando
tune-heading =
    { $game }: { $tried ->
        [0] { "" }
        [one] { $tried } candidato de hasta { $games } partidas,{ " " }
       *[other] { $tried } candidatos de hasta { $games } partidas cada uno,{ " " }
    }{ $rounds ->
        [0] { "" }
        [one] { $rounds } ronda de { $games } partidas con las cartas,{ " " }
       *[other] { $rounds } rondas de { $games } partidas con las cartas,{ " " }
    }semilla { $seed }
tune-stopped = Detenido antes de tiempo: esto es lo mejor hasta ahora, y nada está confirmado.
tune-option = { $name }: { $old } es ahora { $new }
tune-nothing-better = Nada cambia: no se halló nada mejor.
tune-by-hand = Hay que cambiar a mano, donde la baraja lo dice con palabras: { $texts }.
tune-confirmed =
    { $games ->
        [one] De { $games } partida nueva de cada uno, con los mismos dados; todos los intervalos valen a la vez en 95 de 100 tablas así.
       *[other] De { $games } partidas nuevas de cada uno, con los mismos dados; todos los intervalos valen a la vez en 95 de 100 tablas así.
    }
tune-head-goal = meta
tune-head-wanted = se quería
tune-head-start = como era
tune-head-tuned = ajustado
tune-head-verdict = veredicto
tune-figure =
    { $figure ->
        [seats] un asiento frente a una parte igual
        [cards] una carta frente a la mediana
       *[abilities] una habilidad frente a la mediana
    }
tune-wanted =
    { $kind ->
        [low] { $low } o más
        [high] { $high } o menos
       *[both] de { $low } a { $high }
    }
tune-worst =
    { $of ->
        [seat] asiento { $label }
       *[thing] { $label }
    }: { $figure }
tune-verdict =
    { $verdict ->
        [met] lograda
        [missed] no lograda
       *[unknown] no se sabe
    }
goal-form = Una meta se escribe medida=límites: seats=even, turns=12..18, cards=1.5; no «{ $text }».
goal-none = ¿Cómo ha de ser? Dilo con --goal: seats=even, turns=12..18, cards=1.5; puede repetirse.
goal-unknown = No hay ninguna medida «{ $name }» a la que poner una meta. Hay { $known }.
goal-range = «{ $text }» no se entiende: escribe medida=desde..hasta, uno de los dos puede faltar; para seats, cards y abilities un número de puntos de cien, o even; y *peso detrás, si pesa más o menos que otras.
goal-no-trial = { $goal }: nada de { $game } puede probarse para eso con estos jugadores: hacen falta cartas, y random, greedy o medium en la mesa.
goal-seats = { $goal }: los asientos solo pueden ser iguales entre dos o más jugadores que lo sean.
goal-no-actions = { $goal }: las partidas solo entre jugadores perfectos se juegan turno a turno; nadie conoce sus acciones.
tune-needs = tune necesita Optuna y tomlkit: { $command }.
tune-nothing = ¿Qué puede cambiar? Nombra rangos o listas de opciones, --option target=30..100, o números de la baraja, --card CLAVE.
tune-keep-nothing = --keep es para números que --card ajustaría, y no hay ninguno.
tune-no-deck = { $game } no tiene una baraja cuyos números puedan ajustarse.
tune-no-deck-out = No se escribiría nada en { $path }: no se ajusta ningún número de una baraja. Nombra alguno con --card.
tune-number-unknown = Una baraja de { $game } no tiene ningún número «{ $name }» que pueda ajustarse. Tiene { $known }.
tune-card-range = «{ $text }» no se entiende: escribe --card CLAVE o --card CLAVE=desde..hasta.
tune-label-unknown = Nada cuyos números puedan ajustarse se llama «{ $name }».

## train

train-heading = { $game } para { $players } jugadores: { NUMBER($positions, useGrouping: 1) } posiciones de { NUMBER($games, useGrouping: 1) } partidas, en { $seconds } s
train-loss = Pérdida en partidas de las que no se aprendió: { $fitted } según la valoración ajustada del juego, { $network } según la red, { $whole } en números enteros
train-file = Escrito en { $file }
train-stopped = Detenido: esta es la mejor red hasta entonces

## depth

depth-heading =
    ¿Qué profundidad tiene { $game }? Dos jugadores, semilla { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
depth-stopped = Parcial: se detuvo; esto es lo que se sabía hasta entonces.
depth-ladder = La escala: lo que cada uno gana contra el de abajo, y a cuánto está eso por encima de random en la escala Elo
depth-player = jugador
depth-wins = ganado
depth-above = Elo
depth-elo = { NUMBER($n, maximumFractionDigits: 0) }
depth-rung = { $player }
depth-mixed = { NUMBER($share, style: "percent", maximumFractionDigits: 1) } { $player }, si no { $other }
depth-steps = Del más bajo al más alto: { NUMBER($elo, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) } puntos Elo, que son { $sixty } ± { $sixty_error } peldaños del 60 % y { $two_hundred } ± { $two_hundred_error } peldaños de 200 puntos.
depth-left-out = No está en ella: { $player } gana el { $wins } contra el de abajo, lo que no es sin duda más de la mitad.
depth-portions = Qué decide: partes de la distancia al cuadrado de los resultados a una parte igual, en { $games } partidas de cada pareja
depth-between = entre
depth-pair = { $one } y { $other }
depth-start = el comienzo
depth-luck = dados
depth-skill = decisiones
depth-choices = Elecciones: de { $decisions } decisiones de greedy, las que tienen una sola acción permitida; todas las opciones prácticamente iguales; una la mejor y todas las demás errores; ninguna de las dos cosas ({ $looked_at } miradas)
depth-decisions = decisiones
depth-a-game = por partida
depth-one = una acción
depth-equal = iguales
depth-clear = una mejor
depth-open = abiertas
depth-phase =
    { $phase ->
        [early] primer tercio
        [middle] segundo tercio
        [late] último tercio
       *[all] todas
    }
depth-share = { $share } ({ $between })
