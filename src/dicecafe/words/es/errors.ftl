### What can't be done, beyond the moves of a game (rules.ftl has those). How catalogues work: docs/languages.md

## Games, languages

game-unknown = No hay ningún juego «{ $name }». Hay { $known }.
game-lacks = En { $module } falta { $name }(); véase engine/contract.py.
game-import = { $module } no se puede importar: { $error }.
game-none = En { $module } falta GAME = Game(...).
game-misnamed = { $module } se anuncia como { $name }, pero por su carpeta se llama { $folder }.
language-not-spoken = El café no habla «{ $language }». Habla { $known }.

## Decks

deck-file = un archivo de cartas en TOML, con la forma del que trae el juego
file-not-toml = { $path } no es TOML: { $error }.
deck-empty = { $path } está vacío: no hay cartas en él.
deck-not-json = Entre las cartas hay algo que un registro no puede guardar: { $error }.
deck-wrong = En las cartas hay un error: { $where } { $what }.

## What is wrong with a deck: goes on from the place that is named

deck-unknown = no se conoce; ahí puede haber: { $keys }
deck-unknown-close = no se conoce (¿querías decir `{ $close }`?)
deck-not-table = debe ser una tabla
deck-not-plain = debe ser un texto, un número, true o false, o una lista de ellos
deck-fixed = debe ser { $right }, como en las reglas, no { $given }
deck-fixed-option = { $fixed }; se ajusta con { $option }
deck-needs-table = necesita una tabla `{ $key }`
deck-needs-rows = falta: un [[{ $key }]] por cada uno
deck-needs-word = necesita `{ $key }`, una palabra{ $value ->
        [None] { "" }
       *[other] , no { $value }
    }
deck-spelling = tiene palabras que un registro no puede distinguir: { $words }. Sin espacios en los extremos ni varios seguidos, y ninguna palabra con la que empiece otra
deck-needs = necesita `{ $key }`, { $range }{ $value ->
        [None] { "" }
       *[other] , no { $value }
    }

## Records

record-json = Esto no es un registro JSON completo: { $error }.
record-object = Un registro es un objeto JSON, no { $value }.
record-version =
    { $value ->
        [None] Esto no es el registro de una partida: no dice su formato.
       *[other] Aquí se leen registros de formato { $format }, no { $value }.
    }
record-lacks = Al registro le falta `{ $name }`: { $kind }.
record-wrong = `{ $name }` de un registro es { $kind }, no { $value }.
record-kind =
    { $name ->
        [game] el nombre de un juego
        [players] una lista de nombres
        [options] un objeto de opciones
        [first] un asiento
        [given] un número de líneas
        [log] una lista de líneas
       *[other] un objeto
    }
record-strings = `{ $name }` de un registro solo contiene textos.
record-given = `given` va de 0 a { $lines }, líneas del registro, no { $given }.
record-number =
    { $records ->
        [one] { $path } contiene un registro; no hay ningún registro { $number }.
       *[other] { $path } contiene { $records } registros; no hay ningún registro { $number }.
    }
record-text-line = La línea { $number }, { $line }, no es `clave = JSON` ni una jugada.
record-text-key = Línea { $number }: `{ $key }` aparece dos veces, o no se dice así.
record-no-deck = { $game } se juega sin cartas, así que su registro no puede llevarlas.
record-empty-deck = Las cartas del registro están vacías; un registro sin ellas se refiere a las del juego.
record-line = Línea { $number } del registro, { $line }: { $error }
record-nth = Registro { $number }: { $error }
record-unfinished =
    { $lines ->
        [one] El registro se detiene tras una línea, antes de que acabe la partida.
       *[other] El registro se detiene tras { $lines } líneas, antes de que acabe la partida.
    }
record-result = Las jugadas llevan a { $ours }, pero el registro dice { $theirs }.
record-other-rules = Se jugó con otras reglas de { $game } o con otra baraja, y hoy acabaría de otro modo. Vale el resultado que contiene.
record-digests = `digests` de un registro contiene palabras.
record-dice = La línea { $number } del registro dice { $line }, pero los dados dieron { $rolled }.
record-dice-object = `dice` de un registro es un objeto, no { $value }.
record-seed = La semilla y el número de los dados son números enteros, no { $seed } y { $number }.
record-secret = El secreto de los dados o sus añadidos no se pueden leer: { $error }.
record-commitment = El SHA-256 del secreto es { $ours }, pero se selló { $theirs }.
record-seal = Los añadidos { $nonces } no son los de los sellos { $seals }, asiento por asiento.
pinned-unreadable = { $path } no es lo que un dispositivo guarda de los dados de una mesa.
pinned-commitment = Este dispositivo vio el sello { $pinned }, pero estos dados son los de { $record }.
pinned-seals = Cuando este dispositivo mostró su añadido los sellos eran { $pinned }, pero el registro dice { $record }.
pinned-nonce = El añadido de este dispositivo, { $nonce }, no está entre los del registro.

## Where the dice of a record that was checked came from

verify-dice =
    { $source ->
        [seed] a partir de su semilla
        [secret] a partir del secreto sellado
        [real] dados de verdad: nadie puede tirarlos otra vez
       *[unknown] dados de los que el registro no dice nada: nadie puede tirarlos otra vez
    }

## Positions, files

position-field = { $struct } no tiene el campo { $name } (en { $word }).
position-integer = { $word } contiene algo que no es un entero { $code }.
position-shape = { $word } debería contener { $shape } enteros.
file-not-text = { $path } no es un archivo de texto.
file-unreadable = { $path } no se puede leer: { $error }.
file-unwritable = { $path } no se puede escribir: { $error }. No se ha cambiado nada.

## Bots, exact solutions

bot-unknown = No hay ningún bot «{ $name }». Hay { $known }.
bot-not-in-batches =
    { $name ->
        [perfect] { $name } juega en una mesa, no en series; dicecafe solve da sus probabilidades exactas.
       *[other] { $name } juega en una mesa, no en series; véase dicecafe tournament.
    }
bot-no-hints = { $game } no tiene regla general, así que { $name } no puede jugarlo.
bot-other-game = { $name } solo juega a { $games }.
bot-no-choose = { $name } no es un bot: es { $what }, que no tiene choose(view, legal).
bot-not-made = No se puede crear { $name }: { $error } ({ $where }). Una clase o función se llama sin argumentos, o con `game` y `seed` si los acepta.
bot-failed = { $name } falló cuando debía elegir en { $game }: { $error } ({ $where }).
bot-illegal =
    { $name } eligió { $chosen } en { $game }, { $is ->
        [action] lo que las reglas prohíben ahora
       *[other] que no es una acción
    }. Lo que choose(view, legal) puede devolver: { LIST($legal, type: "disjunction") }.
bot-no-module = No hay ningún módulo { $module } para { $name }: ni un archivo en { $folder } ni un paquete instalado.
bot-import = No se puede importar el módulo { $module } de { $name }: { $error } ({ $where }).
bot-no-name =
    { $module } no tiene { $path }; { $n ->
        [0] nada de lo que contiene tiene choose(view, legal).
       *[other] lo que allí podría ser un bot: { $known }.
    }
bot-in-game = Partida { $number } de la semilla { $seed }: { $error }
network-damaged = La red de { $file } no está íntegra o se aprendió con otras características. Apréndela de nuevo: dicecafe train
network-no-features = { $game } no tiene features.py, de donde aprende una red, o no tiene standing.py. docs/adding-a-game.md dice qué son.
solver-none = No se conoce una solución exacta de { $game }. Están resueltos { $solved }. Prueba con bot:greedy.
solver-players = { $game } está resuelto para { $solved } jugadores, no para { $players }. Prueba con bot:greedy.
solver-target = { $game } para { $players } jugadores está resuelto hasta una meta de { $most }, no de { $target }. Prueba con bot:greedy.
solver-circle = Un turno de { $game } puede dar vueltas en círculo, así que no está resuelto.
solver-unsettled = Para tres jugadores no se encontró un equilibrio en { $totals } de { $target }, así que esta mesa no está resuelta. Para dos sí, y quizá con otra meta. Prueba con bot:expert.
solver-long = Hallar una solución exacta de { $game } con estas opciones tarda demasiado mientras hay gente esperando. { $command } la halla de una vez por todas. Prueba con bot:expert.
solver-large = { $game } tiene más de { $most } posiciones y ningún solve.py que diga cómo verlo como una carrera: demasiadas para resolverlas una a una. Una meta más baja puede bastar.
solver-secret = { $game } tiene secretos, o asientos que actúan fuera de turno, así que una posición sola no dice qué es lo mejor: no se resuelve. Prueba con bot:expert.
solver-two = Sin solve.py, { $game } se resuelve para uno o dos jugadores, no para { $players }.
solver-endless = En { $game } los jugadores pueden seguir para siempre y a ninguno le conviene parar: no hay una probabilidad exacta.

## GPUs, environments

gpu-none = Aquí no hay ninguna GPU que Numba pueda usar: quita --device cuda, o ejecuta esto donde haya una GPU de NVIDIA con su controlador, tras pip install 'dicecafe[cuda]'.
rule-unknown = { $where }: { $why }: { $text }. Las reglas se componen de enteros, registros, tuplas, bucles y llamadas a otras reglas (docs/adding-a-game.md).
rule-changed = { $file } cambió después de cargar su regla { $name }. Vuelve a empezar para que se lea de nuevo.
envs-gpu = Aquí no hay ninguna GPU que Numba pueda usar: quita device='cuda'.
envs-missing = Este entorno necesita { $package }, que no se puede importar ({ $error }): pip install 'dicecafe[envs]'.
envs-device = El dispositivo es { LIST($devices, type: "disjunction") }, no { $device }.
envs-opponents = Se nombraron { $given } rivales para { $seats } asientos además del tuyo: nombra uno para todos o uno para cada uno.
envs-asked = En una GPU solo juegan los rivales random, greedy y medium; a los demás se les pregunta en la CPU: quita device='cuda'.
envs-autoreset = Aquí las partidas empiezan de nuevo por sí solas: autoreset_mode es NEXT_STEP o SAME_STEP.
envs-shaped = En una GPU las filas se dan tal como son: quita device='cuda', o scaled y relative.
envs-relative = { $game } no dice cuáles de sus números nombran asientos (lo diría un observation.py en su carpeta): quita relative.

## Tables

table-unknown = Esa mesa no existe; quizá se recogió después de mucho tiempo.
table-removed =
    { $finished ->
        [0] Esta mesa se ha recogido: nadie había jugado en ella en { $idle } días.
       *[other] Esta mesa se ha recogido: una partida terminada se guarda { $finished } días; una que nadie continúa, { $idle }.
    }
table-no-code = Ninguna mesa tiene el código «{ $code }». ¿Están bien todas las letras?
table-no-watch = En esa dirección no hay ninguna mesa que mirar.
table-waiting = La partida no ha empezado: aún falta alguien.
table-gone-on = La mesa ha seguido adelante: conoces el suceso { $seen }, la última línea es el suceso { $last }. Mira otra vez.
table-busy = Ahora hay demasiado lío en la mesa. Inténtalo otra vez, por favor.
tables-busy = Ahora no hay ninguna mesa libre. Inténtalo otra vez, por favor.
table-other-rules = Esta mesa se abrió con otras reglas de { $game } que las que el café tiene ahora, así que no se puede mostrar ni seguir. Una partida acabada conserva su resultado.
table-broken = Lo guardado de esta mesa está dañado, así que no puede seguir. Quien lleva el café encuentra el motivo en el registro del servidor.
table-closed = Quien lleva el café ha cerrado esta mesa.
rematch-over = La revancha es para cuando acabe la partida.
rematch-seated = La revancha es para quienes están sentados a la mesa.
record-not-yet = El registro estará cuando acabe la partida.
after-other =
    { $seats ->
        [one] Ese registro es de { $game } con un asiento: sigue con lo mismo.
       *[other] Ese registro es de { $game } con { $seats } asientos: sigue con lo mismo.
    }
after-options = Las opciones y quién empieza son los del registro: no los indiques.
lesson-guests = Los primeros dados de una lección están elegidos: es para quien esté aquí y bots, desde el principio de una partida.
after-line =
    { $lines ->
        [one] Tras la línea { $line } no hay nada que jugar: el registro tiene una línea.
       *[other] Tras la línea { $line } no hay nada que jugar: el registro tiene { $lines } líneas.
    }

## Seats, names, what is said

seats-taken = Todos los asientos de esta mesa están ocupados. Puedes mirar, con el otro enlace.
seat-taken = El asiento { $seat } está ocupado. Libres: { $free }.
seat-not-open = El asiento { $seat } no está libre.
seat-not-yours = El asiento { $seat } no es tuyo. Tuyos: { $yours }.
seat-watching = El asiento { $seat } no es tuyo. Estás mirando.
seat-bots = Solo quien abrió la mesa da asientos a los bots.
seat-host = Quien abrió la mesa conserva su asiento hasta que empiece la partida.
token-invalid = Este dispositivo no tiene asiento aquí: su llave no es de este servidor.
players-none = Alguien tiene que sentarse a la mesa: los bots solos juegan en `dicecafe tournament`.
name-empty = Un nombre necesita algo que se vea, hasta { $most } letras.
chat-off = En esta mesa no se escribe; hay gestos.
nonce-early = El añadido se muestra cuando todos los asientos están ocupados, no antes: si no, alguien podría elegir el suyo según él.
nonce-late = La partida ha empezado sin este añadido.
nonce-other = Este no es el añadido que se selló para el asiento.
chat-empty = No había nada que decir.

## Dice of a table

dice-own = Esta mesa tiene sus propios dados: nadie los escribe.
dice-elsewhere = Los dados están con quien abrió la mesa: se escriben allí.
dice-dealt = Esto lo reparte la propia mesa.

## Limits

limit-messages = Eso fue mucho de golpe. Sigue más despacio, por favor.
limit-tables = Eso fue mucho de golpe desde tu dirección. Espera un minuto, por favor.
limit-hello = Una conexión empieza con un saludo, en { $most } segundos.
limit-refusals = Nada de lo que enviaste se pudo hacer, { $most } veces seguidas.
limit-unread = No lees lo que se te envía. Vuelve cuando puedas.
limit-requests = Eso fue mucho de golpe desde tu dirección. Espera un minuto, por favor.
limit-full = El café está lleno. Inténtalo de nuevo en un minuto.
limit-busy = El café no da más de sí: van primero las mesas donde hay gente. Prueba otra vez en un minuto.
limit-connections =
    { $most ->
        [one] Ya hay { $most } conexión abierta desde tu dirección.
       *[other] Ya hay { $most } conexiones abiertas desde tu dirección.
    }
limit-connects = Tu dirección se conecta demasiado a menudo. Espera un minuto, por favor.
limit-frames = Eso fue demasiado de golpe.
limit-message = Un mensaje puede tener { $most } bytes.
limit-deck = Una baraja propia puede tener { $most } bytes.
limit-store = Tu dirección ha guardado tanto que tiene que esperar, hasta un día.
limit-questions = Una pregunta cada vez: la respuesta a la última está en camino.
limit-sockets =
    { $most ->
        [one] Ya hay { $most } conexión desde tu dirección.
       *[other] Ya hay { $most } conexiones desde tu dirección.
    }
limit-lines = Esta partida tiene { $most } líneas, las máximas que puede tener aquí. Se puede mirar, pero no puede seguir.
limit-reading = Desde tu dirección se han mirado tantas partidas largas que hay que esperar un minuto.
limit-spectators = Ya hay demasiada gente mirando esta mesa. Vuelve a intentarlo más tarde.
limit-table = En esta mesa se ha dicho y deshecho tanto que ya solo sigue la partida.
limit-hints = Ya se están calculando demasiadas pistas. Inténtalo de nuevo en un momento.
thinking-late = Eso tardó más de { $seconds } segundos y se abandonó.
thinking-failed = Algo salió mal al calcularlo; está en el registro del servidor.
analysis-long = Esta partida tiene más de { $most } líneas, y el entrenador no llega más lejos.
analysis-late = El entrenador no terminó con esta partida en { $seconds } segundos y lo dejó.
analysis-failed = Algo salió mal al analizar esta partida; está en el registro del servidor.
offline-coach = El entrenador necesita un servidor: continúa miles de partidas, y esta página no tiene tiempo para eso.
analysis-busy =
    { $waiting ->
        [one] Ya hay { $waiting } análisis esperando. Inténtalo otra vez en un minuto, por favor.
       *[other] Ya hay { $waiting } análisis esperando. Inténtalo otra vez en un minuto, por favor.
    }

## Messages and requests

message-unreadable = Ese mensaje no se puede leer: { $error }. { $advice }
advice-hello = El primer mensaje es hello.
advice-protocol = En docs/protocol.md está lo que se puede enviar.
request-invalid = Hay un error en la petición: { $why }.
request-nowhere = En esa dirección no hay nada.
request-method = Esa dirección no se pide así.
request-type = El contenido de esta petición es application/json, no { $given }.
request-too-large = La petición es demasiado grande.
origin-foreign = Las páginas de otros sitios no pueden conectarse aquí.
server-failed = Aquí algo salió mal; está en el registro del servidor.
server-closing = Este servidor está a punto de parar; otro responderá en un momento.
client-unbuilt = Las páginas de este servidor aún no están hechas: ejecuta `make web` y vuelve.

## The store

store-scheme = No conocemos un almacén en { $scheme }. Indica una ruta, sqlite:///ruta, :memory: o postgresql://user@host/database.
store-no-path = El almacén no tiene ruta. Indica una, como cafe.db, o :memory: para uno que no se conserva.
store-postgres-url = La dirección del almacén no es postgresql://user@host/database.
store-unavailable = Ahora no se puede guardar nada: { $why }.
store-moved = su archivo, o el registro que lo acompaña, no es el que se abrió
store-closed = el almacén está cerrado
store-asyncpg = PostgreSQL necesita asyncpg: pip install 'dicecafe[cluster]'
store-no-log = El lugar del almacén no permite un registro de escritura anticipada, solo { $mode }. Elige un disco local.
store-newer = El almacén es de la versión { $version }, y este Dice Cafe conoce la { $known }. Actualízalo para abrirlo.
store-event-taken = El suceso { $number } no es el siguiente de la mesa { $table }. Carga lo nuevo y decide otra vez.
store-table-taken = Ya hay una mesa con el identificador { $id }, su código o su enlace para mirar. Saca otros nuevos.
store-file = { $path }: { $error }
backup-file-exists = { $path } ya existe, y una copia de seguridad no sustituye nada. Elige otro nombre.
backup-store-used = En { $store } hay mesas. Para perderlas a cambio de las de la copia, di { $option }; detén antes los servidores.
backup-no-file = No hay ningún archivo { $path }.
backup-damaged = { $path } no es una copia de seguridad entera: { $why }.
backup-in-use = Un servidor tiene { $store } abierto. Detén antes todos los servidores, o restaura en otro lugar.
backup-no-tool = PostgreSQL se copia con su propio { $program }, que aquí falta. Instala los programas cliente de PostgreSQL, tan nuevos como el servidor o más.
backup-tool-failed = { $program } dice: { $why }
admin-unknown = No hay ninguna mesa con el identificador o código { $name }, ni baraja cuya huella empiece así.

## A server that is started, and one that is called

serve-alone = Un almacén en memoria es de un solo proceso: indica un archivo con --store, o deja --workers en 1.
serve-bot = { $name } se llamaría «{ $level }» en las mesas. El nombre de un bot allí tiene hasta 20 letras, cifras y guiones, empieza por una letra y no lo tiene ningún otro bot.
serve-port = No se puede usar el puerto { $port } de { $host }: { $error }. Elige otro con --port.
serve-range = { $name } no puede ser { $value }, sino { $wanted }.
serve-unknown = No hay ningún ajuste { $name }.
serve-wants-number = un número mayor que 0
serve-wants-rate = una cantidad desde 1 y segundos por encima de 0, como 30/60
serve-wants-origin = un sitio como https://cafe.example, sin nada detrás
serve-wants-path = una ruta como /juegos, que empieza con una barra y no acaba con ninguna
serve-wants-network = direcciones o redes como 10.0.0.0/8
serve-wants-redis = una dirección como redis://localhost
serve-wants-folder = una carpeta que exista
serve-wants-demo = una carpeta escrita por make demo
serve-wants-key = al menos 16 letras visibles
serve-setting =
    { $name } es { $kind ->
        [int] un número entero
        [float] un número
        [Rate] una cantidad y unos segundos, como 30/60
        [bool] true o false
       *[other] un texto
    }, no { $value }.
connection-lost = No se puede llegar al servidor en { $address }: { $why }. ¿Está abierto?
client-hung-up = este lado ha colgado
client-failed = este programa ha fallado ({ $error })
client-unread = dice algo que este programa no puede leer ({ $error })
client-protocol = habla la versión { $theirs } del protocolo, este programa la { $ours }
client-no-cafe = Lo que ha contestado no es un Dice Cafe: dice { $status }, y no por qué.
client-watching = Estás mirando.

## Decks on the command line

deck-whose = { $path } no tiene las tablas de un solo juego: di cuál con { $option } ({ LIST($games, type: "disjunction") }).
deck-none = { $game } se juega sin baraja; la tienen { $games }.
deck-two-games = Las barajas son de dos juegos: { $old } y { $new }.
file-no-folder = No se puede escribir { $path }: no hay ninguna carpeta { $folder }. Créala antes o nombra otra.
output-unwritable = No se puede escribir la salida: { $error }. Haz sitio o envíala a otra parte.
file-there = { $path } ya existe; indica otro archivo.
