### Pig. How catalogues work, and how to add a language: docs/languages.md

tagline = Ein Würfel, eine Frage: noch einmal?
    .sort = Zockerspiel
option-target = wer so viele sichert, gewinnt
    .name = Punkte zum Sieg
preset-short = Kurzes Spiel
preset-long = Langes Spiel

## What happens ($who did it), and what it is called where it is offered

roll = { $who } würfelt.
    .you = Du würfelst.
    .label = Würfeln
    .brief = würfeln
hold = { $pot ->
        [0] { $who } hört auf, ohne Punkte zu sichern.
       *[other] { $who } hört auf und sichert { $pot }.
    }
    .you = { $pot ->
            [0] Du hörst auf, ohne Punkte zu sichern.
           *[other] Du hörst auf und sicherst { $pot }.
        }
    .label = { $pot ->
            [0] Aufhören, ohne Punkte zu sichern
           *[other] Aufhören, { $pot } sichern
        }
    .brief = aufhören
one = { $pot ->
        [0] Eine 1: nichts verloren.
        [one] Eine 1: { $pot } Punkt verloren.
       *[other] Eine 1: { $pot } Punkte verloren.
    }
shows = Eine { $side }.

## What somebody's turn came to ($who did it), when it is over

recap-banked = { $who } hat mit { $rolls ->
        [1] einem Wurf
       *[other] { $rolls } Würfen
    } { $points } gesichert.
    .you = Du hast mit { $rolls ->
            [1] einem Wurf
           *[other] { $rolls } Würfen
        } { $points } gesichert.
recap-spilled = { $who } hat { $rolls ->
        [1] gleich
       *[other] im { $rolls }. Wurf
    } eine 1 gewürfelt: keine Punkte.
    .you = Du hast { $rolls ->
            [1] gleich
           *[other] im { $rolls }. Wurf
        } eine 1 gewürfelt: keine Punkte.

## Why not

why-not = In deinem Zug darfst du immer würfeln oder aufhören ({ $ruling }).

## Odds

odds-one = eine 1: der Zug und seine { $pot } Punkte sind verloren
    .short = eine 1
odds-enough = genug zum Gewinnen, { $target } Punkte
    .short = genug zum Gewinnen
odds-more = ein paar Punkte mehr
    .short = mehr Punkte

## The position, line by line

score = { $player } { $points }
scores = { $scores } (bis { $target }).
at-risk = Auf dem Spiel: { $pot }.

## The end: where the points came from

part-best-turn = Bester Zug
part-other-turns = { $n ->
    [one] { $n } weiterer Zug
   *[other] { $n } weitere Züge
}
part-ones = { $n ->
    [one] { $n } böse Eins: { $lost } verloren
   *[other] { $n } böse Einsen: { $lost } verloren
}

## The board

prompt = Würfeln oder aufhören.
pot = Punkte im Topf
pot-keeps = { $total }, wenn du aufhörst, dann fehlen { $need }
pot-wins = Das reicht zum Sieg!
pot-spilled = verschüttet!
one-spills = Eine 1 kippt den Topf um.
die = Der Würfel zeigt { $side }.
do-roll = Antippen: würfeln
do-hold = Antippen: { $pot } behalten
ask-roll = { $who }: würfle!
    .you = Du bist dran: würfle!
ask-more = Noch einmal, oder aufhören und { $pot } behalten?
ask-win = { $who }: hör jetzt auf und gewinne!
    .you = Hör jetzt auf, und du gewinnst!
ask-over = { $who } gewinnt das Rennen!
    .you = Du gewinnst das Rennen!
ask-one = { $who } hat eine 1 gewürfelt!
    .you = Du hast eine 1 gewürfelt!
ask-banked = { $who } sichert { $pot }.
    .you = Du sicherst { $pot }.
they-begin = { $who } würfelt.
    .you = Du würfelst.
they-roll = { $who } hat { $pot } im Topf.
    .you = Du hast { $pot } im Topf.
target = Wer zuerst { $target } hat, gewinnt

## The guided first game

guide-roll = Würfle! Eine 2 bis 6 kommt in den Topf.
guide-pot = Punkte dieses Zugs. Sicher sind sie noch nicht.
guide-hold = Noch ein Wurf oder aufhören? Eine 1 kostet den Topf, mit Aufhören gehört er dir.
guide-rivals = Was gesichert ist, steht hier. Wer zuerst am Ziel ist, gewinnt.
guide-next = Hör beim nächsten Mal bei etwa 20 auf: Das ist eine gute Faustregel.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Bring als Erste oder Erster 100 Punkte ins Trockene.
rules-roll = Würfle, so oft du dich traust. Eine 2 bis 6 kommt in den Topf.
rules-one = Eine 1 leert den Topf und beendet deinen Zug. Was vorher gesichert war, bleibt dir.
rules-hold = Hör auf, und der Topf gehört dir. Dann würfelt die nächste Person.
rules-end = Wer mit 100 Punkten oder mehr aufhört, gewinnt sofort. Niemand ist danach noch dran.
thumb-hold = Einfach: Hör bei 25 auf, oder sobald das gewinnt.
thumb-race = Besser: Hör bei 24 auf; hat aber jemand 72, würfle, bis du gewinnst.
thumb-lead = Am besten: Hör bei 21 auf, einen Punkt später für je 7, die du zurückliegst, einen früher für je 7 Vorsprung; hat jemand 71, würfle, bis du gewinnst.
about-die = Eine 2 bis 6 kommt in den Topf. Eine 1 kostet den Topf und den Zug.
    .name = Würfel
about-pot = Die Punkte dieses Zugs. Hörst du auf, gehören sie dir; eine 1 nimmt sie alle.
    .name = Topf
about-track = Wie weit alle sind. Das blasse Schwein zeigt, wie weit dich der Topf brächte.
    .name = Rennbahn
