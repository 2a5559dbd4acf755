### The commands: their help, and what they print themselves. How catalogues work, and how to add a language: docs/languages.md

## What the commands do

command-about = Dice games to play, to study and to simulate by the million.
command-games = List the games
command-rules = Print a game's rules, its rulings and its options
command-play = Play in the terminal
command-serve = Open the cafe: live tables in the browser, for people and bots
command-admin = List, close, delete and export the tables and decks of a store
command-backup = Copy a store into a file while servers use it
command-restore = Make a store of a backup
command-simulate = Play many games of bots, and sum them up; a shared win counts as its share
command-sweep = Play a game under several rule sets with the same dice, and tell which differences are real
command-tune = Tune options and numbers of cards towards goals, and confirm it on fresh dice
command-report = Tell what is unbalanced in a game, by how much, and how sure that is
command-tournament = Let bots play each other, and rate them
command-evaluate = Tell how well a bot plays a game, and what beats it
command-depth = Tell how deep a game is: a ladder of skill, what dice and decisions weigh, where there is no choice
command-solve = Work out the exact chances of a game
command-train = Learn how well seats stand from games of the program against itself
command-replay = Step through a record
command-analyse = Tell the chances along a record, its mistakes and its luck
command-verify = Replay a record and roll its dice again
command-bench = Measure random playouts on this machine
command-warm = Compile the games ahead, so that nobody waits for the compiler
command-stopped = Stopped; nothing half-done was left behind.

## The pages of help

usage-line = Usage: { $command } [options]
usage-commands = Commands:
usage-arguments = Arguments:
usage-options = Options:

## What stands for a value in help

value-command = COMMAND
value-language = CODE
value-number = N
value-game = GAME
value-record = RECORD
value-file = FILE
value-json-file = FILE.json
value-jsonl-file = FILE.jsonl
value-store = FILE|URL
value-path = PATH
value-network = NETWORK
value-table = TABLE
value-doing = WHAT
value-option = NAME=VALUE
value-bot = BOT
value-list = LIST
value-seat = SEAT
value-goal = GOAL
value-key = KEY
value-label = NAME
value-address = ADDRESS
value-part = PART

## What the arguments are for

argument-help = show this help
argument-version = show the version
argument-language = the language to speak (DICECAFE_LANGUAGE, or the system's)
argument-json = print one JSON object, in English, and nothing else
argument-record = a .json, .jsonl or .txt file
argument-number = which record of a .jsonl file, from 1
argument-lines = only the first lines, this many
argument-option = an option of the game; may be given several times
argument-players-play = people by name; bot:easy to bot:expert, bot:perfect, bot:module:name (you,bot:medium)
argument-seed-play = dice that can be had again
argument-dice = real: you type in what your dice show (cafe)
argument-first-play = the seat that starts, from 0 (by lot)
argument-fast = no pauses while bots play
argument-resume-play = go on with a saved game (the last one)
argument-host = where to listen (127.0.0.1; 0.0.0.0 for the whole network)
argument-port = the port (8000)
argument-base-path = the path below which all of it is, such as /games
argument-store = a SQLite file or postgresql://... (cafe.db)
argument-redis = redis://..., to keep several processes in step at once
argument-workers = processes (1)
argument-origins = another site whose pages may connect; may be given several times
argument-trust-proxy = take addresses from X-Forwarded-For
argument-proxies = a proxy, or a network of them, whose X-Forwarded-For is believed; may be given several times
argument-bots = a bot from outside that tables are offered: module:name, or an installed one; may be given several times
argument-settings = settings of a TOML file; the environment wins over it, and flags over both
argument-the-store = the store: an SQLite file or postgresql://...
argument-copy = the backup
argument-doing = what to do: tables, close, delete, export, decks or cards
argument-admin-names = tables by id or code, or the digest of a deck for all that play with it
argument-replace = also a store at which there are tables: they are gone then
argument-show-settings = print the settings as such a file, with where each was set, and end
argument-open = open the page in a browser
argument-players-lab = bots by seat: random, greedy, easy to expert, perfect, or module:name ({ $default })
argument-players-pairs = the bots; the games are for each pair ({ $default })
argument-players-n = how many players (2)
argument-bot = the bot: a level, an installed one, or module:name
argument-game = the game
argument-games-level = how many games against each level ({ $default })
argument-decisions = how many of its decisions are looked at ({ $default })
argument-expert-too = play against expert too
argument-games-ladder = how many games between two neighbours, one of whom searches; 50 times as many of quick ones ({ $default })
argument-split = games between two players that are split into luck and skill ({ $default })
argument-decisions-depth = how many decisions with a choice are looked at ({ $default })
argument-expert-ladder = put expert on the ladder too, which takes its time
argument-games = how many games ({ $default })
argument-games-train = how many games in each round ({ $default })
argument-rounds = rounds of playing and learning; from the second on, with what was learned before (2)
argument-minutes = end after about so many minutes
argument-out = where the network goes (GAME-network.json)
argument-seed-lab = seed of the dice and the bots' choices (0)
argument-first-lab = the seat that starts, from 0 (0)
argument-cores = threads to play on (all cores)
argument-ray = play on a Ray cluster: auto, local, or its address
argument-records = write every game as a record
argument-stats = keep the sums of all statistics in a file; less luck too, but for long runs of quick bots in races of three and more
argument-resume-stats = go on with the games of that file
argument-device = cuda: play on a GPU (cpu)
argument-against = the other rule set's option; may be given several times
argument-games-tune = how many games of each candidate, and of each round on the cards ({ $default })
argument-goal = what it is to be like: seats=even, turns=12..18, cards=1.5; *2 weighs double; may be given several times
argument-card = numbers of the deck to tune, by their key: fame, or fame=2..9; may be given several times
argument-keep = a card or ability whose numbers stay as they are; may be given several times
argument-tries = how many candidates, and how many rounds on the cards at the most ({ $default })
argument-confirm = how many fresh games confirm it (four times --games)
argument-out-tune = write the tuned deck as such a file
argument-html-report = write the whole report as one page
argument-expert = games of an expert against greedy (0)
argument-html-analysis = write a page with the plot and every move
argument-pinned = what a device that played kept of the dice: its commitment, nonce and seals
argument-records-analyse = files .json, .jsonl or .txt; of several games, what they come to for each player
argument-number-analyse = only this record of a .jsonl file, from 1
argument-seed-analyse = seed of the dice of the playouts (0)
argument-playouts = for each position that is not solved (as the game has it)
argument-some-games = all games if none is named
argument-only = one of the parts: playouts, search, analysis, solver, lab, environments; may be given several times

## What is wrong with a command line

usage-see = { $problem } See: { $command }
usage-command = There is no command “{ $word }”.
usage-unknown = { $word } is not taken here.
usage-word = “{ $word }” is not taken here: it is { $range }.
usage-value = { $name } needs a value: { $name } { $value }.
usage-missing = { $value } is missing.
usage-other = The words do not fit together: { $detail }.
usage-players = Players are names with commas between them, not “{ $text }”.
usage-which-game = Which game? { $command } with one of { LIST($games, type: "disjunction") }.
usage-resume = { $option } goes on with the games in a file: say which with { $stats }.

## What the commands print

games-heading = The games:
games-players = { $players } players
games-minutes = { $minutes } min
verify-done =
    { $records ->
        [one] { $records } record
       *[other] { $records } records
    }, { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }: every line is legal and the result is right.
verify-given =
    { $given ->
        [one] { $given } of the lines was given at the start: its dice are those of another record.
       *[other] { $given } of the lines were given at the start: their dice are those of another record.
    }
verify-rules =
    { $rules ->
        [unknown] A record does not say with which rules and deck it was played; today's fit.
       *[other] A record was played with other rules or another deck; with today's it comes out the same.
    }
verify-rolls =
    { $rolls ->
        [one] { $rolls } roll made again and found the same ({ $how }).
       *[other] { $rolls } rolls made again and found the same ({ $how }).
    }
verify-no-rolls = No roll could be checked ({ $how }).
verify-unshown = Sealed, and not shown before the game began: the nonce of { $players }.
verify-pinned =
    { $what ->
        [nonce] The server could not choose the dice: the device saw them sealed, then added its own nonce, and both are in the record.
        [commitment] The device saw these dice sealed before the first roll, but added no nonce: it is not proved that the server did not choose them.
       *[nothing] Not checked: that the dice were sealed before the players' nonces were known. A device that played can tell ({ $option }).
    }
doing-compiling = compiling { $game }
warm-part = { $part } { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
warm-ready = { $game } ready in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $parts }

## `dicecafe deck`

command-deck = Write a deck to start from, check one, compare two, or draw the cards of one
value-deck = DECK
argument-deck-doing = what to do
argument-decks = new: a game and a file; else a deck's file, or a game for its own deck; diff: one or two
argument-deck-game = the game of the deck (the one whose tables it has)
usage-one-record = { $name } is for one record, and there are { $records }.
usage-decks = “{ $doing }” takes { $range }, not { $n }.
deck-written = Written: { $path }
deck-new-head =
    A deck of your own for { $game }. Change it, then:
    {"  "}dicecafe deck lint { $path }
    {"  "}dicecafe deck diff { $path }
    {"  "}dicecafe play { $name } --option deck={ $path }
deck-finding =
    { $kind ->
        [impossible] Impossible
        [always] Always
        [dead] Without effect
       *[unused] Unused
    }: { $where }: { $what }
deck-lint = { $path }: { $wrong } wrong, { $found } to know.
deck-changed = { $where }: { $old } is now { $new }
deck-added = { $where }: is new
deck-removed = { $where }: is gone
deck-change-note = { $change } (a note: no game changes)
deck-same = The decks are the same.
