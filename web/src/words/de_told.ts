// What the server itself says, in German; each game's own sentences are in its folder.
import type { Catalogue } from "./told";

export const told: Catalogue = {
  words: {
    "not named in the rulebook": "im Regelheft nicht genannt",
    " and ": " und ",
    ", and ": " und ",
    "under 1%": "unter 1\u00a0%",
    "over 99%": "über 99\u00a0%",
    random: "Zufall",
    greedy: "Faustregel",
    easy: "Leicht",
    medium: "Mittel",
    hard: "Schwer",
    expert: "Experte",
    perfect: "Perfekt",
    "Bot random": "Bot Zufall",
    "Bot greedy": "Bot Faustregel",
    "Bot easy": "Bot Leicht",
    "Bot medium": "Bot Mittel",
    "Bot hard": "Bot Schwer",
    "Bot expert": "Bot Experte",
    "Bot perfect": "Bot Perfekt",
    "true or false": "ja oder nein",
    "(wait)": "(abwarten)",
    "Not Found": "Hier ist nichts.",
    "Method Not Allowed": "So geht das hier nicht.",
    "Request Entity Too Large": "Das ist zu groß.",
  },
  sentences: {
    "The cafe can't be reached just now.": "Das Café ist gerade nicht zu erreichen.",
    "The cafe's answer can't be read.": "Die Antwort des Cafés ist nicht zu lesen.",
    "One question at a time: the answer to the last one is on its way.":
      "Eine Frage nach der anderen: die Antwort auf die letzte ist unterwegs.",
    // what other sentences may stand in goes first
    "Line {n} of the log, {line}: {why:text}": "Zeile {n} des Protokolls, {line}: {why}",
    "Line {n} of the log, {line}: {why}": "Zeile {n} des Protokolls, {line}: {why}",

    // chances, names, ranges of options
    "{n}.{m}%": "{n},{m}\u00a0%",
    "{n}%": "{n}\u00a0%",
    "Bot {level:word} {n}": "Bot {level} {n}",
    "a whole number from {n} to {high}": "eine ganze Zahl von {n} bis {high}",
    "one of {choices:list}": "eines von: {choices}",
    "one of {choices}": "eines von: {choices}",

    // hints and odds
    "There is one choice: {move:text}.": "Es gibt nur eins: {move}.",
    "There is one choice: {move}.": "Es gibt nur eins: {move}.",
    "Your chance to win, exactly:": "Deine Gewinnchance, genau:",
    "Your chance to win, searched, give or take {n}.{m}:": "Deine Gewinnchance, geschätzt auf ± {n},{m}:",
    "They are as good as equal.": "Sie sind so gut wie gleich.",
    "It gains {n}.{m} over the next.": "Das bringt {n},{m} mehr als das Nächstbeste.",
    "{clear:text} The rule of thumb says the same.": "{clear} Die Faustregel sagt dasselbe.",
    "{clear:text} The rule of thumb would be {move:text}, {n}.{m} less.": "{clear} Die Faustregel wäre: {move}, {n},{m} weniger.",
    "{clear:text} The rule of thumb would be {move}, {n}.{m} less.": "{clear} Die Faustregel wäre: {move}, {n},{m} weniger.",
    "{clear:text} The rule of thumb would be {move:text}.": "{clear} Die Faustregel wäre: {move}.",
    "{clear:text} The rule of thumb would be {move}.": "{clear} Die Faustregel wäre: {move}.",
    "There is a hint when it is your turn.": "Einen Tipp gibt es, wenn du dran bist.",
    "There are no dice to come for you now.": "Für dich kommen gerade keine Würfel.",

    // moves
    "Not now: {move}. {why:text} Now: {moves}.": "Das geht jetzt nicht. {why}",
    "Not now: {move}. {why} Now: {moves}.": "Das geht jetzt nicht. {why}",
    "Not now: {move}. {why:text}": "Das geht jetzt nicht. {why}",
    "Not now: {move}. {why}": "Das geht jetzt nicht. {why}",
    "It is not seat {n}'s turn: the dice are next.{why:text}": "Du bist gerade nicht dran: Erst kommen die Würfel.{why}",
    "It is not seat {n}'s turn: the dice are next. {why}": "Du bist gerade nicht dran: Erst kommen die Würfel. {why}",
    "It is not seat {n}'s turn: {who} (seat {m}) is next.{why:text}": "Du bist gerade nicht dran: {who} ist am Zug.{why}",
    "It is not seat {n}'s turn: {who} (seat {m}) is next. {why}": "Du bist gerade nicht dran: {who} ist am Zug. {why}",
    "The game is over.": "Das Spiel ist aus.",
    "{words} is not a move of {game}. Did you mean {move}? Now: {moves}.":
      "{words} ist kein Zug von {game}. Meintest du {move}? Jetzt geht: {moves}.",
    "{words} is not a move of {game}. Now: {moves}.": "{words} ist kein Zug von {game}. Jetzt geht: {moves}.",
    "{words} is not a move of {game}.": "{words} ist kein Zug von {game}.",
    "{game} has no action number {n}.": "{game} hat keinen Zug Nummer {n}.",
    "{line} has blanks that are not part of the notation.": "{line} enthält Leerzeichen, die nicht zur Notation gehören.",
    "A line starts with a seat ({seats}) or * for chance.":
      "Eine Zeile beginnt mit einem Platz ({seats}) oder mit * für den Zufall.",
    "There is nothing to take back.": "Es gibt nichts zurückzunehmen.",
    "That can't be taken back: the dice have spoken since.":
      "Das lässt sich nicht mehr zurücknehmen: Die Würfel haben schon gesprochen.",
    "That can't be taken back: the last move was {who}'s.":
      "Das lässt sich nicht mehr zurücknehmen: Der letzte Zug war der von {who}.",
    "That can't be taken back: the game is over.": "Das lässt sich nicht mehr zurücknehmen: Das Spiel ist aus.",

    // dice
    "There is nothing to roll now: it is a decision, or the game is over.":
      "Jetzt gibt es nichts zu würfeln: Jemand entscheidet, oder das Spiel ist aus.",
    "This match has no dice to roll with.": "Dieses Spiel hat keine Würfel.",
    "There is nothing that could be rolled here.": "Hier gibt es nichts, was gewürfelt werden könnte.",
    "No die shows '{wrong}'. It can show {dice:list}.": "Kein Würfel zeigt „{wrong}“. Möglich: {dice}.",
    "No die shows ''. It can show {dice:list}.": "Da fehlt noch ein Würfel. Möglich: {dice}.",
    "No die shows ''. It can show {dice}.": "Da fehlt noch ein Würfel. Möglich: {dice}.",
    "No die shows {wrong}. It can show {dice}.": "Kein Würfel zeigt {wrong}. Möglich: {dice}.",
    "{wrong} could be {one:word} or {two:word}. It can show {dice:list}.": "{wrong} kann {one} oder {two} sein. Möglich: {dice}.",
    "{wrong} could be {either}. It can show {dice}.": "{wrong} ist nicht eindeutig: {either}. Möglich: {dice}.",
    "{extra} is too much: fewer dice were rolled. Please type the roll again.":
      "{extra} ist zu viel: So viele Würfel wurden nicht geworfen. Bitte gib den Wurf noch einmal ein.",
    "{rest} is too much: the line is complete without it.": "{rest} ist zu viel: Die Zeile ist ohne das vollständig.",
    "There are too few dice in it: next it can be {dice:list}.": "Es sind zu wenige Würfel: Möglich wäre noch {dice}.",
    "There are too few dice in it: next it can be {dice}.": "Es sind zu wenige Würfel: Möglich wäre noch {dice}.",
    "{rest} can't come here: it can be {dice:list}.": "{rest} kann hier nicht kommen. Möglich: {dice}.",
    "{rest} can't come here: it can be {dice}.": "{rest} kann hier nicht kommen. Möglich: {dice}.",
    "This table has its own dice: nobody types them in.": "Dieser Tisch hat seine eigenen Würfel: Niemand tippt sie ein.",
    "The dice lie on the table of who opened it: they are typed in there.":
      "Die Würfel liegen bei dem, der den Tisch eröffnet hat: Dort werden sie eingegeben.",
    "This is dealt by the table itself.": "Das teilt der Tisch selbst aus.",

    // seats and tables
    "No table has the code '{code}'.": "Kein Tisch hat den Code „{code}“.",
    "No table has the code {code}.": "Kein Tisch hat den Code {code}.",
    "No table is watched from that address.": "Unter dieser Adresse gibt es keinen Tisch zum Zuschauen.",
    "There is no such table; it may have been swept after a long silence.":
      "Diesen Tisch gibt es nicht; vielleicht wurde er nach langer Stille abgeräumt.",
    "The game has not begun: somebody is still to sit down.": "Das Spiel hat noch nicht begonnen: Es fehlt noch jemand am Tisch.",
    "A rematch is for when the game is over.": "Eine Revanche gibt es, wenn das Spiel aus ist.",
    "A rematch is for those who sit at the table.": "Eine Revanche ist für die, die am Tisch sitzen.",
    "The table is too busy just now. Please try again.": "Am Tisch ist gerade zu viel los. Bitte versuch es noch einmal.",
    "No table is free just now. Please try again.": "Gerade ist kein Tisch frei. Bitte versuch es noch einmal.",
    "The dice of table {table} gave {line}; stored is {other}.":
      "Die Würfel von Tisch {table} ergaben {line}; gespeichert ist {other}.",
    "All seats of this table are taken. You can watch, with the other link.":
      "Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen, mit dem anderen Link.",
    "Seat {n} is taken. Free: {seats}.": "Platz {n} ist besetzt. Frei: {seats}.",
    "Seat {n} is not open.": "Platz {n} ist nicht frei.",
    "Seat {n} is not yours. You are watching.": "Platz {n} ist nicht deiner. Du schaust zu.",
    "Seat {n} is not yours. Yours: {seats}.": "Platz {n} ist nicht deiner. Deine: {seats}.",
    "Only who opened the table gives seats to bots.": "Nur wer den Tisch eröffnet hat, setzt Bots auf Plätze.",
    "Who opened the table keeps the seat until the game begins.":
      "Wer den Tisch eröffnet hat, bleibt sitzen, bis das Spiel beginnt.",
    "This device has no seat here: its token is not one of this server's.":
      "Dieses Gerät hat hier keinen Platz: Sein Schlüssel ist nicht von diesem Server.",
    "Somebody must sit at the table: bots alone play in `dicecafe tournament`.":
      "Jemand muss am Tisch sitzen: Bots unter sich spielen in `dicecafe tournament`.",
    "{game} is for {n} to {most} players, not {players}.": "{game} ist für {n} bis {most} Spieler, nicht für {players}.",
    "{game} is for {n} players, not {players}.": "{game} ist für {n} Spieler, nicht für {players}.",
    "The first seat is {n} to {last}, not {first}.": "Der erste Platz ist {n} bis {last}, nicht {first}.",
    "A name needs something that can be seen, up to {n} letters.":
      "Ein Name braucht etwas, das man sehen kann, bis zu {n} Buchstaben.",
    "Nobody writes at this table; there are emotes.": "An diesem Tisch schreibt niemand; es gibt Emotes.",
    "There was nothing to say.": "Da war nichts zu sagen.",
    "The table has gone on: you saw event {n}, the last line is event {last}. Look again.":
      "Am Tisch ging es schon weiter. Sieh noch einmal hin.",

    // bots
    "There is no bot {bot}. There are {bots}. Did you mean {other}?":
      "Es gibt keinen Bot {bot}. Es gibt {bots}. Meintest du {other}?",
    "There is no bot {bot}. There are {bots}.": "Es gibt keinen Bot {bot}. Es gibt {bots}.",
    "{game} has no hints, so {bot} can't play it.": "{game} kennt keine Faustregel, deshalb kann {bot} es nicht spielen.",
    "No exact solution of {game} is known. Solved are {solved}. Try bot:greedy.":
      "Von {game} ist keine genaue Lösung bekannt. Nimm einen anderen Bot.",
    "{game} is solved for {n} to {most} players, not for {players}. Try bot:greedy.":
      "{game} ist für {n} bis {most} Spieler gelöst, nicht für {players}. Nimm einen anderen Bot.",
    "{game} is solved for {n} players, not for {players}. Try bot:greedy.":
      "{game} ist für {n} Spieler gelöst, nicht für {players}. Nimm einen anderen Bot.",
    "{game} for {n} players is solved for a target of up to {most}, not {target}. Try bot:greedy.":
      "{game} für {n} Spieler ist bis zum Ziel {most} gelöst, nicht bis {target}. Nimm einen anderen Bot.",

    // options
    "{name} is {range:text}, not {value}.": "{name} ist {range}, nicht {value}.",
    "{game} has no option {option}. It has none.": "{game} hat keine Option {option}. Es hat keine.",
    "{game} has no option {option}. It has {options}. Did you mean {other}?":
      "{game} hat keine Option {option}. Es hat {options}. Meintest du {other}?",
    "{game} has no option {option}. It has {options}.": "{game} hat keine Option {option}. Es hat {options}.",
    "There is no game {game}. There are {games}. Did you mean {other}?":
      "Es gibt kein Spiel {game}. Es gibt {games}. Meintest du {other}?",
    "There is no game {game}. There are {games}.": "Es gibt kein Spiel {game}. Es gibt {games}.",

    // records and playing on from them
    "The record is there when the game is over.": "Das Protokoll gibt es, wenn das Spiel aus ist.",
    "That record is of {game} with {n} seats: play on with the same.":
      "Dieses Protokoll ist von {game} mit {n} Plätzen: Spiel mit denselben weiter.",
    "The options and who starts are the record's: leave them out.":
      "Die Optionen und wer beginnt, stehen im Protokoll: Lass sie weg.",
    "After line {n} there is nothing to play: the record has {lines} lines.":
      "Nach Zeile {n} gibt es nichts zu spielen: Das Protokoll hat {lines} Zeilen.",
    "This is not a whole JSON record: {why}.": "Das ist kein vollständiges Protokoll (JSON): {why}.",
    "This reads records of format {format}, not {other}.": "Hier werden Protokolle der Form {format} gelesen, nicht {other}.",
    "Line {n} of the log says {line}, but the dice gave {other}.":
      "Zeile {n} des Protokolls sagt {line}, aber die Würfel ergaben {other}.",
    "The log stops after {n} lines, before the game is over.": "Das Protokoll endet nach {n} Zeilen, bevor das Spiel aus ist.",
    "The log leads to {ours}, but the record says {theirs}.": "Die Züge führen zu {ours}, aber das Protokoll sagt {theirs}.",
    "The secret's SHA-256 is {ours}, but {theirs} was committed to.":
      "SHA-256 des Geheimnisses ist {ours}, versiegelt wurde aber {theirs}.",

    // the coach
    "{n} analyses are waiting already. Please try again in a minute.":
      "Es warten schon {n} Analysen. Bitte versuch es in einer Minute noch einmal.",
    "Chances are {how:text}.": "Die Chancen sind {how}.",
    "exact: the chances when everybody plays perfectly from there on": "genau: so, wie sie sind, wenn ab da alle perfekt spielen",
    "searched: {n} playouts a position, everybody following the game's hints with a slip now and then":
      "geschätzt: jede Stellung wurde {n}-mal zu Ende gespielt; alle folgen den Faustregeln des Spiels und patzen ab und zu",
    "They are off by about the standard error; a cost within two of them counts as none.":
      "Sie stimmen bis auf etwa den Standardfehler; ein Verlust von bis zu zwei davon zählt nicht.",
    "Exact ones are to be had after: {command}": "Genaue gibt es nach: {command}",
    "The game is not over: this is what its {n} lines tell.": "Das Spiel ist nicht aus: Das hier sagen seine {n} Zeilen.",
    "Positions are judged as they truly were, hidden things included; costs by what the seat could know.":
      "Stellungen werden beurteilt, wie sie wirklich waren, mit allem Verborgenen; Fehler danach, was man am Platz wissen konnte.",
    "What was dealt before the first decision is taken as given: it counts as nobody's luck.":
      "Was vor der ersten Entscheidung ausgeteilt wurde, gilt als gegeben: Es zählt als niemandes Glück.",

    // limits, the store, connections
    "That was a lot at once. Please go on more slowly.": "Das war viel auf einmal. Bitte mach langsamer weiter.",
    "That was a lot at once from your address. Please wait a minute.":
      "Das war viel auf einmal von deiner Adresse. Bitte warte eine Minute.",
    "That was a lot at once.": "Das war viel auf einmal.",
    "So much was said and taken back at this table that only the game goes on.":
      "An diesem Tisch wurde so viel gesagt und zurückgenommen, dass nur noch das Spiel weitergeht.",
    "There are {n} connections from your address already.": "Von deiner Adresse gibt es schon {n} Verbindungen.",
    "A store at {place} is none we know. Give {forms}.": "Einen Speicher bei {place} kennen wir nicht. Gib {forms} an.",
    "The store has no path. Give one, such as cafe.db, or :memory: for a store that is not kept.":
      "Der Speicher hat keinen Pfad. Gib einen an, etwa cafe.db, oder :memory: für einen, der nicht bleibt.",
    "The address of the store is not postgresql://user@host/database.":
      "Die Adresse des Speichers ist nicht postgresql://user@host/database.",
    "Event {n} is not the next one of table {table}. Load what is new and decide again.":
      "Ereignis {n} ist nicht das nächste von Tisch {table}. Lade, was neu ist, und entscheide noch einmal.",
    "There is a table with the id {id}, its code or its watch link already. Draw new ones.":
      "Einen Tisch mit der Kennung {id}, ihrem Code oder Link zum Zuschauen gibt es schon. Zieh neue.",
    "The store can't be used now: {why}.": "Gerade lässt sich nichts speichern: {why}.",
    "The place of the store allows no write-ahead log, only {mode}. Choose a local disk.":
      "Der Ort des Speichers erlaubt kein Write-Ahead-Log, nur {mode}. Nimm eine lokale Platte.",
    "The store is of version {n}, and this Dice Cafe knows {known}. Update it to open the store.":
      "Der Speicher hat Version {n}, und dieses Dice Cafe kennt {known}. Aktualisiere es, um ihn zu öffnen.",
    "Something went wrong here; it is in the log.": "Hier ging etwas schief; es steht im Log.",
    "Something went wrong here. Come back: nothing is lost.": "Hier ging etwas schief. Komm wieder: Nichts ist verloren.",
    "You read too slowly. Come back: nothing is lost.": "Die Verbindung war zu langsam. Komm wieder: Nichts ist verloren.",
    "Say hello first.": "Sag erst Hallo.",
    "Nothing of what you send can be done.": "Nichts von dem, was du schickst, lässt sich tun.",
    "Pages of other sites may not connect here.": "Seiten von anderswo dürfen sich hier nicht verbinden.",
    "That message can't be read: {why}. The first message is hello.":
      "Diese Nachricht ist nicht zu lesen: {why}. Die erste Nachricht ist hello.",
    "That message can't be read: {why}. See docs/protocol.md for what can be sent.":
      "Diese Nachricht ist nicht zu lesen: {why}. In docs/protocol.md steht, was man schicken kann.",
    "The request can't be read: {why}.": "Die Anfrage ist nicht zu lesen: {why}.",
    "The pages of this server are not built yet: run `make web`, then come again.":
      "Die Seiten dieses Servers sind noch nicht gebaut: Führe `make web` aus und komm dann wieder.",
  },
};
