export default {
  texts: {
    prompt: "Coloca un dado o vuelca uno.",
    "ice-cream": "helado",
    macaron: "macaron",
    "sweet-roll": "caracola",
    "jelly-tart": "tartaleta",
    orange: "naranja",
    yellow: "amarillo",
    blue: "azul",
    purple: "morado",
    blank_die: "el dado verde en blanco",
    tray: "El tablero, cinco por cinco, el norte arriba",
    north_letter: "N",
    empty: "{square}: libre",
    die_on: "{square}: {colour}, {top} arriba; {ns} al norte y al sur, {ew} al este y al oeste",
    blank_on: "{square}: el dado verde en blanco",
    supply: "Dados por colocar",
    of_supply: "{die}, quedan {count}",
    goal: "Tu meta",
    goal_sealed: "Tu meta secreta, sellada. Mantenla pulsada, o pulsa Intro, para mirarla.",
    goal_is: "Tu meta secreta: {dessert}",
    north_south: "norte y sur: ",
    east_west: "este y oeste: ",
    turn: "Girar",
    turn_die: "Girarlo: {ns} al norte y al sur, {ew} al este y al oeste",
    blank_in_hand: "No muestra nada y no cuenta para nadie. ¿Dónde va?",
    blank_to_tip: "Sigue en blanco, lo vuelques hacia donde lo vuelques.",
    squares_left: "Casillas libres: {n}.",
    tips_in_row: "Vuelcos seguidos: {n} de {limit}.",
    must_place: "Basta de volcar: en este turno hay que colocar.",
    choose_first: "Primero elige un dado: uno nuevo, o uno del tablero para volcarlo.",
    only_beside: "Un dado se vuelca solo a una casilla libre justo al lado.",
    clusters: "Los postres y grupos de todos",
    cluster_sizes: "grupos: {sizes}",
    guide_goal: "Mantén pulsada la carta sellada: es tu postre secreto. Al final gana quien tenga el grupo más grande del suyo.",
    guide_supply: "Elige uno de estos dados. Lo que muestra arriba se queda arriba; «Girar» cambia sus lados.",
    guide_place: "Ahora toca una casilla iluminada. O arrastra el dado hasta ella.",
    guide_tip:
      "También puedes volcar un dado a una casilla libre, lo haya puesto quien lo haya puesto: tócalo y verás qué quedaría arriba.",
    guide_cluster:
      "Los dados que se tocan por un lado y muestran el mismo postre forman un grupo. Solo cuenta el mayor de los tuyos.",
    guide_rivals: "¿Qué buscan los demás? Mira qué crece y sepáralo. Lo que se acaba de volcar no se puede devolver enseguida.",
    guide_end: "Cuando el tablero se llena, se descubren las metas. Un empate lo decide el segundo grupo.",
  },
  told: {
    words: {
      "ice-cream": "helado",
      macaron: "macaron",
      "sweet-roll": "caracola",
      "jelly-tart": "tartaleta",
      blank: "en blanco",
      nothing: "nada",
      orange: "naranja",
      yellow: "amarillo",
      blue: "azul",
      purple: "morado",
      green: "verde",
      north: "el norte",
      east: "el este",
      south: "el sur",
      west: "el oeste",
      North: "Al norte",
      East: "Al este",
      South: "Al sur",
      West: "Al oeste",
    },
    sentences: {
      "Place dice, tip dice, grow your secret dessert.": "Coloca dados, vuelca dados y haz crecer tu postre secreto.",
      "A goal for {who} face down.": "Una meta boca abajo para {who}.",
      "A goal for {who}: {dessert:word}.": "La meta de {who}: {dessert}.",
      "A die of the supply shows {colour:word} {dessert:word}.": "Un dado de la reserva muestra {dessert} ({colour}).",
      "place green blank on {square}.": "Coloca el dado verde en blanco en {square}.",
      "place {colour:word} {dessert:word} on {square}, {side:word} to the north and south.":
        "Coloca {dessert} ({colour}) en {square}, con {side} al norte y al sur.",
      "tip green blank from {square} {way:word}, nothing comes up.":
        "Vuelca el dado verde en blanco de {square} hacia {way}; sigue en blanco.",
      "tip {colour:word} {dessert:word} from {square} {way:word}, {up:word} comes up.":
        "Vuelca {dessert} ({colour}) de {square} hacia {way}: arriba queda {up}.",
      "{who}: place green blank on {square}.": "{who} coloca el dado verde en blanco en {square}.",
      "{who}: place {colour:word} {dessert:word} on {square}, {side:word} to the north and south.":
        "{who} coloca {dessert} ({colour}) en {square}, con {side} al norte y al sur.",
      "{who}: tip green blank from {square} {way:word}, nothing comes up.":
        "{who} vuelca el dado verde en blanco de {square} hacia {way}; sigue en blanco.",
      "{who}: tip {colour:word} {dessert:word} from {square} {way:word}, {up:word} comes up.":
        "{who} vuelca {dessert} ({colour}) de {square} hacia {way}: arriba queda {up}.",
      "There is a die on {square} already: place on an empty square (A turn).":
        "En {square} ya hay un dado: colócalo en una casilla libre (Un turno).",
      "There is no green blank die left in the supply (A turn).": "El dado verde en blanco ya está en el tablero (Un turno).",
      "There is no {colour:word} {dessert:word} die left in the supply (A turn).":
        "En la reserva ya no queda ningún dado con {dessert} ({colour}) (Un turno).",
      "There is no die on {square} to tip (A turn).": "En {square} no hay ningún dado que volcar (Un turno).",
      "{where:word} of {square} the board ends (DD-1).": "{where} de {square} se acaba el tablero (DD-1).",
      "There is a die on {square}: a die tips into an empty square only (A turn).":
        "En {square} hay un dado: solo se vuelca a una casilla libre (Un turno).",
      "After {n} moves in a row with no placement this turn must be a placement (DD-5).":
        "Tras {n} turnos seguidos sin colocar, en este hay que colocar un dado (DD-5).",
      "The die on {square} just came from {from}: you may not undo the last player's move (DD-4).":
        "El dado de {square} acaba de venir de {from}: no puedes deshacer la última jugada (DD-4).",
      "place green blank {square}": "colocar el dado verde en blanco en {square}",
      "place {colour:word} {dessert:word} {square} ns:{side:word}":
        "colocar {dessert} ({colour}) en {square}, con {side} al norte y al sur",
      "tip {square} {way:word}": "volcar de {square} hacia {way}",
      "at a tie, tiles compares clusters, cards last placements":
        "en un empate, «tiles» compara los grupos y «cards», quién colocó el último",
      "moves in a row after which a placement must follow; 0 is off":
        "turnos seguidos volcando tras los que hay que colocar; 0 es sin límite",
      "at a tie every player goes on comparing, not only the tied (tiles)":
        "en un empate todos siguen comparando, no solo los empatados (tiles)",
    },
  },
};
