### The lab, the solver and the coach on paper: simulate, sweep, report, tournament, solve, analyse, bench. How catalogues work: docs/languages.md

## Figures

figure-percent-0 = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
figure-percent-1 = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent-2 = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-decimal-0 = { NUMBER($n, maximumFractionDigits: 0) }
figure-decimal-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal-2 = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-signed =
    { $sign ->
        [minus] -{ $size }
       *[plus] +{ $size }
    }
figure-between = { $low } to { $high }
figure-with-interval = { $middle } ({ $low } to { $high })
figure-own-deck = deck=own

## What is being done, above a progress bar

doing-play = playing
doing-play-each = playing each
doing-write = writing
doing-skill = { $strong } against { $weak }
doing-causes = looking for causes
doing-solve = solving
doing-train = learning
doing-analyse = analysing

## What was played, and where

lab-heading =
    { $games ->
        [one] { $game }: { $games } game
       *[other] { $game }: { $games } games
    }, seed { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
lab-saved = They are kept in { $path }: the same command with --resume goes on.
lab-stopped = Partial: stopped after { $done } of { $games } games; this is what they say.
lab-unwritten = The records were not written: { $path } is as it was.
lab-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s on { $where }: { $speed }, compiler included
lab-on-cluster = the cluster at { $address }
lab-on-gpu = a GPU
lab-on-cores =
    { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }
lab-actions-a-second = { NUMBER($millions, minimumFractionDigits: 1, maximumFractionDigits: 1) } million actions/s
lab-games-a-second = { NUMBER($games, maximumFractionDigits: 0) } games/s

## simulate: the table and the lines under it

lab-seat = seat
lab-player = player
lab-wins = wins
lab-interval = 95% interval
lab-points = mean points
lab-less-luck = less luck
lab-worth = a game is worth
lab-games-worth =
    { $most ->
        [yes] any number
       *[no] { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
lab-less-luck-how = less luck: what the dice did to these games taken off; a game then says as much as so many plain ones
lab-turns = turns a game: { $turns }, from { $shortest } to { $longest }
lab-actions = actions a game (rolls counted die by die): { $actions }, from { $shortest } to { $longest }
lab-decisions = decisions a game: { $decisions }; { NUMBER($mattered, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } with more than one choice
lab-leads = lead changes a game: { $leads }
lab-comebacks = comebacks (the leader at half-time does not win): { $comebacks }
lab-dead-turns = turns that bring no points: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $dead } a game
lab-ties = shared wins: { $ties }
lab-uses = used most: { $uses }
lab-use = { $label } { $uses }

## sweep

sweep-heading =
    { $games ->
        [one] { $game }: { $games } game of each
       *[other] { $game }: { $games } games of each
    }, the same dice, seed { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
sweep-as-it-is = as it is
sweep-seat = seat { $seat } ({ $player })
sweep-turns = turns
sweep-against = { $second } against { $first }:
sweep-decks = All seats play with the same deck, so this does not tell what a card does for whoever has it: `dicecafe report { $game } --option deck=…` does.
sweep-change = { $first } -> { $second }
sweep-verdict =
    { $verdict ->
        [same] the same
        [real] real
       *[chance] may be chance
    }
measure-wins = wins of seat { $seat }
measure-wins-less-luck = the same less luck, seat { $seat }
measure-comebacks = games with a comeback
measure-ties = shared wins
measure-points = mean points of a seat
measure-turns = turns a game
measure-actions = actions a game
measure-decisions = decisions a game
measure-choices = decisions with a choice
measure-leads = lead changes a game
measure-dead-turns = turns without points a game

## report: what it finds

report-alone = Alone, { $player } wins { $wins } of the games.
report-unlike = The players differ, so these games don't tell what a seat is worth; let all be alike for that.
report-start-even = Whoever starts wins { $wins } of the games, where an even share is { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }: no advantage and no handicap can be seen in so many games.
report-start =
    Whoever starts wins { $wins } of the games, where an even share is { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $doubt ->
        [none] beyond doubt
       *[some] probably
    } { $size ->
        [slight] a slight
        [clear] a clear
       *[large] a large
    } { $side ->
        [advantage] advantage
       *[handicap] handicap
    }, { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of a hundred.
report-less-luck =
    With luck taken off it is { $wins }{ $most ->
        [yes] , which nothing but rounding leaves open
       *[no] ; a game then says as much as { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } plain ones
    }.
report-seats = From the starter round the table, the seats win { $wins }.
report-unused = Never used in { $games } games, unlike others of the deck: { $labels }.
report-strong =
    { $kind ->
        [card] Cards
       *[ability] Abilities
    } stronger than their like, { $cause ->
        [barred] by what a seat loses that may not use them
        [plain] by what a seat loses in whose deck they are plain
       *[dealt] by what a seat gains that is dealt them
    }, in points of a hundred beside the median of { $count }: { $things }.
report-weak =
    { $kind ->
        [card] Cards
       *[ability] Abilities
    } weaker than their like, { $cause ->
        [barred] by what a seat loses that may not use them
        [plain] by what a seat loses in whose deck they are plain
       *[dealt] by what a seat gains that is dealt them
    }, in points of a hundred beside the median of { $count }: { $things }.
report-thing = { $label } { $more }
report-even =
    { $kind ->
        [card] No card
        [ability] No ability
       *[option] No option
    } stands out { $cause ->
        [barred] by what a seat loses that may not use it
        [plain] by what a seat loses in whose deck it is plain
        [dealt] by what a seat gains that is dealt it
       *[option] by what it does for whoever starts
    }: of none of { $count } is it beyond doubt that it is more than { NUMBER($margin, maximumFractionDigits: 1) } points of a hundred away from its like.
report-option = With { $label } and the same dice, whoever starts wins { $more } points of a hundred.
report-guesses-hold =
    What the deck says of its { $kind ->
        [card] cards
       *[ability] abilities
    } may hold in play: of none of { $count } is it beyond doubt that it { $unit ->
        [points] is worth over { $by } points more or less
       *[share] comes off over { $by } more or less often
    }.
report-guesses-wrong =
    Beyond doubt, { $wrong } of { $count } things that the deck says of its { $kind ->
        [card] cards
       *[ability] abilities
    } are wrong by more than { $unit ->
        [points] { $by } points
       *[share] { $by }
    }: { $guesses }.
report-guess = { $label } (said to be { $said }, found to be { $found })
report-no-cause = What goes with winning is in the tables, and is no cause: who is ahead may be the one who can afford a card or an action, or has time for it.
report-turns = A game takes { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns, nine of ten games from { $low } to { $high }.
report-decisions = There are { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions in a game; { NUMBER($mattered, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } offer more than one choice.
report-dead-turns = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of all turns bring no points.
report-leads = The lead changes { NUMBER($leads, minimumFractionDigits: 1, maximumFractionDigits: 1) } times; the leader at half-time does not win { $comebacks } of the games.
report-ties = { $ties } of the games end with a shared win.
report-no-ties = No win was shared.
report-skill = Skill against luck: { $strong } against { $weak } wins { $wins } of { $games } games; luck alone would be { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-whole = The whole report: { $path }

## report: its page

report-title = { $game }: balance
report-played = { $heading }. Players: { $players }.
report-in-short = In short
report-figures = The figures
report-trust = How far to trust this
report-trust-intervals = Intervals of wins and means are 95%: of a hundred such intervals, five miss the true value. Those of causes, of guesses and of what goes with winning are wider: they all hold at once in 95 of 100 whole reports.
report-trust-causes = Causes are what chance alone decides: who is barred from something or has it plain, who is dealt what, under which option all play, on the same dice. Something is strong or weak if its whole interval is more than { NUMBER($margin, maximumFractionDigits: 1) } points of a hundred away from the median of its like.
report-trust-bots = These are games of the bots named above. Stronger players may find another game in the same rules.
report-trust-worth = What goes with winning is how often those who used something won, less what the same seats win in all. It is no cause: who is ahead may be the one who can afford it. Beside its like is the same less the median of all cards, or of all actions with that verb; a question mark says that it may be chance.
report-trust-turns = Half-time is when half of a game's turns have been taken. A turn without points leaves its seat with no more than it had.
report-cause =
    { $cause ->
        [barred] What a seat loses that may not use it
        [plain] What a seat loses in whose deck it is plain
        [dealt] What a seat gains that is dealt it
       *[option] What whoever starts wins more under another option
    } (points of a hundred)
report-guesses = What the deck says, and what play says
report-head-effect = effect
report-head-beside = beside the median
report-head-all = interval (all hold at once)
report-head-said = said
report-head-found = found
report-head-verdict = verdict
report-verdict =
    { $verdict ->
        [strong] strong
        [weak] weak
        [wrong] wrong
       *[like] { "" }
    }
report-uses = What goes with winning, and is no cause: { $uses }
report-cards = Cards
report-verbs = Actions
report-things = Things that actions name
report-phrases = Actions, word for word
report-head-uses = uses
report-head-share = in games of a seat
report-head-won = won
report-head-worth = worth
report-head-edge = beside its like
report-doubtful = { $figure } ?

## report: its plots

plot-wins = Wins by seat, with 95% intervals
plot-points = Points at the end
plot-turns = Turns a game
plot-worth = What goes with winning, beside its like (no cause)
plot-skill = Skill against luck: wins of one stronger player, and an even share
plot-seat = seat { $seat }: { $player }
plot-among = { $strong } among { $weak }
plot-axis-points = points
plot-axis-turns = turns
plot-axis-games = games
plot-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 2) }

## tournament

tournament-heading =
    { $games ->
        [one] { $game }: { $games } game a pair
       *[other] { $game }: { $games } games a pair
    }, seed { $seed }
tournament-rating = rating
tournament-interval = 95%
tournament-bot = bot
tournament-won = won
tournament-by = by
tournament-against = against
tournament-give-or-take = ±{ NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }
tournament-elo = { NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }

## solve

solve-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
solve-heading =
    { $game } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }, all playing perfectly:
solve-first = seat { $seat } wins { NUMBER($chance, style: "percent", minimumFractionDigits: 6, maximumFractionDigits: 6) }, moving first
solve-seat = seat { $seat } wins { NUMBER($chance, style: "percent", minimumFractionDigits: 6, maximumFractionDigits: 6) }
solve-turn = a turn played for points alone brings { NUMBER($value, minimumFractionDigits: 6, maximumFractionDigits: 6) } and busts { NUMBER($bust, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } of the time
solve-mixed =
    { $positions ->
        [one] in { $positions } position one of two equally good moves must be chosen by lot
       *[other] in { $positions } positions one of two equally good moves must be chosen by lot
    }
solve-play = Off by at most { $bound }. Play against it: { $command }
solve-small = Found from { $positions } positions, by the rules alone. Off by at most { $bound }.

## analyse: in the terminal and on its page

analyse-title = { $game }: { $players }
analyse-lines =
    { $over ->
        [yes] { $lines ->
            [one] { $lines } line.
           *[other] { $lines } lines.
        }
       *[no] { $lines ->
            [one] { $lines } line, not over yet.
           *[other] { $lines } lines, not over yet.
        }
    }
analyse-heading = { $title }. { $lines }
analyse-turns = Turning points
analyse-turn =
    Line { $line }, { $what } { $player }: { $before } -> { $after }{ $verdict ->
        [blunder] , a blunder
        [mistake] , a mistake
        [lucky] , lucky
        [unlucky] , unlucky
       *[none] { "" }
    }.
analyse-turn-after =
    Line { $line }, after { $mover }'s move: { $what } { $player }: { $before } -> { $after }{ $verdict ->
        [blunder] , a blunder
        [mistake] , a mistake
        [lucky] , lucky
        [unlucky] , unlucky
       *[none] { "" }
    }.
analyse-worst = Costliest decisions
analyse-mistake =
    Line { $line }, { $player }: { $move } cost { $cost }{ $error ->
        [0] { "" }
       *[other] { " " }(± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    }, { $grade ->
        [blunder] a blunder
       *[mistake] a mistake
    }; better: { $better }
analyse-more = and { $more } more
analyse-wait = to wait
analyse-page = The page is in { $path }.
analyse-player = Player
analyse-start = Start
analyse-luck = Luck
analyse-skill = Skill
analyse-result = Result
analyse-now = Now
analyse-adjusted = Less luck
analyse-cost = Cost
analyse-mistakes = Mistakes
analyse-blunders = Blunders
analyse-give-or-take = { $figure } ±{ $margin }
analyse-many =
    { $games ->
        [one] { $games } game: the mean of each player's games.
       *[other] { $games } games: the mean of each player's games.
    }
analyse-many-help = Result, luck, skill and cost are chances to win a game; mistakes and blunders are counts a game. ± is half of a 95% interval.
analyse-games = Games
analyse-sums = Start + luck + skill = result. Skill is what decisions did, one's own and the others'.
analyse-line = line { $line }
analyse-several = several
analyse-chances = Chances to win
analyse-chances-of = Chances to win of { $players }, line by line
analyse-chance = { $player } { $chance }
analyse-luck-and-skill = Luck and skill
analyse-every-line = Every line
analyse-trust = How far to trust this
analyse-at-start = At the start: { $chances }.
analyse-at-line = Line { $line }: { $what } { $chances }.
analyse-line-head = Line
analyse-happened = What happened
analyse-after = Chances after
analyse-grade =
    { $grade ->
        [blunder] blunder
       *[mistake] mistake
    }
analyse-better = better: { $better }

## bench

bench-row = { $game } { $one } million actions/s on 1 core, { $every } on { $cores }

## What can't be done

sweep-one-thing = A sweep goes over ranges or lists, --option target=30..100:10, of one option or several, or compares two rule sets with --against NAME=VALUE: one or the other.
sweep-too-many = That would be { $count } rule sets, and { $most } are the most: name fewer values.
sweep-no-range = { $option } is not a range: write low..high, low..high:step, or values with commas; two of them at least.
tournament-bots = A tournament needs two or more different bots: --players easy,medium,hard.
simulate-perfect = Perfect players are played turn by turn from their table: no game can be recorded.
simulate-gpu = A GPU plays random, greedy and medium bots alone, with neither --stats nor --ray.
tally-no-json = { $path } is not JSON: { $error }.
tally-no-sums = { $path } does not hold the sums of games, of format { $format }.
tally-not-whole = The sums are not whole: { $error }.
tally-other = The sums in { $path } are of other games: { $what } { $theirs }, not { $ours }. Leave out --resume to begin anew.
plots-need = The page needs matplotlib: { $command }.
ray-needs = --ray needs Ray: { $command }.
ray-unreachable = No Ray cluster answers at “{ $address }”. Start one with `ray start --head`, or say --ray local.
ray-failed = The cluster could not play these games: { $error }
ray-version = This worker has dicecafe { $ours }; it was asked by { $theirs }.

## evaluate

evaluate-heading =
    { $bot } at { $game }: { $games } games against each level, seed { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
evaluate-against = against
evaluate-won = won
evaluate-rating = Rating among them: { NUMBER($elo, maximumFractionDigits: 0) }, give or take { NUMBER($error, maximumFractionDigits: 0) } (the mean is 1,500).
evaluate-cost =
    A decision with a choice costs { $mean } of a win ({ $low } to { $high }), { $exact ->
        [yes] exactly worked out
       *[no] estimated by playouts
    } for { $decisions } of them.
evaluate-kind =
    { $share } of that: { $chosen } where { $better } was better, { $phase ->
        [early] in the first third of a game
        [middle] in the middle of a game
       *[late] in the last third of a game
    } ({ $count } times, { $cost } each)
evaluate-exact = Exactly, whoever starts as often: perfect play leaves it { $perfect } of the wins, and the best answer to it wins { $best }.
evaluate-bound = The best answer found: { $level } wins { $won } ({ $between }) against it. That is a lower bound: a better one may exist.
evaluate-random = A bot that chooses now this and now that in the same position has no exact chances.
evaluate-nobody = There is nobody in { $game } to play against.
lab-expert-perfect = At this table expert plays from the exact solution: it is perfect.

## tune

doing-tune = tuning
tune-heading =
    { $game }: { $tried ->
        [0] { "" }
        [one] { $tried } candidate of up to { $games } games,{ " " }
       *[other] { $tried } candidates of up to { $games } games each,{ " " }
    }{ $rounds ->
        [0] { "" }
        [one] { $rounds } round of { $games } games on the cards,{ " " }
       *[other] { $rounds } rounds of { $games } games on the cards,{ " " }
    }seed { $seed }
tune-stopped = Stopped early: this is the best so far, and nothing of it is confirmed.
tune-option = { $name }: { $old } is now { $new }
tune-nothing-better = Nothing is changed: nothing better was found.
tune-by-hand = To be changed by hand, where the deck says it in words: { $texts }.
tune-confirmed =
    { $games ->
        [one] From { $games } fresh game of each, on the same dice for both; all intervals hold at once in 95 of 100 such tables.
       *[other] From { $games } fresh games of each, on the same dice for both; all intervals hold at once in 95 of 100 such tables.
    }
tune-head-goal = goal
tune-head-wanted = wanted
tune-head-start = as it was
tune-head-tuned = tuned
tune-head-verdict = verdict
tune-figure =
    { $figure ->
        [seats] a seat beside an even share
        [cards] a card beside the median
       *[abilities] an ability beside the median
    }
tune-wanted =
    { $kind ->
        [low] { $low } or more
        [high] { $high } or less
       *[both] { $low } to { $high }
    }
tune-worst =
    { $of ->
        [seat] seat { $label }
       *[thing] { $label }
    }: { $figure }
tune-verdict =
    { $verdict ->
        [met] met
        [missed] not met
       *[unknown] not known
    }
goal-form = A goal is written figure=bounds: seats=even, turns=12..18, cards=1.5; not “{ $text }”.
goal-none = What is it to be like? Say so with --goal: seats=even, turns=12..18, cards=1.5; it may be given several times.
goal-unknown = There is no figure “{ $name }” to set a goal for. There are { $known }.
goal-range = “{ $text }” can't be read: write figure=low..high, one of them may be left out; for seats, cards and abilities a number of points of a hundred, or even; and *weight after it, if it weighs more or less than others.
goal-no-trial = { $goal }: nothing in { $game } can be tried for that by these players: it takes cards, and random, greedy or medium at the table.
goal-seats = { $goal }: seats can only be even between two or more players who are alike.
goal-no-actions = { $goal }: games between perfect players alone are played turn by turn; nobody knows their actions.
tune-needs = tune needs Optuna and tomlkit: { $command }.
tune-nothing = What may be changed? Name ranges or lists of options, --option target=30..100, or numbers of the deck, --card KEY.
tune-keep-nothing = --keep is for numbers that --card would tune, and there are none.
tune-no-deck = { $game } has no deck whose numbers may be tuned.
tune-no-deck-out = Nothing would be written to { $path }: no number of a deck is tuned. Name some with --card.
tune-number-unknown = A deck of { $game } has no number “{ $name }” that may be tuned. It has { $known }.
tune-card-range = “{ $text }” can't be read: write --card KEY or --card KEY=low..high.
tune-label-unknown = Nothing whose numbers may be tuned is called “{ $name }”.

## train

train-heading = { $game } for { $players } players: { NUMBER($positions, useGrouping: 1) } positions of { NUMBER($games, useGrouping: 1) } games, in { $seconds } s
train-loss = Loss on games that were not learned from: { $fitted } by the game's fitted standing, { $network } by the network, { $whole } in whole numbers
train-file = Written to { $file }
train-stopped = Stopped: this is the best network until then

## depth

depth-heading =
    How deep is { $game }? Two players, seed { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
depth-stopped = Partial: it was stopped; this is what was known by then.
depth-ladder = The ladder: what each wins against the one below, and how far that is above random on Elo's scale
depth-player = player
depth-wins = won
depth-above = Elo
depth-elo = { NUMBER($n, maximumFractionDigits: 0) }
depth-rung = { $player }
depth-mixed = { NUMBER($share, style: "percent", maximumFractionDigits: 1) } { $player }, else { $other }
depth-steps = From the lowest to the highest: { NUMBER($elo, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) } points of Elo, which is { $sixty } ± { $sixty_error } steps of 60% and { $two_hundred } ± { $two_hundred_error } steps of 200 points.
depth-left-out = Not on it: { $player } wins { $wins } against the one below, which is not beyond doubt more than half.
depth-portions = What decides: parts of the squared distance of results from an even share, in { $games } games of each pair
depth-between = between
depth-pair = { $one } and { $other }
depth-start = the start
depth-luck = dice
depth-skill = decisions
depth-choices = Choices: of { $decisions } decisions of greedy, those with one legal action; all choices as good as equal; one choice best and all others mistakes; neither ({ $looked_at } looked at)
depth-decisions = decisions
depth-a-game = a game
depth-one = one action
depth-equal = equal
depth-clear = one best
depth-open = open
depth-phase =
    { $phase ->
        [early] first third
        [middle] second third
        [late] last third
       *[all] all
    }
depth-share = { $share } ({ $between })
