### The pages of the browser client. How catalogues work, and how to add a language: docs/languages.md

cafe = Dice Cafe
settings = Ajustes
close-sheet = Cerrar
back-to-menu = Volver a la carta
try-again = Reintentar

## The menu

welcome = Toma asiento. ¿A qué jugamos?
go-on-playing = Seguir jugando
forget-table = Olvidar esta mesa: { $title } { $code }
your-name = Tu nombre
you = Tú
guest = Cliente
players-range = De { $from } a { $to } jugadores
players-exactly = { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
minutes = { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
by-designer = de { $designer }
by-nobody = sin nombre en el reglamento
play-button = Jugar
play-game = Jugar a { $title }
invite = Invitar
invite-to = Invitar: { $title }
more-button = Más …
more-ways = Más formas de jugar
more-ways-of = Más formas de jugar: { $title }
game-aside = { $title }: { $tagline }
games-aside = Para curiosos
have-code = ¿Te han enviado un código?
code = Código
join-table = Entrar

## More ways to play

ways-title = { $title }: ¿cómo jugamos?
way-bots = Contra bots
way-bots-help = Tú y tantos bots como quieras.
way-invite = Con amigos lejos
way-invite-help = Recibes un enlace, un código QR y un código corto para enviar.
way-pass = Pasar el dispositivo
way-pass-help = Varias personas, un teléfono o un portátil.
way-dice = Con dados de verdad
way-dice-help = Se tira en la mesa y se escribe lo que sale; el café hace de árbitro.
way-learn = Enséñame cómo va
seats = Asientos
person = Jugador { $n }
strength = Nivel
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
bot-name = { $n ->
        [1] Bot { level }
       *[other] Bot { level } { $n }
    }
house-rules = Reglas de la casa
as-usual = { $value } (lo habitual)
chat-allowed = Se puede escribir a los demás
start-game = Empezar
open-table = Abrir la mesa

## The waiting room

table-laid = La mesa está puesta
table-laid-help = La partida empieza cuando se ocupan todos los asientos.
dice-sealing = Todos los asientos están ocupados
dice-sealing-help = Cada dispositivo añade un número a los dados, para que nadie pueda elegirlos. Falta { $names } …
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
leave-table = Dejar la mesa

## Joining

joining = Una partida de { $title }
at-table = En la mesa
at-table-are = En la mesa: { $names }
sit-down = Sentarse
table-full = Todos los asientos están ocupados.
watch-instead = Mirar

## The table

your-turn = Te toca.
what-you-can-do = Lo que puedes hacer
turn-of = Le toca a { $name }
watching = Estás mirando.
dice-rolling = Los dados ruedan …
points-count = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
undo = Deshacer
hint = Pista
odds = Probabilidades
more = Más
history = Lo que ha pasado
rules = Reglas
emotes = Dilo con una sonrisa
emote = { $emote ->
        [clap] ¡Bien hecho!
        [laugh] ¡Jajaja!
        [wow] ¡Guau!
        [oops] ¡Uy!
        [heart] ¡Me encanta!
        [think] Mmm …
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
real-dice = ¿Qué muestran los dados?
real-dice-shown = Eso muestran
real-dice-back = Quitar el último
connection-gone = Se ha perdido la conexión. Volviendo …
see-rule = Leer { $ruling }
curtain = Pásale el dispositivo a { $name }
curtain-help = En la página siguiente hay secretos: solo para esos ojos.
curtain-open = Soy { $name }
keys-help = Teclas: 1 a 9 para los botones, U deshacer, H pista, O probabilidades, R reglas, flechas e Intro en el tablero.
nobody-here = Este dispositivo no tiene asiento en esta mesa.

## Events at a table

event-sat = { $name } se sienta.
    .you = Te sientas.
event-stood = Alguien se va.
event-undone = { $name } lo deshace.
    .you = Lo deshaces.
event-gone = { $name } no está.
    .you = No estás.
event-came = { $name } ha vuelto.
    .you = Has vuelto.
event-handed = Un bot juega por { $name }.
    .you = Un bot juega por ti.
event-late = El dispositivo de { $name } no añade nada a los dados.
    .you = Tu dispositivo no añade nada a los dados.
event-emoted = { $name }: { emote }
event-said = { $name }: { $text }
event-again = La mesa de la revancha está puesta.

## Afterwards: the result

won = Victoria: { $names }
you-won = ¡Has ganado!
nobody-won = Nadie ha ganado
rematch = Revancha
to-rematch = A la revancha
result = El resultado
place-number = { $n }.º
how-it-went = Cómo fue
how-it-went-in = { $title }: Cómo fue
back-to-table = Volver a la mesa

## Afterwards: the coach

win-chance = Probabilidad de ganar, jugada a jugada
curve-help = Toca la curva o arrastra por ella; los puntos son momentos decisivos.
turning-points = Los momentos decisivos en palabras
line-number = Línea { $n }
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
dice-and-choices = { $dice ->
        [more] { $name }: los dados dieron un { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
        [less] { $name }: los dados quitaron un { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
       *[none] { $name }: los dados no cambiaron nada
    }; { $choices ->
        [more] las decisiones en la mesa dieron un { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
        [less] las decisiones en la mesa quitaron un { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
       *[none] las decisiones en la mesa no cambiaron nada
    }.
own-slips = Fallos propios: { $slips }.
own-slips-none = Fallos propios: ninguno.
mistakes = { $n ->
        [one] { $n } error
       *[other] { $n } errores
    }
blunders = { $n ->
        [one] { $n } error grave
       *[other] { $n } errores graves
    }
moments = Momentos para volver a ver
no-moments = Ninguna línea suelta decidió esta partida.
see-again = Volver a verlo: línea { $n }
slip = { $grade ->
        [blunder] Un error grave
       *[mistake] Un error
    }
slip-better = { slip }; mejor: { $move }
slip-wait = { slip }; mejor: esperar
lucky = Dados con suerte
unlucky = Dados sin suerte
coach-working = El entrenador la está mirando … { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
coach-waits = El entrenador se prepara …
coach-silent = El entrenador no tiene nada que decir de esta.
coach-how = Cómo lo sabe el entrenador

## Afterwards: the replay

replay = Toda la partida otra vez
replay-start = Empieza la partida.
step = Paso
step-of = Paso { $n } de { $all }
first-step = Al principio
step-back = Un paso atrás
step-on = Un paso adelante
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
verifying = Volviendo a tirar cada dado …
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
        [one] La primera línea venía dada; no se tiró aquí.
       *[other] Las primeras { $n } líneas venían dadas; no se tiraron aquí.
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
record-file = El registro, un archivo
picture = Una imagen
no-picture = Este navegador no puede dibujar la imagen.

## Settings

language = Idioma
theme = Luz
theme-choice = { $theme ->
        [light] Día
        [dark] Noche
       *[system] Automática
    }
speed = Dados en movimiento
speed-choice = { $speed ->
        [fast] Rápido
        [off] No
       *[normal] Normal
    }
sound = Sonido
single-keys = Teclas sueltas
switch-on = Sí
switch-off = No
text-size = Tamaño del texto
text-size-choice = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## The guided first game

guide = Primera partida
guide-step = { $n } / { $all }
guide-skip = Saltar la guía
guide-got-it = Entendido

## Trouble

nothing-here = Aquí no hay nada.
went-wrong = No ha funcionado.
outdated = El café se ha renovado entretanto. Vuelve a cargar la página.
cafe-unreachable = Ahora mismo no se puede llegar al café.
answer-unreadable = No se puede leer la respuesta del café.
game-not-here = Aquí no hay ningún juego llamado { $name }.
