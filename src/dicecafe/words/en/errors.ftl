### What can't be done, beyond the moves of a game (rules.ftl has those). How catalogues work: docs/languages.md

## Games, languages

game-unknown = There is no game “{ $name }”. There are { $known }.
game-lacks = { $module } does not define { $name }(); see engine/contract.py.
game-import = { $module } can't be imported: { $error }.
game-none = { $module } does not export GAME = Game(...).
game-misnamed = { $module } is announced as { $name }, but its folder makes it { $folder }.
language-not-spoken = The cafe does not speak “{ $language }”. It speaks { $known }.

## Decks

deck-file = a deck file in TOML, in the form of the game's own
file-not-toml = { $path } is not TOML: { $error }.
deck-empty = { $path } is empty: there is no deck in it.
deck-not-json = The deck holds something that a record can't: { $error }.
deck-wrong = In the deck, { $where } { $what }.

## What is wrong with a deck: goes on from the place that is named

deck-unknown = is unknown; what a deck may have there: { $keys }
deck-unknown-close = is unknown (did you mean `{ $close }`?)
deck-not-table = must be a table
deck-not-plain = must be a text, a number, true or false, or a list of those
deck-fixed = must be { $right }, as the rules have it, not { $given }
deck-fixed-option = { $fixed }; set it with { $option }
deck-needs-table = needs a table `{ $key }`
deck-needs-rows = is missing: [[{ $key }]] for each
deck-needs-word = needs `{ $key }`, a word{ $value ->
        [None] { "" }
       *[other] , not { $value }
    }
deck-spelling = has words that a record can't tell apart: { $words }. No blanks at an end or in a row, and no word that another begins with
deck-needs = needs `{ $key }`, { $range }{ $value ->
        [None] { "" }
       *[other] , not { $value }
    }

## Records

record-json = This is not a whole JSON record: { $error }.
record-object = A record is a JSON object, not { $value }.
record-version =
    { $value ->
        [None] This is no record of a game: it says nothing of its format.
       *[other] This reads records of format { $format }, not { $value }.
    }
record-lacks = The record has no `{ $name }`: it needs { $kind }.
record-wrong = `{ $name }` of a record is { $kind }, not { $value }.
record-kind =
    { $name ->
        [game] a game's name
        [players] a list of names
        [options] an object of options
        [first] a seat
        [given] a number of lines
        [log] a list of lines
       *[other] an object
    }
record-strings = `{ $name }` of a record holds strings only.
record-given = `given` is 0 to { $lines }, lines of the log, not { $given }.
record-number =
    { $records ->
        [one] { $path } holds one record; there is no record { $number }.
       *[other] { $path } holds { $records } records; there is no record { $number }.
    }
record-text-line = Line { $number }, { $line }, is neither `key = JSON` nor a move.
record-text-key = Line { $number }: `{ $key }` is said twice, or is not said this way.
record-no-deck = { $game } is played without cards, so its record can't carry a deck.
record-empty-deck = The deck of the record is empty; a record without one means the game's own.
record-line = Line { $number } of the log, { $line }: { $error }
record-nth = Record { $number }: { $error }
record-unfinished =
    { $lines ->
        [one] The log stops after one line, before the game is over.
       *[other] The log stops after { $lines } lines, before the game is over.
    }
record-result = The log leads to { $ours }, but the record says { $theirs }.
record-other-rules = It was played with other rules or another deck of { $game }, and would come out otherwise now. The result it holds is the one that counts.
record-digests = `digests` of a record holds words.
record-dice = Line { $number } of the log says { $line }, but the dice gave { $rolled }.
record-dice-object = `dice` of a record is an object, not { $value }.
record-seed = The dice's seed and number are whole numbers, not { $seed } and { $number }.
record-secret = The secret or the nonces of the record's dice can't be read: { $error }.
record-commitment = The secret's SHA-256 is { $ours }, but { $theirs } was committed to.
record-seal = The nonces { $nonces } are not those whose seals are { $seals }, seat by seat.
pinned-unreadable = { $path } is not what a device keeps of a table's dice.
pinned-commitment = This device saw the commitment { $pinned }, but these dice are those of { $record }.
pinned-seals = When this device showed its nonce the seals were { $pinned }, but the record has { $record }.
pinned-nonce = The nonce of this device, { $nonce }, is not among those of the record.

## Where the dice of a record that was checked came from

verify-dice =
    { $source ->
        [seed] from their seed
        [secret] from the committed secret
        [real] real dice: nobody can roll them again
       *[unknown] dice the record says nothing of: nobody can roll them again
    }

## Positions, files

position-field = { $struct } has no field { $name } (in { $word }).
position-integer = { $word } holds something that is no { $code } integer.
position-shape = { $word } should hold { $shape } integers.
file-not-text = { $path } is not a text file.
file-unreadable = { $path } can't be read: { $error }.
file-unwritable = { $path } can't be written: { $error }. Nothing was changed.

## Bots, exact solutions

bot-unknown = There is no bot “{ $name }”. There are { $known }.
bot-not-in-batches =
    { $name ->
        [perfect] { $name } plays at a table, not in batches; see dicecafe solve, which tells its exact chances.
       *[other] { $name } plays at a table, not in batches; see dicecafe tournament.
    }
bot-no-hints = { $game } has no hints, so { $name } can't play it.
bot-other-game = { $name } plays { $games } only.
bot-no-choose = { $name } is no bot: it is { $what }, which has no choose(view, legal).
bot-not-made = { $name } can't be made: { $error } ({ $where }). A class or a function is called without arguments, or with `game` and `seed` if it takes them.
bot-failed = { $name } failed when it was to choose in { $game }: { $error } ({ $where }).
bot-illegal =
    { $name } chose { $chosen } in { $game }, which { $is ->
        [action] the rules forbid now
       *[other] is no action
    }. What choose(view, legal) may give back: { LIST($legal, type: "disjunction") }.
bot-no-module = There is no module { $module } for { $name }: no file in { $folder }, and no installed package.
bot-import = The module { $module } of { $name } can't be imported: { $error } ({ $where }).
bot-no-name =
    { $module } has no { $path }; { $n ->
        [0] nothing in it has a choose(view, legal).
       *[other] what could be a bot there: { $known }.
    }
bot-in-game = Game { $number } of seed { $seed }: { $error }
network-damaged = The network in { $file } is not whole, or was learned with other features. Learn it anew: dicecafe train
network-no-features = { $game } has no features.py, which a network learns from, or no standing.py. docs/adding-a-game.md tells what they are.
solver-none = No exact solution of { $game } is known. Solved are { $solved }. Try bot:greedy.
solver-players = { $game } is solved for { $solved } players, not for { $players }. Try bot:greedy.
solver-target = { $game } for { $players } players is solved for a target of up to { $most }, not { $target }. Try bot:greedy.
solver-circle = A turn of { $game } can go round in a circle, so it is not solved.
solver-unsettled = No balance of plans was found for three players at { $totals } of { $target }, so this table is not solved. Two players are, and perhaps another target. Try bot:expert.
solver-long = An exact solution of { $game } with these options takes too long to find while people wait. { $command } finds it once and for all. Try bot:expert.
solver-large = { $game } has more than { $most } positions, and no solve.py that says how to see it as a race: too many to solve one by one. A lower target may do.
solver-secret = { $game } has secrets, or seats that act out of turn, so that no position by itself says what is best: it is not solved. Try bot:expert.
solver-two = Without a solve.py { $game } is solved for one player or two, not for { $players }.
solver-endless = In { $game } the players can go on for ever, and neither had better stop: there is no exact chance.

## GPUs, environments

gpu-none = There is no GPU here that Numba can use: leave out --device cuda, or run this where there is an NVIDIA GPU with its driver, after pip install 'dicecafe[cuda]'.
rule-unknown = { $where }: { $why }: { $text }. Rules are made of integers, records, tuples, loops and calls of other rules (docs/adding-a-game.md).
rule-changed = { $file } was changed after its rule { $name } was loaded. Start again, so that all of it is read anew.
envs-gpu = There is no GPU that Numba can use here: leave out device='cuda'.
envs-missing = This environment needs { $package }, which can't be imported ({ $error }): pip install 'dicecafe[envs]'.
envs-device = The device is one of { LIST($devices, type: "disjunction") }, not { $device }.
envs-opponents = { $given } opponents were named for { $seats } seats besides yours: name one for all, or one for each.
envs-asked = Only random, greedy and medium opponents play on a GPU; others are asked on the CPU: leave out device='cuda'.
envs-autoreset = Games begin anew by themselves here: autoreset_mode is NEXT_STEP or SAME_STEP.
envs-shaped = On a GPU rows are given out as they are: leave out device='cuda', or scaled and relative.
envs-relative = { $game } does not say which of its numbers name seats (an observation.py in its folder would): leave out relative.

## Tables

table-unknown = There is no such table; it may have been cleared away after a long time.
table-removed =
    { $finished ->
        [0] This table has been cleared away: nobody had played there for { $idle } days.
       *[other] This table has been cleared away: a game that is over is kept for { $finished } days, one that nobody goes on with for { $idle }.
    }
table-no-code = No table has the code “{ $code }”. Is every letter right?
table-no-watch = There is no table to watch at that address.
table-waiting = The game has not begun: somebody is still missing.
table-gone-on = The table has gone on: you saw event { $seen }, the last line is event { $last }. Look again.
table-busy = The table is too busy just now. Please try again.
tables-busy = No table is free just now. Please try again.
table-other-rules = This table was opened with other rules of { $game } than the cafe has now, so it can't be shown or played on. A finished game keeps its result.
table-broken = What is stored of this table is damaged, so it can't go on. Whoever runs the cafe finds the reason in its log.
table-closed = Whoever runs the cafe closed this table.
rematch-over = A rematch is for when the game is over.
rematch-seated = A rematch is for those who sit at the table.
record-not-yet = The record is there when the game is over.
after-other =
    { $seats ->
        [one] That record is of { $game } with one seat: play on with the same.
       *[other] That record is of { $game } with { $seats } seats: play on with the same.
    }
after-options = The options and who starts are the record's: leave them out.
lesson-guests = The first dice of a lesson are chosen: it is for whoever sits here and bots, from the start of a game.
after-line =
    { $lines ->
        [one] After line { $line } there is nothing to play: the record has one line.
       *[other] After line { $line } there is nothing to play: the record has { $lines } lines.
    }

## Seats, names, what is said

seats-taken = All seats of this table are taken. You can watch, with the other link.
seat-taken = Seat { $seat } is taken. Free: { $free }.
seat-not-open = Seat { $seat } is not open.
seat-not-yours = Seat { $seat } is not yours. Yours: { $yours }.
seat-watching = Seat { $seat } is not yours. You are watching.
seat-bots = Only whoever opened the table can give seats to bots.
seat-host = Whoever opened the table keeps their seat until the game begins.
token-invalid = This device has no seat here: its token is not one of this server's.
players-none = Somebody must sit at the table: bots alone play in `dicecafe tournament`.
name-empty = A name needs something that can be seen, up to { $most } letters.
chat-off = There is no chat at this table, only emotes.
nonce-early = A nonce is shown when all seats are taken, not before: else somebody could choose theirs by it.
nonce-late = The game has begun without this nonce.
nonce-other = This is not the nonce that was sealed for the seat.
chat-empty = There was nothing to say.

## Dice of a table

dice-own = This table has its own dice: nobody types them in.
dice-elsewhere = The dice are with whoever opened the table: they are typed in there.
dice-dealt = This is dealt by the table itself.

## Limits

limit-messages = That was a lot at once. Please go on more slowly.
limit-tables = That was a lot at once from your address. Please wait a minute.
limit-hello = A connection begins with a hello, within { $most } seconds.
limit-refusals = None of what you sent could be done, { $most } times in a row.
limit-unread = You do not read what you are sent. Come back when you can.
limit-requests = That was a lot at once from your address. Please wait a minute.
limit-full = The cafe is full. Please try again in a minute.
limit-busy = The cafe has all it can do: tables at which people sit come first. Try again in a minute.
limit-connections =
    { $most ->
        [one] There is { $most } open connection from your address already.
       *[other] There are { $most } open connections from your address already.
    }
limit-connects = Your address connects too often. Please wait a minute.
limit-frames = That was far too much at once.
limit-message = A message may have { $most } bytes.
limit-deck = A deck of your own may have { $most } bytes.
limit-store = Your address has stored so much that it has to wait, up to a day.
limit-questions = One question at a time: the answer to the last one is on its way.
limit-sockets =
    { $most ->
        [one] There is { $most } connection from your address already.
       *[other] There are { $most } connections from your address already.
    }
limit-lines = This game has { $most } lines, as many as a game may have here. It can be looked at, but it can't go on.
limit-reading = Your address has looked at so many long games that it has to wait a minute.
limit-spectators = Too many people are watching this table already. Please try again later.
limit-table = So much was said and taken back at this table that only the game goes on.
limit-hints = Too many hints are being worked out already. Please try again in a moment.
thinking-late = That took longer than { $seconds } seconds, so it was given up.
thinking-failed = Something went wrong while this was worked out; it is in the log.
analysis-long = This game has more than { $most } lines, and that is as far as the coach goes.
analysis-late = The coach did not finish with this game within { $seconds } seconds and gave up.
analysis-failed = Something went wrong while this game was analysed; it is in the log.
offline-coach = The coach needs a server: it plays on thousands of games, and this page has no time for that.
analysis-busy =
    { $waiting ->
        [one] { $waiting } analysis is waiting already. Please try again in a minute.
       *[other] { $waiting } analyses are waiting already. Please try again in a minute.
    }

## Messages and requests

message-unreadable = That message can't be read: { $error }. { $advice }
advice-hello = The first message is hello.
advice-protocol = See docs/protocol.md for what can be sent.
request-invalid = The request can't be taken: { $why }.
request-nowhere = Nothing is at that address.
request-method = That address is not asked this way.
request-type = The body of this request is application/json, not { $given }.
request-too-large = The request is too large.
origin-foreign = Pages of other sites may not connect here.
server-failed = Something went wrong here; it is in the log.
server-closing = This server is about to stop; another one answers in a moment.
client-unbuilt = The pages of this server are not built yet: run `make web`, then come again.

## The store

store-scheme = A store at { $scheme } is none we know. Give a path, sqlite:///path, :memory: or postgresql://user@host/database.
store-no-path = The store has no path. Give one, such as cafe.db, or :memory: for a store that is not kept.
store-postgres-url = The address of the store is not postgresql://user@host/database.
store-unavailable = The store can't be used now: { $why }.
store-moved = its file, or the log beside it, is not the one that was opened
store-closed = it is closed
store-asyncpg = PostgreSQL needs asyncpg: pip install 'dicecafe[cluster]'
store-no-log = The place of the store allows no write-ahead log, only { $mode }. Choose a local disk.
store-newer = The store is of version { $version }, and this Dice Cafe knows { $known }. Update it to open the store.
store-event-taken = Event { $number } is not the next one of table { $table }. Load what is new and decide again.
store-table-taken = There is a table with the id { $id }, its code or its watch link already. Draw new ones.
store-file = { $path }: { $error }
backup-file-exists = { $path } is there already, and a backup replaces nothing. Choose another name.
backup-store-used = There are tables in { $store }. To lose them for those of the backup, say { $option }; stop the servers first.
backup-no-file = There is no file { $path }.
backup-damaged = { $path } is no whole backup: { $why }.
backup-in-use = A server has { $store } open. Stop all servers first, or restore into another place.
backup-no-tool = PostgreSQL is copied by its own { $program }, which is not here. Install the client programs of PostgreSQL, as new as the server or newer.
backup-tool-failed = { $program } says: { $why }
admin-unknown = There is no table with the id or code { $name }, and no deck whose digest begins so.

## A server that is started, and one that is called

serve-alone = A store in memory is one process's own: give --store a file, or leave --workers at 1.
serve-bot = { $name } would be called “{ $level }” at tables. A bot's name there has up to 20 letters, digits and dashes, begins with a letter, and no other bot has it.
serve-port = Port { $port } of { $host } can't be had: { $error }. Choose another with --port.
serve-range = { $name } can't be { $value }: it takes { $wanted }.
serve-unknown = There is no setting { $name }.
serve-wants-number = a number above 0
serve-wants-rate = an amount of 1 or more and seconds above 0, such as 30/60
serve-wants-origin = a site such as https://cafe.example, with nothing after it
serve-wants-path = a path such as /games, which begins with a slash and does not end with one
serve-wants-network = addresses or networks such as 10.0.0.0/8
serve-wants-redis = an address such as redis://localhost
serve-wants-folder = a folder that is there
serve-wants-demo = a folder that make demo wrote
serve-wants-key = at least 16 visible letters
serve-setting =
    { $name } is { $kind ->
        [int] a whole number
        [float] a number
        [Rate] an amount and seconds, such as 30/60
        [bool] true or false
       *[other] a text
    }, not { $value }.
connection-lost = The server at { $address } can't be reached: { $why }. Is it open?
client-hung-up = this side hung up
client-failed = this client failed ({ $error })
client-unread = it says what this client can't read ({ $error })
client-protocol = it speaks version { $theirs } of the protocol, this client { $ours }
client-no-cafe = What answered is no Dice Cafe: it said { $status }, and not why.
client-watching = You are watching.

## Decks on the command line

deck-whose = { $path } has no tables of one game alone: say which with { $option } ({ LIST($games, type: "disjunction") }).
deck-none = { $game } is played without a deck; { $games } have one.
deck-two-games = The decks are of two games: { $old } and { $new }.
file-no-folder = { $path } can't be written: there is no folder { $folder }. Make it first, or name another.
output-unwritable = What is to be printed can't be written: { $error }. Make room, or print it elsewhere.
file-there = { $path } is there already; name another file.
