### Dicey Delights. How catalogues work, and how to add a language: docs/languages.md

tagline = Roll desserts, please your campers, mess with the others before last call.
    .sort = Cards and mischief
option-last_call = whoever has so many starts last call; a variant may have a number of its own
    .name = Points for last call
option-sundae_sprint = a short race: re-rolls that you save are points
    .name = Sundae Sprint
option-potluck = neighbours may share your dice, and thank you for it
    .name = Potluck
option-late_seat_treat = later seats start with more points
    .name = A treat for later seats
option-deck = another deck, a TOML file in the form of the game's own
    .name = Deck
preset-short = Short game
preset-sprint = Sundae Sprint
preset-potluck = Potluck

## The desserts; short, in seven letters, for narrow columns

smore = S'more
    .short = S'more
cupcake = Cupcake
    .short = Cupcake
donut = Donut
    .short = Donut
icepop = Ice Pop
    .short = Ice Pop
cookie = Cookie
    .short = Cookie
pie = Pie
    .short = Pie

## The abilities: what they are called, what their cards say, and what is good to know besides

ability-sweet-tip = Sweet Tip
    .text = Gain 2 points.
    .edge = Always works.
ability-cookie-jar = Cookie Jar
    .text = Take 1 point from a rival. Take 2 if they are ahead of you.
    .edge = 'Ahead' is checked when the card is cashed in: strictly more points than you. Take only what the rival has; you gain what was really taken (may be 0).
ability-pass-the-hat = Pass the Hat
    .text = Take 1 point from each of up to 2 rivals.
    .edge = With 2 players: 1 point from the only rival. A rival on 0 gives nothing.
ability-catch-up-cocoa = Catch-Up Cocoa
    .text = Gain 1 point, plus 1 for each rival ahead of you (3 at most).
    .edge = Count rivals with strictly more points than you at that moment. Always at least 1 point.
ability-lucky-dip = Lucky Dip
    .text = Roll all 3 dice: all different 1 point, a pair 3, three of a kind 8.
    .edge = A separate bonus roll with 3 dice, even if you rolled fewer this turn. Then turn the dice back to your turn's result for your other cash-in.
ability-bunk-swap = Bunk Swap
    .text = Gain 1 point. You may swap a card in your line with one in a rival's line.
    .edge = You need a card left in your line to swap. The card you get may be cashed in this turn. The rival does not redraw.
ability-clean-plate = Clean Plate
    .text = Gain 1 point. Discard any of your cards, then fill your line to 3 at once.
    .edge = You may discard 0 to 2 cards. The place of this card is filled at once too. New cards may be cashed in this turn.
ability-second-helping = Second Helping
    .text = You may cash in 1 more card this turn, for points only.
    .edge = Ability + 2 scored cards in all. No use in last call (the limit is 3 there already), but still legal.
ability-one-more-stir = One More Stir
    .text = Gain 1 point. You may re-roll any of your dice once.
    .edge = Happens in the middle of the cash-in step: the new faces count for cards cashed in after it. Rivals get no after-roll window for it.
ability-sugar-overload = Sugar Overload
    .text = A rival rolls 2 dice this turn, not 3.
    .edge = Removes one rolled die for the whole turn. Does not stack with another Sugar Overload. With the rival's Wild Whip: 1 rolled die + the wild.
ability-lights-out = Lights Out
    .text = A rival may re-roll only once this turn. Gain 1 point.
    .edge = The cap is final: extra re-rolls are added first, then capped at 1. Does not stop One More Stir.
ability-early-bedtime = Early Bedtime
    .text = Discard a card from a rival's line. They refill after their turn. Gain 1 point.
    .edge = Only on a rival with 3 cards. They must still cash in 1 of the other 2 (not in last call).
ability-butterfingers = Butterfingers
    .text = When a rival is done rolling, they must re-roll 1 die you choose.
    .edge = Does not use up a re-roll. If the rival still has re-rolls left they may go on rolling, and the window opens again. Not on a wild or a snack.
ability-finders-sharers = Finders Sharers
    .text = When a rival scores a card, gain the same points (3 at most).
    .edge = Uses all points that card just gave, bonuses included. The rival loses nothing.
ability-sticky-fingers = Sticky Fingers
    .text = When a rival scores a card, take half the points (round down, 2 at most).
    .edge = Legal only on a score of 2 or more. Take only what the rival has.
ability-tag-along = Tag Along
    .text = When a rival is done rolling, score 1 of your cards with their dice.
    .edge = The card needs at least 1 match. Points only, no ability. Discard it and draw a new card at once. Rival's wild, snack and set dice do not help you. Nobody can react to this score.
ability-second-wind = Second Wind
    .text = You have 2 extra re-rolls.
    .edge = 4 re-rolls in all. You need not use them.
ability-chefs-choice = Chef's Choice
    .text = After your last roll, turn 1 die to any side.
    .edge = After rivals' after-roll abilities, so Butterfingers cannot undo it.
ability-big-tray = Big Tray
    .text = You may cash in up to 3 cards and have 1 extra re-roll.
    .edge = Still only 1 ability. In last call only the re-roll matters.
ability-wild-whip = Wild Whip
    .text = Set 1 die aside as a wild for every card. Roll the other 2.
    .edge = The wild may stand for a different dessert on each card. Every card then has at least 1 match, so you gain no ability that turn. You may decline before your first roll.
ability-double-scoop = Double Scoop
    .text = Double the points of 1 card you score (3 extra at most).
    .edge = Choose when you score the card.
ability-gold-star = Gold Star
    .text = Gain 1 extra point for each card you score.
    .edge = Not for cards cashed in for abilities.
ability-packed-snack = Packed Snack
    .text = Before you roll, name a dessert. You have it as an extra die.
    .edge = It counts for every card and is never rolled, set or forced. A card whose only match is the snack has 1 match, so it can't give its ability. Named after rivals' before-roll abilities.

## When an ability acts

when = { $when ->
    [on_cash_in] right now
    [before_rival_first_roll] this round, before a rival's first roll
    [after_rival_last_roll] this round, after a rival's last roll
    [rival_scores] this round, when a rival scores
    [own_turn_start] next turn, before you roll
    [own_before_cash_in] next turn, before you cash in
   *[own_score] next turn, when you score
}

## Points

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happens ($who did it), and what it is called where it is offered

draw = { $camper } joins { $player }.
    .to-you = { $camper } joins you.
shows = The dice show { $dice }.
bonus-roll = The bonus roll shows { $dice }.
roll = { $who } rolls the dice.
    .you = You roll the dice.
    .label = Roll the dice
    .brief = roll
keep = { $who } keeps the dice.
    .you = You keep the dice.
    .label = Keep the dice
    .brief = keep the dice
reroll = { $who } rolls die { $die } again.
    .you = You roll die { $die } again.
    .label = Roll die { $die } again
    .brief = die { $die } again
rerolls = { $who } rolls dice { $dice } again.
    .you = You roll dice { $dice } again.
    .label = Roll dice { $dice } again
    .brief = dice { $dice } again
score = { $camper } pays { $who } { points }.
    .you = { $camper } pays you { points }.
    .label = Score { $camper } for { $points }
    .brief = score { $camper }
score-more = { $factor ->
    [2] { $camper } pays { $who } { points }, doubled.
   *[other] { $camper } pays { $who } { points }, times { $factor }.
}
    .you = { $factor ->
        [2] { $camper } pays you { points }, doubled.
       *[other] { $camper } pays you { points }, times { $factor }.
    }
    .label = { $factor ->
        [2] Score { $camper } for { $points }, doubled
       *[other] Score { $camper } for { $points }, times { $factor }
    }
    .brief = score { $camper }
cash-in = { $who } cashes in { $camper } for { $ability }.
    .you = You cash in { $camper } for { $ability }.
    .label = Cash in { $camper } for { $ability }
    .brief = cash in { $camper }
done = { $who } is done cashing in.
    .you = You are done cashing in.
    .label = Done
    .brief = stop here
use = { $who } uses { $ability } against { $rival }!
    .you = You use { $ability } against { $rival }!
    .to-you = { $who } uses { $ability } against you!
    .label = { $ability } against { $rival }
    .brief = use { $ability }
use-die = { $who } uses { $ability } against { $rival }, on die { $die }!
    .you = You use { $ability } against { $rival }, on die { $die }!
    .to-you = { $who } uses { $ability } against you, on die { $die }!
    .label = { $ability } against { $rival }, on die { $die }
    .brief = use { $ability } on die { $die }
use-discard = { $who } uses { $ability }: { $rival } loses { $camper }.
    .you = You use { $ability }: { $rival } loses { $camper }.
    .to-you = { $who } uses { $ability }: you lose { $camper }.
    .label = { $ability }: { $rival } loses { $camper }
    .brief = use { $ability }, { $rival } loses { $camper }
use-score = { $who } uses { $ability }: with { $rival }'s dice, { $camper } pays { points }.
    .you = You use { $ability }: with { $rival }'s dice, { $camper } pays { points }.
    .to-you = { $who } uses { $ability }: with your dice, { $camper } pays { points }.
    .label = { $ability }: with { $rival }'s dice, { $camper } pays { points }
    .brief = use { $ability } for { $camper }
share-dice = { $who } shares { $rival }'s dice: { $camper } pays { points }.
    .you = You share { $rival }'s dice: { $camper } pays { points }.
    .to-you = { $who } shares your dice: { $camper } pays { points }.
    .label = Share { $rival }'s dice: { $camper } pays { points }
    .brief = share the dice for { $camper }
take = { $who } takes { points } from { $rival }.
    .you = You take { points } from { $rival }.
    .to-you = { $who } takes { points } from you.
    .label = Take { points } from { $rival }
    .brief = take { points } from { $rival }
swap = { $who } swaps { $camper } for { $rival }'s { $other }.
    .you = You swap { $camper } for { $rival }'s { $other }.
    .to-you = { $who } swaps { $camper } for your { $other }.
    .label = Swap { $camper } for { $rival }'s { $other }
    .brief = swap { $camper } for { $other }
dump = { $who } discards { $campers }.
    .you = You discard { $campers }.
    .label = Discard { $campers }
    .brief = discard { $campers }
set = { $who } turns die { $die } to { $dessert }.
    .you = You turn die { $die } to { $dessert }.
    .label = Turn die { $die } to { $dessert }
    .brief = turn die { $die } to { $dessert }
wild = { $who } takes the wild die.
    .you = You take the wild die.
    .label = Take the wild die
    .brief = take the wild die
snack = { $who } packs a snack: { $dessert }.
    .you = You pack a snack: { $dessert }.
    .label = Pack a snack: { $dessert }
    .brief = pack { $dessert }
pass = { $who } passes.
    .you = You pass.
    .label = { $awaits ->
        [share] No, thanks
        [target] That's enough
        [swap] No swap
        [dump] Keep them
        [stir] Leave them
        [set] Turn none
        [wild] Roll all dice
       *[window] Not now
    }
    .brief = pass

## What somebody's turn came to ($who did it), when it is over

recap-scored = { $who } scored { $points } with { $campers }.
    .you = You scored { $points } with { $campers }.

## Why not: what it is time for

time-to-use = It is time to use your ability or pass ({ $ruling }).
time-to-roll = It is time to roll the dice (A turn, 4).
time-to-reroll = It is time to roll dice again or keep them (A turn, 4).
time-to-cash-in = It is time to cash in: score, ability, or done (A turn, 7).
time-to-share = It is time to share the dice or pass ({ $ruling }).
time-to-take = It is time to say from whom you take points (Abilities).
time-to-swap = It is time to swap a card of yours for a rival's, or pass (Abilities).
time-to-dump = It is time to say which of your cards you discard, or pass (Abilities).
time-to-stir = It is time to say which dice you stir, or pass (Abilities).
time-to-set = It is time to set a die or pass (A turn, 6).
time-to-take-wild = It is time to take the wild or pass (A turn, 3).
time-to-pack = It is time to name the dessert of your snack (A turn, 3).

## Why not: other reasons

why-fewer-dice = { $n ->
    [1] This turn is rolled with die 1 alone ({ $ruling }).
   *[other] This turn is rolled with dice 1 to { $n } ({ $ruling }).
}
why-aim-at-die = { $n ->
    [1] { $ability } names the rolled die: use 1.
   *[other] { $ability } names one of the rolled dice: use 1 to use { $n }.
}
why-aim-at-rival = { $ability } names a card in the line of the rival whose turn it is.
why-aim-at-own = { $ability } names a card of your own line with at least 1 match with the rolled dice ({ $ruling }).
why-no-aim = { $ability } is aimed at nothing: just say use.
why-take-from-rival = Points are taken from a rival.
why-taken-already = This rival has given already.
why-no-such-seat = The seats are 0 to { $last }.
why-swap-order = A swap names a card of your own line first, then one of a rival's line (Notation).
why-dump-order = Records name the lower card first: { $move } (Notation).
why-dump-limit = { $n ->
    [one] This ability discards { $n } card at most.
   *[other] This ability discards { $n } cards at most.
}
why-not-in-line = { $card } is not in your line.
why-too-few-matches = { $n ->
    [one] A shared card needs { $n } match with the dice as they were rolled (DL-11, { $ruling }).
   *[other] A shared card needs { $n } matches with the dice as they were rolled (DL-11, { $ruling }).
}
why-not-done = Outside last call at least one card must be cashed in ({ $ruling }).
why-no-match = The dice serve nothing on { $camper }: this card can only be cashed in for its ability (A turn, 7).
why-no-multiplier = You have no ability that multiplies a card now.
why-match = { $camper } has { $n } of the desserts: this card may be scored, not cashed in for its ability (A turn, 7).
why-one-ability = One ability a turn is all (A turn, 7).
why-too-late = { $ability } would act too late: in last call only Right Now abilities count (Last call).
why-points-only = { $n ->
    [one] { $n } card is cashed in already, and what is left is for points only ({ $ruling }).
   *[other] { $n } cards are cashed in already, and what is left is for points only ({ $ruling }).
}

## What is wrong with a deck: each goes on from "In the deck, ability sweet_tip"

wrong-table = is no table of a deck; there are { $tables }
wrong-fixed = must have { $line }
wrong-same-id = gives two of them the same id
wrong-desserts = must name { $n } desserts, one for each side of a die
wrong-dessert-ids = needs six different ids, each a word of small letters
wrong-cards = lists { $fewest } to { $most } cards, not { $n }
wrong-card-numbers = must number its cards 1 to { $n }, each once
wrong-request = needs `request`, a list of { $n } desserts
wrong-kind = asks for { $request }, so its `kind` is { $kind }
wrong-profile-kind = is { $kind }, but its profile { $profile } is { $other }
wrong-profile-points = pays { $points }, but its profile { $profile } pays { $other }
wrong-profile-cards = { $n ->
    [one] is the profile of { $n } card, so it needs `cards` = { $n }, not { $given }
   *[other] is the profile of { $n } cards, so it needs `cards` = { $n }, not { $given }
}
wrong-points = needs `points`, for 1, 2 and 3 matches
wrong-points-order = must pay no less for more matches
wrong-abilities = lists 1 to { $most } abilities, not { $n }
wrong-copies = { $n ->
    [one] is on { $n } card, so it needs `copies` = { $n }, not { $given }
   *[other] is on { $n } cards, so it needs `copies` = { $n }, not { $given }
}
wrong-timing = acts { $window }, so its `timing` is { $timing }, not { $given }
wrong-texts = needs `text` and `edge`, in words
wrong-worth = needs `{ $key }`, its worth in points from 0 to 20, not { $given }
wrong-effects = needs `effects`, a list of 1 to { $most }
wrong-effect-form = is a table such as { $example }
wrong-effect-window = has { $op }, which can't act in the window { $window }
wrong-effect-keys = has { $keys }, which { $op } does not take
wrong-many-targets = takes from = "each_target" with `max_targets` of 2 or more, only then
wrong-targets-in-window = can take from one target alone in a rival's window: the rival whose turn it is
wrong-op-twice = names an operation twice; give it larger numbers instead
wrong-aims = has at most one of { LIST($ops, type: "disjunction") }: a use has one aim
wrong-variants = has the two cards sundae_sprint and potluck
wrong-treat = needs late_seat_treat

## Odds

odds-keep = keep all
odds-again = { $n ->
    [one] roll die { $dice } again
   *[other] roll dice { $dice } again
}
    .short = { $n ->
        [one] die { $dice } again
       *[other] dice { $dice } again
    }
odds-for-more = { $chance } for more

## The position, line by line

call-at = last call at { $points }
call-on = LAST CALL by { $player }
position-turn = { $player }'s turn; { $call }.
position-no-dice = The dice are not rolled yet.
position-dice = Dice: { $dice }. Re-rolls left: { $rerolls }.
die-wild = wild
die-snack = { $dessert } (snack)
seat = { $player }: { points }
seat-keeps = { $player }: { points }, keeps { $ability } ({ when })
card = - { $card } { $camper }: { $request } ({ $pays }); { $ability } ({ when })
card-now = - { $card } { $camper }: { $request } ({ $pays }); { $ability } ({ when }) -> { $now }

## The end: what one needs in the final round ($who needs it), and where the points came from

need = Last call: { $who } needs { $points } more to lead.
    .you = Last call: you need { $points } more to lead.
need-none = Last call: { $who } leads.
    .you = Last call: you lead.
part-treat = Treat for a late seat
part-cards = { $n ->
    [one] { $n } card, { $served ->
        [one] 1 served
        [two] 2 served
       *[three] all 3 served
    }
   *[other] { $n } cards, { $served ->
        [one] 1 served
        [two] 2 served
       *[three] all 3 served
    }
}
part-bonus = Abilities and bonuses
part-lost = Lost to rivals

## The terminal's page. Single letters are keys, the same in every language

screen-your-turn = Your turn
screen-turn-of = { $player }'s turn
screen-rerolls = re-rolls left { $n }
screen-not-rolled = (the dice are not rolled yet)
screen-again = again
screen-you-keep = You keep { $ability } ({ when })
screen-roll = r rolls the dice
screen-mark-dice = { $n ->
    [0] { $dice } mark dice, r rolls them again
   *[other] { $dice } mark dice, r rolls them again (marked: { $marked })
}
screen-keep = k keeps
screen-odds = o odds
screen-scored = { $player } scored { points }.
screen-ability = { $ability }: { $text }
screen-use = y uses it, n passes
screen-aim = { $keys } aims it, n passes
screen-cash-in = { $keys } cash in a camper
screen-double = { $factor ->
    [2] d doubles: { $key }
   *[other] d multiplies by { $factor }: { $key }
}
screen-done = x done
screen-share = Share { $player }'s dice? { $keys } scores with them
screen-pass = n passes
screen-take = Take points from: { $rivals }
screen-enough = n enough
screen-swap = Swap: the number of your camper, then the letter of a rival's
screen-mark-cards = { $n ->
    [0] Numbers mark campers, d discards them
   *[other] Numbers mark campers, d discards them (marked: { $marked })
}
screen-keep-all = n keeps all
screen-stir = { $n ->
    [0] Stir: { $dice } mark dice, r rolls them
   *[other] Stir: { $dice } mark dice, r rolls them (marked: { $marked })
}
screen-leave = n leaves them
screen-set = Set { $dice }, to { $sides }
screen-wild = Wild die instead of the third one? y takes it
screen-decline = n declines
screen-snack = Pack a snack: { $sides }
screen-nothing-marked = Nothing is marked yet.
screen-typed = typed: { $keys }
screen-slip = “{ $keys }” does nothing here.
screen-slip-key = That key does nothing here.

## The terminal's table of odds; each head as short as can be

screen-odds-again = roll again
screen-odds-worth = worth
screen-odds-matches = (1/2/3 matches, %)
screen-odds-nothing = nothing
screen-odds-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
screen-odds-lead = In last call being ahead is worth 20 points here.

## The terminal's help

help-window = { $ability }: { $text } { $edge }
help-copies = Of each ability one copy at most is used in a turn (DL-3).
help-cash-in = A camper with at least 1 match may be scored, one with none may be cashed in for its ability, one a turn (A turn, 7). Every die serves every camper once.
help-last-call = Whoever ends a turn with { $points } points starts last call: one turn more for all others, with up to 3 cash-ins.
help-ability = { $ability } ({ when }): { $text }

## The board. It asks by itself, so the bar below it has no prompt

prompt = { "" }
keep-all = Keep all, stop rolling
again = Roll { $n } again
dice = The dice
hand = Your campers
campers-of = { $player }'s campers
recap = What the others did
die = Die { $die }, { $side }
die-stays = Die { $die }, { $side }: keep
die-rolls = Die { $die }, { $side }: again
not-rolled = not rolled yet
stays = Keep
rolls = Again
no-die = One die fewer this turn
wild-die = Wild
packed = Snack
packed-is = Packed snack: { $dessert }
bonus-dice = Bonus roll
dice-of = { $player }'s dice
rerolls-left = Re-rolls: { $n }
last-call-at = Last call at { $n } points
last-call-on = Last call! By { $player }
in-words = { $camper } wants { $request }; pays { $points } for 1, 2, 3 matches; ability { $ability }.
about-ability = { $ability }: read what it does
offered = { $move }. { $about }
times = ×{ $factor }: +{ $points }
rival-keeps = { $player } keeps { $ability }
kept-at-work = { $ability }: active this turn
kept-for = { $ability }: { when }
cash-ins = To cash in: { $n }
request = The request
matches-pay = { $n ->
    [one] { $n } match: { $points }
   *[other] { $n } matches: { $points }
}
to-swap = { $about } To be swapped.
to-discard = { $about } To be discarded.
use-it = Use it
discard = Discard { $n }

## What the board asks

ask-roll = Your turn: roll the dice.
ask-reroll = Tap the dice you keep.
ask-cash-in = Cash in a camper: for points or, if nothing matches, for its ability.
ask-cash-in-more = Cash in up to { $n } more, or say you're done.
ask-share = Potluck! Score a camper with { $player }'s dice?
ask-use = Use it against { $player }?
ask-use-score = { $player } just scored { $n }. Use it?
ask-use-die = Tap the die that { $player } must roll again.
ask-use-own = Tap your camper to score with { $player }'s dice.
ask-use-card = Tap the camper that { $player } loses.
ask-target = Who do you take from?
ask-target-more = And from one more rival?
ask-swap = Tap your camper to give away.
ask-swap-rival = Now tap the rival's camper you want.
ask-dump = Tap the campers you discard.
ask-set = Tap the die to turn.
ask-set-side = Now its new side.
ask-wild = Take a wild die for every camper?
ask-snack = Which dessert do you pack?

## The guided first game

guide-camper = A camper asks for three desserts. The numbers say what 1, 2 or 3 of them pay.
guide-roll = Roll three dice for them.
guide-keep = Tap the dice you want to keep. Roll the others again, or keep all three.
guide-score = A lit camper pays what its sticker says. Tap to cash it in.
guide-ability = No match at all? Then a camper gives you this ability instead.
guide-rivals = The others' campers lie open too. Tap one to see it in full.
guide-window = An ability asks you something: choose, or pass.
guide-call = Last call: one last turn each, with up to three campers. The most points win!
guide-next = Next time, wait for three matches where they pay six or ten, and cash in a bad camper for its ability.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Serve campers the desserts they ask for. The most points win.
rules-roll = Roll three dice. Keep what you like and roll the rest again, twice at most.
rules-match = A camper asks for three desserts. Each one on your dice is a match; 1, 2 or 3 matches pay the numbers on the card.
rules-cash = Cash in one or two campers. The same dice serve each of them.
rules-ability = A camper with no match at all gives you an ability instead. One a turn.
rules-refill = Then new campers come until you have three again.
rules-end = Whoever ends a turn with 40 points or more starts last call: one last turn for all the others, with up to three campers.
rules-rebuttal = If somebody is ahead then, the one who started it has one more turn. Ties go to them.
thumb-reroll = Do not keep every die that some camper asks for. Keep those that serve together, and roll the others again.
thumb-ability = Take an ability when a camper would pay little: it is worth more than a single poor match.
thumb-window = Use an ability that you keep while it still counts. When your next turn starts, it is gone.
about-dessert = One of six desserts on every die. Each one that a camper asked for is a match.
    .name = { $dessert }
about-camper = Wants { $request }. Pays { $points } for 1, 2 or 3 of them; with none of them, the ability below.
    .name = { $camper }
about-right-now = The ability happens as you cash in the camper.
    .name = Right now
about-this-round = You keep the ability for one use in a rival's turn, until your next turn.
    .name = This round
about-next-turn = You keep the ability for your next turn.
    .name = Next turn
about-unrolled = It has a dessert on each side; roll to see which comes up.
    .name = Die
about-wild = Stands for any dessert, chosen anew for each camper.
    .name = Wild

## The cards as `dicecafe deck` tells of them

face-pays = { $points } points for 1/2/3 matches
face-ability = Ability: { $ability }
face-odds = all three: { $chance }; best play on it alone: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points
finding-impossible = no dice serve all that it asks for
finding-no-card = no card has it
finding-dead = it changes nothing at any table
