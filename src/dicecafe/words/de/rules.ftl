### What the engine says while a game is played: refusals, hints, chances. How catalogues work: docs/languages.md

span = { $low } bis { $high }
span-one = { $n }
did-you-mean = { $message } Meintest du { $close }?

## Chances

chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
chance-exactly = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
chance-under = unter { NUMBER($share, style: "percent") }
chance-over = über { NUMBER($share, style: "percent") }
odds-none = Für dich kommen gerade keine Würfel.

## Hints

hint-not-now = Einen Tipp gibt es, wenn du dran bist.
hint-one = Es gibt nur eins: { $move }.
hint-exact = Deine Gewinnchance, genau:
hint-searched = Deine Gewinnchance, geschätzt auf ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }:
hint-equal = Sie sind so gut wie gleich.
hint-lead = Das bringt { NUMBER($lead, style: "percent", maximumFractionDigits: 1) } mehr als das Nächstbeste.
hint-thumb-same = Die Faustregel sagt dasselbe.
hint-thumb = Die Faustregel wäre: { $move }.
hint-thumb-less = Die Faustregel wäre: { $move }, { NUMBER($less, style: "percent", maximumFractionDigits: 1) } weniger.

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

## Dice

dice-not-now = Jetzt gibt es nichts zu würfeln: Jemand entscheidet, oder das Spiel ist aus.
dice-missing = Dieses Spiel hat keine Würfel.
dice-nothing = Hier gibt es nichts, was gewürfelt werden könnte.
dice-no-side = Kein Würfel zeigt „{ $typed }“. Möglich: { LIST($possible, type: "disjunction") }.
dice-unclear = „{ $typed }“ kann { LIST($which, type: "disjunction") } sein. Möglich: { LIST($possible, type: "disjunction") }.
dice-too-few = Da fehlt noch ein Würfel. Möglich: { LIST($possible, type: "disjunction") }.
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
option-unknown = { $game } hat keine Option { $name }. { $has }
option-known = Es hat { $names }.
option-none = Es hat keine.
option-form = Eine Option gibt man als name=wert an, nicht als { $text }.
