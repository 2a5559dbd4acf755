### Dessert Dice. How catalogues work, and how to add a language: docs/languages.md

tagline = Würfel legen, Würfel kippen, dein geheimes Dessert wachsen lassen.
    .sort = Knobelspiel
option-edition = bei Gleichstand vergleicht „Plättchen“ die nächstgrößten Gruppen; bei „Karten“ gewinnt, wer zuletzt gelegt hat
    .name = Ausgabe
    .choice = { $choice ->
        [tiles] Plättchen
        [cards] Karten
       *[other] { $choice }
    }
option-stall_limit = nach so vielen Kippzügen in Folge muss gelegt werden; 0: ohne Grenze
    .name = Kippen in Folge
option-tie_everyone = nur mit Plättchen: Auch wer hinten liegt, vergleicht seine nächsten Gruppen
    .name = Bei Gleichstand vergleichen alle
preset-cards = Karten-Ausgabe

## Names, by the words of game records. Other messages put them into their sentences, the die also as "the orange macaron"

die-name = { $die ->
        [orange-ice-cream] orange Eis
        [orange-macaron] orange Macaron
        [orange-sweet-roll] orange Zimtschnecke
        [yellow-ice-cream] gelbes Eis
        [yellow-macaron] gelbes Macaron
        [yellow-jelly-tart] gelbes Törtchen
        [blue-ice-cream] blaues Eis
        [blue-sweet-roll] blaue Zimtschnecke
        [blue-jelly-tart] blaues Törtchen
        [purple-macaron] lila Macaron
        [purple-sweet-roll] lila Zimtschnecke
        [purple-jelly-tart] lila Törtchen
       *[green-blank] leerer grüner Würfel
    }
the-die = { $die ->
        [orange-ice-cream] das orange Eis
        [orange-macaron] das orange Macaron
        [orange-sweet-roll] die orange Zimtschnecke
        [yellow-ice-cream] das gelbe Eis
        [yellow-macaron] das gelbe Macaron
        [yellow-jelly-tart] das gelbe Törtchen
        [blue-ice-cream] das blaue Eis
        [blue-sweet-roll] die blaue Zimtschnecke
        [blue-jelly-tart] das blaue Törtchen
        [purple-macaron] das lila Macaron
        [purple-sweet-roll] die lila Zimtschnecke
        [purple-jelly-tart] das lila Törtchen
       *[green-blank] den leeren grünen Würfel
    }
dessert-name = { $dessert ->
        [ice-cream] Eis
        [macaron] Macaron
        [sweet-roll] Zimtschnecke
       *[jelly-tart] Törtchen
    }
ns-name = { $ns ->
        [ice-cream] Eis
        [macaron] Macaron
        [sweet-roll] Zimtschnecke
       *[jelly-tart] Törtchen
    }
ew-name = { $ew ->
        [ice-cream] Eis
        [macaron] Macaron
        [sweet-roll] Zimtschnecke
       *[jelly-tart] Törtchen
    }
up-name = { $up ->
        [ice-cream] Eis
        [macaron] Macaron
        [sweet-roll] Zimtschnecke
       *[jelly-tart] Törtchen
    }
colour-name = { $colour ->
        [orange] Orange
        [yellow] Gelb
        [blue] Blau
        [purple] Lila
       *[green] Grün
    }

## What happens ($who did it), and what it is called where it is offered

dealt = Ein Ziel für { $player }: { dessert-name }.
    .to-you = Dein Ziel: { dessert-name }.
dealt-hidden = Ein verdecktes Ziel für { $player }.
rolled = Ein Würfel für den Vorrat: { die-name }.
    .many = { $count } Würfel für den Vorrat sind geworfen.
place = { $who } legt { the-die } auf { $to }.
    .you = Du legst { the-die } auf { $to }.
    .label = Leg { the-die } auf { $to }, { ns-name } nach Norden und Süden
    .brief = { the-die } auf { $to }
place-blank = { $who } legt den leeren grünen Würfel auf { $to }.
    .you = Du legst den leeren grünen Würfel auf { $to }.
    .label = Leg den leeren grünen Würfel auf { $to }
    .brief = den leeren Würfel auf { $to }
tip = { $who } kippt { the-die } von { $at } nach { $to }: { up-name } kommt nach oben.
    .you = Du kippst { the-die } von { $at } nach { $to }: { up-name } kommt nach oben.
    .label = Kipp { the-die } von { $at } nach { $to }: { up-name } kommt nach oben
    .brief = { $at } auf { up-name } kippen
tip-blank = { $who } kippt den leeren grünen Würfel von { $at } nach { $to }.
    .you = Du kippst den leeren grünen Würfel von { $at } nach { $to }.
    .label = Kipp den leeren grünen Würfel von { $at } nach { $to }
    .brief = den leeren Würfel nach { $to } kippen

## What somebody's turn came to ($who did it), when it is over

recap-placed = { $who } hat { the-die } auf { $to } gelegt.
    .you = Du hast { the-die } auf { $to } gelegt.
recap-tipped = { $who } hat { up-name } auf { $to } gekippt.
    .you = Du hast { up-name } auf { $to } gekippt.

## Why not

why-occupied = Auf { $square } liegt schon ein Würfel: Leg auf ein freies Feld (Ein Zug).
why-none-left = Im Vorrat liegt kein Würfel „{ die-name }“ mehr (Ein Zug).
why-blank-placed = Der leere grüne Würfel liegt schon auf dem Brett (Ein Zug).
why-nothing-there = Auf { $square } liegt kein Würfel zum Kippen (Ein Zug).
why-edge = { $way ->
        [north] Nördlich von { $square } endet das Brett ({ $ruling }).
        [east] Östlich von { $square } endet das Brett ({ $ruling }).
        [south] Südlich von { $square } endet das Brett ({ $ruling }).
       *[west] Westlich von { $square } endet das Brett ({ $ruling }).
    }
why-not-empty = Auf { $square } liegt ein Würfel: Gekippt wird nur auf ein freies Feld (Ein Zug).
why-must-place = Nach { $n ->
        [one] { $n } Zug, in dem
       *[other] { $n } Zügen, in denen
    } nur gekippt wurde, muss jetzt ein Würfel gelegt werden ({ $ruling }).
why-undo = Der Würfel auf { $at } kam eben erst von { $to }: Den letzten Zug darfst du nicht rückgängig machen ({ $ruling }).

## Odds

odds-left = Dein Dessert, noch zu legen:
odds-of = { $n } von { $all }
odds-tips = Mit einmal Kippen:
odds-count = { $n }

## The position, line by line

in-supply = Vorrat: { $dice }
in-supply-dice = { $n } × { die-name }
in-supply-none = Vorrat: leer
largest = { $player }: { dessert-name }, größte Gruppe { $n }
no-way-back = nicht zurückkippen: { $at } nach { $to } ({ $ruling })

## The end: where the points came from

part-cluster = Größte Gruppe: { dessert-name }
part-others = Weitere Gruppen: { $sizes }

## The terminal. A cell of the board has room for 6 letters, the top of a die for 4, a side for 2; the page for 80

screen-colour = { $colour ->
        [orange] o
        [yellow] g
        [blue] b
       *[purple] l
    }
screen-top = { $top ->
        [ice-cream] EIS
        [macaron] MAC
        [sweet-roll] ZIMT
       *[jelly-tart] TÖRT
    }
screen-die = { screen-colour } { screen-top }
screen-die-blank = grün
screen-sides = { $ns ->
        [ice-cream] ei
        [macaron] ma
        [sweet-roll] zi
       *[jelly-tart] tö
    }|{ $ew ->
        [ice-cream] ei
        [macaron] ma
        [sweet-roll] zi
       *[jelly-tart] tö
    }
screen-goal = dein Ziel: { dessert-name }
screen-blank = leer
screen-legend = darunter die Seiten: N-S|O-W
screen-slip = Pfeile bewegen, Enter wählt; oder tipp ein Feld ein, etwa b4.
screen-slip-way = { $square }: Eine Pfeiltaste sagt, wohin er kippt (Esc: anderes Feld)
screen-opening = Leg einen Würfel oder kipp einen: Pfeile bewegen, Enter wählt.
screen-opening-undo = Würfel legen oder kippen: Pfeile, dann Enter. Nicht { $at } zurück nach { $to } ({ $ruling }).
screen-must-place = Leg einen Würfel: { $n ->
        [one] Einmal
       *[other] { $n }-mal
    } gekippt ist genug ({ $ruling }). Pfeile bewegen, Enter wählt.
screen-which-die = { $square }: welcher Würfel? Sein Buchstabe (Esc: anderes Feld)
screen-a-letter = { $square }: bitte ein Buchstabe von { $first } bis { $last } (Esc: anderes Feld)
screen-which-turn = { $square }, { die-name }. Nach Norden und Süden: [1] { $one }  [2] { $two }
screen-which-way = { $square } kippen, Pfeiltaste: Nord/Süd { ns-name }, Ost/West { ew-name } (Esc: zurück)
screen-which-way-blank = { $square } kippen, Pfeiltaste: der Würfel bleibt leer (Esc: zurück)
screen-help =
    Leg einen Würfel aus dem Vorrat auf ein freies Feld; oben bleibt oben,
    und du wählst, welche Seite nach Norden und Süden zeigt (DD-3).
    Oder kipp einen Würfel auf ein freies Feld daneben: Oben und Seite tauschen.
    Den Zug vor dir darfst du nicht rückgängig machen (DD-4).
    Ist das Brett voll, ist das Spiel aus. Es zählt deine größte Gruppe von Würfeln,
    Kante an Kante, die dein geheimes Dessert zeigen; ein einzelner ist 1 (DD-6).

## The board

place-or-tip = Lege einen Würfel oder kippe einen.
tray = Das Brett, fünf mal fünf, Norden ist oben
north-letter = N
square-empty = { $square }: frei
square-die = { $square }: { die-name }; im Norden und Süden { ns-name }, im Osten und Westen { ew-name }
square-blank = { $square }: der leere grüne Würfel
to-place = Würfel im Vorrat
to-place-dice = { die-name }, noch { $n }
goal = Dein Ziel
goal-sealed = Dein geheimes Ziel, versiegelt. Halte es gedrückt oder drücke Enter, um nachzusehen.
goal-is = Dein geheimes Ziel: { dessert-name }
north-south = Norden und Süden: { ns-name }
east-west = Osten und Westen: { ew-name }
turn-about = Drehen
turn-about-to = Drehen: dann { ns-name } im Norden und Süden, { ew-name } im Osten und Westen
blank-to-place = Er zeigt nichts und zählt für niemanden. Wohin damit?
blank-to-tip = Er bleibt leer, wohin er auch kippt.
squares-left = { $n ->
        [one] Noch { $n } freies Feld.
       *[other] Noch { $n } freie Felder.
    }
squares-left-tips = { squares-left } Noch { $left ->
        [one] einmal
       *[other] { $left }-mal
    } kippen, dann muss gelegt werden.
must-place = Genug gekippt: Jetzt wird ein Würfel gelegt.
choose-first = Wähle zuerst einen Würfel: einen neuen oder einen auf dem Brett zum Kippen.
choose-marked = Nicht dorthin: Wähle eines der markierten Felder.
clusters = Desserts und Gruppen aller Spieler
cluster-sizes = { $count ->
        [0] keine Gruppe
       *[other] Gruppen: { $sizes }
    }

## The guided first game

guide-goal = Halte diese Karte, um dein geheimes Dessert zu sehen. Die größte Gruppe davon gewinnt.
guide-supply = Wähle einen Würfel, der dein Dessert zeigt, dann tippe auf ein leuchtendes Feld.
guide-tip = Statt zu legen darfst du kippen: Tippe einen Würfel an und sieh, was nach oben käme.
guide-cluster = Dasselbe Dessert Kante an Kante ist eine Gruppe. Nur deine größte zählt.
guide-rivals = Was wollen die anderen? Sieh zu, was wächst, und kipp es auseinander.
guide-end = Ist kein Feld mehr frei, werden die Ziele aufgedeckt.
guide-next = Verrate dein Dessert beim nächsten Mal nicht: Baue erst etwas anderes.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Du hast ein geheimes Dessert. Bilde daraus die größte Gruppe auf dem Brett.
rules-place = Leg in deinem Zug einen Würfel: irgendeinen auf irgendein leeres Feld. Was oben ist, bleibt oben; wohin die Seiten zeigen, bestimmst du.
rules-tip = Oder kipp einen Würfel, der schon liegt, über die Kante auf ein leeres Feld: Eine seiner Seiten kommt nach oben. Jeden, egal von wem.
rules-undo = Nur eins ist verboten: direkt zurückkippen, was gerade vor dir gekippt wurde.
rules-end = Ist das Brett voll, zeigen alle ihr Dessert. Deine Punkte sind die größte Gruppe davon, Kante an Kante.
rules-tie = Gleichstand? Dann zählen die nächstgrößten Gruppen.
thumb-others = Halte die größten Gruppen aller anderen Desserts klein. Jede kann die einer anderen Person sein.
thumb-own = Lass deine größte Gruppe wachsen, wann immer es geht.
about-lying = Oben zählt. Nach Norden oder Süden gekippt kommt { ns-name } nach oben, nach Osten oder Westen { ew-name }.
    .name = { die-name }
about-supply = Ein Würfel zum Legen. Er trägt drei Desserts, gegenüber immer gleich. Was oben ist, bleibt oben.
    .name = { die-name }
about-blank = Er zeigt nichts und zählt für niemanden. Gelegt und gekippt wird er wie jeder andere.
    .name = Leerer Würfel
about-goal = Dein geheimes Dessert. Halte die Karte, um nachzusehen; niemand sonst sieht es vor dem Ende.
    .name = Dein Ziel
about-square = Platz für einen Würfel, gelegt oder gekippt.
    .name = Leeres Feld
