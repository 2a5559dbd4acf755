### DiceCreams. How catalogues work, and how to add a language: docs/languages.md

tagline = Sorten schnappen, Becher füllen, den Wald bedienen, bevor alles schmilzt.
    .sort = Gut planen
option-cones = wer so viele serviert hat, beendet das Spiel (zu viert höchstens 8)
    .name = Eisbecher zum Ende
option-sprinkles = wann man streuen und Würfel opfern darf
    .name = Streusel
    .choice = { $choice ->
        [any-time] Jederzeit
        [own-decisions] Nur bei eigener Entscheidung
       *[other] { $choice }
    }
option-last_orders = damit alle gleich oft dran waren
    .name = Runde zu Ende spielen
option-deck = ein anderer Kartensatz, eine TOML-Datei wie die des Spiels
    .name = Kartensatz
preset-short = Kurzes Spiel
preset-long = Langes Spiel
too-many-cones = Zu viert endet das Spiel nach höchstens { $most } Eisbechern, nicht { $cones }: Mehr Karten gibt es nicht.

## The words of the house deck, by their names in its file. Another deck's own words are said as they are

colour = { $die ->
    [blue] Blau
    [yellow] Gelb
    [black] Schwarz
    [pink] Rosa
    [green] Grün
   *[other] { $die }
}
animal = { $animal ->
    [fox] Fuchs
    [owl] Eule
    [hedgehog] Igel
    [bear] Bär
    [rabbit] Kaninchen
    [otter] Otter
   *[other] { $animal }
}

## What must hold of the three Flavours for a Strong token. The narrow form stands under a glass

strong = { $strong ->
    [all_odd] alle ungerade
    [all_even] alle gerade
    [all_equal] alle gleich
    [sum_at_most] Σ ≤ { $n }
    [sum_at_least] Σ ≥ { $n }
    [sum_exactly] Σ = { $n }
    [all_at_most] alle ≤ { $n }
    [all_at_least] alle ≥ { $n }
    [at_least_two] zweimal { $n }
    [contains_both] { $n } und { $m }
    [staircase] Treppe ↑
   *[same_colour] eine Farbe
}
    .narrow = { $strong ->
        [all_odd] ungerade
        [at_least_two] zweimal { $n }
        [same_colour] 1 Farbe
       *[other] { strong }
    }

## Dice, and what the slots of a card ask for; the short form is cut to three letters

die = { colour } { $n }
nothing = nichts
demand = { $need ->
    [any] irgendetwas
    [number] eine { $n }
   *[colour] { colour }
}
    .short = { $need ->
        [any] frei
        [number] { $n }
       *[colour] { colour }
    }
card = { $name }, { $animal }, { $fame } Ruhm. Will { $slots }. Kräftig, wenn: { $strong }.

## What happens ($who did it), and what it is called where it is offered

where = { $at ->
    [x1] ins linke Glas
    [x2] ins linke Glas
    [x3] ins linke Glas
    [y1] ins rechte Glas
    [y2] ins rechte Glas
    [y3] ins rechte Glas
   *[other] auf { $at }
}
fill = Neu auf { $at }: { die }.
top = Die nächste Karte: { $card } ({ animal }).
to-market = Neu im Markt: { $card } ({ animal }).
melt = Das Eis von { $who } schmilzt.
    .you = Dein Eis schmilzt.
    .label = Schmelzen
    .brief = den Zug beginnen
take = { $who } nimmt { die } von { $at }.
    .you = Du nimmst { die } von { $at }.
    .label = { die } von { $at } nehmen
    .brief = { die } nehmen
put = { $who } legt { die } { where }.
    .you = Du legst { die } { where }.
    .label = { die } { where } legen ({ $at })
    .brief = { where } legen
begin = { $who } holt { $card } { where }.
    .you = Du holst { $card } { where }.
    .label = { $card } { where } holen ({ $at })
    .brief = { $card } beginnen
aside = { $who } legt { die } weg.
    .you = Du legst { die } weg.
    .label = { die } weglegen
    .brief = weglegen
serve = { $who } serviert { $card }.
    .you = Du servierst { $card }.
    .label = { $card } servieren
    .brief = servieren
serve-strong = { $who } serviert { $card } und gewinnt eine Kraftmarke.
    .you = Du servierst { $card } und gewinnst eine Kraftmarke.
    .label = { $card } servieren, mit Kraftmarke
    .brief = servieren
up = { $who } gibt ein Streusel { where }: +1.
    .you = Du gibst ein Streusel { where }: +1.
    .label = Streusel auf { $at }: +1
    .brief = ein Streusel { where }, +1
down = { $who } gibt ein Streusel { where }: −1.
    .you = Du gibst ein Streusel { where }: −1.
    .label = Streusel auf { $at }: −1
    .brief = ein Streusel { where }, −1
scrap = { $who } opfert eine Sorte für ein Streusel.
    .you = Du opferst eine Sorte für ein Streusel.
    .label = { $at } für ein Streusel opfern
    .brief = eine Sorte opfern

## What somebody's turn came to ($who did it), when it is over

recap-served = { $who } hat { $cards } serviert.
    .you = Du hast { $cards } serviert.

## Why not. In brackets: the ruling, or the part of the rules

why-not-yours = Du bist gerade nicht dran; zwischendurch darfst du nur streuen und opfern ({ $ruling }).
why-serve-first = Serviere zuerst { $place }: Vorher entscheidet niemand etwas anderes ({ $ruling }).
why-melt-first = Ein Zug beginnt mit dem Schmelzen (Ein Zug, 1).
why-in-line = Wer links sitzt, nimmt aus der Zeile oder Spalte von { $at } (Ein Zug, 3).
why-last = Die letzte Sorte ist die dritte der Zeile oder Spalte, aus der links von dir gewählt wurde (Ein Zug, 4).
why-empty-spot = Auf diesem Platz liegt keine Sorte (Ein Zug, 2).
why-take-first = Nimm zuerst eine Sorte aus dem Kühlschrank (Ein Zug).
why-must-place = { die } passt irgendwohin, also musst du es auch legen ({ $ruling }).
why-place-first = Leg zuerst { die } aus deiner Hand (Ein Zug).
why-two-cones = Du hast schon zwei angefangene Eisbecher, mehr dürfen es nie sein (Legen).
why-no-card = Auf Marktplatz { $spot } liegt keine Karte ({ $ruling }).
why-no-cone = Auf { $place } steht noch kein Eisbecher (Legen).
why-slot-taken = Auf { $at } liegt schon eine Sorte (Legen).
why-demand = Dieser Platz will { $demand }, und das hier ist { $held } (Legen).
why-set-up = Der Tisch wird noch gedeckt ({ $ruling }).
why-own-decisions = An diesem Tisch darf nur streuen und opfern, wer gerade entscheidet ({ $ruling }).
why-nothing-to-scrap = Auf { $at } liegt keine Sorte (Streusel).
why-ready = Von einem Eisbecher, der serviert werden soll, kannst du nichts mehr opfern ({ $ruling }).
why-no-sprinkles = Du hast keine Streusel (Streusel).
why-range = Eine Sorte bleibt immer zwischen { $low } und { $high } (Streusel).
why-nothing-there = Da liegt keine Sorte (Streusel).

## What is wrong with a deck: goes on from the name of the part that is wrong

deck-colours = muss { $n } verschiedene Farben nennen
deck-animals = muss 1 bis { $most } verschiedene Tiere nennen
deck-cards = muss 3 bis { $most } Karten aufzählen, nicht { $n }
deck-numbering = muss seine Karten von 1 bis { $n } zählen, jede Zahl einmal
deck-slots = braucht `slots`, eine Liste von { $n }
deck-slot = muss eine Tabelle sein, etwa { "{ need = \"any\" }" }
deck-not-taken = hat { $extra }, was { $condition } nicht nimmt
deck-values = braucht `values`, eine Liste von zwei Zahlen

## Odds

odds-next = als Nächstes: { colour }
odds-pouch = Was als Nächstes in den Kühlschrank kommt
odds-caption = Nächste Farbe:

## The position, line by line

fridge-row = Kühlschrank, Zeile { $row } von links: { $dice }.
market-card = Markt { $spot }: Karte { $number }, { $card }
market-none = Markt { $spot }: keine Karte.
top-card = Als nächste: Karte { $number }, { $card }
top-none = Als nächste: keine Karte.
truck = { $player }: { $sprinkles ->
    [one] { $sprinkles } Streusel
   *[other] { $sprinkles } Streusel
}, { $tokens ->
    [one] { $tokens } Kraftmarke
   *[other] { $tokens } Kraftmarken
}; { $served ->
    [0] noch niemand bedient
   *[other] { $served } serviert: { $animals }
}.
cone = { $place }: { $flavours }; schmilzt auf { $melted }. { $card }
cone-ready = { $place }: { $flavours }; kann serviert werden. { $card }
raccoon-has = Der Waschbär: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $fame } Ruhm.
holds = { $player } hat { die } in der Hand.

## The end: what one needs in the final round ($who needs it), and where the points came from

need = Letzte Bestellung: { $who } braucht noch { $fame } Ruhm für die Führung.
    .you = Letzte Bestellung: Du brauchst noch { $fame } Ruhm für die Führung.
need-none = Letzte Bestellung: { $who } liegt vorn.
    .you = Letzte Bestellung: Du liegst vorn.
part-cards = { $n ->
    [one] { $n } Eisbecher serviert
   *[other] { $n } Eisbecher serviert
}
part-animals = { $n } × { animal }
part-tokens = { $n ->
    [one] { $n } Kraftmarke
   *[other] { $n } Kraftmarken
}
part-most-tokens = Die meisten Kraftmarken
part-sprinkles = { $n ->
    [one] { $n } Streusel übrig
   *[other] { $n } Streusel übrig
}

## The terminal's page, 80 columns wide: the shorter, the better. Keys and what they name come in as they are

screen-card = { $animal } { $fame }: { $demands } ({ $strong })
screen-market = Markt { $spot }
screen-next = danach
screen-raccoon = Waschbär: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $fame } Ruhm
screen-truck = { $name }: { $sprinkles ->
    [one] { $sprinkles } Streusel
   *[other] { $sprinkles } Streusel
}, { $tokens } kräftig, { $served } serviert
screen-melts = schmilzt: { $melted }
screen-ready = fertig
screen-place = { die } legen: { $slots }
screen-place-new = { die } legen: { $slots }   (n13: neu, Karte 1, Platz 3)
screen-nowhere = { die } passt nirgends: { $key } legt es weg ({ $ruling }), oder mach Platz
screen-serve = { $key } serviert { $place }; streu vorher, wenn das die Marke bringt ({ $ruling })
screen-melt = { $key } schmilzt: jede Sorte auf deinen Eisbechern verliert 1
screen-take = Nimm eine Sorte aus dem Kühlschrank: { $spots }
screen-take-line = Nimm eine Sorte aus der Zeile oder Spalte deines Nachbarn: { $spots }
screen-keys = { $sprinkle } streuen   { $scrap } opfern   { $again } von vorn
screen-typed = getippt: { $keys }
screen-slip = „{ $keys }“ bewirkt hier nichts.
screen-slip-key = Diese Taste bewirkt hier nichts.
screen-help =
    Nimm eine Sorte, dein linker Nachbar nimmt eine aus ihrer Zeile oder Spalte, die dritte bekommst du.
    Jede kommt auf einen leeren Platz, dessen Wunsch sie erfüllt: auf einem deiner zwei Eisbecher oder auf einem neuen vom Markt; sie muss, wenn sie kann ({ "DC-3" }).
    Drei Sorten: servieren; erst dann wird geprüft, ob der Becher kräftig ist ({ "DC-13" }).
    Ein Streusel ändert eine Sorte um 1, im Kühlschrank oder auf deinen Eisbechern; eine eigene zu opfern bringt ein Streusel ({ "DC-12" }).
    In deinem Zug schmilzt alles um 1.

## The board: what is asked, and a quieter line that says what follows from it

do-aside = Weglegen
do-melt = { $n ->
    [0] Zug beginnen
   *[other] Schmelzen lassen
}
do-serve = Servieren
do-take = Nehmen
ask-over = Der letzte Becher ist serviert.
ask-over-raccoon = Der Waschbär hat seine letzte Karte.
ask-fill = Der Kühlschrank wird aufgefüllt …
ask-card = Eine neue Karte wird aufgedeckt …
ask-melt = { $n ->
    [0] Dein Zug beginnt!
   *[other] Du bist dran: Deine Würfel verlieren je 1.
}
ask-melt-more = { $gone ->
    [0] Keiner schmilzt weg. Vorher darfst du streuen.
    [one] { $gone } schmilzt weg: +{ $gone } Streusel. Vorher darfst du streuen.
   *[other] { $gone } schmelzen weg: +{ $gone } Streusel. Vorher darfst du streuen.
}
ask-first = Nimm eine Sorte aus dem Kühlschrank.
ask-first-more = { $neighbour } nimmt eine aus ihrer Zeile oder Spalte, die dritte gehört dir.
ask-first-alone = Der Waschbär nimmt die höchste aus ihrer Zeile oder Spalte, die dritte gehört dir.
ask-neighbour = Nimm eine aus derselben Zeile oder Spalte.
ask-neighbour-more = Du sitzt links von { $player }; die dritte bekommt { $player }.
ask-last = Nimm die letzte dieser Reihe.
ask-last-more = Vorher darfst du noch streuen.
ask-place = Wohin mit { die }?
ask-place-more = In ein Glas von dir oder auf eine neue Karte.
ask-nowhere = { die } passt nirgends.
ask-nowhere-more = Leg es weg oder mach Platz: Tipp auf eine deiner Sorten.
ask-serve = Servieren: +{ $fame } Ruhm!
ask-serve-more = Kräftig, wenn: { $strong }. Streusel helfen noch.
ask-serve-strong = Kräftig: { $strong }. Das bringt eine Kraftmarke.
ask-shake = Auf welchen Würfel streust du?
they-place = { $player } legt { die }.
they-serve = { $player } serviert einen Eisbecher.
they-melt = { $player } ist dran.
they-take = { $player } sucht eine Sorte aus.
they-more = Deine Streusel darfst du derweil benutzen.

## The board: its parts, some for those who listen to it

title-fridge = Kühlschrank
title-market = Neue Karten
spot-fits = { $spot }: { die }, { $fit ->
    [glass] passt in dein Glas
    [card] passt auf eine neue Karte
   *[nowhere] passt nirgends
}
doer = { $who }
    .you = Du
does = { $step ->
    [melt] Bei { $who } schmilzt es
   *[take] { $who } nimmt eine Sorte
}
    .you = { $step ->
        [melt] Bei dir schmilzt es
       *[take] Du nimmst eine Sorte
    }
steps = Die Schritte dieses Zuges
ends-soon = { $n ->
    [0] Der letzte Zug!
    [one] Noch { $n } Becher, und es ist Schluss!
   *[other] Noch { $n } Becher bis zum Schluss.
}
fridge = Der Kühlschrank, drei mal drei
spot-holds = { $spot }: { die }
spot-held = { $spot }: { die }, in der Hand
spot-empty = { $spot }: leer
market = Der Markt
glasses = Gläser von { $who }
    .you = Deine Gläser
shelf = Regal von { $who }
    .you = Dein Regal
free-glass = ein freies Glas
no-card = keine Karte
next-up = dann
next-card = Die nächste Karte: { $card }
neighbour = links von dir
raccoon = Waschbär
served = { $n }/{ $goal } serviert
sprinkles = { $n ->
    [one] { $n } Streusel
   *[other] { $n } Streusel
}
sprinkles-word = { $n ->
    [one] Streusel
   *[other] Streusel
}
tokens = { $n ->
    [one] { $n } Kraftmarke
   *[other] { $n } Kraftmarken
}
shaker = Streusel: { $n }. Streu sie auf einen Würfel.
sprinkle-more = { die }: eins mehr, für ein Streusel
sprinkle-less = { die }: eins weniger, für ein Streusel
scrap-button = Opfern
scrap-die = { die } opfern, für ein Streusel
slot-asks = Platz { $slot } von { $card }: will { $demand }
slot-fits = Platz { $slot } von { $card }: hier passt es
slot-holds = Platz { $slot } von { $card }: { die }.
slot-melts = Platz { $slot } von { $card }: { die }. { $melted ->
    [0] Schmilzt weg.
   *[other] Schmilzt auf { $melted }.
}
rival-cone = { $card } Darauf: { $flavours }.

## The guided first game

guide-melt = Ein Zug beginnt mit dem Schmelzen: Würfel auf deinem Eis verlieren 1. Noch hast du keine, also weiter.
guide-first = Nimm irgendeinen Würfel. Ein grüner oder blauer passt auf die neuen Karten.
guide-place = Leg ihn auf einen leuchtenden Platz. Ein Platz verlangt eine Farbe oder eine Zahl; ein Plus nimmt jeden.
guide-last = Wer links von dir sitzt, hat einen aus dieser Reihe genommen. Der letzte gehört dir.
guide-glass = Dein Glas: Drei Würfel füllen es. Die kleine Zahl zeigt, was nach dem Schmelzen bleibt.
guide-neighbour = Jetzt sitzt du daneben: Nimm einen leuchtenden Würfel. Der letzte dieser Reihe geht an die andere Person.
guide-sprinkle = Streusel machen einen Würfel um 1 höher oder niedriger, jederzeit: Tippe den Streuer an, dann einen Würfel.
guide-serve = Voll! Serviere es für seinen Ruhm.
guide-animals = Serviert! Dasselbe Tier noch einmal bringt mehr. Dieses Spiel endet bei drei, das richtige bei sieben.
guide-next = Sammle beim nächsten Mal ein Tier, und lass nur übrig, was den anderen nicht passt.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Serviere Eis und ernte den meisten Ruhm. Das Spiel endet, wenn jemand sieben serviert hat.
rules-melt = Zuerst schmilzt dein Eis: Jeder Würfel auf deinen unfertigen Eisbechern verliert 1. Einer, der wegschmilzt, lässt dir ein Streusel.
rules-first = Nimm einen beliebigen Würfel aus dem Kühlschrank und leg ihn sofort.
rules-neighbour = Wer links von dir sitzt, nimmt einen anderen Würfel derselben Zeile oder Spalte. Der dritte dieser Reihe gehört dir.
rules-slot = Ein Platz verlangt eine Farbe oder eine Zahl; ein Plus nimmt jeden. Das zählt nur beim Legen. Du hast zwei Gläser.
rules-serve = Drei Würfel füllen ein Glas: Serviere es für seinen Ruhm. Erfüllen die Würfel das Zeichen darunter, gibt es dazu eine Kraftmarke.
rules-sprinkle = Ein Streusel macht einen Würfel um 1 höher oder niedriger, jederzeit. Einen eigenen Würfel zu opfern bringt dir eins.
rules-end = Hat jemand sieben serviert, ist dieser Zug der letzte. Dann wird der Ruhm gezählt.
rules-sets = Ruhm bringen die Karten, gleiche Tiere (2, 5, 9, 14, 20 für zwei bis sechs), 1 je Kraftmarke und 4 für die meisten davon.
thumb-reply = Als Nachbar nimm, was dir hilft und dem anderen möglichst wenig übrig lässt.
thumb-third = Bevor du einen Würfel nimmst, sieh nach, welchen aus seiner Zeile und Spalte dein Nachbar haben will und was dir dann bleibt.
thumb-strong = Gib vor dem Servieren ein oder zwei Streusel aus, wenn das die Kraftmarke bringt.
about-flavour = Eine Sorte. Nimm sie aus dem Kühlschrank und leg sie auf einen Platz; dort schmilzt sie in jedem Zug um 1.
    .name = { die }
about-slot = Ein Würfel darf nur hierher, wenn das beim Legen stimmt. Danach darf er schmelzen.
    .name = { $demand }
about-card = { $fame } Ruhm beim Servieren, und noch ein Tier für deine Sammlung: { $animal }.
    .name = { $name }
about-strong = Servierst du die drei Würfel so, gewinnst du eine Kraftmarke: 1 Ruhm, und 4 für die meisten.
    .name = { $strong }
about-shaker = Ein Streusel ändert einen deiner Würfel oder einen im Kühlschrank um 1, jederzeit. Tippe den Streuer an, dann einen Würfel.
    .name = Streusel
about-shelf = Die Tiere, die du bedient hast. Mehrere von einer Art bringen mehr Ruhm: 2, 5, 9, 14, 20.
    .name = Serviert
about-next = Die nächste Karte für den Markt. Alle sehen sie, nehmen kann sie noch niemand.
    .name = Nächste Karte

## The cards as `dicecafe deck` tells of them

face-worth = { $animal }, { $fame } Ruhm
face-strong = Kräftig, wenn: { $strong }
face-odds = { $strong }: { $chance } wie gelegt{ $changes ->
    [0] {""}
   *[other] , mindestens { $changes } entfernt
}
finding-impossible = keine Würfel, die auf die Plätze passen, können „{ $strong }“ sein
finding-always = alle Würfel sind „{ $strong }“
finding-no-animal = keine Karte hat dieses Tier
