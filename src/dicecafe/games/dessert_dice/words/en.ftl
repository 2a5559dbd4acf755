### Dessert Dice. How catalogues work, and how to add a language: docs/languages.md

tagline = Place dice, tip dice, grow your secret dessert.
    .sort = A puzzle
option-edition = at a tie, Tiles compares the next largest groups; in Cards, whoever placed last wins
    .name = Edition
    .choice = { $choice ->
        [tiles] Tiles
        [cards] Cards
       *[other] { $choice }
    }
option-stall_limit = after so many tips in a row somebody must place a die; 0: no limit
    .name = Tips in a row
option-tie_everyone = Tiles only: those who are behind compare their next groups, too
    .name = At a tie, everybody compares
preset-cards = Cards edition

## Names, by the words of game records. Other messages put them into their sentences, the die also as "the orange macaron"

die-name = { $die ->
        [orange-ice-cream] orange ice cream
        [orange-macaron] orange macaron
        [orange-sweet-roll] orange sweet roll
        [yellow-ice-cream] yellow ice cream
        [yellow-macaron] yellow macaron
        [yellow-jelly-tart] yellow jelly tart
        [blue-ice-cream] blue ice cream
        [blue-sweet-roll] blue sweet roll
        [blue-jelly-tart] blue jelly tart
        [purple-macaron] purple macaron
        [purple-sweet-roll] purple sweet roll
        [purple-jelly-tart] purple jelly tart
       *[green-blank] blank green die
    }
the-die = the { die-name }
dessert-name = { $dessert ->
        [ice-cream] ice cream
        [macaron] macaron
        [sweet-roll] sweet roll
       *[jelly-tart] jelly tart
    }
ns-name = { $ns ->
        [ice-cream] ice cream
        [macaron] macaron
        [sweet-roll] sweet roll
       *[jelly-tart] jelly tart
    }
ew-name = { $ew ->
        [ice-cream] ice cream
        [macaron] macaron
        [sweet-roll] sweet roll
       *[jelly-tart] jelly tart
    }
up-name = { $up ->
        [ice-cream] ice cream
        [macaron] macaron
        [sweet-roll] sweet roll
       *[jelly-tart] jelly tart
    }
colour-name = { $colour ->
        [orange] orange
        [yellow] yellow
        [blue] blue
        [purple] purple
       *[green] green
    }

## What happens ($who did it), and what it is called where it is offered

dealt = A goal for { $player }: { dessert-name }.
    .to-you = Your goal: { dessert-name }.
dealt-hidden = A goal for { $player }, face down.
rolled = A die for the supply: { die-name }.
    .many = { $count } dice are rolled for the supply.
place = { $who } places { the-die } on { $to }.
    .you = You place { the-die } on { $to }.
    .label = Place { the-die } on { $to }, { ns-name } to the north and south
    .brief = { the-die } on { $to }
place-blank = { $who } places the blank green die on { $to }.
    .you = You place the blank green die on { $to }.
    .label = Place the blank green die on { $to }
    .brief = the blank die on { $to }
tip = { $who } tips { the-die } from { $at } to { $to }: { up-name } comes up.
    .you = You tip { the-die } from { $at } to { $to }: { up-name } comes up.
    .label = Tip { the-die } from { $at } to { $to }: { up-name } comes up
    .brief = tip { $at } to { up-name }
tip-blank = { $who } tips the blank green die from { $at } to { $to }.
    .you = You tip the blank green die from { $at } to { $to }.
    .label = Tip the blank green die from { $at } to { $to }
    .brief = tip the blank die to { $to }

## What somebody's turn came to ($who did it), when it is over

recap-placed = { $who } placed { the-die } on { $to }.
    .you = You placed { the-die } on { $to }.
recap-tipped = { $who } tipped { up-name } to { $to }.
    .you = You tipped { up-name } to { $to }.

## Why not

why-occupied = There is a die on { $square } already: place on an empty square (A turn).
why-none-left = There is no { die-name } left in the supply (A turn).
why-blank-placed = The blank green die is on the board already (A turn).
why-nothing-there = There is no die on { $square } to tip (A turn).
why-edge = { $way ->
        [north] North of { $square } the board ends ({ $ruling }).
        [east] East of { $square } the board ends ({ $ruling }).
        [south] South of { $square } the board ends ({ $ruling }).
       *[west] West of { $square } the board ends ({ $ruling }).
    }
why-not-empty = There is a die on { $square }: a die tips into an empty square only (A turn).
why-must-place = After { $n ->
        [one] { $n } move
       *[other] { $n } moves in a row
    } with no placement this turn must be a placement ({ $ruling }).
why-undo = The die on { $at } just came from { $to }: you may not undo the last player's move ({ $ruling }).

## Odds

odds-left = Your dessert, to place:
odds-of = { $n } of { $all }
odds-tips = One tip away:
odds-count = { $n }

## The position, line by line

in-supply = supply: { $dice }
in-supply-dice = { $n } × { die-name }
in-supply-none = supply: empty
largest = { $player }: { dessert-name }, largest group { $n }
no-way-back = may not tip back: { $at } to { $to } ({ $ruling })

## The end: where the points came from

part-cluster = Largest group: { dessert-name }
part-others = Next groups: { $sizes }

## The terminal. A cell of the board has room for 6 letters, the top of a die for 4, a side for 2; the page for 80

screen-colour = { $colour ->
        [orange] o
        [yellow] y
        [blue] b
       *[purple] p
    }
screen-top = { $top ->
        [ice-cream] ICE
        [macaron] MAC
        [sweet-roll] ROLL
       *[jelly-tart] TART
    }
screen-die = { screen-colour } { screen-top }
screen-die-blank = g -
screen-sides = { $ns ->
        [ice-cream] ic
        [macaron] ma
        [sweet-roll] ro
       *[jelly-tart] ta
    }|{ $ew ->
        [ice-cream] ic
        [macaron] ma
        [sweet-roll] ro
       *[jelly-tart] ta
    }
screen-goal = your goal: { dessert-name }
screen-blank = blank
screen-legend = below each top: n-s|e-w sides
screen-slip = Arrows move, Enter chooses; or type a square, such as b4.
screen-slip-way = { $square }: an arrow says which way it tips (Esc: another square)
screen-opening = Place a die or tip one: arrows move, Enter chooses.
screen-opening-undo = Place a die or tip one: arrows move, Enter chooses. Not { $at } back to { $to } ({ $ruling }).
screen-must-place = Place a die: { $n ->
        [one] { $n } tip is
       *[other] { $n } tips in a row are
    } enough ({ $ruling }). Arrows move, Enter chooses.
screen-which-die = { $square }: which die? Its letter (Esc: another square)
screen-a-letter = { $square }: a letter from { $first } to { $last }, please (Esc: another square)
screen-which-turn = { $square }, { die-name }. North-south: [1] { $one }  [2] { $two }
screen-which-way = Tip { $square } by arrow: north/south { ns-name }, east/west { ew-name } (Esc: another)
screen-which-way-blank = Tip { $square } by arrow: it stays blank (Esc: another)
screen-help =
    Place any die of the supply on an empty square, its top as it is;
    you choose which side lies north-south (DD-3).
    Or tip any die over an edge into an empty square: top and side change places.
    You may not undo the move of the player before you (DD-4).
    The game ends when the board is full. Your score is the largest group of dice,
    edge to edge, that show your secret dessert; a lone die is 1 (DD-6).

## The board

place-or-tip = Place a die, or tip one.
tray = The board, five by five, north up
north-letter = N
square-empty = { $square }: empty
square-die = { $square }: { die-name }; north and south { ns-name }, east and west { ew-name }
square-blank = { $square }: the blank green die
to-place = Dice to place
to-place-dice = { die-name }, { $n } left
goal = Your goal
goal-sealed = Your secret goal, sealed. Hold it, or press Enter, to peek.
goal-is = Your secret goal: { dessert-name }
north-south = north and south: { ns-name }
east-west = east and west: { ew-name }
turn-about = Turn
turn-about-to = Turn it about: { ns-name } north–south, { ew-name } east–west
blank-to-place = It shows nothing and counts for nobody. Where to?
blank-to-tip = It stays blank, whichever way it tips.
squares-left = { $n ->
        [one] { $n } square still empty.
       *[other] { $n } squares still empty.
    }
squares-left-tips = { squares-left } { $left ->
        [one] One more tip
       *[other] { $left } more tips in a row
    }, then a die must be placed.
must-place = Enough tipping: this turn, place a die.
choose-first = First choose a die: a new one, or one on the board to tip.
choose-marked = Not there: choose one of the marked squares.
clusters = Everybody's dessert and groups
cluster-sizes = { $count ->
        [0] no group
       *[other] groups: { $sizes }
    }

## The guided first game

guide-goal = Hold this card to peek at your secret dessert. The largest group of it wins.
guide-supply = Choose a die that shows your dessert, then tap a glowing square.
guide-tip = Instead you may tip a die: tap it and see what would come up.
guide-cluster = The same dessert edge to edge is a group. Only your largest one counts.
guide-rivals = What are the others after? Watch what grows, and tip it apart.
guide-end = When no square is left, the goals are opened.
guide-next = Next time, hide your dessert: build a little of another one first.

## The rules, with pictures; what explains a thing has its name too

rules-goal = You have a secret dessert. Make the largest group of it on the board.
rules-place = In your turn, place a die: any one on any empty square. What is on top stays on top; which sides face where is up to you.
rules-tip = Or tip a die that lies there over its edge into an empty square: one of its sides comes up. Any die, whoever placed it.
rules-undo = One thing is forbidden: tipping straight back what the player before you has tipped.
rules-end = When the board is full, everybody shows their dessert. Your points are your largest group of it, edge to edge.
rules-tie = A tie? Then the next largest groups are compared.
thumb-others = Keep the largest groups of all other desserts small. Any of them may be a rival’s.
thumb-own = Let your largest group grow whenever you can.
about-lying = Its top counts. Tip it north or south and { ns-name } comes up; east or west, { ew-name }.
    .name = { die-name }
about-supply = A die to place. It carries three desserts, opposite sides alike. What is on top stays on top.
    .name = { die-name }
about-blank = It shows nothing and counts for nobody. It is placed and tipped like any other.
    .name = Blank die
about-goal = Your secret dessert. Hold the card to peek; nobody else sees it before the end.
    .name = Your goal
about-square = Room for one die, placed or tipped.
    .name = Empty square
