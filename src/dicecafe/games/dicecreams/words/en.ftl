### DiceCreams. How catalogues work, and how to add a language: docs/languages.md

tagline = Draft flavours, stack cones, serve the forest before it melts.
    .sort = Plan ahead
option-cones = whoever has served so many ends the game (with four players 8 at most)
    .name = IceCreams to serve
option-sprinkles = when one may use Sprinkles and scrap a die
    .name = Sprinkles
    .choice = { $choice ->
        [any-time] At any time
        [own-decisions] Only when deciding
       *[other] { $choice }
    }
option-last_orders = so that everybody has had the same number of turns
    .name = Finish the round
option-deck = another deck, a TOML file in the form of the game's own
    .name = Deck
preset-short = Short game
preset-long = Long game
too-many-cones = With four players the game ends after { $most } IceCreams at the latest, not { $cones }: the deck has no more.

## The words of the house deck, by their names in its file. Another deck's own words are said as they are

colour = { $die ->
    [blue] blue
    [yellow] yellow
    [black] black
    [pink] pink
    [green] green
   *[other] { $die }
}
animal = { $animal ->
    [fox] fox
    [owl] owl
    [hedgehog] hedgehog
    [bear] bear
    [rabbit] rabbit
    [otter] otter
   *[other] { $animal }
}

## What must hold of the three Flavours for a Strong token. The narrow form stands under a glass

strong = { $strong ->
    [all_odd] all odd
    [all_even] all even
    [all_equal] all equal
    [sum_at_most] sum ≤ { $n }
    [sum_at_least] sum ≥ { $n }
    [sum_exactly] sum = { $n }
    [all_at_most] all ≤ { $n }
    [all_at_least] all ≥ { $n }
    [at_least_two] two { $n }s
    [contains_both] { $n } and { $m }
    [staircase] stairs ↑
   *[same_colour] one colour
}
    .narrow = { $strong ->
        [same_colour] 1 colour
       *[other] { strong }
    }

## Dice, and what the slots of a card ask for; the short form is cut to three letters

die = { colour } { $n }
nothing = nothing
demand = { $need ->
    [any] anything
    [number] a { $n }
   *[colour] { colour }
}
    .short = { $need ->
        [any] any
        [number] { $n }
       *[colour] { colour }
    }
card = { $name }, { $animal }, { $fame } Fame. Asks for { $slots }. Strong if: { $strong }.

## What happens ($who did it), and what it is called where it is offered

where = { $at ->
    [x1] in the left glass
    [x2] in the left glass
    [x3] in the left glass
    [y1] in the right glass
    [y2] in the right glass
    [y3] in the right glass
   *[other] on { $at }
}
fill = New on { $at }: { die }.
top = The next card is { $card } ({ animal }).
to-market = New in the market: { $card } ({ animal }).
melt = { $who }'s IceCreams melt.
    .you = Your IceCreams melt.
    .label = Melt
    .brief = begin the turn
take = { $who } takes the { die } from { $at }.
    .you = You take the { die } from { $at }.
    .label = Take the { die } from { $at }
    .brief = take the { die }
put = { $who } puts the { die } { where }.
    .you = You put the { die } { where }.
    .label = Put the { die } { where } ({ $at })
    .brief = put it { where }
begin = { $who } starts { $card } { where }.
    .you = You start { $card } { where }.
    .label = Start { $card } { where } ({ $at })
    .brief = start { $card }
aside = { $who } sets the { die } aside.
    .you = You set the { die } aside.
    .label = Set the { die } aside
    .brief = set it aside
serve = { $who } serves { $card }.
    .you = You serve { $card }.
    .label = Serve { $card }
    .brief = serve it
serve-strong = { $who } serves { $card } and wins a Strong token.
    .you = You serve { $card } and win a Strong token.
    .label = Serve { $card } for a Strong token
    .brief = serve it
up = { $who } uses a Sprinkle { where }: +1.
    .you = You use a Sprinkle { where }: +1.
    .label = Sprinkle { $at }: +1
    .brief = a Sprinkle { where }, +1
down = { $who } uses a Sprinkle { where }: −1.
    .you = You use a Sprinkle { where }: −1.
    .label = Sprinkle { $at }: −1
    .brief = a Sprinkle { where }, −1
scrap = { $who } scraps a Flavour for a Sprinkle.
    .you = You scrap a Flavour for a Sprinkle.
    .label = Scrap a Flavour { where } ({ $at })
    .brief = scrap a Flavour

## What somebody's turn came to ($who did it), when it is over

recap-served = { $who } served { $cards }.
    .you = You served { $cards }.

## Why not. In brackets: the ruling, or the part of the rules

why-not-yours = It is not your decision; between any two lines you may only sprinkle and scrap ({ $ruling }).
why-serve-first = Serve { $place } first: serving comes before anybody's next decision ({ $ruling }).
why-melt-first = A turn begins with melting (A turn, 1).
why-in-line = The neighbour takes from the row or the column of { $at } (A turn, 3).
why-last = The last Flavour is the third of the row or column your neighbour chose from (A turn, 4).
why-empty-spot = There is no Flavour on that spot (A turn, 2).
why-take-first = Take a Flavour out of the Fridge first (A turn).
why-must-place = The { die } fits somewhere, so it must be placed ({ $ruling }).
why-place-first = Place the { die } in your hand first (A turn).
why-two-cones = You have two unfinished IceCreams already, and never more (Placing).
why-no-card = There is no card on market spot { $spot } ({ $ruling }).
why-no-cone = There is no IceCream on { $place } (Placing).
why-slot-taken = Slot { $at } holds a Flavour already (Placing).
why-demand = That slot asks for { $demand }, and this is { $held } (Placing).
why-set-up = The table is still being set up ({ $ruling }).
why-own-decisions = At this table only the seat whose decision it is may sprinkle and scrap ({ $ruling }).
why-nothing-to-scrap = There is no Flavour on { $at } (Sprinkles).
why-ready = An IceCream that is ready to be served can't be scrapped from ({ $ruling }).
why-no-sprinkles = You have no Sprinkles (Sprinkles).
why-range = A Flavour stays within { $low } to { $high } (Sprinkles).
why-nothing-there = There is no Flavour there (Sprinkles).

## What is wrong with a deck: goes on from the name of the part that is wrong

deck-colours = must name { $n } different colours
deck-animals = must name 1 to { $most } different animals
deck-cards = must list 3 to { $most } cards, not { $n }
deck-numbering = must number its cards 1 to { $n }, each once
deck-slots = needs `slots`, a list of { $n }
deck-slot = must be a table such as { "{ need = \"any\" }" }
deck-not-taken = has { $extra }, which { $condition } does not take
deck-values = needs `values`, a list of two numbers

## Odds

odds-next = next: { colour }
odds-pouch = What comes into the Fridge next
odds-caption = Next colour:

## The position, line by line

fridge-row = Fridge, row { $row } from the left: { $dice }.
market-card = Market { $spot }: card { $number }, { $card }
market-none = Market { $spot }: no card.
top-card = Next: card { $number }, { $card }
top-none = Next: no card.
truck = { $player }: { $sprinkles ->
    [one] { $sprinkles } Sprinkle
   *[other] { $sprinkles } Sprinkles
}, { $tokens ->
    [one] { $tokens } Strong token
   *[other] { $tokens } Strong tokens
}; { $served ->
    [0] nobody served yet
   *[other] served { $served }: { $animals }
}.
cone = { $place }: { $flavours }; melts to { $melted }. { $card }
cone-ready = { $place }: { $flavours }; ready to serve. { $card }
raccoon-has = The Raccoon: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $fame } Fame.
holds = { $player } holds { die }.

## The end: what one needs in the final round ($who needs it), and where the points came from

need = Last orders: { $who } needs { $fame } more Fame to lead.
    .you = Last orders: you need { $fame } more Fame to lead.
need-none = Last orders: { $who } leads.
    .you = Last orders: you lead.
part-cards = { $n ->
    [one] { $n } IceCream served
   *[other] { $n } IceCreams served
}
part-animals = { $n } × { animal }
part-tokens = { $n ->
    [one] { $n } Strong token
   *[other] { $n } Strong tokens
}
part-most-tokens = Most Strong tokens
part-sprinkles = { $n ->
    [one] { $n } Sprinkle left
   *[other] { $n } Sprinkles left
}

## The terminal's page, 80 columns wide: the shorter, the better. Keys and what they name come in as they are

screen-card = { $animal } { $fame }: { $demands } ({ $strong })
screen-market = market { $spot }
screen-next = next
screen-raccoon = Raccoon: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, Fame { $fame }
screen-truck = { $name }: { $sprinkles ->
    [one] { $sprinkles } sprinkle
   *[other] { $sprinkles } sprinkles
}, { $tokens } strong, { $served } served
screen-melts = melts to { $melted }
screen-ready = ready
screen-place = Place { die }: { $slots }
screen-place-new = Place { die }: { $slots }   (n13: new, card 1, place 3)
screen-nowhere = The { die } fits nowhere: { $key } sets it aside ({ $ruling }), or make room
screen-serve = { $key } serves { $place }; sprinkle it first if that wins the token ({ $ruling })
screen-melt = { $key } melts: every Flavour on your IceCreams loses 1
screen-take = Take a flavour of the Fridge: { $spots }
screen-take-line = Take a flavour of your neighbour's row or column: { $spots }
screen-keys = { $sprinkle } sprinkle   { $scrap } scrap   { $again } starts again
screen-typed = typed: { $keys }
screen-slip = “{ $keys }” does nothing here.
screen-slip-key = That key does nothing here.
screen-help =
    Take a flavour, your left neighbour takes one of its row or column, you get the third.
    Each goes on an empty slot whose demand it meets, of one of your two IceCreams or of a new one from the market; if it fits anywhere, it must be placed ({ "DC-3" }).
    Three flavours: serve it; its strong condition is checked then ({ "DC-13" }).
    A Sprinkle changes a flavour by 1, in the Fridge or on your IceCreams; scrapping one of your own brings a Sprinkle ({ "DC-12" }).
    On your turn everything melts by 1.

## The board: what is asked, and a quieter line that says what follows from it

do-aside = Set it aside
do-melt = { $n ->
    [0] Start my turn
   *[other] Melt my dice
}
do-serve = Serve
do-take = Take it
ask-over = The last IceCream is served.
ask-over-raccoon = The Raccoon has its last card.
ask-fill = The Fridge fills up …
ask-card = A new card is turned up …
ask-melt = { $n ->
    [0] Your turn begins!
   *[other] Your turn: your dice lose 1 each.
}
ask-melt-more = { $gone ->
    [0] Nothing melts away. You may sprinkle first.
    [one] { $gone } melts away: +{ $gone } Sprinkle. You may sprinkle first.
   *[other] { $gone } melt away: +{ $gone } Sprinkles. You may sprinkle first.
}
ask-first = Take any Flavour from the Fridge.
ask-first-more = { $neighbour } takes one of its row or column, and the third is yours.
ask-first-alone = The Raccoon takes the highest of its row or column, and the third is yours.
ask-neighbour = Take one from the same row or column.
ask-neighbour-more = You are { $player }'s neighbour; { $player } gets the third one.
ask-last = Take the last one of that line.
ask-last-more = You may sprinkle it first.
ask-place = Place the { die }.
ask-place-more = On a glass of yours, or on a new card.
ask-nowhere = The { die } fits nowhere.
ask-nowhere-more = Set it aside, or make room: tap a Flavour of yours.
ask-serve = Serve it: +{ $fame } Fame!
ask-serve-more = Strong if: { $strong }. Sprinkles may still help.
ask-serve-strong = Strong: { $strong }. That wins a token.
ask-shake = Tap the die to sprinkle.
they-place = { $player } places { die }.
they-serve = { $player } serves an IceCream.
they-melt = { $player }'s turn begins.
they-take = { $player } chooses a Flavour.
they-more = You may use your Sprinkles meanwhile.

## The board: its parts, some for those who listen to it

title-fridge = Fridge
title-market = New cards
spot-fits = { $spot }: { die }, { $fit ->
    [glass] fits your glass
    [card] fits a new card
   *[nowhere] fits nowhere
}
doer = { $who }
    .you = You
does = { $step ->
    [melt] { $who } melts
   *[take] { $who } takes a Flavour
}
    .you = { $step ->
        [melt] You melt
       *[take] You take a Flavour
    }
steps = The steps of this turn
ends-soon = { $n ->
    [0] The last turn!
    [one] { $n } more IceCream ends the game!
   *[other] { $n } more IceCreams end the game.
}
fridge = The Fridge, three by three
spot-holds = { $spot }: { die }
spot-held = { $spot }: { die }, in the hand
spot-empty = { $spot }: empty
market = The market
glasses = { $who }'s glasses
    .you = Your glasses
shelf = { $who }'s shelf
    .you = Your shelf
free-glass = a free glass
no-card = no card
next-up = next
next-card = The next card: { $card }
neighbour = your neighbour
raccoon = Raccoon
served = { $n }/{ $goal } served
sprinkles = { $n ->
    [one] { $n } Sprinkle
   *[other] { $n } Sprinkles
}
sprinkles-word = { $n ->
    [one] Sprinkle
   *[other] Sprinkles
}
tokens = { $n ->
    [one] { $n } Strong token
   *[other] { $n } Strong tokens
}
shaker = Sprinkles: { $n }. Shake them over a die.
sprinkle-more = { die }: one more, for a Sprinkle
sprinkle-less = { die }: one less, for a Sprinkle
scrap-button = Scrap
scrap-die = Scrap { die } for a Sprinkle
slot-asks = Slot { $slot } of { $card }: asks for { $demand }
slot-fits = Slot { $slot } of { $card }: place it here
slot-holds = Slot { $slot } of { $card }: { die }.
slot-melts = Slot { $slot } of { $card }: { die }. { $melted ->
    [0] Melts away.
   *[other] Melts to { $melted }.
}
rival-cone = { $card } On it: { $flavours }.

## The guided first game

guide-melt = A turn starts with melting: dice on your IceCreams lose 1. There are none yet, so go on.
guide-first = Take any die. A green or blue one fits the new cards.
guide-place = Now place it on a glowing slot. A slot asks for a colour or a number; a plus takes any die.
guide-last = Your neighbour took one of that line. The last one is yours.
guide-glass = Your glass: three dice fill it. The small number shows what melting will leave.
guide-neighbour = Now you are the neighbour: take a glowing die. The last of that line goes to the other player.
guide-sprinkle = Sprinkles make a die 1 higher or lower, any time: tap the shaker, then a die.
guide-serve = Full! Serve it for its Fame.
guide-animals = Served! The same animal again is worth more. This game ends at three, the real one at seven.
guide-next = Next time, collect one animal, and leave your neighbour what does not fit.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Serve IceCreams and earn the most Fame. The game ends when somebody has served seven.
rules-melt = First your IceCreams melt: every die on the unfinished ones loses 1. One that melts away leaves you a Sprinkle.
rules-first = Take any die from the Fridge and place it at once.
rules-neighbour = Your left neighbour takes another die of that row or column. The third die of that line is yours.
rules-slot = A slot asks for a colour or a number; a plus takes any die. It matters only when you place the die. You have two glasses.
rules-serve = Three dice fill a glass: serve it for its Fame. If the dice meet the sign below, you win a Strong token too.
rules-sprinkle = A Sprinkle makes a die 1 higher or lower, at any time. Scrapping a die of your own brings you one.
rules-end = When somebody has served seven, that turn is the last. Then Fame is counted.
rules-sets = Fame comes from the cards, from the same animals (2, 5, 9, 14, 20 for two to six of a kind), 1 for each Strong token, and 4 for having the most of those.
thumb-reply = As the neighbour, take what helps you and leaves the other as little as can be.
thumb-third = Before you take a die, see which one of its row and column your neighbour will want, and what that leaves for you.
thumb-strong = Before you serve, spend a Sprinkle or two if that wins the Strong token.
about-flavour = A Flavour. Take it from the Fridge, place it on a slot; there it melts by 1 each turn of its owner.
    .name = { die }
about-slot = A die goes here only if this holds when it is placed. Later it may melt as it likes.
    .name = { $demand }
about-card = { $fame } Fame when served, and one more { $animal } for your set.
    .name = { $name }
about-strong = Serve the three dice like this and you win a Strong token: 1 Fame, and 4 for whoever has the most.
    .name = { $strong }
about-shaker = A Sprinkle changes a die of yours or in the Fridge by 1, any time. Tap the shaker, then a die.
    .name = Sprinkles
about-shelf = The animals you have served. More of one kind bring more Fame: 2, 5, 9, 14, 20.
    .name = Served
about-next = The next card of the market. Everybody sees it; nobody can take it yet.
    .name = Next card

## The cards as `dicecafe deck` tells of them

face-worth = { $animal }, { $fame } Fame
face-strong = Strong if: { $strong }
face-odds = { $strong }: { $chance } as placed{ $changes ->
    [0] {""}
   *[other] , { $changes } away at the least
}
finding-impossible = no dice that its slots take can be “{ $strong }”
finding-always = all dice are “{ $strong }”
finding-no-animal = no card has this animal
