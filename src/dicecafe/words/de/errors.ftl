### What can't be done, beyond the moves of a game (rules.ftl has those). How catalogues work: docs/languages.md

## Games, languages

game-unknown = Es gibt kein Spiel „{ $name }“. Es gibt { $known }.
game-lacks = In { $module } fehlt { $name }(); siehe engine/contract.py.
game-import = { $module } lässt sich nicht importieren: { $error }.
game-none = In { $module } fehlt GAME = Game(...).
game-misnamed = { $module } ist als { $name } angekündigt, nach seinem Ordner heißt es aber { $folder }.
language-not-spoken = „{ $language }“ spricht das Café nicht. Es spricht { $known }.

## Decks

deck-file = eine Kartendatei in TOML, so wie die des Spiels selbst
file-not-toml = { $path } ist kein TOML: { $error }.
deck-empty = { $path } ist leer: Es sind keine Karten darin.
deck-not-json = Bei den Karten steht etwas, das ein Protokoll nicht halten kann: { $error }.
deck-wrong = Mit den Karten stimmt etwas nicht: { $where } { $what }.

## What is wrong with a deck: goes on from the place that is named

deck-unknown = ist unbekannt; dort kann stehen: { $keys }
deck-unknown-close = ist unbekannt (war `{ $close }` gemeint?)
deck-not-table = muss eine Tabelle sein
deck-not-plain = muss ein Text, eine Zahl, true oder false sein oder eine Liste davon
deck-fixed = muss { $right } sein, wie in den Regeln, nicht { $given }
deck-fixed-option = { $fixed }; einzustellen mit { $option }
deck-needs-table = braucht eine Tabelle `{ $key }`
deck-needs-rows = fehlt: je ein [[{ $key }]]
deck-needs-word = braucht `{ $key }`, ein Wort{ $value ->
        [None] { "" }
       *[other] , nicht { $value }
    }
deck-spelling = hat Wörter, die ein Protokoll nicht auseinanderhält: { $words }. Keine Leerzeichen am Rand oder mehrere nacheinander, und kein Wort, mit dem ein anderes beginnt
deck-needs = braucht `{ $key }`, { $range }{ $value ->
        [None] { "" }
       *[other] , nicht { $value }
    }

## Records

record-json = Das ist kein vollständiges Protokoll (JSON): { $error }.
record-object = Ein Protokoll ist ein JSON-Objekt, nicht { $value }.
record-version =
    { $value ->
        [None] Das ist kein Protokoll eines Spiels: Es sagt nichts von seiner Form.
       *[other] Hier werden Protokolle der Form { $format } gelesen, nicht { $value }.
    }
record-lacks = Dem Protokoll fehlt `{ $name }`, { $kind }.
record-wrong = `{ $name }` eines Protokolls ist { $kind }, nicht { $value }.
record-kind =
    { $name ->
        [game] der Name eines Spiels
        [players] eine Liste von Namen
        [options] ein Objekt mit Optionen
        [first] ein Platz
        [given] eine Anzahl Zeilen
        [log] eine Liste von Zeilen
       *[other] ein Objekt
    }
record-strings = `{ $name }` eines Protokolls enthält nur Zeichenketten.
record-given = `given` ist 0 bis { $lines }, Zeilen des Protokolls, nicht { $given }.
record-number =
    { $records ->
        [one] { $path } enthält ein Protokoll; ein Protokoll { $number } gibt es nicht.
       *[other] { $path } enthält { $records } Protokolle; ein Protokoll { $number } gibt es nicht.
    }
record-text-line = Zeile { $number }, { $line }, ist kein `schlüssel = JSON` und keine Aktion.
record-text-key = Zeile { $number }: `{ $key }` kommt zweimal vor, oder es wird nicht so angegeben.
record-no-deck = { $game } wird ohne Karten gespielt, sein Protokoll kann also keine haben.
record-empty-deck = Das Protokoll hat leere Karten; eines ohne Karten meint die des Spiels selbst.
record-line = Zeile { $number } des Protokolls, { $line }: { $error }
record-nth = Protokoll { $number }: { $error }
record-unfinished =
    { $lines ->
        [one] Das Protokoll endet nach einer Zeile, bevor das Spiel aus ist.
       *[other] Das Protokoll endet nach { $lines } Zeilen, bevor das Spiel aus ist.
    }
record-result = Die Zeilen führen zu { $ours }, aber das Protokoll sagt { $theirs }.
record-other-rules = Gespielt wurde nach anderen Regeln von { $game } oder mit einem anderen Kartensatz; heute käme etwas anderes heraus. Es gilt das Ergebnis, das darin steht.
record-digests = `digests` eines Protokolls enthält Wörter.
record-dice = Zeile { $number } des Protokolls sagt { $line }, aber die Würfel ergaben { $rolled }.
record-dice-object = `dice` eines Protokolls ist ein Objekt, nicht { $value }.
record-seed = Startwert und Nummer der Würfel sind ganze Zahlen, nicht { $seed } und { $number }.
record-secret = Das Geheimnis der Würfel oder ihre Zugaben sind nicht zu lesen: { $error }.
record-commitment = SHA-256 des Geheimnisses ist { $ours }, versiegelt wurde aber { $theirs }.
record-seal = Die Zugaben { $nonces } sind nicht die mit den Siegeln { $seals }, Platz für Platz.
pinned-unreadable = { $path } ist nicht, was ein Gerät von den Würfeln eines Tisches behält.
pinned-commitment = Dieses Gerät sah das Siegel { $pinned }, diese Würfel aber gehören zu { $record }.
pinned-seals = Als dieses Gerät seine Zugabe zeigte, waren die Siegel { $pinned }, im Protokoll steht aber { $record }.
pinned-nonce = Die Zugabe dieses Geräts, { $nonce }, ist nicht unter denen des Protokolls.

## Where the dice of a record that was checked came from

verify-dice =
    { $source ->
        [seed] aus ihrem Startwert
        [secret] aus dem versiegelten Geheimnis
        [real] echte Würfel: Die kann niemand noch einmal werfen
       *[unknown] Würfel, von denen das Protokoll nichts sagt: Die kann niemand noch einmal werfen
    }

## Positions, files

position-field = { $struct } hat kein Feld { $name } (in { $word }).
position-integer = { $word } enthält etwas, das keine ganze Zahl ist ({ $code }).
position-shape = { $word } sollte { $shape } ganze Zahlen enthalten.
file-not-text = { $path } ist keine Textdatei.
file-unreadable = { $path } ist nicht zu lesen: { $error }.
file-unwritable = { $path } ist nicht zu schreiben: { $error }. Nichts wurde geändert.

## Bots, exact solutions

bot-unknown = Es gibt keinen Bot „{ $name }“. Es gibt { $known }.
bot-not-in-batches =
    { $name ->
        [perfect] { $name } spielt an einem Tisch, nicht in Reihen; dicecafe solve nennt seine genauen Chancen.
       *[other] { $name } spielt an einem Tisch, nicht in Reihen; siehe dicecafe tournament.
    }
bot-no-hints = { $game } kennt keine Faustregel, deshalb kann { $name } es nicht spielen.
bot-other-game = { $name } spielt nur { $games }.
bot-no-choose = { $name } ist kein Bot: Es ist { $what } und hat kein choose(view, legal).
bot-not-made = { $name } lässt sich nicht anlegen: { $error } ({ $where }). Eine Klasse oder Funktion wird ohne Argumente aufgerufen, oder mit `game` und `seed`, wenn sie diese nimmt.
bot-failed = { $name } ist bei einer Entscheidung in { $game } gescheitert: { $error } ({ $where }).
bot-illegal =
    { $name } hat in { $game } { $chosen } gewählt, { $is ->
        [action] was die Regeln jetzt verbieten
       *[other] und das ist keine Aktion
    }. choose(view, legal) darf zurückgeben: { LIST($legal, type: "disjunction") }.
bot-no-module = Für { $name } gibt es kein Modul { $module }: keine Datei in { $folder } und kein installiertes Paket.
bot-import = Das Modul { $module } von { $name } lässt sich nicht laden: { $error } ({ $where }).
bot-no-name =
    { $module } hat kein { $path }; { $n ->
        [0] nichts darin hat ein choose(view, legal).
       *[other] ein Bot könnte dort sein: { $known }.
    }
bot-in-game = Spiel { $number } mit Startwert { $seed }: { $error }
network-damaged = Das Netz in { $file } ist nicht unversehrt oder wurde mit anderen Merkmalen gelernt. Neu lernen: dicecafe train
network-no-features = { $game } hat keine features.py, aus der ein Netz lernt, oder keine standing.py. docs/adding-a-game.md sagt, was das ist.
solver-none = Von { $game } ist keine genaue Lösung bekannt. Gelöst sind { $solved }. Nimm bot:greedy.
solver-players = { $game } ist für { $solved } Spieler gelöst, nicht für { $players }. Nimm bot:greedy.
solver-target = { $game } für { $players } Spieler ist bis zum Ziel { $most } gelöst, nicht bis { $target }. Nimm bot:greedy.
solver-circle = Ein Zug von { $game } kann im Kreis gehen, deshalb ist es nicht gelöst.
solver-unsettled = Für drei Spieler wurde bei { $totals } von { $target } kein Gleichgewicht gefunden, deshalb ist dieser Tisch nicht gelöst. Für zwei ist er es, und vielleicht mit einem anderen Ziel. Nimm bot:expert.
solver-long = Eine genaue Lösung von { $game } mit diesen Optionen zu finden dauert zu lange, während Leute warten. { $command } findet sie ein für alle Mal. Nimm bot:expert.
solver-large = { $game } hat mehr als { $most } Stellungen und keine solve.py, die sagt, wie es als Wettlauf zu sehen ist: zu viele, um sie einzeln zu lösen. Ein kleineres Ziel kann helfen.
solver-secret = { $game } hat Geheimnisse, oder Plätze handeln außer der Reihe, so dass eine Stellung allein nicht sagt, was das Beste ist: Es wird nicht gelöst. Versuch bot:expert.
solver-two = Ohne solve.py wird { $game } für einen oder zwei Spieler gelöst, nicht für { $players }.
solver-endless = In { $game } können die Spieler ewig weitermachen, und keiner hätte vom Aufhören mehr: Es gibt keine genaue Chance.

## GPUs, environments

gpu-none = Hier gibt es keine GPU, die Numba nutzen kann: Lass --device cuda weg, oder starte das, wo es eine NVIDIA-GPU mit Treiber gibt, nach pip install 'dicecafe[cuda]'.
rule-unknown = { $where }: { $why }: { $text }. Regeln bestehen aus ganzen Zahlen, Records, Tupeln, Schleifen und Aufrufen anderer Regeln (docs/adding-a-game.md).
rule-changed = { $file } wurde geändert, nachdem die Regel { $name } geladen war. Starte neu, damit alles neu gelesen wird.
envs-gpu = Hier gibt es keine GPU, die Numba nutzen kann: Lass device='cuda' weg.
envs-missing = Diese Umgebung braucht { $package }, was sich nicht importieren lässt ({ $error }): pip install 'dicecafe[envs]'.
envs-device = Das Gerät ist { LIST($devices, type: "disjunction") }, nicht { $device }.
envs-opponents = Für { $seats } weitere Plätze sind { $given } Gegner genannt: Nenne einen für alle oder einen für jeden.
envs-asked = Auf einer GPU spielen nur die Gegner random, greedy und medium; andere werden auf der CPU gefragt: Lass device='cuda' weg.
envs-autoreset = Spiele beginnen hier von selbst neu: autoreset_mode ist NEXT_STEP oder SAME_STEP.
envs-shaped = Auf einer GPU bleiben die Zeilen, wie sie sind: ohne device='cuda', oder ohne scaled und relative.
envs-relative = { $game } sagt nicht, welche seiner Zahlen Plätze nennen (das täte eine observation.py in seinem Ordner): ohne relative.

## Tables

table-unknown = Diesen Tisch gibt es nicht; vielleicht wurde er nach langer Zeit abgeräumt.
table-removed =
    { $finished ->
        [0] Dieser Tisch wurde abgeräumt: { $idle } Tage lang hat dort niemand gespielt.
       *[other] Dieser Tisch wurde abgeräumt: Ein Spiel, das zu Ende ist, bleibt { $finished } Tage erhalten, eines, das niemand fortsetzt, { $idle }.
    }
table-no-code = Kein Tisch hat den Code „{ $code }“. Stimmt jeder Buchstabe?
table-no-watch = Unter dieser Adresse gibt es keinen Tisch zum Zuschauen.
table-waiting = Das Spiel hat noch nicht begonnen: Es fehlt noch jemand.
table-gone-on = Am Tisch ging es schon weiter: Du kennst Ereignis { $seen }, die letzte Zeile ist Ereignis { $last }. Sieh noch einmal hin.
table-busy = Am Tisch ist gerade zu viel los. Bitte versuch es noch einmal.
tables-busy = Gerade ist kein Tisch frei. Bitte versuch es noch einmal.
table-other-rules = Dieser Tisch wurde nach anderen Regeln von { $game } eröffnet, als das Café jetzt hat; er lässt sich weder zeigen noch weiterspielen. Ein beendetes Spiel behält sein Ergebnis.
table-broken = Was von diesem Tisch gespeichert ist, ist beschädigt; er kann nicht weitergehen. Wer das Café betreibt, findet den Grund im Log.
table-closed = Wer das Café betreibt, hat diesen Tisch geschlossen.
rematch-over = Eine Revanche gibt es, wenn das Spiel aus ist.
rematch-seated = Eine Revanche ist für die, die am Tisch sitzen.
record-not-yet = Das Protokoll gibt es, wenn das Spiel aus ist.
after-other =
    { $seats ->
        [one] Dieses Protokoll ist von { $game } mit einem Platz: Spiel damit weiter.
       *[other] Dieses Protokoll ist von { $game } mit { $seats } Plätzen: Spiel mit denselben weiter.
    }
after-options = Die Optionen und wer beginnt, stehen im Protokoll: Lass sie weg.
lesson-guests = Die ersten Würfel einer Einführung sind ausgesucht: Sie ist für alle hier am Gerät und Bots, vom Anfang eines Spiels an.
after-line =
    { $lines ->
        [one] Nach Zeile { $line } gibt es nichts zu spielen: Das Protokoll hat eine Zeile.
       *[other] Nach Zeile { $line } gibt es nichts zu spielen: Das Protokoll hat { $lines } Zeilen.
    }

## Seats, names, what is said

seats-taken = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen, mit dem anderen Link.
seat-taken = Platz { $seat } ist besetzt. Frei: { $free }.
seat-not-open = Platz { $seat } ist nicht frei.
seat-not-yours = Platz { $seat } ist nicht deiner. Deine: { $yours }.
seat-watching = Platz { $seat } ist nicht deiner. Du schaust zu.
seat-bots = Nur wer den Tisch eröffnet hat, setzt Bots auf Plätze.
seat-host = Wer den Tisch eröffnet hat, bleibt sitzen, bis das Spiel beginnt.
token-invalid = Dieses Gerät hat hier keinen Platz: Sein Schlüssel ist nicht von diesem Server.
players-none = Jemand muss am Tisch sitzen: Bots unter sich spielen in `dicecafe tournament`.
name-empty = Ein Name braucht etwas, das man sehen kann, bis zu { $most } Buchstaben.
chat-off = An diesem Tisch schreibt niemand; es gibt Emotes.
nonce-early = Eine Zugabe zeigt man, wenn alle Plätze besetzt sind, nicht vorher: sonst könnte jemand die eigene danach wählen.
nonce-late = Das Spiel hat ohne diese Zugabe begonnen.
nonce-other = Das ist nicht die Zugabe, die für den Platz versiegelt wurde.
chat-empty = Da war nichts zu sagen.

## Dice of a table

dice-own = Dieser Tisch hat seine eigenen Würfel: Niemand tippt sie ein.
dice-elsewhere = Die Würfel liegen bei dem, der den Tisch eröffnet hat: Dort werden sie eingegeben.
dice-dealt = Das teilt der Tisch selbst aus.

## Limits

limit-messages = Das war viel auf einmal. Bitte mach langsamer weiter.
limit-tables = Das war viel auf einmal von deiner Adresse. Bitte warte eine Minute.
limit-hello = Eine Verbindung beginnt mit einem Hallo, innerhalb von { $most } Sekunden.
limit-refusals = Nichts von dem, was du geschickt hast, ging, { $most }-mal hintereinander.
limit-unread = Du liest nicht, was dir geschickt wird. Komm wieder, wenn du kannst.
limit-requests = Das war viel auf einmal von deiner Adresse. Bitte warte eine Minute.
limit-full = Das Café ist voll. Bitte versuche es in einer Minute noch einmal.
limit-busy = Das Café hat alle Hände voll zu tun: Tische, an denen jemand sitzt, gehen vor. Versuch es in einer Minute noch einmal.
limit-connections =
    { $most ->
        [one] Von deiner Adresse ist schon { $most } Verbindung offen.
       *[other] Von deiner Adresse sind schon { $most } Verbindungen offen.
    }
limit-connects = Deine Adresse verbindet sich zu oft. Bitte warte eine Minute.
limit-frames = Das war viel zu viel auf einmal.
limit-message = Eine Nachricht darf { $most } Bytes haben.
limit-deck = Ein eigener Kartensatz darf { $most } Bytes haben.
limit-store = Deine Adresse hat so viel gespeichert, dass sie warten muss, bis zu einem Tag.
limit-questions = Eine Frage nach der anderen: Die Antwort auf die letzte ist unterwegs.
limit-sockets =
    { $most ->
        [one] Von deiner Adresse gibt es schon { $most } Verbindung.
       *[other] Von deiner Adresse gibt es schon { $most } Verbindungen.
    }
limit-lines = Dieses Spiel hat { $most } Zeilen, mehr darf ein Spiel hier nicht haben. Man kann es ansehen, aber es kann nicht weitergehen.
limit-reading = Von deiner Adresse wurden so viele lange Spiele angesehen, dass sie eine Minute warten muss.
limit-spectators = An diesem Tisch sehen schon zu viele zu. Bitte versuche es später noch einmal.
limit-table = An diesem Tisch wurde so viel gesagt und zurückgenommen, dass nur noch das Spiel weitergeht.
limit-hints = Es werden schon zu viele Tipps ausgerechnet. Bitte versuche es gleich noch einmal.
thinking-late = Das dauerte länger als { $seconds } Sekunden und wurde aufgegeben.
thinking-failed = Beim Ausrechnen ging etwas schief; es steht im Log.
analysis-long = Dieses Spiel ist länger als { $most } Zeilen; weiter geht der Trainer nicht.
analysis-late = Der Trainer wurde mit diesem Spiel in { $seconds } Sekunden nicht fertig und gab auf.
analysis-failed = Bei der Analyse dieses Spiels ging etwas schief; es steht im Log.
offline-coach = Der Trainer braucht einen Server: Er spielt Tausende Partien weiter, und diese Seite hat dafür keine Zeit.
analysis-busy =
    { $waiting ->
        [one] Es wartet schon { $waiting } Analyse. Bitte versuch es in einer Minute noch einmal.
       *[other] Es warten schon { $waiting } Analysen. Bitte versuch es in einer Minute noch einmal.
    }

## Messages and requests

message-unreadable = Diese Nachricht ist nicht zu lesen: { $error }. { $advice }
advice-hello = Die erste Nachricht ist hello.
advice-protocol = In docs/protocol.md steht, was man schicken kann.
request-invalid = Mit der Anfrage stimmt etwas nicht: { $why }.
request-nowhere = Unter dieser Adresse ist nichts.
request-method = So wird diese Adresse nicht gefragt.
request-type = Der Inhalt dieser Anfrage ist application/json, nicht { $given }.
request-too-large = Die Anfrage ist zu groß.
origin-foreign = Seiten von anderswo dürfen sich hier nicht verbinden.
server-failed = Hier ging etwas schief; es steht im Log.
server-closing = Dieser Server hält gleich an; in einem Moment antwortet ein anderer.
client-unbuilt = Die Seiten dieses Servers sind noch nicht gebaut: Führe `make web` aus und komm dann wieder.

## The store

store-scheme = Einen Speicher bei { $scheme } kennen wir nicht. Gib einen Pfad, sqlite:///pfad, :memory: oder postgresql://user@host/database an.
store-no-path = Der Speicher hat keinen Pfad. Gib einen an, etwa cafe.db, oder :memory: für einen, der nicht bleibt.
store-postgres-url = Die Adresse des Speichers ist nicht postgresql://user@host/database.
store-unavailable = Gerade lässt sich nichts speichern: { $why }.
store-moved = seine Datei oder das Log daneben ist nicht mehr die geöffnete
store-closed = der Speicher ist geschlossen
store-asyncpg = PostgreSQL braucht asyncpg: pip install 'dicecafe[cluster]'
store-no-log = Der Ort des Speichers erlaubt kein Write-Ahead-Log, nur { $mode }. Nimm eine lokale Platte.
store-newer = Der Speicher hat Version { $version }, und dieses Dice Cafe kennt { $known }. Aktualisiere es, um ihn zu öffnen.
store-event-taken = Ereignis { $number } ist nicht das nächste von Tisch { $table }. Lade, was neu ist, und entscheide noch einmal.
store-table-taken = Einen Tisch mit der Kennung { $id }, ihrem Code oder Link zum Zuschauen gibt es schon. Zieh neue.
store-file = { $path }: { $error }
backup-file-exists = { $path } gibt es schon, und eine Sicherung ersetzt nichts. Wähl einen anderen Namen.
backup-store-used = In { $store } sind Tische. Um sie für die der Sicherung aufzugeben, sag { $option }; halte vorher die Server an.
backup-no-file = Es gibt keine Datei { $path }.
backup-damaged = { $path } ist keine ganze Sicherung: { $why }.
backup-in-use = Ein Server hat { $store } offen. Halte erst alle Server an, oder stelle an einem anderen Ort wieder her.
backup-no-tool = PostgreSQL wird mit seinem eigenen { $program } kopiert, und das fehlt hier. Installiere die Client-Programme von PostgreSQL, so neu wie der Server oder neuer.
backup-tool-failed = { $program } sagt: { $why }
admin-unknown = Es gibt keinen Tisch mit der Kennung oder dem Code { $name }, und keinen Kartensatz, dessen Prüfsumme so beginnt.

## A server that is started, and one that is called

serve-alone = Einen Speicher im Arbeitsspeicher hat jeder Prozess für sich: Gib --store eine Datei, oder lass --workers bei 1.
serve-bot = { $name } hieße an Tischen „{ $level }“. Der Name eines Bots hat dort bis zu 20 Buchstaben, Ziffern und Striche, beginnt mit einem Buchstaben, und kein anderer Bot hat ihn.
serve-port = Port { $port } von { $host } ist nicht zu haben: { $error }. Wähle mit --port einen anderen.
serve-range = { $name } kann nicht { $value } sein, sondern { $wanted }.
serve-unknown = Eine Einstellung { $name } gibt es nicht.
serve-wants-number = eine Zahl über 0
serve-wants-rate = eine Menge ab 1 und Sekunden über 0, etwa 30/60
serve-wants-origin = eine Website wie https://cafe.example, und nichts dahinter
serve-wants-path = einen Pfad wie /spiele, der mit einem Schrägstrich beginnt und mit keinem endet
serve-wants-network = Adressen oder Netze wie 10.0.0.0/8
serve-wants-redis = eine Adresse wie redis://localhost
serve-wants-folder = ein Ordner, den es gibt
serve-wants-demo = ein Ordner, den make demo geschrieben hat
serve-wants-key = mindestens 16 sichtbare Zeichen
serve-setting =
    { $name } ist { $kind ->
        [int] eine ganze Zahl
        [float] eine Zahl
        [Rate] eine Menge und Sekunden, etwa 30/60
        [bool] true oder false
       *[other] ein Text
    }, nicht { $value }.
connection-lost = Der Server unter { $address } ist nicht zu erreichen: { $why }. Ist er offen?
client-hung-up = diese Seite hat aufgelegt
client-failed = dieses Programm ist gescheitert ({ $error })
client-unread = er sagt, was dieses Programm nicht lesen kann ({ $error })
client-protocol = er spricht Version { $theirs } der Sprache zwischen Server und Programm, dieses Programm { $ours }
client-no-cafe = Was da antwortet, ist kein Dice Cafe: Es sagt { $status }, und nicht warum.
client-watching = Du schaust zu.

## Decks on the command line

deck-whose = { $path } hat nicht die Tabellen eines bestimmten Spiels: { $option } sagt, von welchem ({ LIST($games, type: "disjunction") }).
deck-none = { $game } wird ohne Karten gespielt; welche haben { $games }.
deck-two-games = Die Kartensätze gehören zu zwei Spielen: { $old } und { $new }.
file-no-folder = { $path } lässt sich nicht schreiben: Es gibt keinen Ordner { $folder }. Lege ihn erst an oder nenne einen anderen.
output-unwritable = Die Ausgabe lässt sich nicht schreiben: { $error }. Schaffe Platz oder gib sie woanders aus.
file-there = { $path } gibt es schon; bitte eine andere Datei nennen.
