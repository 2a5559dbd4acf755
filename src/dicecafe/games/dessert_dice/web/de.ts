export default {
  texts: {
    prompt: "Lege einen Würfel oder kippe einen.",
    "ice-cream": "Eis",
    macaron: "Macaron",
    "sweet-roll": "Zimtschnecke",
    "jelly-tart": "Törtchen",
    orange: "Orange",
    yellow: "Gelb",
    blue: "Blau",
    purple: "Lila",
    blank_die: "der leere grüne Würfel",
    tray: "Das Brett, fünf mal fünf, Norden ist oben",
    north_letter: "N",
    empty: "{square}: frei",
    die_on: "{square}: {colour}, {top} oben; im Norden und Süden {ns}, im Osten und Westen {ew}",
    blank_on: "{square}: der leere grüne Würfel",
    supply: "Würfel im Vorrat",
    of_supply: "{die}, noch {count}",
    goal: "Dein Ziel",
    goal_sealed: "Dein geheimes Ziel, versiegelt. Halte es gedrückt oder drücke Enter, um nachzusehen.",
    goal_is: "Dein geheimes Ziel: {dessert}",
    north_south: "Norden und Süden: ",
    east_west: "Osten und Westen: ",
    turn: "Drehen",
    turn_die: "Drehen: dann {ns} im Norden und Süden, {ew} im Osten und Westen",
    blank_in_hand: "Er zeigt nichts und zählt für niemanden. Wohin damit?",
    blank_to_tip: "Er bleibt leer, wohin er auch kippt.",
    squares_left: "Noch freie Felder: {n}.",
    tips_in_row: "Nur gekippt: {n} von {limit} Zügen.",
    must_place: "Genug gekippt: Jetzt wird ein Würfel gelegt.",
    choose_first: "Wähle zuerst einen Würfel: einen neuen oder einen auf dem Brett zum Kippen.",
    only_beside: "Ein Würfel kippt nur auf ein freies Feld gleich daneben.",
    clusters: "Desserts und Gruppen aller Spieler",
    cluster_sizes: "Gruppen: {sizes}",
    guide_goal: "Halte die versiegelte Karte gedrückt: Das ist dein geheimes Dessert. Am Ende gewinnt die größte Gruppe davon.",
    guide_supply: "Wähle einen dieser Würfel. Was er oben zeigt, bleibt oben; „Drehen“ vertauscht seine Seiten.",
    guide_place: "Tippe jetzt auf ein leuchtendes Feld. Oder zieh den Würfel dorthin.",
    guide_tip:
      "Du kannst stattdessen einen Würfel auf ein freies Feld kippen, egal wer ihn gelegt hat: Tippe ihn an und sieh, was nach oben käme.",
    guide_cluster:
      "Würfel, die sich mit einer Kante berühren und oben dasselbe Dessert zeigen, sind eine Gruppe. Nur deine größte zählt.",
    guide_rivals:
      "Worauf sind die anderen aus? Schau, was wächst, und kipp es auseinander. Was eben gekippt wurde, darfst du nicht gleich zurückkippen.",
    guide_end: "Ist das Brett voll, werden die Ziele aufgedeckt. Bei Gleichstand hilft die bessere zweite Gruppe.",
  },
  told: {
    words: {
      "ice-cream": "Eis",
      macaron: "Macaron",
      "sweet-roll": "Zimtschnecke",
      "jelly-tart": "Törtchen",
      blank: "leer",
      nothing: "nichts",
      orange: "Orange",
      yellow: "Gelb",
      blue: "Blau",
      purple: "Lila",
      green: "Grün",
      north: "Norden",
      east: "Osten",
      south: "Süden",
      west: "Westen",
      North: "Im Norden",
      East: "Im Osten",
      South: "Im Süden",
      West: "Im Westen",
    },
    sentences: {
      "Place dice, tip dice, grow your secret dessert.": "Würfel legen, Würfel kippen, dein geheimes Dessert wachsen lassen.",
      "A goal for {who} face down.": "Ein verdecktes Ziel für {who}.",
      "A goal for {who}: {dessert:word}.": "Das Ziel für {who}: {dessert}.",
      "A die of the supply shows {colour:word} {dessert:word}.": "Ein Würfel im Vorrat zeigt {dessert} ({colour}).",
      "place green blank on {square}.": "Leg den leeren grünen Würfel auf {square}.",
      "place {colour:word} {dessert:word} on {square}, {side:word} to the north and south.":
        "Leg {dessert} ({colour}) auf {square}, {side} nach Norden und Süden.",
      "tip green blank from {square} {way:word}, nothing comes up.":
        "Kipp den leeren grünen Würfel von {square} nach {way}; er bleibt leer.",
      "tip {colour:word} {dessert:word} from {square} {way:word}, {up:word} comes up.":
        "Kipp {dessert} ({colour}) von {square} nach {way}: {up} kommt nach oben.",
      "{who}: place green blank on {square}.": "{who} legt den leeren grünen Würfel auf {square}.",
      "{who}: place {colour:word} {dessert:word} on {square}, {side:word} to the north and south.":
        "{who} legt {dessert} ({colour}) auf {square}, {side} nach Norden und Süden.",
      "{who}: tip green blank from {square} {way:word}, nothing comes up.":
        "{who} kippt den leeren grünen Würfel von {square} nach {way}; er bleibt leer.",
      "{who}: tip {colour:word} {dessert:word} from {square} {way:word}, {up:word} comes up.":
        "{who} kippt {dessert} ({colour}) von {square} nach {way}: {up} kommt nach oben.",
      "There is a die on {square} already: place on an empty square (A turn).":
        "Auf {square} liegt schon ein Würfel: Leg auf ein freies Feld (Ein Zug).",
      "There is no green blank die left in the supply (A turn).": "Der leere grüne Würfel liegt schon auf dem Brett (Ein Zug).",
      "There is no {colour:word} {dessert:word} die left in the supply (A turn).":
        "Im Vorrat ist kein Würfel mehr mit {dessert} ({colour}) (Ein Zug).",
      "There is no die on {square} to tip (A turn).": "Auf {square} liegt kein Würfel zum Kippen (Ein Zug).",
      "{where:word} of {square} the board ends (DD-1).": "{where} von {square} endet das Brett (DD-1).",
      "There is a die on {square}: a die tips into an empty square only (A turn).":
        "Auf {square} liegt ein Würfel: Gekippt wird nur auf ein freies Feld (Ein Zug).",
      "After {n} moves in a row with no placement this turn must be a placement (DD-5).":
        "Nach {n} Zügen, in denen nur gekippt wurde, muss jetzt ein Würfel gelegt werden (DD-5).",
      "The die on {square} just came from {from}: you may not undo the last player's move (DD-4).":
        "Der Würfel auf {square} kam eben erst von {from}: Den letzten Zug darfst du nicht rückgängig machen (DD-4).",
      "place green blank {square}": "den leeren grünen Würfel auf {square} legen",
      "place {colour:word} {dessert:word} {square} ns:{side:word}":
        "{dessert} ({colour}) auf {square} legen, {side} nach Norden und Süden",
      "tip {square} {way:word}": "von {square} nach {way} kippen",
      "at a tie, tiles compares clusters, cards last placements":
        "bei Gleichstand: „tiles“ vergleicht die Gruppen, „cards“, wer zuletzt gelegt hat",
      "moves in a row after which a placement must follow; 0 is off":
        "so viele Züge nur gekippt, dann muss gelegt werden; 0 heißt ohne Grenze",
      "at a tie every player goes on comparing, not only the tied (tiles)":
        "bei Gleichstand vergleichen alle weiter, nicht nur die mit gleich viel (tiles)",
    },
  },
};
