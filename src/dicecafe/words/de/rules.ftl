### What the engine says while a game is played: refusals, hints, chances. How catalogues work: docs/languages.md

span = { $low } bis { $high }
span-one = { $n }
did-you-mean = { $message } Meintest du { $close }?

## Chances

chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
chance-under = unter { NUMBER($share, style: "percent") }
chance-over = über { NUMBER($share, style: "percent") }
odds-none = Für dich kommen gerade keine Würfel.

## Hints

hint-not-now = Einen Tipp gibt es, wenn du dran bist.
hint-one = Es gibt nur eins: { $move }.
hint-best = Am besten: { $move }, { $sure ->
        [yes] { $chance } Gewinnchance.
       *[no] etwa { $chance } Gewinnchance.
    }
hint-better = Am besten: { $move }, { $sure ->
        [yes] { $chance } Gewinnchance ({ $other }: { $less }).
       *[no] etwa { $chance } Gewinnchance ({ $other }: { $less }).
    }
hint-either = Beides ist gleich gut: { $move } oder { $other }, { $sure ->
        [yes] { $chance } Gewinnchance.
       *[no] etwa { $chance } Gewinnchance.
    }
hint-exact = Genau ausgerechnet, für Spieler ohne Fehler.
hint-searched = Geschätzt: Nach jedem Zug wurde die Partie { $playouts }-mal weitergespielt. Auf { NUMBER($error, style: "percent", maximumFractionDigits: 0) } genau.
hint-thumb-same = Die Faustregel sagt dasselbe.
hint-thumb = Die Faustregel wäre: { $move }.
hint-thumb-alone = Die Faustregel wäre: { $move }. Wie die Chancen stehen, weiß man hier nicht.

## The end

best-turn = { $points ->
        [one] { $who } macht { $points } Punkt in einem Zug.
       *[other] { $who } macht { $points } Punkte in einem Zug.
    }
    .you = { $points ->
        [one] Du machst { $points } Punkt in einem Zug.
       *[other] Du machst { $points } Punkte in einem Zug.
    }

## Moves

move-unknown = { $move } ist kein Zug von { $game }.
move-no-number = { $game } hat keinen Zug Nummer { $number }.
move-over = Das Spiel ist aus.
move-dice-next = Platz { $seat } ist gerade nicht dran: Erst kommen die Würfel.
move-other-next = Platz { $seat } ist gerade nicht dran: { $name } (Platz { $next }) ist am Zug.
move-not-now = { $not_yours } { $why }
move-illegal = Das geht jetzt nicht: { $move }. { $why }
move-now = { $refusal } Jetzt geht: { $moves }.
move-now-more = { $refusal } Jetzt geht: { $moves } und { $more } mehr.
line-blanks = { $line } enthält Leerzeichen, die nicht zur Notation gehören.
line-start = Eine Zeile beginnt mit einem Platz ({ LIST($seats, type: "disjunction") }) oder mit * für den Zufall.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-rolled = Das lässt sich nicht mehr zurücknehmen: Die Würfel haben schon gesprochen.
undo-other = Das lässt sich nicht mehr zurücknehmen: Der letzte Zug war der von { $name }.
undo-over = Das lässt sich nicht mehr zurücknehmen: Das Spiel ist aus.
undo-dice = Diese Würfel lassen sich nicht mehr ändern: Das Spiel ist weitergegangen.

## Dice

dice-not-now = Jetzt gibt es nichts zu würfeln: Jemand entscheidet, oder das Spiel ist aus.
dice-missing = Dieses Spiel hat keine Würfel.
dice-nothing = Hier gibt es nichts, was gewürfelt werden könnte.
dice-no-side = Kein Würfel zeigt „{ $typed }“. Möglich: { LIST($possible, type: "disjunction") }.
dice-unclear = „{ $typed }“ kann { LIST($which, type: "disjunction") } sein. Möglich: { LIST($possible, type: "disjunction") }.
dice-too-few = { $missing ->
        [one] Ein Würfel fehlt.
       *[other] { $missing } Würfel fehlen.
    } Bitte gib alle ein, die geworfen wurden.
dice-too-many = „{ $typed }“ ist zu viel: So viele Würfel wurden nicht geworfen. Bitte gib den Wurf noch einmal ein.
dice-line-wrong = „{ $rest }“ kann hier nicht kommen. Möglich: { LIST($possible, type: "disjunction") }.
dice-line-short = Es sind zu wenige Würfel: Möglich wäre noch { LIST($possible, type: "disjunction") }.
dice-line-long = „{ $rest }“ ist zu viel: Die Zeile ist ohne das vollständig.

## Tables: players and options

players-count = { $game } ist für { $seats } Spieler, nicht für { $players }.
players-first = Der erste Platz ist 0 bis { $last }, nicht { $first }.
option-wrong = { $name } ist { $range }, nicht { $value }.
option-choice = eines von { LIST($choices, type: "disjunction") }
option-switch = ja oder nein (true oder false)
option-number = eine ganze Zahl von { $low } bis { $high }
option-number-from = eine ganze Zahl ab { $low }
option-nothing = nichts
option-unknown = { $game } hat keine Option { $name }. { $has }
option-known = Es hat { $names }.
option-none = Es hat keine.
option-form = Eine Option gibt man als name=wert an, nicht als { $text }.
