### Dicey Delights. How catalogues work, and how to add a language: docs/languages.md

tagline = Würfle Desserts, verwöhne deine Camper und funk den anderen dazwischen.
    .sort = Karten und Streiche
option-last_call = wer so viele hat, läutet die letzte Runde ein; eine Variante kann ihre eigene Zahl haben
    .name = Punkte zur letzten Runde
option-sundae_sprint = ein kurzes Rennen: gesparte Würfe sind Punkte
    .name = Sundae Sprint
option-potluck = Nachbarn dürfen deine Würfel mitnutzen und danken es dir
    .name = Potluck
option-late_seat_treat = wer später dran ist, beginnt mit mehr Punkten
    .name = Bonus für spätere Plätze
option-deck = andere Karten, eine TOML-Datei in der Form der eigenen
    .name = Kartensatz
preset-short = Kurzes Spiel
preset-sprint = Sundae Sprint
preset-potluck = Potluck

## The desserts; short, in seven letters, for narrow columns

smore = S’more
    .short = S’more
cupcake = Cupcake
    .short = Cupcake
donut = Donut
    .short = Donut
icepop = Eis am Stiel
    .short = Eis
cookie = Keks
    .short = Keks
pie = Kuchen
    .short = Kuchen

## The abilities: what they are called, what their cards say, and what is good to know besides

ability-sweet-tip = Süßes Trinkgeld
    .text = Du bekommst 2 Punkte.
    .edge = Klappt immer.
ability-cookie-jar = Keksdose
    .text = Nimm einem Gegner 1 Punkt weg, oder 2, wenn er vor dir liegt.
    .edge = Ob jemand vor dir liegt, zählt beim Einlösen: wirklich mehr Punkte als du. Du nimmst nur, was der Gegner hat, und bekommst, was er wirklich verliert (vielleicht 0).
ability-pass-the-hat = Hut herumgeben
    .text = Nimm bis zu 2 Gegnern je 1 Punkt weg.
    .edge = Zu zweit: 1 Punkt vom einzigen Gegner. Wer 0 hat, gibt nichts.
ability-catch-up-cocoa = Aufholkakao
    .text = Du bekommst 1 Punkt, und 1 für jeden Gegner vor dir (höchstens 3).
    .edge = Es zählen Gegner, die in diesem Augenblick wirklich mehr Punkte haben als du. Mindestens 1 Punkt ist es immer.
ability-lucky-dip = Glückstüte
    .text = Wirf alle 3 Würfel: alle verschieden 1 Punkt, ein Paar 3, drei gleiche 8.
    .edge = Ein eigener Bonuswurf mit 3 Würfeln, auch wenn du in diesem Zug weniger geworfen hast. Danach liegen deine Würfel wieder wie zuvor.
ability-bunk-swap = Bettentausch
    .text = Du bekommst 1 Punkt. Du darfst eine deiner Karten gegen die eines Gegners tauschen.
    .edge = Zum Tauschen muss noch eine Karte vor dir liegen. Die neue darfst du in diesem Zug einlösen. Der Gegner zieht nicht nach.
ability-clean-plate = Reiner Tisch
    .text = Du bekommst 1 Punkt. Lege beliebige deiner Karten ab und fülle sofort auf 3 auf.
    .edge = Du darfst 0 bis 2 Karten ablegen. Auch der Platz dieser Karte wird sofort gefüllt. Neue Karten darfst du in diesem Zug einlösen.
ability-second-helping = Nachschlag
    .text = Du darfst in diesem Zug 1 Karte mehr einlösen, nur für Punkte.
    .edge = Zusammen also die Fähigkeit und 2 gewertete Karten. In der letzten Runde nützt es nichts (da sind es ohnehin 3), ist aber erlaubt.
ability-one-more-stir = Noch mal umrühren
    .text = Du bekommst 1 Punkt. Du darfst beliebige deiner Würfel noch einmal werfen.
    .edge = Mitten im Einlösen: Die neuen Seiten zählen für Karten, die du danach einlöst. Gegner werden danach nicht gefragt.
ability-sugar-overload = Zuckerschock
    .text = Ein Gegner wirft in diesem Zug 2 Würfel statt 3.
    .edge = Ein Würfel weniger, den ganzen Zug lang. Zwei davon wirken nicht zusammen. Mit dem Sahnejoker des Gegners: 1 geworfener Würfel und der Joker.
ability-lights-out = Licht aus
    .text = Ein Gegner darf in diesem Zug nur einmal nachwürfeln. Du bekommst 1 Punkt.
    .edge = Die Grenze gilt zuletzt: Erst kommt dazu, was er öfter nachwürfeln darf, dann bleibt 1. Noch mal umrühren bleibt erlaubt.
ability-early-bedtime = Früh ins Bett
    .text = Lege eine Karte eines Gegners ab; er füllt nach seinem Zug auf. Du bekommst 1 Punkt.
    .edge = Nur bei einem Gegner mit 3 Karten. Er muss trotzdem 1 der anderen 2 einlösen (nicht in der letzten Runde).
ability-butterfingers = Tollpatsch
    .text = Ist ein Gegner mit dem Würfeln fertig, muss er 1 Würfel deiner Wahl noch mal werfen.
    .edge = Das zählt nicht als Nachwürfeln. Darf der Gegner noch nachwürfeln, kann er weitermachen, und dann wird wieder gefragt. Nicht auf Joker oder Proviant.
ability-finders-sharers = Halbe-halbe
    .text = Wertet ein Gegner eine Karte, bekommst du ebenso viele Punkte (höchstens 3).
    .edge = Es zählen alle Punkte, die die Karte gerade gebracht hat, auch Zugaben. Der Gegner verliert nichts.
ability-sticky-fingers = Lange Finger
    .text = Wertet ein Gegner eine Karte, nimm ihm die Hälfte der Punkte weg (abgerundet, höchstens 2).
    .edge = Nur bei mindestens 2 Punkten. Du nimmst nur, was der Gegner hat.
ability-tag-along = Anhängsel
    .text = Ist ein Gegner mit dem Würfeln fertig, werte 1 deiner Karten mit seinen Würfeln.
    .edge = Die Karte braucht mindestens 1 Treffer. Nur Punkte, keine Fähigkeit. Lege sie ab und ziehe sofort nach. Joker, Proviant und gedrehte Würfel des Gegners helfen dir nicht. Niemand kann darauf antworten.
ability-second-wind = Zweiter Atem
    .text = Du darfst 2-mal öfter nachwürfeln.
    .edge = Zusammen 4-mal. Du musst es nicht ausnutzen.
ability-chefs-choice = Wahl des Kochs
    .text = Drehe nach deinem letzten Wurf 1 Würfel auf eine beliebige Seite.
    .edge = Erst nach den Fähigkeiten der Gegner, also kann Tollpatsch es nicht verderben.
ability-big-tray = Großes Tablett
    .text = Du darfst bis zu 3 Karten einlösen und 1-mal öfter nachwürfeln.
    .edge = Trotzdem nur 1 Fähigkeit. In der letzten Runde zählt nur das Nachwürfeln.
ability-wild-whip = Sahnejoker
    .text = Lege 1 Würfel als Joker für jede Karte beiseite. Wirf die anderen 2.
    .edge = Der Joker darf auf jeder Karte für einen anderen Nachtisch stehen. Jede Karte hat dann mindestens 1 Treffer, also bekommst du in diesem Zug keine Fähigkeit. Vor dem ersten Wurf darfst du ablehnen.
ability-double-scoop = Doppelte Kugel
    .text = Verdopple die Punkte 1 Karte, die du wertest (höchstens 3 mehr).
    .edge = Du wählst, wenn du die Karte wertest.
ability-gold-star = Goldener Stern
    .text = Du bekommst 1 Punkt mehr für jede Karte, die du wertest.
    .edge = Nicht für Karten, die du für ihre Fähigkeit einlöst.
ability-packed-snack = Proviant
    .text = Nenne vor dem Würfeln einen Nachtisch. Du hast ihn als zusätzlichen Würfel.
    .edge = Er zählt für jede Karte und wird nie geworfen oder gedreht. Trifft auf einer Karte nur der Proviant, hat sie 1 Treffer und gibt ihre Fähigkeit nicht. Du nennst ihn nach den Fähigkeiten der Gegner.

## When an ability acts

when = { $when ->
    [on_cash_in] sofort
    [before_rival_first_roll] diese Runde, vor dem ersten Wurf eines Gegners
    [after_rival_last_roll] diese Runde, nach dem letzten Wurf eines Gegners
    [rival_scores] diese Runde, wenn ein Gegner wertet
    [own_turn_start] nächster Zug, vor dem Würfeln
    [own_before_cash_in] nächster Zug, vor dem Einlösen
   *[own_score] nächster Zug, beim Werten
}

## Points

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## What happens ($who did it), and what it is called where it is offered

draw = { $camper } kommt zu { $player }.
    .to-you = { $camper } kommt zu dir.
shows = Die Würfel zeigen { $dice }.
bonus-roll = Der Bonuswurf zeigt { $dice }.
roll = { $who } würfelt.
    .you = Du würfelst.
    .label = Würfeln
    .brief = würfeln
keep = { $who } behält die Würfel.
    .you = Du behältst die Würfel.
    .label = Die Würfel behalten
    .brief = die Würfel behalten
reroll = { $who } wirft Würfel { $die } noch mal.
    .you = Du wirfst Würfel { $die } noch mal.
    .label = Würfel { $die } noch mal werfen
    .brief = Würfel { $die } noch mal
rerolls = { $who } wirft die Würfel { $dice } noch mal.
    .you = Du wirfst die Würfel { $dice } noch mal.
    .label = Würfel { $dice } noch mal werfen
    .brief = Würfel { $dice } noch mal
score = { $camper } bringt { $who } { points }.
    .you = { $camper } bringt dir { points }.
    .label = { $camper } für { $points } werten
    .brief = { $camper } werten
score-more = { $factor ->
    [2] { $camper } bringt { $who } { points }, verdoppelt.
   *[other] { $camper } bringt { $who } { points }, mal { $factor }.
}
    .you = { $factor ->
        [2] { $camper } bringt dir { points }, verdoppelt.
       *[other] { $camper } bringt dir { points }, mal { $factor }.
    }
    .label = { $factor ->
        [2] { $camper } für { $points } werten, verdoppelt
       *[other] { $camper } für { $points } werten, mal { $factor }
    }
    .brief = { $camper } werten
cash-in = { $who } löst { $camper } ein: { $ability }.
    .you = Du löst { $camper } ein: { $ability }.
    .label = { $camper } einlösen: { $ability }
    .brief = { $camper } einlösen
done = { $who } ist mit dem Einlösen fertig.
    .you = Du bist mit dem Einlösen fertig.
    .label = Fertig
    .brief = aufhören
use = { $who } spielt { $ability } gegen { $rival }!
    .you = Du spielst { $ability } gegen { $rival }!
    .to-you = { $who } spielt { $ability } gegen dich!
    .label = { $ability } gegen { $rival }
    .brief = { $ability } spielen
use-die = { $who } spielt { $ability } gegen { $rival }, auf Würfel { $die }!
    .you = Du spielst { $ability } gegen { $rival }, auf Würfel { $die }!
    .to-you = { $who } spielt { $ability } gegen dich, auf Würfel { $die }!
    .label = { $ability } gegen { $rival }, auf Würfel { $die }
    .brief = { $ability } auf Würfel { $die } spielen
use-discard = { $who } spielt { $ability }: { $rival } verliert { $camper }.
    .you = Du spielst { $ability }: { $rival } verliert { $camper }.
    .to-you = { $who } spielt { $ability }: Du verlierst { $camper }.
    .label = { $ability }: { $rival } verliert { $camper }
    .brief = { $ability } spielen, { $rival } verliert { $camper }
use-score = { $who } spielt { $ability }: { $camper } bringt { points } mit den Würfeln von { $rival }.
    .you = Du spielst { $ability }: { $camper } bringt { points } mit den Würfeln von { $rival }.
    .to-you = { $who } spielt { $ability }: { $camper } bringt { points } mit deinen Würfeln.
    .label = { $ability }: { $camper } bringt { points } mit den Würfeln von { $rival }
    .brief = { $ability } für { $camper } spielen
share-dice = { $who } nutzt die Würfel von { $rival }: { $camper } bringt { points }.
    .you = Du nutzt die Würfel von { $rival }: { $camper } bringt { points }.
    .to-you = { $who } nutzt deine Würfel: { $camper } bringt { points }.
    .label = Die Würfel von { $rival } nutzen: { $camper } bringt { points }
    .brief = die Würfel für { $camper } nutzen
take = { $who } nimmt { $rival } { points } weg.
    .you = Du nimmst { $rival } { points } weg.
    .to-you = { $who } nimmt dir { points } weg.
    .label = { $rival } { points } wegnehmen
    .brief = { $rival } { points } wegnehmen
swap = { $who } tauscht { $camper } gegen { $other } von { $rival }.
    .you = Du tauschst { $camper } gegen { $other } von { $rival }.
    .to-you = { $who } tauscht { $camper } gegen { $other } von dir.
    .label = { $camper } gegen { $other } von { $rival } tauschen
    .brief = { $camper } gegen { $other } tauschen
dump = { $who } legt { $campers } ab.
    .you = Du legst { $campers } ab.
    .label = { $campers } ablegen
    .brief = { $campers } ablegen
set = { $who } dreht Würfel { $die } auf { $dessert }.
    .you = Du drehst Würfel { $die } auf { $dessert }.
    .label = Würfel { $die } auf { $dessert } drehen
    .brief = Würfel { $die } auf { $dessert } drehen
wild = { $who } nimmt den Joker.
    .you = Du nimmst den Joker.
    .label = Joker nehmen
    .brief = den Joker nehmen
snack = { $who } packt Proviant ein: { $dessert }.
    .you = Du packst Proviant ein: { $dessert }.
    .label = Proviant einpacken: { $dessert }
    .brief = { $dessert } einpacken
pass = { $who } passt.
    .you = Du passt.
    .label = { $awaits ->
        [share] Nein, danke
        [target] Das reicht
        [swap] Kein Tausch
        [dump] Alle behalten
        [stir] So lassen
        [set] Keinen drehen
        [wild] Alle würfeln
       *[window] Jetzt nicht
    }
    .brief = passen

## What somebody's turn came to ($who did it), when it is over

recap-scored = { $who } hat { $points } mit { $campers } geholt.
    .you = Du hast { $points } mit { $campers } geholt.

## Why not: what it is time for

time-to-use = Jetzt heißt es: Setze deine Fähigkeit ein oder passe ({ $ruling }).
time-to-roll = Jetzt heißt es: Würfle (Ein Zug, 4).
time-to-reroll = Jetzt heißt es: Wirf Würfel noch mal oder behalte sie (Ein Zug, 4).
time-to-cash-in = Jetzt heißt es: Löse ein, für Punkte oder eine Fähigkeit, oder sei fertig (Ein Zug, 7).
time-to-share = Jetzt heißt es: Nutze die Würfel mit oder passe ({ $ruling }).
time-to-take = Jetzt heißt es: Sag, von wem du Punkte nimmst (Fähigkeiten).
time-to-swap = Jetzt heißt es: Tausche eine Karte mit einem Gegner oder passe (Fähigkeiten).
time-to-dump = Jetzt heißt es: Sag, welche Karten du ablegst, oder passe (Fähigkeiten).
time-to-stir = Jetzt heißt es: Sag, welche Würfel noch mal rollen, oder passe (Fähigkeiten).
time-to-set = Jetzt heißt es: Drehe einen Würfel oder passe (Ein Zug, 6).
time-to-take-wild = Jetzt heißt es: Nimm den Joker oder passe (Ein Zug, 3).
time-to-pack = Jetzt heißt es: Nenne den Nachtisch für deinen Proviant (Ein Zug, 3).

## Why not: other reasons

why-fewer-dice = { $n ->
    [1] In diesem Zug wird nur Würfel 1 geworfen ({ $ruling }).
   *[other] In diesem Zug werden die Würfel 1 bis { $n } geworfen ({ $ruling }).
}
why-aim-at-die = { $n ->
    [1] { $ability } zielt auf den geworfenen Würfel: use 1.
   *[other] { $ability } zielt auf einen der geworfenen Würfel: use 1 bis use { $n }.
}
why-aim-at-rival = { $ability } zielt auf eine Karte des Gegners, der am Zug ist.
why-aim-at-own = { $ability } braucht eine eigene Karte mit mindestens 1 Treffer mit den geworfenen Würfeln ({ $ruling }).
why-no-aim = { $ability } zielt auf nichts: use genügt.
why-take-from-rival = Punkte nimmt man einem Gegner weg.
why-taken-already = Dieser Gegner hat schon gegeben.
why-no-such-seat = Die Plätze sind 0 bis { $last }.
why-swap-order = Ein Tausch nennt zuerst eine eigene Karte, dann die eines Gegners (Notation).
why-dump-order = Zuerst kommt die niedrigere Karte: { $move } (Notation).
why-dump-limit = { $n ->
    [one] Mit dieser Fähigkeit legst du höchstens { $n } Karte ab.
   *[other] Mit dieser Fähigkeit legst du höchstens { $n } Karten ab.
}
why-not-in-line = { $card } liegt nicht vor dir.
why-too-few-matches = Zum Mitnutzen braucht eine Karte { $n } Treffer mit den geworfenen Würfeln (DL-11, { $ruling }).
why-not-done = Vor der letzten Runde musst du mindestens eine Karte einlösen ({ $ruling }).
why-no-match = Die Würfel erfüllen { $camper } keinen Wunsch: Hier gibt es nur die Fähigkeit (Ein Zug, 7).
why-no-multiplier = Du hast gerade keine Fähigkeit, die eine Karte vervielfacht.
why-match = { $camper } hat { $n } Treffer: Das bringt Punkte, nicht die Fähigkeit (Ein Zug, 7).
why-one-ability = Eine Fähigkeit je Zug, mehr nicht (Ein Zug, 7).
why-too-late = { $ability } käme zu spät: In der letzten Runde zählen nur Sofort-Fähigkeiten (Letzte Runde).
why-points-only = { $n ->
    [one] { $n } Karte ist schon eingelöst; was bleibt, ist nur für Punkte ({ $ruling }).
   *[other] { $n } Karten sind schon eingelöst; was bleibt, ist nur für Punkte ({ $ruling }).
}

## What is wrong with a deck: each goes on from "In the deck, ability sweet_tip"

wrong-table = ist keine Tabelle für Karten; es gibt { $tables }
wrong-fixed = muss { $line } haben
wrong-same-id = gibt zweien dieselbe id
wrong-desserts = muss { $n } Nachtische nennen, einen für jede Seite eines Würfels
wrong-dessert-ids = braucht sechs verschiedene ids, jede ein Wort aus kleinen Buchstaben
wrong-cards = hat { $fewest } bis { $most } Karten, nicht { $n }
wrong-card-numbers = muss die Karten von 1 bis { $n } zählen, jede einmal
wrong-request = braucht `request`, eine Liste von { $n } Nachtischen
wrong-kind = wünscht sich { $request }, also ist `kind` { $kind }
wrong-profile-kind = ist { $kind }, aber das Profil { $profile } ist { $other }
wrong-profile-points = zahlt { $points }, aber das Profil { $profile } zahlt { $other }
wrong-profile-cards = { $n ->
    [one] ist das Profil von { $n } Karte, braucht also `cards` = { $n }, nicht { $given }
   *[other] ist das Profil von { $n } Karten, braucht also `cards` = { $n }, nicht { $given }
}
wrong-points = braucht `points`, für 1, 2 und 3 Treffer
wrong-points-order = darf für mehr Treffer nicht weniger zahlen
wrong-abilities = hat 1 bis { $most } Fähigkeiten, nicht { $n }
wrong-copies = { $n ->
    [one] steht auf { $n } Karte, braucht also `copies` = { $n }, nicht { $given }
   *[other] steht auf { $n } Karten, braucht also `copies` = { $n }, nicht { $given }
}
wrong-timing = wirkt { $window }, also ist `timing` { $timing }, nicht { $given }
wrong-texts = braucht `text` und `edge`, in Worten
wrong-worth = braucht `{ $key }`, den Wert in Punkten von 0 bis 20, nicht { $given }
wrong-effects = braucht `effects`, eine Liste von 1 bis { $most }
wrong-effect-form = ist eine Tabelle wie { $example }
wrong-effect-window = hat { $op }, was im Fenster { $window } nicht wirken kann
wrong-effect-keys = hat { $keys }, womit { $op } nichts anfangen kann
wrong-many-targets = nimmt mit `max_targets` ab 2 von from = "each_target", sonst nicht
wrong-targets-in-window = kann im Fenster eines Gegners nur von einem nehmen: von dem, der am Zug ist
wrong-op-twice = nennt eine Operation zweimal; gib ihr stattdessen größere Zahlen
wrong-aims = hat höchstens eines von { LIST($ops, type: "disjunction") }: Ein Einsatz hat ein Ziel
wrong-variants = hat die zwei Karten sundae_sprint und potluck
wrong-treat = braucht late_seat_treat

## Odds

odds-keep = alle behalten
odds-again = { $n ->
    [one] Würfel { $dice } noch mal werfen
   *[other] die Würfel { $dice } noch mal werfen
}
    .short = { $n ->
        [one] Würfel { $dice } noch mal
       *[other] Würfel { $dice } noch mal
    }
odds-for-more = { $chance } für mehr

## The position, line by line

call-at = letzte Runde ab { $points }
call-on = LETZTE RUNDE ({ $player })
position-turn = { $player } ist dran; { $call }.
position-no-dice = Die Würfel sind noch nicht geworfen.
position-dice = Würfel: { $dice }. Noch mal: { $rerolls }.
die-wild = Joker
die-snack = { $dessert } (Proviant)
seat = { $player }: { points }
seat-keeps = { $player }: { points }, hat bereit: { $ability } ({ when })
card = - { $card } { $camper }: { $request } ({ $pays }); { $ability } ({ when })
card-now = - { $card } { $camper }: { $request } ({ $pays }); { $ability } ({ when }) -> { $now }

## The end: what one needs in the final round ($who needs it), and where the points came from

need = Letzte Runde: { $who } braucht noch { $points } für die Führung.
    .you = Letzte Runde: Du brauchst noch { $points } für die Führung.
need-none = Letzte Runde: { $who } liegt vorn.
    .you = Letzte Runde: Du liegst vorn.
part-treat = Bonus für spätere Plätze
part-cards = { $n ->
    [one] { $n } Karte mit { $served ->
        [one] 1 Treffer
        [two] 2 Treffern
       *[three] 3 Treffern
    }
   *[other] { $n } Karten mit { $served ->
        [one] 1 Treffer
        [two] 2 Treffern
       *[three] 3 Treffern
    }
}
part-bonus = Fähigkeiten und Zugaben
part-lost = An andere verloren

## The terminal's page. Single letters are keys, the same in every language

screen-your-turn = Du bist dran
screen-turn-of = { $player } ist dran
screen-rerolls = noch mal: { $n }
screen-not-rolled = (die Würfel sind noch nicht geworfen)
screen-again = noch mal
screen-you-keep = Du hast bereit: { $ability } ({ when })
screen-roll = r würfelt
screen-mark-dice = { $n ->
    [0] { $dice } markieren Würfel, r wirft sie noch mal
   *[other] { $dice } markieren Würfel, r wirft sie noch mal (markiert: { $marked })
}
screen-keep = k behält
screen-odds = o Chancen
screen-scored = { $player } bekam { points }.
screen-ability = { $ability }: { $text }
screen-use = y setzt ein, n passt
screen-aim = { $keys } zielt, n passt
screen-cash-in = { $keys } lösen einen Camper ein
screen-double = { $factor ->
    [2] d verdoppelt: { $key }
   *[other] d nimmt mal { $factor }: { $key }
}
screen-done = x fertig
screen-share = Die Würfel von { $player } nutzen? { $keys } wertet damit
screen-pass = n passt
screen-take = Punkte nehmen von: { $rivals }
screen-enough = n reicht
screen-swap = Tausch: die Nummer deines Campers, dann der Buchstabe eines anderen
screen-mark-cards = { $n ->
    [0] Nummern markieren Camper, d legt sie ab
   *[other] Nummern markieren Camper, d legt sie ab (markiert: { $marked })
}
screen-keep-all = n behält alle
screen-stir = { $n ->
    [0] Umrühren: { $dice } markieren Würfel, r wirft sie
   *[other] Umrühren: { $dice } markieren Würfel, r wirft sie (markiert: { $marked })
}
screen-leave = n lässt sie
screen-set = Drehe { $dice }, auf { $sides }
screen-wild = Ein Joker statt des dritten Würfels? y nimmt ihn
screen-decline = n lehnt ab
screen-snack = Proviant einpacken: { $sides }
screen-nothing-marked = Noch ist nichts markiert.
screen-typed = getippt: { $keys }
screen-slip = „{ $keys }“ bewirkt hier nichts.
screen-slip-key = Diese Taste bewirkt hier nichts.

## The terminal's table of odds; each head as short as can be

screen-odds-again = noch mal
screen-odds-worth = Wert
screen-odds-matches = (1/2/3 Treffer, %)
screen-odds-nothing = nichts
screen-odds-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
screen-odds-lead = In der letzten Runde ist die Führung hier 20 Punkte wert.

## The terminal's help

help-window = { $ability }: { $text } { $edge }
help-copies = Von jeder Fähigkeit wird in einem Zug höchstens eine eingesetzt (DL-3).
help-cash-in = Ein Camper mit mindestens 1 Treffer bringt Punkte, einer ganz ohne gibt seine Fähigkeit, eine je Zug (Ein Zug, 7). Jeder Würfel dient jedem Camper einmal.
help-last-call = Wer einen Zug mit { $points } Punkten beendet, beginnt die letzte Runde: noch ein Zug für alle anderen, mit bis zu 3 eingelösten Karten.
help-ability = { $ability } ({ when }): { $text }

## The board. It asks by itself, so the bar below it has no prompt

prompt = { "" }
keep-all = Alle behalten
again = { $n } noch mal würfeln
dice = Die Würfel
hand = Deine Camper
campers-of = Camper von { $player }
recap = Was die anderen getan haben
die = Würfel { $die }, { $side }
die-stays = Würfel { $die }, { $side }: bleibt
die-rolls = Würfel { $die }, { $side }: noch mal
not-rolled = noch nicht geworfen
stays = Bleibt
rolls = Noch mal
no-die = Ein Würfel weniger in diesem Zug
wild-die = Joker
packed = Proviant
packed-is = Eingepackt: { $dessert }
bonus-dice = Bonuswurf
dice-of = Würfel von { $player }
rerolls-left = Noch mal: { $n }
last-call-at = Letzte Runde ab { $n } Punkten
last-call-on = Letzte Runde: { $player }
in-words = { $camper } wünscht sich { $request }; zahlt { $points } für 1, 2, 3 Treffer; Fähigkeit { $ability }.
about-ability = { $ability }: lesen, was es tut
offered = { $move }. { $about }
times = ×{ $factor }: +{ $points }
rival-keeps = { $player } hat bereit: { $ability }
kept-at-work = { $ability }: wirkt in diesem Zug
kept-for = { $ability }: { when }
cash-ins = Einlösen: { $n }
request = Der Wunsch
matches-pay = { $n } Treffer: { $points }
to-swap = { $about } Wird getauscht.
to-discard = { $about } Wird abgelegt.
use-it = Einsetzen
discard = { $n } ablegen

## What the board asks

ask-roll = Du bist dran: Würfle.
ask-reroll = Tipp auf die Würfel, die bleiben.
ask-cash-in = Löse einen Camper ein: für Punkte, oder ohne Treffer für seine Fähigkeit.
ask-cash-in-more = Noch bis zu { $n } einlösen, oder fertig?
ask-share = Potluck! Wertest du einen Camper mit den Würfeln von { $player }?
ask-use = Gegen { $player } einsetzen?
ask-use-score = { $player } hat gerade { $n } bekommen. Einsetzen?
ask-use-die = Tippe auf den Würfel, den { $player } noch mal werfen muss.
ask-use-own = Tippe auf deinen Camper: Er wird mit den Würfeln von { $player } gewertet.
ask-use-card = Tippe auf den Camper, den { $player } verliert.
ask-target = Wem nimmst du etwas weg?
ask-target-more = Noch jemandem?
ask-swap = Tippe auf deinen Camper, den du hergibst.
ask-swap-rival = Jetzt auf den Camper, den du dafür willst.
ask-dump = Tippe auf die Camper, die du ablegst.
ask-set = Tippe auf den Würfel, den du drehst.
ask-set-side = Und was soll er zeigen?
ask-wild = Nimmst du einen Joker für jeden Camper?
ask-snack = Welchen Nachtisch packst du ein?

## The guided first game

guide-camper = Ein Camper wünscht sich drei Desserts. Die Zahlen sagen, was 1, 2 oder 3 davon zahlen.
guide-roll = Wirf drei Würfel für sie.
guide-keep = Tippe an, was du behalten willst. Wirf die anderen noch einmal, oder behalte alle drei.
guide-score = Ein leuchtender Camper zahlt, was auf dem Schild steht. Tippe, um ihn einzulösen.
guide-ability = Gar kein Treffer? Dann gibt dir ein Camper stattdessen diese Fähigkeit.
guide-rivals = Auch die Camper der anderen liegen offen. Tippe einen an, um ihn ganz zu sehen.
guide-window = Eine Fähigkeit fragt dich etwas: Wähle oder passe.
guide-call = Letzte Runde: für alle noch ein Zug, mit bis zu drei Campern. Die meisten Punkte gewinnen!
guide-next = Warte beim nächsten Mal auf drei Treffer, wo sie sechs oder zehn zahlen, und tausche schlechte Camper gegen ihre Fähigkeit.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Serviere den Campern die Desserts, die sie wollen. Die meisten Punkte gewinnen.
rules-roll = Wirf drei Würfel. Behalte, was du magst, und wirf den Rest noch einmal, höchstens zweimal.
rules-match = Jeder Camper wünscht sich drei Desserts. Jedes auf deinen Würfeln ist ein Treffer; 1, 2 oder 3 Treffer zahlen die Zahlen auf der Karte.
rules-cash = Löse einen oder zwei Camper ein. Dieselben Würfel bedienen beide.
rules-ability = Ein Camper ganz ohne Treffer gibt dir stattdessen eine Fähigkeit. Eine pro Zug.
rules-refill = Dann kommen neue Camper, bis es wieder drei sind.
rules-end = Wer einen Zug mit 40 Punkten oder mehr beendet, läutet die letzte Runde ein: ein letzter Zug für alle anderen, mit bis zu drei Campern.
rules-rebuttal = Liegt dann jemand vorn, ist die Person, die sie eingeläutet hat, noch einmal dran. Gleichstand geht an sie.
thumb-reroll = Behalte nicht jeden Würfel, den irgendein Camper will. Behalte die, die zusammen etwas bringen, und wirf die anderen noch einmal.
thumb-ability = Nimm eine Fähigkeit, wenn ein Camper wenig zahlen würde: Sie ist mehr wert als ein einzelner magerer Treffer.
thumb-window = Nutze eine Fähigkeit, die du behältst, solange sie noch gilt. Beginnt dein nächster Zug, ist sie weg.
about-dessert = Eins der sechs Desserts auf jedem Würfel. Jedes, das sich ein Camper wünscht, ist ein Treffer.
    .name = { $dessert }
about-camper = Wünscht { $request }. Zahlt { $points } für 1, 2 oder 3 davon; ohne Treffer die Fähigkeit unten.
    .name = { $camper }
about-right-now = Die Fähigkeit wirkt, sobald du den Camper einlöst.
    .name = Sofort
about-this-round = Du behältst die Fähigkeit für einen Einsatz in einem fremden Zug, bis du wieder dran bist.
    .name = Diese Runde
about-next-turn = Du behältst die Fähigkeit für deinen nächsten Zug.
    .name = Nächster Zug
about-unrolled = Er hat auf jeder Seite ein Dessert; würfle, um zu sehen, welches kommt.
    .name = Würfel
about-wild = Steht für jedes Dessert, bei jedem Camper neu.
    .name = Joker

## The cards as `dicecafe deck` tells of them

face-pays = { $points } Punkte für 1/2/3 Treffer
face-ability = Fähigkeit: { $ability }
face-odds = alle drei: { $chance }; beim besten Spiel darauf allein: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte
finding-impossible = keine Würfel erfüllen, was sie verlangt
finding-no-card = keine Karte hat sie
finding-dead = sie ändert an keinem Tisch etwas
