### The pages of the browser client. How catalogues work, and how to add a language: docs/languages.md

cafe = Dice Cafe
settings = Einstellungen
close-sheet = Schließen
back-to-menu = Zurück zur Karte
try-again = Noch einmal

## The menu

welcome = Setz dich zu uns. Was spielen wir?
go-on-playing = Weiterspielen
forget-table = Diesen Tisch vergessen: { $title } { $code }
your-name = Dein Name
you = Du
guest = Gast
players-range = { $from } bis { $to } Spieler
players-exactly = { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
minutes = { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
by-designer = von { $designer }
by-nobody = im Regelheft nicht genannt
play-button = Spielen
play-game = { $title } spielen
invite = Einladen
invite-to = Einladen: { $title }
more-button = Mehr …
more-ways = Mehr Möglichkeiten
more-ways-of = Mehr Möglichkeiten: { $title }
game-aside = { $title }: { $tagline }
games-aside = Zum Tüfteln
have-code = Hat dir jemand einen Code geschickt?
code = Code
join-table = Mitspielen

## More ways to play

ways-title = { $title }: Wie spielen wir?
way-bots = Gegen Bots
way-bots-help = Du und so viele Bots, wie du magst.
way-invite = Mit Freunden anderswo
way-invite-help = Du bekommst einen Link, einen QR-Code und einen kurzen Code zum Verschicken.
way-pass = Gerät herumreichen
way-pass-help = Mehrere Leute, ein Handy oder Laptop.
way-dice = Eigene echte Würfel
way-dice-help = Ihr würfelt am Tisch und gebt ein, was ihr seht; das Café macht den Schiedsrichter.
way-learn = Zeig mir, wie es geht
seats = Plätze
person = Spieler { $n }
strength = Stärke
level = { $level ->
        [random] Zufall
        [greedy] Faustregel
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
        [expert] Experte
        [perfect] Perfekt
       *[other] { $level }
    }
bot-name = { $n ->
        [1] Bot { level }
       *[other] Bot { level } { $n }
    }
house-rules = Hausregeln
as-usual = { $value } (üblich)
chat-allowed = Man darf einander schreiben
start-game = Los geht’s
open-table = Tisch eröffnen

## The waiting room

table-laid = Der Tisch ist gedeckt
table-laid-help = Es geht los, sobald alle Plätze besetzt sind.
dice-sealing = Alle Plätze sind besetzt
dice-sealing-help = Jedes Gerät gibt eine Zahl zu den Würfeln, damit niemand sie wählen kann. Es fehlt noch: { $names } …
dice-exchanged = Das Café zeigt ein anderes Siegel seiner Würfel als vorher. Es könnte sie gewählt haben: Spielt besser anderswo.
send-link = Verschicke diesen Link
copy-link = Link kopieren
copied = Kopiert
share-link = Teilen
or-code = oder sag ihnen den Code
or-scan = oder lass sie das hier scannen
qr-code = QR-Code des Links
watch-link = Nur zum Zuschauen: Link kopieren
watch-link-copied = Nur zum Zuschauen: kopiert
local-only = Diese Adresse geht nur auf diesem Gerät. Damit andere dazukommen, öffne das Café mit: { $command }
free-seat = Freier Platz
add-bot = Einen Bot hierher
away = nicht da
leave-table = Den Tisch verlassen

## Joining

joining = Eine Runde { $title }
at-table = Am Tisch
at-table-are = Am Tisch: { $names }
sit-down = Hinsetzen
table-full = Alle Plätze sind besetzt.
watch-instead = Zuschauen

## The table

your-turn = Du bist dran.
what-you-can-do = Was du tun kannst
turn-of = { $name } ist dran
watching = Du schaust zu.
dice-rolling = Die Würfel rollen …
points-count = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
undo = Rückgängig
hint = Tipp
odds = Chancen
more = Mehr
history = Was geschah
rules = Regeln
emotes = Sag es mit einem Lächeln
emote = { $emote ->
        [clap] Gut gemacht!
        [laugh] Haha!
        [wow] Wow!
        [oops] Hoppla!
        [heart] Wie schön!
        [think] Hmm …
        [hurry] Du bist dran!
        [bye] Tschüss!
       *[other] { $emote }
    }
say-something = Sag etwas
send = Senden
search-moves = { $n ->
        [one] { $n } Zug durchsuchen
       *[other] { $n } Züge durchsuchen
    }
real-dice = Was zeigen die Würfel?
real-dice-shown = Das zeigen sie
real-dice-back = Den letzten wegnehmen
connection-gone = Die Verbindung ist weg. Wir kommen wieder …
see-rule = { $ruling } lesen
curtain = Gib das Gerät an { $name }
curtain-help = Auf der nächsten Seite stehen Geheimnisse: nur für diese Augen.
curtain-open = Ich bin { $name }
keys-help = Tasten: 1 bis 9 für die Knöpfe, U rückgängig, H Tipp, O Chancen, R Regeln, Pfeile und Enter auf dem Brett.
nobody-here = Dieses Gerät hat keinen Platz an diesem Tisch.

## Events at a table

event-sat = { $name } setzt sich.
    .you = Du setzt dich.
event-stood = Jemand geht.
event-undone = { $name } nimmt das zurück.
    .you = Du nimmst das zurück.
event-gone = { $name } ist nicht da.
    .you = Du bist nicht da.
event-came = { $name } ist wieder da.
    .you = Du bist wieder da.
event-handed = Ein Bot spielt für { $name }.
    .you = Ein Bot spielt für dich.
event-late = Das Gerät von { $name } gibt nichts zu den Würfeln.
    .you = Dein Gerät gibt nichts zu den Würfeln.
event-emoted = { $name }: { emote }
event-said = { $name }: { $text }
event-again = Der Tisch für die Revanche ist gedeckt.

## Afterwards: the result

won = Gewonnen: { $names }
you-won = Du hast gewonnen!
nobody-won = Niemand hat gewonnen
rematch = Revanche
to-rematch = Zur Revanche
result = Das Ergebnis
place-number = { $n }.
how-it-went = Wie es lief
how-it-went-in = { $title }: Wie es lief
back-to-table = Zurück zum Tisch

## Afterwards: the coach

win-chance = Gewinnchance, Zug um Zug
curve-help = Tippe auf die Kurve oder zieh an ihr entlang; die Punkte sind Wendepunkte.
turning-points = Die Wendepunkte in Worten
line-number = Zeile { $n }
swing = { $name }: { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }
what-happened = Was geschah
whose-chance = Wessen Gewinnchance
luck-or-play = Glück oder Spiel?
luck = Glück
skill = Spiel
luck-help = Wie viel die Würfel und wie viel die Entscheidungen an jeder Gewinnchance geändert haben.
change = { $way ->
        [more] +{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
        [less] −{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
       *[none] { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
    }
dice-and-choices = { $dice ->
        [more] { $name }: Die Würfel brachten { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
        [less] { $name }: Die Würfel kosteten { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
       *[none] { $name }: Die Würfel änderten nichts
    }; { $choices ->
        [more] die Entscheidungen am Tisch brachten { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
        [less] die Entscheidungen am Tisch kosteten { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
       *[none] die Entscheidungen am Tisch änderten nichts
    }.
own-slips = Eigene Patzer: { $slips }.
own-slips-none = Eigene Patzer: keine.
mistakes = { $n ->
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
blunders = { $n ->
        [one] { $n } grober Fehler
       *[other] { $n } grobe Fehler
    }
moments = Augenblicke zum Wiedersehen
no-moments = Keine einzelne Zeile hat dieses Spiel gewendet.
see-again = Noch einmal ansehen: Zeile { $n }
slip = { $grade ->
        [blunder] Ein grober Fehler
       *[mistake] Ein Fehler
    }
slip-better = { slip }; besser: { $move }
slip-wait = { slip }; besser: abwarten
lucky = Würfelglück
unlucky = Würfelpech
coach-working = Der Trainer sieht es sich an … { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
coach-waits = Der Trainer macht sich bereit …
coach-silent = Der Trainer hat zu diesem Spiel nichts zu sagen.
coach-how = Woher der Trainer das weiß

## Afterwards: the replay

replay = Das ganze Spiel noch einmal
replay-start = Das Spiel beginnt.
step = Schritt
step-of = Schritt { $n } von { $all }
first-step = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
last-step = Zum Ende
play-all = Abspielen
pause = Pause
play-on = Von hier weiterspielen
play-on-help = Ein neuer Tisch ab dieser Stellung: du auf dem Platz von { $name }, Bots auf den anderen.
play-on-end = Geh zurück, so weit du magst, und spiel es anders.

## Afterwards: the dice

fair-dice = Waren die Würfel fair?
verify = Würfel prüfen
verify-help = Vor dem ersten Wurf hat das Café ein Geheimnis versiegelt. Jetzt, da es offen liegt, wirft dieser Browser jeden Würfel noch einmal.
verifying = Jeder Würfel wird noch einmal geworfen …
sealed-here = Das Geheimnis ist das, dessen Siegel dieses Gerät vor dem ersten Wurf sah.
nonce-missing = Die Zahl, die dieses Gerät zu den Würfeln gab, fehlt.
added-here = Die Zahl dieses Geräts steckt in den Würfeln. Gezeigt wurde sie erst, als alle Siegel bekannt waren.
not-added = Dieses Gerät gab keine Zahl dazu: Ihm beweist nichts, dass das Café das Geheimnis nicht ausgesucht hat.
not-seen = Ob das Siegel zuerst da war, weiß nur ein Gerät, das vor dem ersten Wurf am Tisch war.
numbers-changed = Die Zahlen der Spieler sind nicht die, die versiegelt waren, als dieses Gerät seine zeigte.
numbers-unsealed = Die Zahlen der Spieler passen nicht zu ihren Siegeln.
number-not-shown = Versiegelt, aber vor dem ersten Wurf nicht gezeigt: die Zahl von { $names }.
sealed = Das Geheimnis passt zu dem Siegel im Protokoll.
not-sealed = Das Geheimnis ist nicht das, das vor dem ersten Wurf versiegelt wurde.
verified = { $n ->
        [one] Der eine Wurf ist genau der, den das Geheimnis ergibt.
       *[other] Alle { $n } Würfe sind genau die, die das Geheimnis und die Zahlen der Spieler ergeben.
    }
not-verified = { $n ->
        [one] { $n } von { $all } Würfen ist nicht, was versprochen war:
       *[other] { $n } von { $all } Würfen sind nicht, was versprochen war:
    }
nothing-rolled = Es gab keinen Wurf des Cafés zu prüfen.
lines-given = { $n ->
        [one] Die erste Zeile war vorgegeben und wurde nicht hier gewürfelt.
       *[other] Die ersten { $n } Zeilen waren vorgegeben und wurden nicht hier gewürfelt.
    }
lines-given-by = Das Spiel, aus dem sie stammen
real-dice-used = { $n ->
        [one] { $n } Wurf mit echten Würfeln: Das prüfen kann nur, wer am Tisch saß.
       *[other] { $n } Würfe mit echten Würfeln: Das prüfen kann nur, wer am Tisch saß.
    }
verify-insecure = Dieser Browser prüft Würfel nur auf einer sicheren Seite (https).
proof = Die Zahlen dahinter
commitment = Vor dem ersten Wurf versiegelt (SHA-256 des Geheimnisses)
secret = Das Geheimnis
nonces = Die Zahlen der Spieler
seals = Die Siegel der Zahlen der Spieler (SHA-256), nach Plätzen
kept-file = Was dieses Gerät davon behielt, als Datei

## Afterwards: sharing

share-game = Dieses Spiel teilen
share-help = Wer diesen Link hat, sieht, was du hier siehst.
record-file = Das Protokoll als Datei
picture = Ein Bild
no-picture = Dieser Browser kann das Bild nicht zeichnen.

## Settings

language = Sprache
theme = Licht
theme-choice = { $theme ->
        [light] Tag
        [dark] Abend
       *[system] Wie das Gerät
    }
speed = Bewegte Würfel
speed-choice = { $speed ->
        [fast] Schnell
        [off] Aus
       *[normal] Normal
    }
sound = Ton
single-keys = Einzelne Tasten
switch-on = An
switch-off = Aus
text-size = Schriftgröße
text-size-choice = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## The guided first game

guide = Erstes Spiel
guide-step = { $n } / { $all }
guide-skip = Ohne Begleitung
guide-got-it = Verstanden

## Trouble

nothing-here = Hier ist nichts.
went-wrong = Das hat nicht geklappt.
outdated = Das Café wurde inzwischen umgebaut. Bitte lade die Seite neu.
cafe-unreachable = Das Café ist gerade nicht zu erreichen.
answer-unreadable = Die Antwort des Cafés ist nicht zu lesen.
game-not-here = Ein Spiel namens { $name } gibt es hier nicht.
