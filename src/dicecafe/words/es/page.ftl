### The pages of the browser client. How catalogues work, and how to add a language: docs/languages.md

cafe = Dice Cafe
settings = Ajustes
close-sheet = Cerrar
back-to-menu = Volver al menú
menu = Menú
try-again = Reintentar

## The menu

welcome = Toma asiento. ¿A qué jugamos?
menu-about = Juegos de dados contra bots, con amigos por un enlace o juntos en un dispositivo. Sin cuenta y sin instalar nada.
menu-about-alone = Juegos de dados contra bots o juntos en un dispositivo. Sin cuenta, sin instalar nada y, después de esta visita, también sin red.
menu-first = ¿Primera vez? Empieza por este.
menu-again = ¿Otra partida?
menu-next = ¿Y si pruebas este?
table-with = con { $names }
more-tables = { $n ->
        [one] { $n } mesa más
       *[other] { $n } mesas más
    }
go-on-playing = Seguir jugando
forget-table = Olvidar esta mesa: { $title } { $code }
table-forgotten = Olvidada: { $title } { $code }
forget-undo = Conservarla
your-name = Tu nombre
your-avatar = Tu imagen
avatar = { $avatar ->
        [fox] Zorro
        [cat] Gato
        [panda] Panda
        [penguin] Pingüino
        [frog] Rana
        [rabbit] Conejo
        [unicorn] Unicornio
        [bear] Oso
        [doughnut] Dónut
        [cupcake] Magdalena
        [strawberry] Fresa
        [lollipop] Piruleta
       *[none] Sin imagen
    }
you = Tú
guest = Visita
players-range = { $from }–{ $to } jugadores
players-exactly = { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
minutes = { $n } min
by-designer = de { $designer }
by-nobody = autor desconocido
play-button = Jugar
play-game = Jugar a { $title }
play-alone = En solitario
play-alone-game = En solitario: jugar a { $title }
invite = Invitar
invite-to = Invitar: { $title }
more-button = ¿Quién juega?
more-ways-of = ¿Quién juega? Más formas de jugar a { $title }
games-aside = Para un ratito
have-code = ¿Te han enviado un código?
play-offline = Jugar contra bots sin conexión
play-online = Volver al café en línea
other-code = Probar otro código
code = Código
join-table = Entrar

## More ways to play

ways-title = { $title }
ways-with = ¿Con quién?
way = { $way ->
        [online] En línea
        [here] Juntos aquí
       *[bots] Bots
    }
way-help = { $way ->
        [online] Recibes un enlace y un código para tus amigos.
        [here] Pasaos el móvil o sentaos alrededor.
       *[bots] Empieza ya, contra tantos como quieras.
    }
way-dice = Tiramos dados de verdad
way-dice-help = Tiradlos en vuestra mesa y tocad lo que salga.
way-learn = Enséñame cómo va
seats = En la mesa
seat-count = Jugadores
seat-by-link = Quien tenga el enlace
seat-kind = { $kind ->
        [open] En línea
        [here] Aquí
       *[bot] Bot
    }
who-sits = Quién ocupa el asiento { $n }
name-of = Nombre de { $who }
strength-of = Nivel del bot del asiento { $n }
fewer = Menos: { $what }
further = Más: { $what }
person = Jugador { $n }
strength = Nivel de los bots
level = { $level ->
        [random] Al azar
        [greedy] Regla general
        [easy] Fácil
        [medium] Medio
        [hard] Difícil
        [expert] Experto
        [perfect] Perfecto
       *[other] { $level }
    }
house-rules = Reglas de la casa
presets = Tipo de partida
preset-usual = Como siempre
options-changed = { $n ->
        [one] { $n } cambio
       *[other] { $n } cambios
    }
when-away = Si alguien se va, juega un bot
when-away-choice = { $seconds ->
        [0] Nunca
        [86400] Tras un día
       *[60] Tras un minuto
    }
chat-allowed = Chat
start-game = Jugar
open-table = Abrir la mesa

## The waiting room

table-laid = La mesa está puesta
table-laid-help = La partida empezará cuando se ocupen todos los asientos.
dice-sealing = Todos los asientos están ocupados
dice-sealing-help = Cada dispositivo añade un número a los dados, para que nadie pueda elegirlos. Esperando a { $names }…
dice-exchanged = El café muestra otro sello de sus dados que antes. Podría haberlos elegido: mejor jugad en otra parte.
send-link = Envía este enlace
copy-link = Copiar el enlace
copied = Copiado
share-link = Compartir
or-code = o diles el código
or-scan = o que escaneen esto
qr-code = Código QR del enlace
watch-link = Solo para mirar: copiar el enlace
watch-link-copied = Solo para mirar: copiado
local-only = Esta dirección solo funciona en este equipo. Para que vengan otros, abre el café con: { $command }
free-seat = Asiento libre
add-bot = Poner un bot aquí
away = ausente
bot-plays = juega un bot
bot-plays-for = Un bot juega por { $name } hasta que vuelva.
bot-played = { $n ->
        [one] Un bot jugó una vez por ti mientras no estabas.
       *[other] Un bot jugó { $n } veces por ti mientras no estabas.
    }
bot-played-ok = De acuerdo
leave-table = Dejar la mesa

## Joining

joining = Una partida de { $title }
at-table = En la mesa
at-table-are = En la mesa { $n ->
        [one] está
       *[other] están
    } { $names }.
free-seats = { $n ->
        [0] Todos los asientos están ocupados.
        [one] Hay un asiento libre.
       *[other] Hay { $n } asientos libres.
    }
join-over = { $names } ya han terminado esta partida.
sit-down = Sentarse
watch-instead = Mirar

## The table

your-turn = Te toca.
what-you-can-do = Lo que puedes hacer
turn-of = Le toca a { $name }
bot-thinking = { $name } está pensando…
working-it-out = Calculando…
watching = Estás mirando.
dice-rolling = Los dados ruedan…
skip-steps = Saltar
others-turns = Los turnos de los demás
points-count = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
undo = Deshacer
hint = Pista
hint-details = Detalles
odds = Probabilidades
more = Más
temper = { $temper ->
        [cheerful] Se ríe de todo, también de sí.
        [shy] Habla poco y lo dice en serio.
        [bold] Va a por todas.
       *[calm] Nada le quita la calma.
        [proud] Sabe lo que vale.
    }
history = Lo que ha pasado
rules = Reglas
talk = Chat
talk-unread = { $n ->
        [one] { $n } mensaje nuevo
       *[other] { $n } mensajes nuevos
    }
emotes = Dilo con una sonrisa
emote = { $emote ->
        [clap] ¡Bien hecho!
        [laugh] ¡Jajaja!
        [wow] ¡Guau!
        [oops] ¡Uy!
        [heart] ¡Me encanta!
        [think] Mmm…
        [hurry] ¡Te toca!
        [bye] ¡Adiós!
       *[other] { $emote }
    }
say-something = Di algo
send = Enviar
search-moves = { $n ->
        [one] Buscar en { $n } jugada
       *[other] Buscar entre { $n } jugadas
    }
real-dice = ¿Qué ha salido en los dados?
real-dice-done = Listo
real-dice-empty = Dado vacío { $n }
real-dice-take = { $side }: quitar
real-dice-change = Cambiar los dados
sure = ¿{ $move }?
sure-help = Si lo haces, ya no puedes ganar.
sure-back = Pensarlo otra vez
connection-gone = Conexión perdida. Reconectando…
see-rule = Leer { $ruling }
rules-search = Buscar en las reglas
rules-found = { $n ->
        [0] No se ha encontrado nada.
        [one] { $n } lugar
       *[other] { $n } lugares
    }
rules-part-goal = Objetivo
rules-part-turn = Un turno
rules-part-end = El final
rules-part-tips = Para recordar, con dos jugadores
rules-part-things = Qué es cada cosa
rules-touch = En la mesa, mantén pulsada cualquier cosa (o pulsa ?) para saber qué es.
rules-details = Detalles: todas las reglas y aclaraciones, y la notación
curtain = Pásale el dispositivo a { $name }
curtain-help = En la página siguiente hay secretos. ¡Que nadie más mire!
curtain-open = Soy { $name }
keys-help = Teclas: 1 a 9 para los botones, U deshacer, H pista, O probabilidades, R reglas, flechas e Intro en el tablero.
nobody-here = Desde este dispositivo nadie juega en esta mesa. Pide el código o el enlace.

## Events at a table

event-sat = { $name } se une.
    .you = Te unes.
event-stood = Alguien se va.
event-undone = { $name } deshace su jugada.
    .you = Deshaces tu jugada.
event-dice-undone = Se vuelven a anotar los dados.
event-gone = { $name } no está.
event-came = { $name } ha vuelto.
event-handed = Un bot juega por { $name }.
    .you = Un bot juega por ti.
event-late = El dispositivo de { $name } no añade nada a los dados.
    .you = Tu dispositivo no añade nada a los dados.
event-emoted = { $name }: { emote }
event-said = { $name }: { $text }
event-again = La revancha está lista.

## Afterwards: the result

won = { $n ->
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } comparten la victoria!
    }
you-won = ¡Has ganado!
you-share = ¡Compartes la victoria!
see-board = Ver el tablero
see-result = Ver el resultado
best-moment = Mejor momento
nobody-won = No gana nadie
rematch = Revancha
to-rematch = Ir a la revancha
result = El resultado
place-number = { $n }.º
how-it-went = Cómo fue
how-it-went-in = { $title }: Cómo fue
back-to-table = Volver a la mesa

## Afterwards: the coach

win-chance = Probabilidad de ganar, jugada a jugada
curve-help = Toca la curva o arrastra por ella; los puntos son momentos decisivos.
turning-points = Los momentos decisivos en palabras
line-number = Jugada { $n }
swing = { $name }: { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }
what-happened = Qué pasó
whose-chance = De quién es la probabilidad
luck-or-play = ¿Suerte o juego?
luck = Suerte
skill = Juego
luck-help = Cuánto cambiaron los dados, y cuánto las decisiones, la probabilidad de ganar de cada uno.
change = { $way ->
        [more] +{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
        [less] −{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
       *[none] { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
    }
give-or-take = { $change } ±{ NUMBER($margin, style: "percent", maximumFractionDigits: 0) }
dice-and-choices = { $dice ->
        [more] { $name }: los dados dieron un { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
        [less] { $name }: los dados quitaron un { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
       *[none] { $name }: los dados no cambiaron nada
    }; { $choices ->
        [more] las decisiones en la mesa dieron un { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
        [less] las decisiones en la mesa quitaron un { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
       *[none] las decisiones en la mesa no cambiaron nada
    }.
own-slips = Errores: { $slips }.
own-slips-none = Errores: ninguno.
mistakes = { $n ->
        [one] { $n } leve
       *[other] { $n } leves
    }
blunders = { $n ->
        [one] { $n } grave
       *[other] { $n } graves
    }
moments = Momentos para volver a ver
no-moments = Ninguna jugada suelta cambió esta partida.
see-again = Verlo otra vez: jugada { $n }
slip = { $grade ->
        [blunder] Un error grave
       *[mistake] Un error
    }
slip-better = { slip }; mejor: { $move }
slip-wait = { slip }; mejor: esperar
instead = { NUMBER($made, style: "percent", maximumFractionDigits: 0) } de opciones de ganar en vez de { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
verdict-made = Elegido: { $move }
verdict-better = Mejor: { $move }
verdict-wait = Mejor: esperar
see-what-happened = Ver qué pasó
lucky = Buena suerte con los dados
unlucky = Mala suerte con los dados
coach-working = El entrenador está mirando la partida… { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
coach-sketch = Un primer vistazo, fiable dentro de la banda sombreada. El entrenador sigue y luego busca errores… { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
coach-waits = El entrenador se prepara…
coach-silent = El entrenador no tiene nada que decir de esta partida.
coach-how = Cómo lo sabe el entrenador

## Afterwards: the replay

replay = Toda la partida otra vez
replay-start = Empieza la partida.
step = Jugada
step-of = Jugada { $n } de { $all }
first-step = Al principio
step-back = Una jugada atrás
step-on = Una jugada adelante
last-step = Al final
play-all = Ver
pause = Pausa
play-on = Jugar desde aquí
play-on-help = Una mesa nueva desde esta posición: tú en el asiento de { $name }, bots en los demás.
play-on-end = Vuelve atrás cuanto quieras y juégalo de otra manera.

## Afterwards: the dice

fair-dice = ¿Fueron justos los dados?
verify = Comprobar los dados
verify-help = Antes de la primera tirada el café selló un secreto. Ahora que está abierto, este navegador vuelve a tirar cada dado.
verifying = Volviendo a tirar cada dado…
sealed-here = El secreto es el que este dispositivo vio sellado antes de la primera tirada.
nonce-missing = Falta el número que este dispositivo añadió a los dados.
added-here = El número de este dispositivo está en los dados. Solo se mostró cuando se conocían todos los sellos.
not-added = Este dispositivo no añadió ningún número: nada le prueba que el café no eligiera el secreto.
not-seen = Si el sello fue primero, solo lo sabe un dispositivo que estuvo en la mesa antes de la primera tirada.
numbers-changed = Los números de los jugadores no son los que estaban sellados cuando este dispositivo mostró el suyo.
numbers-unsealed = Los números de los jugadores no corresponden a sus sellos.
number-not-shown = Sellado, pero no mostrado antes de la primera tirada: el número de { $names }.
sealed = El secreto corresponde al sello del registro.
not-sealed = El secreto no es el que se selló antes de la primera tirada.
verified = { $n ->
        [one] La única tirada es la que resulta del secreto.
       *[other] Las { $n } tiradas son las que resultan del secreto y de los números de los jugadores.
    }
not-verified = { $n ->
        [one] { $n } de { $all } tiradas no es lo prometido:
       *[other] { $n } de { $all } tiradas no son lo prometido:
    }
nothing-rolled = No hubo ninguna tirada del café que comprobar.
lines-given = { $n ->
        [one] La primera jugada venía dada: no se tiró aquí.
       *[other] Las primeras { $n } jugadas venían dadas: no se tiraron aquí.
    }
lines-given-by = La partida de la que vienen
real-dice-used = { $n ->
        [one] { $n } tirada con dados de verdad: solo quien estaba en la mesa puede comprobarla.
       *[other] { $n } tiradas con dados de verdad: solo quien estaba en la mesa puede comprobarlas.
    }
verify-insecure = Este navegador solo comprueba dados en una página segura (https).
proof = Los números que lo prueban
commitment = Sellado antes de la primera tirada (SHA-256 del secreto)
secret = El secreto
nonces = Los números de los jugadores
seals = Los sellos de los números de los jugadores (SHA-256), por asiento
kept-file = Lo que este dispositivo guardó, un archivo

## Afterwards: sharing

share-game = Compartir esta partida
share-help = Quien tenga este enlace ve lo que tú ves aquí.
record-file = Descargar la partida
picture = Guardar imagen
no-picture = Este navegador no puede dibujar la imagen.

## Settings

language = Idioma
theme = Tema
theme-choice = { $theme ->
        [light] Claro
        [dark] Oscuro
       *[system] Sistema
    }
speed = Velocidad del juego
speed-choice = { $speed ->
        [fast] Rápido
        [off] Al instante
       *[normal] Normal
    }
speed-help = Toca o pulsa una tecla para saltar lo que hacen los demás.
sound = Sonido
haptics = Vibración
single-keys = Atajos de teclado
text-size = Tamaño del texto
text-size-choice = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## The guided first game

guide = Lección
guide-step = { $n } / { $all }
guide-skip = Terminar la lección
guide-got-it = Entendido
guide-done = ¡Ya sabes lo necesario!
guide-done-more = Juega esta partida hasta el final o empieza una de verdad. Mantén pulsada cualquier cosa para saber qué es.
guide-play-on = Seguir jugando
guide-real = Una partida de verdad
learn-start = Empezar la lección
learn-play = Jugar sin más
learn-how = Unos minutos contra un bot fácil, con una ayuda donde haga falta. Los primeros dados están elegidos para la lección; los demás ruedan como quieren.
explain-more = En las reglas
explain-pick = Toca aquello de lo que quieras saber más.
what-is-this = ¿Qué es esto?

## Trouble

nothing-here = Aquí no hay nada.
address-unknown = En esta dirección no hay nadie. Quizá se perdió una letra por el camino.
went-wrong = No ha funcionado.
outdated = El café se ha renovado entretanto. Vuelve a cargar la página.
cafe-unreachable = Ahora mismo no se puede llegar al café.
answer-unreadable = No se puede leer la respuesta del café.
game-not-here = Aquí no hay ningún juego llamado «{ $name }».
