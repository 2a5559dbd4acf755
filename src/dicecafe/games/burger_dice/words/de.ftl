### Burger Dice. How catalogues work, and how to add a language: docs/languages.md

tagline = Burger stapeln, den Eimer meiden, rechtzeitig aufhören.
option-target = Punkte, mit denen die letzte Runde beginnt
option-waste_limit = Würfel im Eimer, mit denen der Zug ohne Punkte endet
option-roll_size = Würfel je Wurf
option-dice = Würfel in der Schachtel
too-few-dice = Mit roll_size { $roll_size } und waste_limit { $waste_limit } braucht das Spiel mindestens { $needed } Würfel, nicht { $dice } ({ $ruling }): Gib dice={ $needed } dazu.

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
start = { $who } beginnt einen Burger.
    .you = Du beginnst einen Burger.
    .label = Brötchen: Burger beginnen
add = { $who } legt { $face } drauf.
    .you = Du legst { $face } drauf.
    .label = { $face } auflegen
close = { $who } schließt einen Burger für { $points }.
    .you = Du schließt einen Burger für { $points }.
    .label = Brötchen: Burger schließen für { $points }
waste = { $who } wirft { $face } weg.
    .you = Du wirfst { $face } weg.
    .label = { $face } in den Eimer
bust = { $who } wirft { $face } weg. { $n ->
    [one] Mit { $n } Würfel im Eimer bringt der Zug nichts.
   *[other] Mit { $n } Würfeln im Eimer bringt der Zug nichts.
}
    .you = Du wirfst { $face } weg. { $n ->
        [one] Mit { $n } Würfel im Eimer bringt der Zug nichts.
       *[other] Mit { $n } Würfeln im Eimer bringt der Zug nichts.
    }
    .label = { $face } in den Eimer: Zug verloren
stop = { $who } hört auf und bekommt { $points }.
    .you = Du hörst auf und bekommst { $points }.
    .label = Aufhören, { $points } behalten

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
odds-bust = { $n } oder mehr im Eimer: der Zug ist verloren

## The position, line by line

score = { $player } { $points }
scores = { $scores } (bis { $target }).
scores-final = { $scores } (bis { $target }). Letzte Runde.
stake = { $player }: { $points } im Spiel; { $waste } von { $limit } im Eimer.
burger = Angefangener Burger: { $layers }.
no-burger = Kein Burger ist angefangen.
rolled = Gewürfelt: { $dice }.

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
your-burger = Dein Burger
burger-of = Burger von { $player }
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

guide-roll = Würfle drei Würfel und baue Burger daraus. Der erste Wurf eines Zuges bringt immer ein Brötchen.
guide-place = Tippe auf einen Würfel, um ihn zu verbauen. Ein Brötchen beginnt einen Burger, dann darf jede Zutat einmal darauf.
guide-close = Liegt eine Zutat darauf, schließt ein zweites Brötchen den Burger: ein Punkt je Würfel. Oder mach ihn erst noch größer.
guide-waste = Was nirgends passt, kommt mit dem Knopf unter dem Würfel in den Eimer. Ist er voll, bringt der Zug nichts.
guide-stake = Diese Punkte stehen auf dem Spiel: Dir gehören sie erst, wenn du aufhörst.
guide-stop = Aufhören und die Punkte behalten, oder weiterwürfeln? Ein offener Burger zählt nichts.
guide-final = Jemand hat das Ziel erreicht: Alle anderen haben noch einen Zug. Dann gewinnen die meisten Punkte.
