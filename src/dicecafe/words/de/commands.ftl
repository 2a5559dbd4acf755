### The commands: their help, and what they print themselves. How catalogues work, and how to add a language: docs/languages.md

## What the commands do

command-about = Würfelspiele zum Spielen, zum Studieren und zum Simulieren in Millionen.
command-games = Die Spiele auflisten
command-rules = Die Regeln eines Spiels, die Regelentscheide und die Optionen ausgeben
command-play = Im Terminal spielen
command-serve = Das Café öffnen: Tische im Browser, für Menschen und Bots
command-admin = Tische und Kartensätze eines Speichers auflisten, schließen, löschen und ausgeben
command-backup = Einen Speicher in eine Datei kopieren, während Server ihn nutzen
command-restore = Aus einer Sicherung einen Speicher machen
command-simulate = Viele Spiele von Bots spielen und zusammenfassen; ein geteilter Sieg zählt anteilig
command-sweep = Ein Spiel unter mehreren Regeln mit denselben Würfeln spielen und sagen, welche Unterschiede echt sind
command-tune = Optionen und Zahlen von Karten auf Ziele abstimmen und es mit frischen Würfeln bestätigen
command-report = Sagen, was an einem Spiel unausgewogen ist, wie sehr, und wie sicher das ist
command-tournament = Bots gegeneinander spielen lassen und bewerten
command-evaluate = Sagen, wie gut ein Bot ein Spiel spielt und was ihn schlägt
command-depth = Sagen, wie tief ein Spiel ist: eine Leiter des Könnens, was Würfel und Entscheidungen wiegen, wo es keine Wahl gibt
command-solve = Die genauen Chancen eines Spiels berechnen
command-train = Aus Spielen des Programms gegen sich selbst lernen, wie gut Plätze stehen
command-replay = Ein Protokoll durchblättern
command-analyse = Die Chancen im Lauf eines Protokolls zeigen, die Fehler und das Glück
command-verify = Ein Protokoll nachspielen und die Würfel noch einmal werfen
command-bench = Zufällige Spiele auf diesem Rechner messen
command-warm = Die Spiele im Voraus kompilieren, damit niemand auf den Compiler wartet
command-stopped = Abgebrochen; nichts Halbfertiges ist liegen geblieben.

## The pages of help

usage-line = Aufruf: { $command } [Optionen]
usage-commands = Befehle:
usage-arguments = Argumente:
usage-options = Optionen:

## What stands for a value in help

value-command = BEFEHL
value-language = KÜRZEL
value-number = N
value-game = SPIEL
value-record = PROTOKOLL
value-file = DATEI
value-json-file = DATEI.json
value-jsonl-file = DATEI.jsonl
value-store = DATEI|URL
value-path = PFAD
value-network = NETZ
value-table = TISCH
value-doing = WAS
value-option = NAME=WERT
value-bot = BOT
value-list = LISTE
value-goal = ZIEL
value-key = SCHLÜSSEL
value-label = NAME
value-seat = PLATZ
value-address = ADRESSE
value-part = TEIL

## What the arguments are for

argument-help = diese Hilfe zeigen
argument-version = die Version zeigen
argument-language = die Sprache (DICECAFE_LANGUAGE oder die des Systems)
argument-json = ein JSON-Objekt auf Englisch ausgeben und sonst nichts
argument-record = eine Datei .json, .jsonl oder .txt
argument-number = welches Protokoll einer .jsonl-Datei, ab 1
argument-lines = nur die ersten Zeilen, so viele
argument-option = eine Option des Spiels; mehrfach möglich
argument-players-play = Menschen mit Namen; bot:easy bis bot:expert, bot:perfect, bot:modul:name (you,bot:medium)
argument-seed-play = Würfel, die man noch einmal haben kann
argument-dice = real: du gibst ein, was deine Würfel zeigen (cafe)
argument-first-play = der Platz, der anfängt, ab 0 (durch Los)
argument-fast = keine Pausen, während Bots spielen
argument-resume-play = ein gespeichertes Spiel fortsetzen (das letzte)
argument-host = wo gelauscht wird (127.0.0.1; 0.0.0.0 für das ganze Netz)
argument-port = der Port (8000)
argument-base-path = der Pfad, unter dem alles liegt, etwa /spiele
argument-store = eine SQLite-Datei oder postgresql://... (cafe.db)
argument-redis = redis://..., damit mehrere Prozesse sofort voneinander hören
argument-workers = Prozesse (1)
argument-origins = eine andere Website, deren Seiten sich verbinden dürfen; mehrfach möglich
argument-trust-proxy = Adressen aus X-Forwarded-For nehmen
argument-proxies = ein Proxy oder ein Netz von ihnen, dessen X-Forwarded-For geglaubt wird; mehrfach möglich
argument-bots = ein fremder Bot, den Tische anbieten: modul:name, oder ein installierter; mehrfach möglich
argument-settings = Einstellungen aus einer TOML-Datei; die Umgebung geht vor, Optionen gehen beiden vor
argument-the-store = der Speicher: eine SQLite-Datei oder postgresql://...
argument-copy = die Sicherung
argument-doing = was zu tun ist: tables, close, delete, export, decks oder cards (Tische, schließen, löschen, ausgeben, Kartensätze, Karten)
argument-admin-names = Tische nach Kennung oder Code, oder die Prüfsumme eines Kartensatzes für alle, die mit ihm spielen
argument-replace = auch einen Speicher mit Tischen: sie sind dann weg
argument-show-settings = die Einstellungen als solche Datei ausgeben, mit ihrer Herkunft, und enden
argument-open = die Seite im Browser öffnen
argument-players-lab = Bots nach Plätzen: random, greedy, easy bis expert, perfect oder modul:name ({ $default })
argument-players-pairs = die Bots; die Spiele gelten je Paar ({ $default })
argument-players-n = wie viele spielen (2)
argument-bot = der Bot: eine Stufe, ein installierter oder modul:name
argument-game = das Spiel
argument-games-level = wie viele Spiele gegen jede Stufe ({ $default })
argument-decisions = wie viele seiner Entscheidungen angesehen werden ({ $default })
argument-expert-too = auch gegen expert spielen
argument-games-ladder = wie viele Spiele zwischen zwei Nachbarn, von denen einer sucht; 50-mal so viele von schnellen ({ $default })
argument-split = Spiele zwischen zweien, die in Glück und Können aufgeteilt werden ({ $default })
argument-decisions-depth = wie viele Entscheidungen mit einer Wahl angesehen werden ({ $default })
argument-expert-ladder = auch expert auf die Leiter stellen, was dauert
argument-games = wie viele Spiele ({ $default })
argument-games-train = wie viele Spiele in jeder Runde ({ $default })
argument-rounds = Runden von Spielen und Lernen; ab der zweiten mit dem, was vorher gelernt wurde (2)
argument-minutes = nach etwa so vielen Minuten enden
argument-out = wohin das Netz geschrieben wird (GAME-network.json)
argument-seed-lab = Startwert der Würfel und der Launen der Bots (0)
argument-first-lab = der Platz, der anfängt, ab 0 (0)
argument-cores = Threads zum Spielen (alle Kerne)
argument-ray = auf einem Ray-Cluster spielen: auto, local oder seine Adresse
argument-records = jedes Spiel als Protokoll schreiben
argument-stats = die Summen aller Statistiken in einer Datei behalten; auch ohne Glück, außer bei langen Läufen schneller Bots in Rennen zu dritt und mehr
argument-resume-stats = mit den Spielen dieser Datei fortfahren
argument-device = cuda: auf einer GPU spielen (cpu)
argument-against = die Option des anderen Regelsatzes; mehrfach möglich
argument-games-tune = wie viele Spiele für jeden Kandidaten und jede Runde an den Karten ({ $default })
argument-goal = wie es sein soll: seats=even, turns=12..18, cards=1.5; *2 zählt doppelt; mehrfach möglich
argument-card = Zahlen des Kartensatzes, die abgestimmt werden, mit ihrem Schlüssel: fame oder fame=2..9; mehrfach möglich
argument-keep = eine Karte oder Fähigkeit, deren Zahlen bleiben, wie sie sind; mehrfach möglich
argument-tries = wie viele Kandidaten und höchstens wie viele Runden an den Karten ({ $default })
argument-confirm = wie viele frische Spiele es bestätigen (viermal --games)
argument-out-tune = den abgestimmten Kartensatz in diese Datei schreiben
argument-html-report = den ganzen Bericht als eine Seite schreiben
argument-expert = Spiele von expert gegen greedy (0)
argument-html-analysis = eine Seite mit der Kurve und jeder Aktion schreiben
argument-pinned = was ein Gerät, das mitspielte, von den Würfeln behielt: ihr Siegel, seine Zugabe und die Siegel aller
argument-records-analyse = Dateien .json, .jsonl oder .txt; bei mehreren Spielen, was sie für jeden ergeben
argument-number-analyse = nur dieses Protokoll einer .jsonl-Datei, ab 1
argument-seed-analyse = Startwert der Würfel, mit denen zu Ende gespielt wird (0)
argument-playouts = für jede Stellung, die nicht gelöst ist (je nach Spiel)
argument-some-games = alle Spiele, wenn keines genannt ist
argument-only = einer der Teile: playouts, search, analysis, solver, lab, environments; mehrfach möglich

## What is wrong with a command line

usage-see = { $problem } Siehe: { $command }
usage-command = Einen Befehl „{ $word }“ gibt es nicht.
usage-unknown = { $word } gehört nicht hierher.
usage-word = „{ $word }“ passt hier nicht: Es ist { $range }.
usage-value = { $name } braucht einen Wert: { $name } { $value }.
usage-missing = { $value } fehlt.
usage-other = Die Wörter passen nicht zusammen: { $detail }.
usage-players = Wer spielt, steht als Namen mit Kommas dazwischen, nicht als „{ $text }“.
usage-which-game = Welches Spiel? { $command } mit { LIST($games, type: "disjunction") }.
usage-resume = { $option } fährt mit den Spielen einer Datei fort: sag mit { $stats }, mit welcher.

## What the commands print

games-heading = Die Spiele:
games-players = { $players } Personen
games-minutes = { $minutes } min
verify-done =
    { $records ->
        [one] { $records } Protokoll
       *[other] { $records } Protokolle
    }, { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }: jede Zeile ist erlaubt, und das Ergebnis stimmt.
verify-given =
    { $given ->
        [one] { $given } der Zeilen war am Anfang schon da: ihre Würfel sind die eines anderen Protokolls.
       *[other] { $given } der Zeilen waren am Anfang schon da: ihre Würfel sind die eines anderen Protokolls.
    }
verify-rules =
    { $rules ->
        [unknown] Ein Protokoll sagt nicht, nach welchen Regeln und mit welchem Kartensatz gespielt wurde; die heutigen passen.
       *[other] Ein Protokoll wurde nach anderen Regeln oder mit einem anderen Kartensatz gespielt; mit den heutigen kommt es gleich aus.
    }
verify-rolls =
    { $rolls ->
        [one] { $rolls } Wurf noch einmal geworfen und gleich gefunden ({ $how }).
       *[other] { $rolls } Würfe noch einmal geworfen und gleich gefunden ({ $how }).
    }
verify-no-rolls = Kein Wurf konnte geprüft werden ({ $how }).
verify-unshown = Versiegelt und vor Spielbeginn nicht gezeigt: die Zugabe von { $players }.
verify-pinned =
    { $what ->
        [nonce] Der Server konnte die Würfel nicht wählen: Das Gerät sah sie versiegelt, gab dann seine Zugabe, und beides steht im Protokoll.
        [commitment] Das Gerät sah diese Würfel vor dem ersten Wurf versiegelt, gab aber nichts dazu: Es ist nicht bewiesen, dass der Server sie nicht wählte.
       *[nothing] Nicht geprüft: ob die Würfel versiegelt waren, ehe die Zugaben der Spieler bekannt wurden. Ein Gerät, das mitspielte, weiß es ({ $option }).
    }
doing-compiling = { $game } wird kompiliert
warm-part = { $part } { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
warm-ready = { $game } ist bereit nach { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $parts }

## `dicecafe deck`

command-deck = Einen Kartensatz zum Anfangen schreiben, einen prüfen, zwei vergleichen oder die Karten zeichnen
value-deck = KARTENSATZ
argument-deck-doing = was zu tun ist
argument-decks = new: ein Spiel und eine Datei; sonst die Datei eines Kartensatzes oder ein Spiel, das seinen eigenen meint; diff: einer oder zwei
argument-deck-game = das Spiel des Kartensatzes (das, dessen Tabellen er hat)
usage-one-record = { $name } gilt für ein einziges Protokoll, und es sind { $records }.
usage-decks = „{ $doing }“ nimmt { $range }, nicht { $n }.
deck-written = Geschrieben: { $path }
deck-new-head =
    Ein eigener Kartensatz für { $game }. Nach dem Ändern:
    {"  "}dicecafe deck lint { $path }
    {"  "}dicecafe deck diff { $path }
    {"  "}dicecafe play { $name } --option deck={ $path }
deck-finding =
    { $kind ->
        [impossible] Unmöglich
        [always] Immer
        [dead] Ohne Wirkung
       *[unused] Unbenutzt
    }: { $where }: { $what }
deck-lint = { $path }: { $wrong } falsch, { $found } zu wissen.
deck-changed = { $where }: { $old } ist jetzt { $new }
deck-added = { $where }: ist neu
deck-removed = { $where }: ist weg
deck-change-note = { $change } (eine Notiz: kein Spiel ändert sich)
deck-same = Die Kartensätze sind gleich.
