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
figure-between = { $low } bis { $high }
figure-with-interval = { $middle } ({ $low } bis { $high })
figure-own-deck = deck=eigener

## What is being done, above a progress bar

doing-play = spielt
doing-play-each = spielt alle
doing-write = schreibt
doing-skill = { $strong } gegen { $weak }
doing-causes = Ursachen
doing-solve = löst
doing-train = lernt
doing-analyse = analysiert

## What was played, and where

lab-heading =
    { $games ->
        [one] { $game }: { $games } Spiel
       *[other] { $game }: { $games } Spiele
    }, Startwert { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
lab-saved = Sie sind in { $path } aufgehoben: Derselbe Befehl mit --resume macht weiter.
lab-stopped = Unvollständig: nach { $done } von { $games } Spielen angehalten; das hier sagen sie.
lab-unwritten = Die Protokolle wurden nicht geschrieben: { $path } ist, wie es war.
lab-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s auf { $where }: { $speed }, mit Kompilieren
lab-on-cluster = dem Cluster bei { $address }
lab-on-gpu = einer GPU
lab-on-cores =
    { $cores ->
        [one] { $cores } Kern
       *[other] { $cores } Kernen
    }
lab-actions-a-second = { NUMBER($millions, minimumFractionDigits: 1, maximumFractionDigits: 1) } Millionen Aktionen/s
lab-games-a-second = { NUMBER($games, maximumFractionDigits: 0) } Spiele/s

## simulate: the table and the lines under it

lab-seat = Platz
lab-player = Spieler
lab-wins = Siege
lab-interval = 95-%-Intervall
lab-points = Punkte im Mittel
lab-less-luck = ohne Glück
lab-worth = eine Partie zählt
lab-games-worth =
    { $most ->
        [yes] beliebig viele
       *[no] { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
lab-less-luck-how = ohne Glück: was die Würfel in diesen Partien taten, ist abgezogen; eine Partie sagt dann so viel wie so viele gewöhnliche
lab-turns = Züge je Spiel: { $turns }, von { $shortest } bis { $longest }
lab-actions = Aktionen je Spiel (Würfe Würfel für Würfel gezählt): { $actions }, von { $shortest } bis { $longest }
lab-decisions = Entscheidungen je Spiel: { $decisions }; { NUMBER($mattered, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } mit mehr als einer Möglichkeit
lab-leads = Führungswechsel je Spiel: { $leads }
lab-comebacks = Aufholjagden (wer zur Halbzeit führt, gewinnt nicht): { $comebacks }
lab-dead-turns = Züge ohne Punkte: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $dead } je Spiel
lab-ties = geteilte Siege: { $ties }
lab-uses = am meisten gebraucht: { $uses }
lab-use = { $label } { $uses }

## sweep

sweep-heading =
    { $games ->
        [one] { $game }: je { $games } Spiel
       *[other] { $game }: je { $games } Spiele
    }, dieselben Würfel, Startwert { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
sweep-as-it-is = wie es ist
sweep-seat = Platz { $seat } ({ $player })
sweep-turns = Züge
sweep-against = { $second } gegen { $first }:
sweep-decks = Alle Plätze spielen mit demselben Kartensatz, daher sagt das nicht, was eine Karte für den bewirkt, der sie hat: das tut `dicecafe report { $game } --option deck=…`.
sweep-change = { $first } -> { $second }
sweep-verdict =
    { $verdict ->
        [same] dasselbe
        [real] echt
       *[chance] vielleicht Zufall
    }
measure-wins = Siege von Platz { $seat }
measure-wins-less-luck = dasselbe ohne Glück, Platz { $seat }
measure-comebacks = Spiele mit Aufholjagd
measure-ties = geteilte Siege
measure-points = mittlere Punkte eines Platzes
measure-turns = Züge je Spiel
measure-actions = Aktionen je Spiel
measure-decisions = Entscheidungen je Spiel
measure-choices = Entscheidungen mit Auswahl
measure-leads = Führungswechsel je Spiel
measure-dead-turns = Züge ohne Punkte je Spiel

## report: what it finds

report-alone = Allein gewinnt { $player } { $wins } der Spiele.
report-unlike = Die Spieler sind verschieden, deshalb sagen diese Spiele nicht, was ein Platz wert ist; lass dafür alle gleich sein.
report-start-even = Wer anfängt, gewinnt { $wins } der Spiele, gerecht wären { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }: In so vielen Spielen ist weder ein Vorteil noch ein Nachteil zu sehen.
report-start =
    Wer anfängt, gewinnt { $wins } der Spiele, gerecht wären { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $doubt ->
        [none] zweifellos
       *[some] wahrscheinlich
    } { $size ->
        [slight] ein leichter
        [clear] ein deutlicher
       *[large] ein großer
    } { $side ->
        [advantage] Vorteil
       *[handicap] Nachteil
    }, { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } von hundert.
report-less-luck =
    Ohne Glück sind es { $wins }{ $most ->
        [yes] , offen bleibt nur die Rundung
       *[no] ; eine Partie sagt dann so viel wie { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } gewöhnliche
    }.
report-seats = Vom Startspieler an reihum gewinnen die Plätze { $wins }.
report-unused = In { $games } Spielen nie gebraucht, anders als andere des Kartensatzes: { $labels }.
report-strong =
    { $kind ->
        [card] Karten
       *[ability] Fähigkeiten
    }, die stärker sind als ihresgleichen, gemessen daran, was ein Platz { $cause ->
        [barred] verliert, der sie nicht gebrauchen darf
        [plain] verliert, in dessen Kartensatz sie gewöhnlich sind
       *[dealt] gewinnt, der sie bekommt
    }, in Punkten von hundert gegenüber dem Median von { $count }: { $things }.
report-weak =
    { $kind ->
        [card] Karten
       *[ability] Fähigkeiten
    }, die schwächer sind als ihresgleichen, gemessen daran, was ein Platz { $cause ->
        [barred] verliert, der sie nicht gebrauchen darf
        [plain] verliert, in dessen Kartensatz sie gewöhnlich sind
       *[dealt] gewinnt, der sie bekommt
    }, in Punkten von hundert gegenüber dem Median von { $count }: { $things }.
report-thing = { $label } { $more }
report-even =
    { $kind ->
        [card] Keine Karte
        [ability] Keine Fähigkeit
       *[option] Keine Option
    } sticht heraus, gemessen daran, was { $cause ->
        [barred] ein Platz verliert, der sie nicht gebrauchen darf
        [plain] ein Platz verliert, in dessen Kartensatz sie gewöhnlich ist
        [dealt] ein Platz gewinnt, der sie bekommt
       *[option] sie für den bewirkt, der anfängt
    }: Von keiner der { $count } steht zweifelsfrei fest, dass sie mehr als { NUMBER($margin, maximumFractionDigits: 1) } von hundert von ihresgleichen entfernt ist.
report-option = Mit { $label } und denselben Würfeln gewinnt, wer anfängt, { $more } von hundert.
report-guesses-hold =
    Was der Kartensatz von seinen { $kind ->
        [card] Karten
       *[ability] Fähigkeiten
    } sagt, mag im Spiel stimmen: Von keiner der { $count } steht zweifelsfrei fest, dass sie { $unit ->
        [points] über { $by } Punkte mehr oder weniger wert ist
       *[share] um über { $by } öfter oder seltener erfüllt wird
    }.
report-guesses-wrong =
    Zweifellos sind { $wrong } von { $count } Angaben des Kartensatzes über seine { $kind ->
        [card] Karten
       *[ability] Fähigkeiten
    } falsch, um mehr als { $unit ->
        [points] { $by } Punkte
       *[share] { $by }
    }: { $guesses }.
report-guess = { $label } (angegeben { $said }, gefunden { $found })
report-no-cause = Was mit dem Gewinnen einhergeht, steht in den Tabellen und ist keine Ursache: Wer vorn liegt, kann sich eine Karte oder eine Aktion vielleicht eher leisten oder hat die Zeit dafür.
report-turns = Ein Spiel dauert { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge, neun von zehn Spielen dauern { $low } bis { $high }.
report-decisions = In einem Spiel fallen { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen; { NUMBER($mattered, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bieten mehr als eine Möglichkeit.
report-dead-turns = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } aller Züge bringen keine Punkte.
report-leads = Die Führung wechselt { NUMBER($leads, minimumFractionDigits: 1, maximumFractionDigits: 1) }-mal; wer zur Halbzeit führt, gewinnt { $comebacks } der Spiele nicht.
report-ties = { $ties } der Spiele enden mit einem geteilten Sieg.
report-no-ties = Kein Sieg wurde geteilt.
report-skill = Können gegen Glück: { $strong } gegen { $weak } gewinnt { $wins } von { $games } Spielen; Glück allein wären { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-whole = Der ganze Bericht: { $path }

## report: its page

report-title = { $game }: Ausgewogenheit
report-played = { $heading }. Spieler: { $players }.
report-in-short = Kurz gesagt
report-figures = Die Zahlen
report-trust = Wie weit man dem trauen kann
report-trust-intervals = Intervalle von Siegen und Mittelwerten sind 95-%-Intervalle: Von hundert solchen verfehlen fünf den wahren Wert. Die der Ursachen, der Angaben und dessen, was mit dem Gewinnen einhergeht, sind weiter: In 95 von 100 ganzen Berichten stimmen sie alle zugleich.
report-trust-causes = Ursachen sind, was der Zufall allein entscheidet: wer etwas nicht gebrauchen darf oder es gewöhnlich hat, wer welche Karte bekommt, mit welcher Option alle spielen, mit denselben Würfeln. Stark oder schwach ist, was mit seinem ganzen Intervall mehr als { NUMBER($margin, maximumFractionDigits: 1) } von hundert vom Median seinesgleichen entfernt ist.
report-trust-bots = Das sind Spiele der oben genannten Bots. Stärkere Spieler finden in denselben Regeln vielleicht ein anderes Spiel.
report-trust-worth = Was mit dem Gewinnen einhergeht, ist, wie oft gewann, wer etwas gebraucht hat, weniger, was dieselben Plätze insgesamt gewinnen. Es ist keine Ursache: Wer vorn liegt, kann es sich vielleicht eher leisten. Gegenüber ihresgleichen heißt: weniger der Median aller Karten oder aller Aktionen mit diesem Verb; ein Fragezeichen sagt, dass es Zufall sein kann.
report-trust-turns = Halbzeit ist, wenn die Hälfte der Züge eines Spiels gespielt ist. Nach einem Zug ohne Punkte hat sein Platz nicht mehr als zuvor.
report-cause =
    { $cause ->
        [barred] Was ein Platz verliert, der es nicht gebrauchen darf
        [plain] Was ein Platz verliert, in dessen Kartensatz es gewöhnlich ist
        [dealt] Was ein Platz gewinnt, der es bekommt
       *[option] Was unter einer anderen Option mehr gewinnt, wer anfängt
    } (Punkte von hundert)
report-guesses = Was der Kartensatz sagt, und was das Spiel sagt
report-head-effect = Wirkung
report-head-beside = gegenüber dem Median
report-head-all = Intervall (alle stimmen zugleich)
report-head-said = angegeben
report-head-found = gefunden
report-head-verdict = Urteil
report-verdict =
    { $verdict ->
        [strong] stark
        [weak] schwach
        [wrong] falsch
       *[like] { "" }
    }
report-uses = Was mit dem Gewinnen einhergeht und keine Ursache ist: { $uses }
report-cards = Karten
report-verbs = Aktionen
report-things = Dinge, die Aktionen nennen
report-phrases = Aktionen, Wort für Wort
report-head-uses = Gebrauch
report-head-share = in Spielen eines Platzes
report-head-won = gewonnen
report-head-worth = Wert
report-head-edge = gegenüber ihresgleichen
report-doubtful = { $figure } ?

## report: its plots

plot-wins = Siege nach Platz, mit 95-%-Intervallen
plot-points = Punkte am Ende
plot-turns = Züge je Spiel
plot-worth = Was mit dem Gewinnen einhergeht, gegenüber ihresgleichen (keine Ursache)
plot-skill = Können gegen Glück: Siege eines stärkeren Spielers, und ein gerechter Anteil
plot-seat = Platz { $seat }: { $player }
plot-among = { $strong } unter { $weak }
plot-axis-points = Punkte
plot-axis-turns = Züge
plot-axis-games = Spiele
plot-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 2) }

## tournament

tournament-heading =
    { $games ->
        [one] { $game }: { $games } Spiel je Paar
       *[other] { $game }: { $games } Spiele je Paar
    }, Startwert { $seed }
tournament-rating = Wertung
tournament-interval = 95 %
tournament-bot = Bot
tournament-won = gewonnen
tournament-by = von
tournament-against = gegen
tournament-give-or-take = ±{ NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }
tournament-elo = { NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }

## solve

solve-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
solve-heading =
    { $game } für { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }, wenn alle perfekt spielen:
solve-first = Platz { $seat } gewinnt { NUMBER($chance, style: "percent", minimumFractionDigits: 6, maximumFractionDigits: 6) } und fängt an
solve-seat = Platz { $seat } gewinnt { NUMBER($chance, style: "percent", minimumFractionDigits: 6, maximumFractionDigits: 6) }
solve-turn = ein Zug nur um Punkte bringt { NUMBER($value, minimumFractionDigits: 6, maximumFractionDigits: 6) } und geht in { NUMBER($bust, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } der Fälle schief
solve-mixed =
    { $positions ->
        [one] in { $positions } Stellung muss das Los zwischen zwei gleich guten Aktionen entscheiden
       *[other] in { $positions } Stellungen muss das Los zwischen zwei gleich guten Aktionen entscheiden
    }
solve-play = Höchstens um { $bound } daneben. Spiel dagegen: { $command }
solve-small = Aus { $positions } Stellungen gefunden, allein nach den Regeln. Höchstens { $bound } daneben.

## analyse: in the terminal and on its page

analyse-title = { $game }: { $players }
analyse-lines =
    { $over ->
        [yes] { $lines ->
            [one] { $lines } Zeile.
           *[other] { $lines } Zeilen.
        }
       *[no] { $lines ->
            [one] { $lines } Zeile, noch nicht aus.
           *[other] { $lines } Zeilen, noch nicht aus.
        }
    }
analyse-heading = { $title }. { $lines }
analyse-turns = Wendepunkte
analyse-turn =
    Zeile { $line }: { $what } { $player }: { $before } -> { $after }{ $verdict ->
        [blunder] , ein grober Fehler
        [mistake] , ein Fehler
        [lucky] , Würfelglück
        [unlucky] , Würfelpech
       *[none] { "" }
    }.
analyse-turn-after =
    Zeile { $line }, nach der Aktion von { $mover }: { $what } { $player }: { $before } -> { $after }{ $verdict ->
        [blunder] , ein grober Fehler
        [mistake] , ein Fehler
        [lucky] , Würfelglück
        [unlucky] , Würfelpech
       *[none] { "" }
    }.
analyse-worst = Die teuersten Entscheidungen
analyse-mistake =
    Zeile { $line }, { $player }: { $move } kostete { $cost }{ $error ->
        [0] { "" }
       *[other] { " " }(± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    }, { $grade ->
        [blunder] ein grober Fehler
       *[mistake] ein Fehler
    }; besser: { $better }
analyse-more = und { $more } weitere
analyse-wait = abwarten
analyse-page = Die Seite ist in { $path }.
analyse-player = Spieler
analyse-start = Start
analyse-luck = Glück
analyse-skill = Können
analyse-result = Ergebnis
analyse-now = Jetzt
analyse-adjusted = Ohne Glück
analyse-cost = Verlust
analyse-mistakes = Fehler
analyse-blunders = Grobe Fehler
analyse-give-or-take = { $figure } ±{ $margin }
analyse-many =
    { $games ->
        [one] { $games } Spiel: das Mittel über die Spiele von jedem.
       *[other] { $games } Spiele: das Mittel über die Spiele von jedem.
    }
analyse-many-help = Ergebnis, Glück, Können und Verlust sind Gewinnchancen je Spiel, Fehler und grobe Fehler Anzahlen je Spiel. ± ist die Hälfte eines 95-%-Intervalls.
analyse-games = Spiele
analyse-sums = Start + Glück + Können = Ergebnis. Können ist, was Entscheidungen bewirkt haben, die eigenen und die der anderen.
analyse-line = Zeile { $line }
analyse-several = mehrere
analyse-chances = Gewinnchancen
analyse-chances-of = Gewinnchancen von { $players }, Zeile für Zeile
analyse-chance = { $player } { $chance }
analyse-luck-and-skill = Glück und Können
analyse-every-line = Jede Zeile
analyse-trust = Wie weit man dem trauen kann
analyse-at-start = Am Anfang: { $chances }.
analyse-at-line = Zeile { $line }: { $what } { $chances }.
analyse-line-head = Zeile
analyse-happened = Was geschah
analyse-after = Chancen danach
analyse-grade =
    { $grade ->
        [blunder] grober Fehler
       *[mistake] Fehler
    }
analyse-better = besser: { $better }

## bench

bench-row = { $game } { $one } Millionen Aktionen/s auf 1 Kern, { $every } auf { $cores }

## What can't be done

sweep-one-thing = Verglichen werden entweder Bereiche oder Listen einer oder mehrerer Optionen, --option target=30..100:10, oder zwei Regelsätze mit --against NAME=WERT.
sweep-too-many = Das wären { $count } Regelsätze, höchstens { $most } gehen: Nenne weniger Werte.
sweep-no-range = { $option } ist kein Bereich: Schreib von..bis, von..bis:schritt oder Werte mit Kommas, mindestens zwei.
tournament-bots = Ein Turnier braucht zwei oder mehr verschiedene Bots: --players easy,medium,hard.
simulate-perfect = Perfekte Spieler spielen Zug um Zug aus ihrer Tabelle: Kein Spiel kann aufgezeichnet werden.
simulate-gpu = Eine GPU spielt nur random, greedy und medium, und weder mit --stats noch mit --ray.
tally-no-json = { $path } ist kein JSON: { $error }.
tally-no-sums = { $path } enthält keine Summen von Spielen der Form { $format }.
tally-not-whole = Die Summen sind nicht vollständig: { $error }.
tally-other = Die Summen in { $path } sind von anderen Spielen: { $what } { $theirs }, nicht { $ours }. Lass --resume weg, um neu anzufangen.
plots-need = Die Seite braucht matplotlib: { $command }.
ray-needs = --ray braucht Ray: { $command }.
ray-unreachable = Bei „{ $address }“ antwortet kein Ray-Cluster. Starte einen mit `ray start --head` oder sag --ray local.
ray-failed = Der Cluster konnte diese Spiele nicht spielen: { $error }
ray-version = Dieser Rechner hat dicecafe { $ours }; gefragt hat ihn { $theirs }.

## evaluate

evaluate-heading =
    { $bot } in { $game }: { $games } Spiele gegen jede Stufe, Startwert { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
evaluate-against = gegen
evaluate-won = gewonnen
evaluate-rating = Wertung unter ihnen: { NUMBER($elo, maximumFractionDigits: 0) }, plus oder minus { NUMBER($error, maximumFractionDigits: 0) } (das Mittel ist 1500).
evaluate-cost =
    Eine Entscheidung mit Auswahl kostet { $mean } eines Sieges ({ $low } bis { $high }), { $exact ->
        [yes] genau berechnet
       *[no] durch Probespiele geschätzt
    } für { $decisions } davon.
evaluate-kind =
    { $share } davon: { $chosen }, wo { $better } besser war, { $phase ->
        [early] im ersten Drittel eines Spiels
        [middle] in der Mitte eines Spiels
       *[late] im letzten Drittel eines Spiels
    } ({ $count }-mal, je { $cost })
evaluate-exact = Genau, wenn jeder gleich oft beginnt: Perfektes Spiel lässt ihm { $perfect } der Siege, und die beste Antwort auf ihn gewinnt { $best }.
evaluate-bound = Die beste gefundene Antwort: { $level } gewinnt { $won } ({ $between }) gegen ihn. Das ist eine untere Schranke: Es kann eine bessere geben.
evaluate-random = Ein Bot, der in derselben Stellung mal dies und mal das wählt, hat keine genauen Chancen.
evaluate-nobody = In { $game } gibt es niemanden, gegen den er spielen könnte.
lab-expert-perfect = An diesem Tisch spielt expert aus der genauen Lösung: Er ist perfekt.

## tune

doing-tune = wird abgestimmt
tune-heading =
    { $game }: { $tried ->
        [0] { "" }
        [one] { $tried } Kandidat mit bis zu { $games } Spielen,{ " " }
       *[other] { $tried } Kandidaten mit bis zu je { $games } Spielen,{ " " }
    }{ $rounds ->
        [0] { "" }
        [one] { $rounds } Runde von { $games } Spielen an den Karten,{ " " }
       *[other] { $rounds } Runden von { $games } Spielen an den Karten,{ " " }
    }Startwert { $seed }
tune-stopped = Vorzeitig beendet: Das ist das Beste bisher, und nichts davon ist bestätigt.
tune-option = { $name }: { $old } ist jetzt { $new }
tune-nothing-better = Nichts ist geändert: Es fand sich nichts Besseres.
tune-by-hand = Von Hand zu ändern, wo der Kartensatz es in Worten sagt: { $texts }.
tune-confirmed =
    { $games ->
        [one] Aus je { $games } frischen Spiel mit denselben Würfeln für beide; alle Intervalle treffen in 95 von 100 solchen Tabellen zugleich zu.
       *[other] Aus je { $games } frischen Spielen mit denselben Würfeln für beide; alle Intervalle treffen in 95 von 100 solchen Tabellen zugleich zu.
    }
tune-head-goal = Ziel
tune-head-wanted = gewünscht
tune-head-start = wie es war
tune-head-tuned = abgestimmt
tune-head-verdict = Urteil
tune-figure =
    { $figure ->
        [seats] ein Platz neben einem gleichen Anteil
        [cards] eine Karte neben dem Median
       *[abilities] eine Fähigkeit neben dem Median
    }
tune-wanted =
    { $kind ->
        [low] { $low } oder mehr
        [high] { $high } oder weniger
       *[both] { $low } bis { $high }
    }
tune-worst =
    { $of ->
        [seat] Platz { $label }
       *[thing] { $label }
    }: { $figure }
tune-verdict =
    { $verdict ->
        [met] erreicht
        [missed] nicht erreicht
       *[unknown] nicht bekannt
    }
goal-form = Ein Ziel schreibt man Größe=Grenzen: seats=even, turns=12..18, cards=1.5; nicht „{ $text }“.
goal-none = Wie soll es sein? Sag es mit --goal: seats=even, turns=12..18, cards=1.5; mehrfach möglich.
goal-unknown = Es gibt keine Größe „{ $name }“, für die man ein Ziel setzen kann. Es gibt { $known }.
goal-range = „{ $text }“ ist nicht zu lesen: Schreib Größe=von..bis, eins von beiden darf fehlen; für seats, cards und abilities eine Zahl von Punkten von hundert oder even; und *Gewicht dahinter, wenn es mehr oder weniger zählt als andere.
goal-no-trial = { $goal }: Nichts in { $game } lässt sich dafür von diesen Spielern ausprobieren: Es braucht Karten, und random, greedy oder medium am Tisch.
goal-seats = { $goal }: Gleich können Plätze nur unter zwei oder mehr Spielern sein, die einander gleichen.
goal-no-actions = { $goal }: Spiele unter lauter perfekten Spielern werden Zug um Zug gespielt; ihre Aktionen kennt niemand.
tune-needs = tune braucht Optuna und tomlkit: { $command }.
tune-nothing = Was darf sich ändern? Nenne Bereiche oder Listen von Optionen, --option target=30..100, oder Zahlen des Kartensatzes, --card SCHLÜSSEL.
tune-keep-nothing = --keep ist für Zahlen, die --card abstimmen würde, und es gibt keine.
tune-no-deck = { $game } hat keinen Kartensatz, dessen Zahlen sich abstimmen lassen.
tune-no-deck-out = Nach { $path } käme nichts: Keine Zahl eines Kartensatzes wird abgestimmt. Nenne welche mit --card.
tune-number-unknown = Ein Kartensatz von { $game } hat keine Zahl „{ $name }“, die sich abstimmen lässt. Es hat { $known }.
tune-card-range = „{ $text }“ ist nicht zu lesen: Schreib --card SCHLÜSSEL oder --card SCHLÜSSEL=von..bis.
tune-label-unknown = Nichts, dessen Zahlen sich abstimmen lassen, heißt „{ $name }“.

## train

train-heading = { $game } für { $players } Spieler: { NUMBER($positions, useGrouping: 1) } Stellungen aus { NUMBER($games, useGrouping: 1) } Spielen, in { $seconds } s
train-loss = Verlust bei Spielen, aus denen nicht gelernt wurde: { $fitted } nach der angepassten Bewertung des Spiels, { $network } nach dem Netz, { $whole } in ganzen Zahlen
train-file = Geschrieben nach { $file }
train-stopped = Angehalten: Das ist das beste Netz bis dahin

## depth

depth-heading =
    Wie tief ist { $game }? Zwei Spieler, Startwert { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
depth-stopped = Unvollständig: Es wurde abgebrochen; das war bis dahin bekannt.
depth-ladder = Die Leiter: was jeder gegen den unter ihm gewinnt, und wie weit über random das auf der Elo-Skala ist
depth-player = Spieler
depth-wins = gewonnen
depth-above = Elo
depth-elo = { NUMBER($n, maximumFractionDigits: 0) }
depth-rung = { $player }
depth-mixed = { NUMBER($share, style: "percent", maximumFractionDigits: 1) } { $player }, sonst { $other }
depth-steps = Vom untersten zum obersten: { NUMBER($elo, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) } Elo-Punkte, das sind { $sixty } ± { $sixty_error } Schritte von 60 % und { $two_hundred } ± { $two_hundred_error } Schritte von 200 Punkten.
depth-left-out = Nicht darauf: { $player } gewinnt { $wins } gegen den darunter, was nicht zweifelsfrei mehr als die Hälfte ist.
depth-portions = Was entscheidet: Teile des quadrierten Abstands der Ergebnisse vom gleichen Anteil, in { $games } Spielen jedes Paars
depth-between = zwischen
depth-pair = { $one } und { $other }
depth-start = der Anfang
depth-luck = Würfel
depth-skill = Entscheidungen
depth-choices = Wahl: von { $decisions } Entscheidungen von greedy die mit einer erlaubten Aktion; alle Möglichkeiten so gut wie gleich; eine die beste und alle anderen Fehler; keins von beiden ({ $looked_at } angesehen)
depth-decisions = Entscheidungen
depth-a-game = je Spiel
depth-one = eine Aktion
depth-equal = gleich
depth-clear = eine beste
depth-open = offen
depth-phase =
    { $phase ->
        [early] erstes Drittel
        [middle] zweites Drittel
        [late] letztes Drittel
       *[all] alle
    }
depth-share = { $share } ({ $between })
