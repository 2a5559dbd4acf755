### The pages of the browser client. How catalogues work, and how to add a language: docs/languages.md

cafe = Dice Cafe
settings = Einstellungen
close-sheet = Schließen
back-to-menu = Zurück zum Menü
menu = Menü
try-again = Noch einmal

## The menu

welcome = Setz dich zu uns. Was spielen wir?
menu-about = Würfelspiele gegen Bots, mit Freunden über einen Link oder zusammen an einem Gerät. Ohne Konto, ohne Installation.
menu-about-alone = Würfelspiele gegen Bots oder zusammen an einem Gerät. Ohne Konto, ohne Installation und nach diesem Besuch auch ohne Netz.
menu-first = Neu hier? Fang damit an.
menu-again = Noch eine Runde?
menu-next = Wie wär’s damit?
table-with = mit { $names }
more-tables = { $n ->
        [one] { $n } weiterer Tisch
       *[other] { $n } weitere Tische
    }
go-on-playing = Weiterspielen
forget-table = Diesen Tisch vergessen: { $title } { $code }
table-forgotten = Vergessen: { $title } { $code }
forget-undo = Doch behalten
your-name = Dein Name
your-avatar = Dein Bild
avatar = { $avatar ->
        [fox] Fuchs
        [cat] Katze
        [panda] Panda
        [penguin] Pinguin
        [frog] Frosch
        [rabbit] Hase
        [unicorn] Einhorn
        [bear] Bär
        [doughnut] Donut
        [cupcake] Törtchen
        [strawberry] Erdbeere
        [lollipop] Lutscher
       *[none] Kein Bild
    }
you = Du
guest = Gast
players-range = { $from }–{ $to } Personen
players-exactly = { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
minutes = { $n } Min.
by-designer = von { $designer }
by-nobody = Autor unbekannt
play-button = Spielen
play-game = { $title } spielen
play-alone = Allein
play-alone-game = Allein: { $title } spielen
invite = Einladen
invite-to = Einladen: { $title }
more-button = Wer spielt?
more-ways-of = Wer spielt? Mehr Möglichkeiten für { $title }
games-aside = Für zwischendurch
have-code = Hat dir jemand einen Code geschickt?
play-offline = Ohne Netz gegen Bots spielen
play-online = Zurück ins Café mit Netz
other-code = Einen anderen Code versuchen
code = Code
join-table = Mitspielen

## More ways to play

ways-title = { $title }
ways-with = Mit wem?
way = { $way ->
        [online] Online
        [here] Ein Gerät
       *[bots] Bots
    }
way-help = { $way ->
        [online] Du bekommst einen Link und einen Code für deine Leute.
        [here] Reicht das Gerät herum oder setzt euch darum.
       *[bots] Gleich loslegen, gegen so viele du magst.
    }
way-dice = Wir würfeln mit echten Würfeln
way-dice-help = Werft sie auf eurem Tisch und tippt an, was sie zeigen.
way-learn = Zeig mir, wie es geht
seats = Am Tisch
seat-count = Mitspielende
seat-by-link = Wer den Link hat
seat-kind = { $kind ->
        [open] Online
        [here] Hier
       *[bot] Bot
    }
who-sits = Wer auf Platz { $n } sitzt
name-of = Name von { $who }
strength-of = Wie stark der Bot auf Platz { $n } ist
fewer = Weniger: { $what }
further = Mehr: { $what }
person = Spieler { $n }
strength = Stärke der Bots
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
house-rules = Hausregeln
presets = Spielvariante
preset-usual = Wie üblich
options-changed = { $n } geändert
when-away = Ist jemand weg, spielt ein Bot
when-away-choice = { $seconds ->
        [0] Nie
        [86400] Nach einem Tag
       *[60] Nach einer Minute
    }
chat-allowed = Chat
start-game = Spielen
open-table = Tisch eröffnen

## The waiting room

table-laid = Der Tisch ist gedeckt
table-laid-help = Es geht los, sobald alle Plätze besetzt sind.
dice-sealing = Alle Plätze sind besetzt
dice-sealing-help = Jedes Gerät mischt eine Zahl in die Würfel, damit niemand sie bestimmen kann. Wir warten noch auf { $names } …
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
add-bot = Bot dazusetzen
away = nicht da
bot-plays = ein Bot spielt
bot-plays-for = Solange { $name } weg ist, spielt ein Bot.
bot-played = { $n ->
        [one] Ein Bot hat für dich gespielt, während du weg warst: einen Schritt.
       *[other] Ein Bot hat für dich gespielt, während du weg warst: { $n } Schritte.
    }
bot-played-ok = Alles klar
leave-table = Den Tisch verlassen

## Joining

joining = Eine Runde { $title }
at-table = Am Tisch
at-table-are = Am Tisch { $n ->
        [one] sitzt
       *[other] sitzen
    } { $names }.
free-seats = { $n ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
join-over = { $names } haben diese Partie zu Ende gespielt.
sit-down = Hinsetzen
watch-instead = Zuschauen

## The table

your-turn = Du bist dran.
what-you-can-do = Was du tun kannst
turn-of = { $name } ist dran
bot-thinking = { $name } überlegt …
working-it-out = Wird ausgerechnet …
watching = Du schaust zu.
dice-rolling = Die Würfel rollen …
skip-steps = Überspringen
others-turns = Die Züge der anderen
points-count = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
undo = Rückgängig
hint = Tipp
hint-details = Details
odds = Chancen
more = Mehr
temper = { $temper ->
        [cheerful] Lacht über alles, auch über sich.
        [shy] Sagt wenig und meint es so.
        [bold] Setzt alles auf einen Wurf.
       *[calm] Ist durch nichts aus der Ruhe zu bringen.
        [proud] Weiß, was es kann.
    }
history = Was passiert ist
rules = Regeln
talk = Chat
talk-unread = { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }
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
real-dice-done = Fertig
real-dice-empty = Leerer Würfel { $n }
real-dice-take = { $side }: wegnehmen
real-dice-change = Würfel ändern
sure = { $move }?
sure-help = Wenn du das tust, kannst du nicht mehr gewinnen.
sure-back = Noch mal überlegen
connection-gone = Verbindung verloren. Neuer Versuch …
see-rule = { $ruling } lesen
rules-search = In den Regeln suchen
rules-found = { $n ->
        [0] Nichts gefunden.
        [one] { $n } Stelle
       *[other] { $n } Stellen
    }
rules-part-goal = Ziel
rules-part-turn = Ein Zug
rules-part-end = Das Ende
rules-part-tips = Merksätze für zwei
rules-part-things = Was ist was
rules-touch = Halte am Tisch etwas gedrückt (oder drücke ?), um zu erfahren, was es ist.
rules-details = Genaueres: alle Regeln, ihre Auslegung und die Notation
curtain = Gib das Gerät an { $name }
curtain-help = Gleich kommen Geheimnisse. Alle anderen schauen bitte weg!
curtain-open = Ich bin { $name }
keys-help = Tasten: 1 bis 9 für die Knöpfe, U rückgängig, H Tipp, O Chancen, R Regeln, Pfeile und Enter auf dem Brett.
nobody-here = Von diesem Gerät aus spielt hier niemand mit. Lass dir den Code oder den Link geben.

## Events at a table

event-sat = { $name } ist dabei.
    .you = Du bist dabei.
event-stood = Jemand geht.
event-undone = { $name } nimmt das zurück.
    .you = Du nimmst das zurück.
event-dice-undone = Die Würfel werden neu eingegeben.
event-gone = { $name } ist nicht da.
event-came = { $name } ist wieder da.
event-handed = Ein Bot spielt für { $name }.
    .you = Ein Bot spielt für dich.
event-late = Das Gerät von { $name } gibt nichts zu den Würfeln.
    .you = Dein Gerät gibt nichts zu den Würfeln.
event-emoted = { $name }: { emote }
event-said = { $name }: { $text }
event-again = Die Revanche ist bereit.

## Afterwards: the result

won = { $n ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
you-won = Du gewinnst!
you-share = Du teilst dir den Sieg!
see-board = Das Brett ansehen
see-result = Das Ergebnis ansehen
best-moment = Bester Moment
nobody-won = Niemand gewinnt
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
line-number = Zug { $n }
swing = { $name }: { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }
what-happened = Was passiert ist
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
give-or-take = { $change } ±{ NUMBER($margin, style: "percent", maximumFractionDigits: 0) }
dice-and-choices = { $dice ->
        [more] { $name }: Die Würfel brachten { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
        [less] { $name }: Die Würfel kosteten { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
       *[none] { $name }: Die Würfel änderten nichts
    }; { $choices ->
        [more] die Entscheidungen am Tisch brachten { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
        [less] die Entscheidungen am Tisch kosteten { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
       *[none] die Entscheidungen am Tisch änderten nichts
    }.
own-slips = Fehler: { $slips }.
own-slips-none = Fehler: keine.
mistakes = { $n ->
        [one] { $n } kleiner
       *[other] { $n } kleine
    }
blunders = { $n ->
        [one] { $n } grober
       *[other] { $n } grobe
    }
moments = Momente, die man noch mal sehen will
no-moments = Kein einzelner Zug hat dieses Spiel gedreht.
see-again = Noch einmal ansehen: Zug { $n }
slip = { $grade ->
        [blunder] Ein grober Fehler
       *[mistake] Ein Fehler
    }
slip-better = { slip }; besser: { $move }
slip-wait = { slip }; besser: abwarten
instead = { NUMBER($made, style: "percent", maximumFractionDigits: 0) } Gewinnchance statt { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
verdict-made = Gewählt: { $move }
verdict-better = Besser: { $move }
verdict-wait = Besser: abwarten
see-what-happened = Sehen, was dann kam
lucky = Würfelglück
unlucky = Würfelpech
coach-working = Der Trainer sieht sich das Spiel an … { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
coach-sketch = Ein erster Blick, genau bis auf das schattierte Band. Der Trainer rechnet weiter und sucht dann Fehler … { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
coach-waits = Der Trainer macht sich bereit …
coach-silent = Der Trainer hat zu diesem Spiel nichts zu sagen.
coach-how = Woher der Trainer das weiß

## Afterwards: the replay

replay = Das ganze Spiel noch einmal
replay-start = Das Spiel beginnt.
step = Zug
step-of = Zug { $n } von { $all }
first-step = Zum Anfang
step-back = Einen Zug zurück
step-on = Einen Zug weiter
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
not-added = Dieses Gerät hat keine eigene Zahl dazugegeben: Für es beweist nichts, dass das Café das Geheimnis nicht ausgesucht hat.
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
        [one] Der erste Zug war vorgegeben und wurde nicht hier gewürfelt.
       *[other] Die ersten { $n } Züge waren vorgegeben und wurden nicht hier gewürfelt.
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
record-file = Spiel herunterladen
picture = Bild speichern
no-picture = Dieser Browser kann das Bild nicht zeichnen.

## Settings

language = Sprache
theme = Design
theme-choice = { $theme ->
        [light] Hell
        [dark] Dunkel
       *[system] System
    }
speed = Spieltempo
speed-choice = { $speed ->
        [fast] Schnell
        [off] Sofort
       *[normal] Normal
    }
speed-help = Mit einem Tipp oder Tastendruck überspringst du, was die anderen tun.
sound = Ton
haptics = Vibration
single-keys = Tastenkürzel
text-size = Schriftgröße
text-size-choice = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## The guided first game

guide = Einführung
guide-step = { $n } / { $all }
guide-skip = Einführung beenden
guide-got-it = Verstanden
guide-done = Mehr brauchst du nicht!
guide-done-more = Spiel dieses Spiel zu Ende oder beginne ein richtiges. Halte etwas gedrückt, um zu erfahren, was es ist.
guide-play-on = Weiterspielen
guide-real = Ein richtiges Spiel
learn-start = Einführung starten
learn-play = Einfach spielen
learn-how = Ein paar Minuten gegen einen leichten Bot, mit Hilfe, wo du sie brauchst. Die ersten Würfe sind ausgesucht; danach rollen die Würfel, wie sie wollen.
explain-more = In den Regeln
explain-pick = Tippe an, worüber du mehr wissen willst.
what-is-this = Was ist das?

## Trouble

nothing-here = Hier ist nichts.
address-unknown = Unter dieser Adresse sitzt niemand. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
went-wrong = Das hat nicht geklappt.
outdated = Das Café wurde inzwischen umgebaut. Bitte lade die Seite neu.
cafe-unreachable = Das Café ist gerade nicht zu erreichen.
answer-unreadable = Die Antwort des Cafés ist nicht zu lesen.
game-not-here = Ein Spiel namens „{ $name }“ gibt es hier nicht.
