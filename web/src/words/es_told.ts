// What the server itself says, in Spanish; each game's own sentences are in its folder.
import type { Catalogue } from "./told";

export const told: Catalogue = {
  words: {
    "not named in the rulebook": "sin nombre en el reglamento",
    " and ": " y ",
    ", and ": " y ",
    "under 1%": "menos del 1\u00a0%",
    "over 99%": "más del 99\u00a0%",
    random: "Al azar",
    greedy: "Regla general",
    easy: "Fácil",
    medium: "Medio",
    hard: "Difícil",
    expert: "Experto",
    perfect: "Perfecto",
    "Bot random": "Bot Al azar",
    "Bot greedy": "Bot Regla general",
    "Bot easy": "Bot Fácil",
    "Bot medium": "Bot Medio",
    "Bot hard": "Bot Difícil",
    "Bot expert": "Bot Experto",
    "Bot perfect": "Bot Perfecto",
    "true or false": "sí o no",
    "(wait)": "(esperar)",
    "Not Found": "Aquí no hay nada.",
    "Method Not Allowed": "Así no se puede aquí.",
    "Request Entity Too Large": "Es demasiado grande.",
  },
  sentences: {
    "The cafe can't be reached just now.": "Ahora mismo no se puede llegar al café.",
    "The cafe's answer can't be read.": "No se puede leer la respuesta del café.",
    "One question at a time: the answer to the last one is on its way.":
      "Una pregunta cada vez: la respuesta a la última está en camino.",
    // what other sentences may stand in goes first
    "Line {n} of the log, {line}: {why:text}": "Línea {n} del registro, {line}: {why}",
    "Line {n} of the log, {line}: {why}": "Línea {n} del registro, {line}: {why}",

    // chances, names, ranges of options
    "{n}.{m}%": "{n},{m}\u00a0%",
    "{n}%": "{n}\u00a0%",
    "Bot {level:word} {n}": "Bot {level} {n}",
    "a whole number from {n} to {high}": "un número entero del {n} al {high}",
    "one of {choices:list}": "uno de: {choices}",
    "one of {choices}": "uno de: {choices}",

    // hints and odds
    "There is one choice: {move:text}.": "Solo hay una opción: {move}.",
    "There is one choice: {move}.": "Solo hay una opción: {move}.",
    "Your chance to win, exactly:": "Tu probabilidad de ganar, exacta:",
    "Your chance to win, searched, give or take {n}.{m}:": "Tu probabilidad de ganar, estimada, ± {n},{m}:",
    "They are as good as equal.": "Son prácticamente iguales.",
    "It gains {n}.{m} over the next.": "Aporta {n},{m} más que la siguiente.",
    "{clear:text} The rule of thumb says the same.": "{clear} La regla general dice lo mismo.",
    "{clear:text} The rule of thumb would be {move:text}, {n}.{m} less.":
      "{clear} La regla general sería: {move}, {n},{m} menos.",
    "{clear:text} The rule of thumb would be {move}, {n}.{m} less.": "{clear} La regla general sería: {move}, {n},{m} menos.",
    "{clear:text} The rule of thumb would be {move:text}.": "{clear} La regla general sería: {move}.",
    "{clear:text} The rule of thumb would be {move}.": "{clear} La regla general sería: {move}.",
    "There is a hint when it is your turn.": "Hay una pista cuando te toca.",
    "There are no dice to come for you now.": "Ahora no te esperan dados.",

    // moves
    "Not now: {move}. {why:text} Now: {moves}.": "Eso ahora no se puede. {why}",
    "Not now: {move}. {why} Now: {moves}.": "Eso ahora no se puede. {why}",
    "Not now: {move}. {why:text}": "Eso ahora no se puede. {why}",
    "Not now: {move}. {why}": "Eso ahora no se puede. {why}",
    "It is not seat {n}'s turn: the dice are next.{why:text}": "Ahora no te toca: primero van los dados.{why}",
    "It is not seat {n}'s turn: the dice are next. {why}": "Ahora no te toca: primero van los dados. {why}",
    "It is not seat {n}'s turn: {who} (seat {m}) is next.{why:text}": "Ahora no te toca: le toca a {who}.{why}",
    "It is not seat {n}'s turn: {who} (seat {m}) is next. {why}": "Ahora no te toca: le toca a {who}. {why}",
    "The game is over.": "La partida ha acabado.",
    "{words} is not a move of {game}. Did you mean {move}? Now: {moves}.":
      "{words} no es una jugada de {game}. ¿Querías decir {move}? Ahora se puede: {moves}.",
    "{words} is not a move of {game}. Now: {moves}.": "{words} no es una jugada de {game}. Ahora se puede: {moves}.",
    "{words} is not a move of {game}.": "{words} no es una jugada de {game}.",
    "{game} has no action number {n}.": "{game} no tiene la jugada número {n}.",
    "{line} has blanks that are not part of the notation.": "{line} tiene espacios que no son de la notación.",
    "A line starts with a seat ({seats}) or * for chance.": "Una línea empieza con un asiento ({seats}) o con * para el azar.",
    "There is nothing to take back.": "No hay nada que deshacer.",
    "That can't be taken back: the dice have spoken since.": "Eso ya no se puede deshacer: los dados ya han hablado.",
    "That can't be taken back: the last move was {who}'s.": "Eso ya no se puede deshacer: la última jugada fue de {who}.",
    "That can't be taken back: the game is over.": "Eso ya no se puede deshacer: la partida ha acabado.",

    // dice
    "There is nothing to roll now: it is a decision, or the game is over.":
      "Ahora no hay nada que tirar: alguien decide, o la partida ha acabado.",
    "This match has no dice to roll with.": "Esta partida no tiene dados con que tirar.",
    "There is nothing that could be rolled here.": "Aquí no hay nada que pueda salir.",
    "No die shows ''. It can show {dice:list}.": "Falta un dado. Puede mostrar {dice}.",
    "No die shows ''. It can show {dice}.": "Falta un dado. Puede mostrar {dice}.",
    "No die shows '{wrong}'. It can show {dice:list}.": "Ningún dado muestra «{wrong}». Puede mostrar {dice}.",
    "No die shows {wrong}. It can show {dice}.": "Ningún dado muestra {wrong}. Puede mostrar {dice}.",
    "{wrong} could be {one:word} or {two:word}. It can show {dice:list}.":
      "{wrong} puede ser {one} o {two}. Puede mostrar {dice}.",
    "{wrong} could be {either}. It can show {dice}.": "{wrong} no está claro: {either}. Puede mostrar {dice}.",
    "{extra} is too much: fewer dice were rolled. Please type the roll again.":
      "{extra} sobra: se tiraron menos dados. Escribe la tirada otra vez, por favor.",
    "{rest} is too much: the line is complete without it.": "{rest} sobra: la línea está completa sin eso.",
    "There are too few dice in it: next it can be {dice:list}.": "Faltan dados: lo siguiente puede ser {dice}.",
    "There are too few dice in it: next it can be {dice}.": "Faltan dados: lo siguiente puede ser {dice}.",
    "{rest} can't come here: it can be {dice:list}.": "{rest} no puede salir aquí: puede ser {dice}.",
    "{rest} can't come here: it can be {dice}.": "{rest} no puede salir aquí: puede ser {dice}.",
    "This table has its own dice: nobody types them in.": "Esta mesa tiene sus propios dados: nadie los escribe.",
    "The dice lie on the table of who opened it: they are typed in there.":
      "Los dados están con quien abrió la mesa: se escriben allí.",
    "This is dealt by the table itself.": "Esto lo reparte la propia mesa.",

    // seats and tables
    "No table has the code '{code}'.": "Ninguna mesa tiene el código «{code}».",
    "No table has the code {code}.": "Ninguna mesa tiene el código {code}.",
    "No table is watched from that address.": "Desde esa dirección no se mira ninguna mesa.",
    "There is no such table; it may have been swept after a long silence.":
      "Esa mesa no existe; quizá se recogió tras un largo silencio.",
    "The game has not begun: somebody is still to sit down.": "La partida no ha empezado: aún falta alguien por sentarse.",
    "A rematch is for when the game is over.": "La revancha es para cuando acabe la partida.",
    "A rematch is for those who sit at the table.": "La revancha es para quienes están sentados a la mesa.",
    "The table is too busy just now. Please try again.": "Ahora hay demasiado lío en la mesa. Inténtalo otra vez, por favor.",
    "No table is free just now. Please try again.": "Ahora no hay ninguna mesa libre. Inténtalo otra vez, por favor.",
    "The dice of table {table} gave {line}; stored is {other}.":
      "Los dados de la mesa {table} dieron {line}; lo guardado es {other}.",
    "All seats of this table are taken. You can watch, with the other link.":
      "Todos los asientos de esta mesa están ocupados. Puedes mirar, con el otro enlace.",
    "Seat {n} is taken. Free: {seats}.": "El asiento {n} está ocupado. Libres: {seats}.",
    "Seat {n} is not open.": "El asiento {n} no está libre.",
    "Seat {n} is not yours. You are watching.": "El asiento {n} no es tuyo. Estás mirando.",
    "Seat {n} is not yours. Yours: {seats}.": "El asiento {n} no es tuyo. Tuyos: {seats}.",
    "Only who opened the table gives seats to bots.": "Solo quien abrió la mesa da asientos a los bots.",
    "Who opened the table keeps the seat until the game begins.":
      "Quien abrió la mesa conserva su asiento hasta que empiece la partida.",
    "This device has no seat here: its token is not one of this server's.":
      "Este dispositivo no tiene asiento aquí: su llave no es de este servidor.",
    "Somebody must sit at the table: bots alone play in `dicecafe tournament`.":
      "Alguien tiene que sentarse a la mesa: los bots solos juegan en `dicecafe tournament`.",
    "{game} is for {n} to {most} players, not {players}.": "{game} es para {n} a {most} jugadores, no {players}.",
    "{game} is for {n} players, not {players}.": "{game} es para {n} jugadores, no {players}.",
    "The first seat is {n} to {last}, not {first}.": "El primer asiento es del {n} al {last}, no {first}.",
    "A name needs something that can be seen, up to {n} letters.": "Un nombre necesita algo que se vea, hasta {n} letras.",
    "Nobody writes at this table; there are emotes.": "En esta mesa no se escribe; hay gestos.",
    "There was nothing to say.": "No había nada que decir.",
    "The table has gone on: you saw event {n}, the last line is event {last}. Look again.":
      "La mesa ha seguido adelante. Mira otra vez.",

    // bots
    "There is no bot {bot}. There are {bots}. Did you mean {other}?":
      "No hay ningún bot {bot}. Hay {bots}. ¿Querías decir {other}?",
    "There is no bot {bot}. There are {bots}.": "No hay ningún bot {bot}. Hay {bots}.",
    "{game} has no hints, so {bot} can't play it.": "{game} no tiene regla general, así que {bot} no puede jugarlo.",
    "No exact solution of {game} is known. Solved are {solved}. Try bot:greedy.":
      "No se conoce una solución exacta de {game}. Elige otro bot.",
    "{game} is solved for {n} to {most} players, not for {players}. Try bot:greedy.":
      "{game} está resuelto para {n} a {most} jugadores, no para {players}. Elige otro bot.",
    "{game} is solved for {n} players, not for {players}. Try bot:greedy.":
      "{game} está resuelto para {n} jugadores, no para {players}. Elige otro bot.",
    "{game} for {n} players is solved for a target of up to {most}, not {target}. Try bot:greedy.":
      "{game} para {n} jugadores está resuelto hasta una meta de {most}, no de {target}. Elige otro bot.",

    // options
    "{name} is {range:text}, not {value}.": "{name} es {range}, no {value}.",
    "{game} has no option {option}. It has none.": "{game} no tiene la opción {option}. No tiene ninguna.",
    "{game} has no option {option}. It has {options}. Did you mean {other}?":
      "{game} no tiene la opción {option}. Tiene {options}. ¿Querías decir {other}?",
    "{game} has no option {option}. It has {options}.": "{game} no tiene la opción {option}. Tiene {options}.",
    "There is no game {game}. There are {games}. Did you mean {other}?":
      "No hay ningún juego {game}. Hay {games}. ¿Querías decir {other}?",
    "There is no game {game}. There are {games}.": "No hay ningún juego {game}. Hay {games}.",

    // records and playing on from them
    "The record is there when the game is over.": "El registro estará cuando acabe la partida.",
    "That record is of {game} with {n} seats: play on with the same.":
      "Ese registro es de {game} con {n} asientos: sigue con lo mismo.",
    "The options and who starts are the record's: leave them out.":
      "Las opciones y quién empieza son los del registro: no los indiques.",
    "After line {n} there is nothing to play: the record has {lines} lines.":
      "Tras la línea {n} no hay nada que jugar: el registro tiene {lines} líneas.",
    "This is not a whole JSON record: {why}.": "Esto no es un registro JSON completo: {why}.",
    "This reads records of format {format}, not {other}.": "Aquí se leen registros de formato {format}, no {other}.",
    "Line {n} of the log says {line}, but the dice gave {other}.":
      "La línea {n} del registro dice {line}, pero los dados dieron {other}.",
    "The log stops after {n} lines, before the game is over.":
      "El registro se detiene tras {n} líneas, antes de que acabe la partida.",
    "The log leads to {ours}, but the record says {theirs}.": "Las jugadas llevan a {ours}, pero el registro dice {theirs}.",
    "The secret's SHA-256 is {ours}, but {theirs} was committed to.": "El SHA-256 del secreto es {ours}, pero se selló {theirs}.",

    // the coach
    "{n} analyses are waiting already. Please try again in a minute.":
      "Ya hay {n} análisis esperando. Inténtalo otra vez en un minuto, por favor.",
    "Chances are {how:text}.": "Las probabilidades son {how}.",
    "exact: the chances when everybody plays perfectly from there on":
      "exactas: las que hay cuando desde ahí todos juegan a la perfección",
    "searched: {n} playouts a position, everybody following the game's hints with a slip now and then":
      "estimadas: cada posición se jugó {n} veces hasta el final; todos siguen las reglas generales del juego, con algún fallo de vez en cuando",
    "They are off by about the standard error; a cost within two of them counts as none.":
      "Se desvían más o menos en el error estándar; una pérdida de hasta dos de ellos no cuenta.",
    "Exact ones are to be had after: {command}": "Las exactas se consiguen tras: {command}",
    "The game is not over: this is what its {n} lines tell.": "La partida no ha acabado: esto es lo que cuentan sus {n} líneas.",
    "Positions are judged as they truly were, hidden things included; costs by what the seat could know.":
      "Las posiciones se juzgan como eran de verdad, con todo lo oculto; los errores, por lo que se podía saber en ese asiento.",
    "What was dealt before the first decision is taken as given: it counts as nobody's luck.":
      "Lo repartido antes de la primera decisión se da por hecho: no cuenta como suerte de nadie.",

    // limits, the store, connections
    "That was a lot at once. Please go on more slowly.": "Eso fue mucho de golpe. Sigue más despacio, por favor.",
    "That was a lot at once from your address. Please wait a minute.":
      "Eso fue mucho de golpe desde tu dirección. Espera un minuto, por favor.",
    "That was a lot at once.": "Eso fue mucho de golpe.",
    "So much was said and taken back at this table that only the game goes on.":
      "En esta mesa se ha dicho y deshecho tanto que ya solo sigue la partida.",
    "There are {n} connections from your address already.": "Ya hay {n} conexiones desde tu dirección.",
    "A store at {place} is none we know. Give {forms}.": "No conocemos un almacén en {place}. Indica {forms}.",
    "The store has no path. Give one, such as cafe.db, or :memory: for a store that is not kept.":
      "El almacén no tiene ruta. Indica una, como cafe.db, o :memory: para uno que no se conserva.",
    "The address of the store is not postgresql://user@host/database.":
      "La dirección del almacén no es postgresql://user@host/database.",
    "Event {n} is not the next one of table {table}. Load what is new and decide again.":
      "El suceso {n} no es el siguiente de la mesa {table}. Carga lo nuevo y decide otra vez.",
    "There is a table with the id {id}, its code or its watch link already. Draw new ones.":
      "Ya hay una mesa con el identificador {id}, su código o su enlace para mirar. Saca otros nuevos.",
    "The store can't be used now: {why}.": "Ahora no se puede guardar nada: {why}.",
    "The place of the store allows no write-ahead log, only {mode}. Choose a local disk.":
      "El lugar del almacén no permite un registro de escritura anticipada, solo {mode}. Elige un disco local.",
    "The store is of version {n}, and this Dice Cafe knows {known}. Update it to open the store.":
      "El almacén es de la versión {n}, y este Dice Cafe conoce la {known}. Actualízalo para abrirlo.",
    "Something went wrong here; it is in the log.": "Aquí algo salió mal; está en el registro del servidor.",
    "Something went wrong here. Come back: nothing is lost.": "Aquí algo salió mal. Vuelve: no se ha perdido nada.",
    "You read too slowly. Come back: nothing is lost.": "La conexión iba demasiado lenta. Vuelve: no se ha perdido nada.",
    "Say hello first.": "Saluda primero.",
    "Nothing of what you send can be done.": "Nada de lo que envías se puede hacer.",
    "Pages of other sites may not connect here.": "Las páginas de otros sitios no pueden conectarse aquí.",
    "That message can't be read: {why}. The first message is hello.":
      "Ese mensaje no se puede leer: {why}. El primer mensaje es hello.",
    "That message can't be read: {why}. See docs/protocol.md for what can be sent.":
      "Ese mensaje no se puede leer: {why}. En docs/protocol.md está lo que se puede enviar.",
    "The request can't be read: {why}.": "La petición no se puede leer: {why}.",
    "The pages of this server are not built yet: run `make web`, then come again.":
      "Las páginas de este servidor aún no están hechas: ejecuta `make web` y vuelve.",
  },
};
