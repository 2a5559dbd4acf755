### Burger Dice. How catalogues work, and how to add a language: docs/languages.md

tagline = Burger stapeln, den Eimer meiden, rechtzeitig aufhören.
    .sort = Zockerspiel
option-target = wer so viele hat, läutet die letzte Runde ein
    .name = Punkte zum Sieg
option-waste_limit = mit so vielen Würfeln im Eimer bringt der Zug nichts
    .name = Platz im Eimer
option-roll_size = so viele fallen auf einmal
    .name = Würfel je Wurf
option-dice = gehen sie aus, geben fertige Burger ihre zurück
    .name = Würfel in der Schachtel
preset-short = Kurzes Spiel
preset-long = Langes Spiel
too-few-dice = Wer { $roll_size } Würfel wirft und Platz für { $waste_limit } im Eimer hat, braucht mindestens { $needed } Würfel in der Schachtel, nicht { $dice } ({ $ruling }).

## The faces of a die

bun = Brötchen
patty = Patty
pickles = Gurken
ketchup = Ketchup
cheese = Käse

## What happens ($who did it), and what it is called where it is offered

shows = Die Würfel zeigen { $dice }.
no-bun = Die Würfel zeigen { $dice }. Kein Brötchen: noch einmal!
roll = { $n ->
    [one] { $who } würfelt mit { $n } Würfel.
   *[other] { $who } würfelt mit { $n } Würfeln.
}
    .you = { $n ->
        [one] Du würfelst mit { $n } Würfel.
       *[other] Du würfelst mit { $n } Würfeln.
    }
    .label = { $n } würfeln
    .brief = würfeln
start = { $who } beginnt einen Burger.
    .you = Du beginnst einen Burger.
    .label = Brötchen: Burger beginnen
    .brief = einen Burger beginnen
the-face = { $face ->
        [Patty] ein Patty
       *[other] { $face }
    }
add = { $who } legt { the-face } drauf.
    .you = Du legst { the-face } drauf.
    .label = { $face } auflegen
    .brief = { the-face } auflegen
close = { $who } schließt einen Burger für { $points }.
    .you = Du schließt einen Burger für { $points }.
    .label = Brötchen: Burger schließen für { $points }
    .brief = den Burger schließen
waste = { $who } wirft { the-face } weg.
    .you = Du wirfst { the-face } weg.
    .label = { $face } in den Eimer
    .brief = { the-face } wegwerfen
bust = { $who } wirft { the-face } weg. { $n ->
    [one] Mit { $n } Würfel im Eimer bringt der Zug nichts.
   *[other] Mit { $n } Würfeln im Eimer bringt der Zug nichts.
}
    .you = Du wirfst { the-face } weg. { $n ->
        [one] Mit { $n } Würfel im Eimer bringt der Zug nichts.
       *[other] Mit { $n } Würfeln im Eimer bringt der Zug nichts.
    }
    .label = { $face } in den Eimer: Zug verloren
    .brief = { the-face } wegwerfen
stop = { $who } hört auf und bekommt { $points }.
    .you = Du hörst auf und bekommst { $points }.
    .label = Aufhören, { $points } behalten
    .brief = aufhören

## What somebody's turn came to ($who did it), when it is over

recap-scored = { $who } hat { $burgers ->
        [0] keinen Burger
        [1] einen Burger
       *[other] { $burgers } Burger
    } fertig und { $points } bekommen.
    .you = Du hast { $burgers ->
            [0] keinen Burger
            [1] einen Burger
           *[other] { $burgers } Burger
        } fertig und { $points } bekommen.
recap-bust = { $who } hat den Eimer gefüllt: keine Punkte.
    .you = Du hast den Eimer gefüllt: keine Punkte.

## Why not

why-roll-first = Ein Zug beginnt mit einem Wurf: Erst danach kannst du aufhören (Ein Zug, 4).
why-dice-left = Verbaue erst jeden Würfel oder wirf ihn weg: Es liegen noch { $dice } (Ein Zug, 4).
why-none-left = Kein Würfel zeigt { $face }: Es liegt gerade keiner da (Ein Zug, 2).
why-not-rolled = Kein Würfel hier zeigt { $face }: Es liegen { $dice } (Ein Zug, 2).
why-ingredient-first = Auf das untere Brötchen allein darf kein zweites: Ein Burger braucht eine Zutat, bevor er geschlossen wird (Ein Zug, 2).
why-bun-first = Für { $face } muss erst unten ein Brötchen liegen (Ein Zug, 2).
why-on-it-already = Dieser Burger hat schon { $face }, und von jeder Zutat nimmt er nur eine (Ein Zug, 2).

## Odds

odds-wasted = { $n ->
    [0] nichts im Eimer
    [one] { $n } Würfel im Eimer
   *[other] { $n } Würfel im Eimer
}
    .short = { $n ->
        [0] nichts im Eimer
        [one] { $n } im Eimer
       *[other] { $n } im Eimer
    }
odds-bust = { $n } oder mehr im Eimer: der Zug ist verloren
    .short = Zug verloren

## The position, line by line

score = { $player } { $points }
scores = { $scores } (bis { $target }).
scores-final = { $scores } (bis { $target }). Letzte Runde.
stake = { $player }: { $points } im Spiel; { $waste } von { $limit } im Eimer.
burger = Angefangener Burger: { $layers }.
no-burger = Kein Burger ist angefangen.
rolled = Gewürfelt: { $dice }.

## The end: what one needs in the final round ($who needs it), and where the points came from

need = Letzte Runde: { $who } braucht { $points } für die Führung, { $tie } für den Gleichstand.
    .you = Letzte Runde: Du brauchst { $points } für die Führung, { $tie } für den Gleichstand.
part-burgers = { $n ->
    [one] { $n } Burger zu { $size }
   *[other] { $n } Burger zu { $size }
}
part-busts = { $n ->
    [one] { $n } voller Eimer: { $lost } verloren
   *[other] { $n } volle Eimer: { $lost } verloren
}

## The terminal's page: beside the burger, then the dice with the keys that place and waste them. As short as can be

empty-plate = ein leerer Teller
row-stake = im Spiel
row-bin = Eimer
row-dice = Würfel
row-place = verbauen
row-waste = Eimer
stake-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stake-noted = ({ $noted } davon notiert, BD-2)
one-more-ends-it = Noch einer, und aus!
final-round = Letzte Runde.
bun-closes = ein Brötchen schließt ihn jetzt für { $points } Punkte

## The terminal's help

help-first-roll =
    Dein Zug beginnt mit einem Wurf.
    Zeigt er kein Brötchen, wird er wiederholt, bis eines kommt (Ein Zug, 1).
help-dice =
    Verbaue jeden Würfel oder wirf ihn weg, in beliebiger Reihenfolge.
    - Ein Brötchen beginnt einen Burger oder schließt einen mit einer Zutat darauf.
    - Patty, Gurken, Ketchup und Käse kommen je einmal auf den Burger.
    - Immer nur ein Burger zugleich. Jeder Würfel darf in den Eimer.
    - { $waste_limit ->
        [one] Mit { $waste_limit } Würfel im Eimer endet der Zug sofort und bringt nichts (BD-3).
       *[other] Mit { $waste_limit } Würfeln im Eimer endet der Zug sofort und bringt nichts (BD-3).
    }
help-stop =
    Würfle weiter, oder hör auf: ein Punkt je Würfel in deinen fertigen Burgern.
    - Ein angefangener Burger zählt nichts.
    - Der erste Wurf eines Zuges bringt immer ein Brötchen, spätere nicht unbedingt.
    - Ist der Eimer voll, sind die Punkte im Spiel verloren, auch notierte (BD-2).
    - Wer zuerst { $target } erreicht, gibt allen anderen noch einen letzten Zug.

## The board

prompt = Jeden Würfel verbauen oder in den Eimer.
roll-button = { $n } würfeln
stop-button = Aufhören: +{ $points }
burger-of = Burger von { $who }
    .you = Dein Burger
closed = Feierabend
target = Ab { $n } Punkten: letzte Runde
final = Letzte Runde
at-stake = im Spiel
tray = Fertige Burger
tray-empty = Hierher kommen fertige Burger.
tray-one = Ein Burger mit { $n } Punkten
tray-unseen = Fertig: zusammen { $n } Punkte
slips = Die letzten Züge
bin-full = Eimer voll
bin = { $n } von { $limit }
bin-holds = Abfalleimer: { $n } von { $limit }
bin-last = Noch einer, und alles ist weg!
on-plate = Auf dem Teller: { $layers }
plate-empty = Der Teller ist leer
needs-bun = Ein Brötchen beginnt einen Burger.
needs-ingredient = Jetzt eine Zutat, jede nur einmal.
needs-top = Ein Brötchen schließt ihn: { $n } Punkte.
not-now = { $face } auflegen geht gerade nicht
first-roll = Deine Würfel warten: Der erste Wurf bringt ein Brötchen.
roll-on = Noch ist kein Burger fertig: weiterwürfeln?
roll-or-stop = Weiterwürfeln, oder aufhören und { $n } behalten?

## The guided first game

guide-roll = Wirf drei Würfel. Der erste Wurf bringt immer ein Brötchen.
guide-place = Tippe auf das Brötchen: Es ist der Boden deines Burgers.
guide-add = Jetzt eine Zutat. Jede kommt einmal auf einen Burger.
guide-close = Noch ein Brötchen schließt ihn: ein Punkt für jeden Würfel.
guide-stop = Aufhören und die Punkte behalten, oder weiter würfeln?
guide-waste = Kein Platz für einen Würfel? Der kleine Eimer darunter wirft ihn hier hinein. Bei vier ist der Zug verloren.
guide-score = Hier stehen die Punkte aller. Wer das Ziel erreicht, läutet die letzte Runde ein.
guide-next = Schließe beim nächsten Mal kleine Burger, wenn der Eimer voll wird, und große, solange er leer ist.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Baue Burger aus Würfeln und erreiche als Erste oder Erster 50 Punkte.
rules-roll = Wirf drei Würfel. Der erste Wurf deines Zugs zeigt immer ein Brötchen.
rules-place = Leg Würfel auf deinen Burger: unten ein Brötchen, dann jede Zutat einmal.
rules-close = Ein weiteres Brötchen schließt ihn. Ein Burger bringt einen Punkt für jeden Würfel: 3 bis 6.
rules-waste = Was keinen Platz findet, kommt in den Eimer. Der vierte Würfel dort beendet deinen Zug ohne Punkte.
rules-stop = Kein Würfel mehr übrig? Hör auf und behalte die Punkte, oder wirf drei weitere. Ein offener Burger zählt nichts.
rules-end = Hat jemand 50 Punkte, sind alle anderen noch einmal dran. Dann gewinnen die meisten Punkte; bei Gleichstand spielen die Besten weiter.
thumb-die = Einfach: Hör auf mit 5 Punkten für jeden Würfel, den der Eimer noch fasst, den letzten auch: 20 bei leerem Eimer, 5 mit drei Würfeln darin.
thumb-finish = Besser: ebenso, 5 für jeden Würfel; aber geh nur über das Ziel, wenn du dann 11 vorn liegst, denn die anderen sind noch einmal dran.
thumb-base = Am besten: Hör auf mit 3 Punkten, und 4 mehr für jeden Würfel, der noch ohne Schaden in den Eimer darf; geh nur über das Ziel, wenn du dann 12 vorn liegst.
about-bun = Beginnt einen Burger und schließt ihn, sobald etwas darin ist. Zwei Seiten jedes Würfels zeigen es.
    .name = Brötchen
about-ingredient = Kommt auf einen Burger mit Boden, auf jeden einmal.
    .name = { $face }
about-plate = Der Burger, den du gerade baust. Immer nur einer.
    .name = Teller
about-tray = Burger, die in diesem Zug fertig wurden. Ihre Punkte gehören dir, wenn du aufhörst.
    .name = Tablett
about-bin = Würfel, die keinen Platz fanden. Ist er voll, endet der Zug ohne einen Punkt.
    .name = Eimer
about-stake = Was du bekommst, wenn du jetzt aufhörst. Ein voller Eimer nimmt alles.
    .name = Punkte, um die es geht
