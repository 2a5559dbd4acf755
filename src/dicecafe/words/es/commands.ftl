### The commands: their help, and what they print themselves. How catalogues work, and how to add a language: docs/languages.md

## What the commands do

command-about = Juegos de dados para jugar, estudiar y simular por millones.
command-games = Enumerar los juegos
command-rules = Mostrar las reglas de un juego, sus aclaraciones y sus opciones
command-play = Jugar en el terminal
command-serve = Abrir el café: mesas en el navegador, para personas y bots
command-admin = Listar, cerrar, borrar y exportar las mesas y barajas de un almacén
command-backup = Copiar un almacén en un archivo mientras los servidores lo usan
command-restore = Hacer un almacén de una copia de seguridad
command-simulate = Jugar muchas partidas de bots y resumirlas; una victoria compartida cuenta por su parte
command-sweep = Jugar con varias reglas y los mismos dados, y decir qué diferencias son reales
command-tune = Ajustar opciones y números de cartas a unas metas, y confirmarlo con dados nuevos
command-report = Decir qué está desequilibrado en un juego, cuánto y con qué seguridad
command-tournament = Hacer jugar a los bots entre sí y puntuarlos
command-evaluate = Decir lo bien que un bot juega a un juego y qué le gana
command-depth = Decir lo profundo que es un juego: una escala de destreza, cuánto pesan dados y decisiones, dónde no hay elección
command-solve = Calcular las probabilidades exactas de un juego
command-train = Aprender cómo de bien está cada asiento de partidas del programa contra sí mismo
command-replay = Recorrer un registro
command-analyse = Mostrar las probabilidades a lo largo de un registro, sus errores y su suerte
command-verify = Reproducir un registro y volver a tirar sus dados
command-bench = Medir partidas al azar en esta máquina
command-warm = Compilar los juegos de antemano, para que nadie espere al compilador
command-stopped = Interrumpido; no ha quedado nada a medias.

## The pages of help

usage-line = Uso: { $command } [opciones]
usage-commands = Órdenes:
usage-arguments = Argumentos:
usage-options = Opciones:

## What stands for a value in help

value-command = ORDEN
value-language = CÓDIGO
value-number = N
value-game = JUEGO
value-record = REGISTRO
value-file = ARCHIVO
value-json-file = ARCHIVO.json
value-jsonl-file = ARCHIVO.jsonl
value-store = ARCHIVO|URL
value-path = RUTA
value-network = RED
value-table = MESA
value-doing = QUÉ
value-option = NOMBRE=VALOR
value-bot = BOT
value-list = LISTA
value-goal = META
value-key = CLAVE
value-label = NOMBRE
value-seat = ASIENTO
value-address = DIRECCIÓN
value-part = PARTE

## What the arguments are for

argument-help = mostrar esta ayuda
argument-version = mostrar la versión
argument-language = el idioma (DICECAFE_LANGUAGE, o el del sistema)
argument-json = escribir un objeto JSON, en inglés, y nada más
argument-record = un archivo .json, .jsonl o .txt
argument-number = qué registro de un archivo .jsonl, desde 1
argument-lines = solo las primeras líneas, tantas como diga
argument-option = una opción del juego; puede repetirse
argument-players-play = personas por su nombre; de bot:easy a bot:expert, bot:perfect, bot:modulo:nombre (you,bot:medium)
argument-seed-play = dados que se pueden volver a tener
argument-dice = real: escribes lo que muestran tus dados (cafe)
argument-first-play = el asiento que empieza, desde 0 (por sorteo)
argument-fast = sin pausas mientras juegan los bots
argument-resume-play = seguir con una partida guardada (la última)
argument-host = dónde escuchar (127.0.0.1; 0.0.0.0 para toda la red)
argument-port = el puerto (8000)
argument-base-path = la ruta bajo la que está todo, como /juegos
argument-store = un archivo SQLite o postgresql://... (cafe.db)
argument-redis = redis://..., para que varios procesos sepan unos de otros al momento
argument-workers = procesos (1)
argument-origins = otro sitio cuyas páginas pueden conectarse; puede repetirse
argument-trust-proxy = tomar las direcciones de X-Forwarded-For
argument-proxies = un proxy, o una red de ellos, cuyo X-Forwarded-For se cree; puede repetirse
argument-bots = un bot de fuera que se ofrece en las mesas: modulo:nombre, o uno instalado; puede repetirse
argument-settings = ajustes de un archivo TOML; el entorno tiene prioridad, y las opciones sobre ambos
argument-the-store = el almacén: un archivo SQLite o postgresql://...
argument-copy = la copia de seguridad
argument-doing = qué hacer: tables, close, delete, export, decks o cards (mesas, cerrar, borrar, exportar, barajas, cartas)
argument-admin-names = mesas por identificador o código, o la huella de una baraja para todas las que juegan con ella
argument-replace = también un almacén con mesas: entonces se pierden
argument-show-settings = mostrar los ajustes como un archivo así, con su origen, y terminar
argument-open = abrir la página en un navegador
argument-players-lab = bots por asiento: random, greedy, de easy a expert, perfect o modulo:nombre ({ $default })
argument-players-pairs = los bots; las partidas son por pareja ({ $default })
argument-players-n = cuántos juegan (2)
argument-bot = el bot: un nivel, uno instalado o modulo:nombre
argument-game = el juego
argument-games-level = cuántas partidas contra cada nivel ({ $default })
argument-decisions = cuántas de sus decisiones se miran ({ $default })
argument-expert-too = jugar también contra expert
argument-games-ladder = cuántas partidas entre dos vecinos, uno de los cuales busca; 50 veces más de los rápidos ({ $default })
argument-split = partidas entre dos jugadores que se reparten en suerte y destreza ({ $default })
argument-decisions-depth = cuántas decisiones con elección se miran ({ $default })
argument-expert-ladder = poner también a expert en la escala, lo que lleva su tiempo
argument-games = cuántas partidas ({ $default })
argument-games-train = cuántas partidas en cada ronda ({ $default })
argument-rounds = rondas de jugar y aprender; desde la segunda, con lo aprendido antes (2)
argument-minutes = terminar tras unos minutos, tantos como diga
argument-out = dónde se escribe la red (GAME-network.json)
argument-seed-lab = semilla de los dados y de los caprichos de los bots (0)
argument-first-lab = el asiento que empieza, desde 0 (0)
argument-cores = hilos para jugar (todos los núcleos)
argument-ray = jugar en un clúster de Ray: auto, local o su dirección
argument-records = escribir cada partida como registro
argument-stats = guardar las sumas de todas las estadísticas en un archivo; también sin suerte, salvo en series largas de bots rápidos en carreras de tres o más
argument-resume-stats = seguir con las partidas de ese archivo
argument-device = cuda: jugar en una GPU (cpu)
argument-against = la opción del otro conjunto de reglas; puede repetirse
argument-games-tune = cuántas partidas de cada candidato y de cada ronda con las cartas ({ $default })
argument-goal = cómo ha de ser: seats=even, turns=12..18, cards=1.5; *2 pesa el doble; puede repetirse
argument-card = números de la baraja que se ajustan, por su clave: fame, o fame=2..9; puede repetirse
argument-keep = una carta o habilidad cuyos números quedan como están; puede repetirse
argument-tries = cuántos candidatos, y cuántas rondas con las cartas como mucho ({ $default })
argument-confirm = cuántas partidas nuevas lo confirman (cuatro veces --games)
argument-out-tune = escribir la baraja ajustada en ese archivo
argument-html-report = escribir el informe entero como una página
argument-expert = partidas de expert contra greedy (0)
argument-html-analysis = escribir una página con la gráfica y cada jugada
argument-pinned = lo que un dispositivo que jugó guardó de los dados: su sello, su añadido y los sellos de todos
argument-records-analyse = archivos .json, .jsonl o .txt; de varias partidas, lo que suman para cada cual
argument-number-analyse = solo este registro de un archivo .jsonl, desde 1
argument-seed-analyse = semilla de los dados con que se juega hasta el final (0)
argument-playouts = por cada posición que no está resuelta (según el juego)
argument-some-games = todos los juegos si no se nombra ninguno
argument-only = una de las partes: playouts, search, analysis, solver, lab, environments; puede repetirse

## What is wrong with a command line

usage-see = { $problem } Véase: { $command }
usage-command = No hay ninguna orden «{ $word }».
usage-unknown = { $word } no va aquí.
usage-word = «{ $word }» no vale aquí: es { $range }.
usage-value = { $name } necesita un valor: { $name } { $value }.
usage-missing = Falta { $value }.
usage-other = Las palabras no encajan: { $detail }.
usage-players = Quienes juegan se escriben como nombres separados por comas, no «{ $text }».
usage-which-game = ¿Qué juego? { $command } con { LIST($games, type: "disjunction") }.
usage-resume = { $option } sigue con las partidas de un archivo: di cuál con { $stats }.

## What the commands print

games-heading = Los juegos:
games-players = { $players } personas
games-minutes = { $minutes } min
verify-done =
    { $records ->
        [one] { $records } registro
       *[other] { $records } registros
    }, { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }: todas las líneas son legales y el resultado es correcto.
verify-given =
    { $given ->
        [one] { $given } de las líneas venía dada al principio: sus dados son los de otro registro.
       *[other] { $given } de las líneas venían dadas al principio: sus dados son los de otro registro.
    }
verify-rules =
    { $rules ->
        [unknown] Un registro no dice con qué reglas y baraja se jugó; las de hoy encajan.
       *[other] Un registro se jugó con otras reglas o con otra baraja; con las de hoy acaba igual.
    }
verify-rolls =
    { $rolls ->
        [one] { $rolls } tirada repetida, con el mismo resultado ({ $how }).
       *[other] { $rolls } tiradas repetidas, con el mismo resultado ({ $how }).
    }
verify-no-rolls = No se pudo comprobar ninguna tirada ({ $how }).
verify-unshown = Sellado y no mostrado antes de empezar la partida: el añadido de { $players }.
verify-pinned =
    { $what ->
        [nonce] El servidor no pudo elegir los dados: el dispositivo los vio sellados, luego añadió lo suyo, y ambas cosas están en el registro.
        [commitment] El dispositivo vio estos dados sellados antes de la primera tirada, pero no añadió nada: no está probado que el servidor no los eligiera.
       *[nothing] Sin comprobar: que los dados se sellaran antes de conocerse los añadidos de los jugadores. Lo sabe un dispositivo que jugó ({ $option }).
    }
doing-compiling = compilando { $game }
warm-part = { $part } { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
warm-ready = { $game } está listo en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $parts }

## `dicecafe deck`

command-deck = Escribir una baraja para empezar, revisar una, comparar dos o dibujar las cartas
value-deck = BARAJA
argument-deck-doing = qué hacer
argument-decks = new: un juego y un archivo; si no, el archivo de una baraja, o un juego por la suya propia; diff: una o dos
argument-deck-game = el juego de la baraja (aquel cuyas tablas tiene)
usage-one-record = { $name } vale para un solo registro, y hay { $records }.
usage-decks = «{ $doing }» admite { $range }, no { $n }.
deck-written = Escrito: { $path }
deck-new-head =
    Una baraja propia para { $game }. Cámbiala y después:
    {"  "}dicecafe deck lint { $path }
    {"  "}dicecafe deck diff { $path }
    {"  "}dicecafe play { $name } --option deck={ $path }
deck-finding =
    { $kind ->
        [impossible] Imposible
        [always] Siempre
        [dead] Sin efecto
       *[unused] Sin usar
    }: { $where }: { $what }
deck-lint = { $path }: { $wrong } mal, { $found } para saber.
deck-changed = { $where }: { $old } ahora es { $new }
deck-added = { $where }: es nuevo
deck-removed = { $where }: ya no está
deck-change-note = { $change } (una nota: ninguna partida cambia)
deck-same = Las barajas son iguales.
