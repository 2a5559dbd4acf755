### The pages of the browser client. How catalogues work, and how to add a language: docs/languages.md

cafe = Dice Cafe
settings = Settings
close-sheet = Close
back-to-menu = Back to the menu
menu = Menu
try-again = Try again

## The menu

welcome = Pull up a chair. What shall we play?
menu-about = Dice games against bots, with friends by a link, or around one device. No account, nothing to install.
menu-about-alone = Dice games against bots or around one device. No account, nothing to install, and no network needed after this visit.
menu-first = New here? Start with this one.
menu-again = Another round?
menu-next = How about this one?
table-with = with { $names }
more-tables = { $n ->
        [one] { $n } more table
       *[other] { $n } more tables
    }
go-on-playing = Go on playing
forget-table = Forget this table: { $title } { $code }
table-forgotten = Forgotten: { $title } { $code }
forget-undo = Keep it after all
your-name = Your name
your-avatar = Your picture
avatar = { $avatar ->
        [fox] Fox
        [cat] Cat
        [panda] Panda
        [penguin] Penguin
        [frog] Frog
        [rabbit] Rabbit
        [unicorn] Unicorn
        [bear] Bear
        [doughnut] Doughnut
        [cupcake] Cupcake
        [strawberry] Strawberry
        [lollipop] Lollipop
       *[none] No picture
    }
you = You
guest = Guest
players-range = { $from }–{ $to } players
players-exactly = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
minutes = { $n } min
by-designer = by { $designer }
by-nobody = designer unknown
play-button = Play
play-game = Play { $title }
play-alone = Alone
play-alone-game = Alone: play { $title }
invite = Invite
invite-to = Invite: { $title }
more-button = Who plays?
more-ways-of = Who plays? More ways to play { $title }
games-aside = A quick one in between
have-code = Somebody sent you a code?
play-offline = Play bots without a network
play-online = Back to the cafe with a network
other-code = Try another code
code = Code
join-table = Join

## More ways to play

ways-title = { $title }
ways-with = With whom?
way = { $way ->
        [online] Online
        [here] This device
       *[bots] Bots
    }
way-help = { $way ->
        [online] You get a link and a code to send to friends.
        [here] Pass the phone or sit around it.
       *[bots] Start at once, against as many as you like.
    }
way-dice = We roll real dice
way-dice-help = Roll them on your table, then tap what they show.
way-learn = Show me how it goes
seats = At the table
seat-count = Players
seat-by-link = Whoever has the link
seat-kind = { $kind ->
        [open] Online
        [here] Here
       *[bot] Bot
    }
who-sits = Who takes seat { $n }
name-of = Name of { $who }
strength-of = How strong the bot at seat { $n } is
fewer = Less: { $what }
further = More: { $what }
person = Player { $n }
strength = Bot strength
level = { $level ->
        [random] Dice roller
        [greedy] Rule of thumb
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [expert] Expert
        [perfect] Perfect
       *[other] { $level }
    }
house-rules = House rules
presets = Kind of game
preset-usual = As usual
options-changed = { $n } changed
when-away = If somebody is away, a bot plays for them
when-away-choice = { $seconds ->
        [0] Never
        [86400] After a day
       *[60] After a minute
    }
chat-allowed = Chat
start-game = Play
open-table = Open the table

## The waiting room

table-laid = The table is laid
table-laid-help = The game starts when every seat is taken.
dice-sealing = Every seat is taken
dice-sealing-help = Each device adds a number to the dice, so that nobody can choose them. Waiting for { $names } …
dice-exchanged = The cafe shows another seal of its dice than before. It could have chosen them: better play elsewhere.
send-link = Send this link
copy-link = Copy the link
copied = Copied
share-link = Share
or-code = or tell them the code
or-scan = or let them scan this
qr-code = QR code of the link
watch-link = Only to watch: copy the link
watch-link-copied = Only to watch: copied
local-only = This address works on this machine only. For others, open the cafe with: { $command }
free-seat = Free seat
add-bot = Put a bot here
away = away
bot-plays = a bot plays
bot-plays-for = A bot plays for { $name } until they are back.
bot-played = { $n ->
        [one] A bot played one move for you while you were away.
       *[other] A bot played { $n } moves for you while you were away.
    }
bot-played-ok = All right
leave-table = Leave the table

## Joining

joining = A game of { $title }
at-table = At the table
at-table-are = { $names } { $n ->
        [one] is
       *[other] are
    } at the table.
free-seats = { $n ->
        [0] Every seat is taken.
        [one] One seat is free.
       *[other] { $n } seats are free.
    }
join-over = { $names } have played this game to its end.
sit-down = Sit down
watch-instead = Watch

## The table

your-turn = Your turn.
what-you-can-do = What you can do
turn-of = { $name }'s turn
bot-thinking = { $name } is thinking …
working-it-out = Working it out …
watching = You are watching.
dice-rolling = The dice are rolling …
skip-steps = Skip
others-turns = The others' turns
points-count = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
undo = Undo
hint = Hint
hint-details = Details
odds = Odds
more = More
temper = { $temper ->
        [cheerful] Laughs at everything, also at itself.
        [shy] Says little, and means it.
        [bold] Goes for it, come what may.
       *[calm] Nothing ruffles this one.
        [proud] Knows how good it is.
    }
history = What happened
rules = Rules
talk = Chat
talk-unread = { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
emotes = Say it with a smile
emote = { $emote ->
        [clap] Well done!
        [laugh] Haha!
        [wow] Wow!
        [oops] Oops!
        [heart] Love it!
        [think] Hmm …
        [hurry] Your turn!
        [bye] Bye!
       *[other] { $emote }
    }
say-something = Say something
send = Send
search-moves = { $n ->
        [one] Search { $n } move
       *[other] Search { $n } moves
    }
real-dice = What do the dice show?
real-dice-done = Done
real-dice-empty = Empty die { $n }
real-dice-take = { $side }: take it away
real-dice-change = Change the dice
sure = { $move }?
sure-help = If you do, you can't win any more.
sure-back = Think again
connection-gone = Connection lost. Reconnecting …
see-rule = Read { $ruling }
rules-search = Search the rules
rules-found = { $n ->
        [0] Nothing found.
        [one] { $n } place
       *[other] { $n } places
    }
rules-part-goal = Goal
rules-part-turn = A turn
rules-part-end = The end
rules-part-tips = Worth remembering, for two players
rules-part-things = What is what
rules-touch = At the table, hold anything (or press ?) to learn what it is.
rules-details = Details: every rule and ruling, and the notation
curtain = Hand the device to { $name }
curtain-help = There are secrets on the next page. Everybody else: no peeking!
curtain-open = I am { $name }
keys-help = Keys: 1 to 9 for the buttons, U undo, H hint, O odds, R rules, arrows and Enter on the board.
nobody-here = Nobody plays at this table from this device. Ask for its code, or for the link.

## Events at a table

event-sat = { $name } joins.
    .you = You join.
event-stood = Somebody leaves.
event-undone = { $name } takes it back.
    .you = You take it back.
event-dice-undone = The dice are entered anew.
event-gone = { $name } is away.
event-came = { $name } is back.
event-handed = A bot plays for { $name }.
    .you = A bot plays for you.
event-late = { $name }'s device adds nothing to the dice.
    .you = Your device adds nothing to the dice.
event-emoted = { $name }: { emote }
event-said = { $name }: { $text }
event-again = Rematch ready.

## Afterwards: the result

won = { $n ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
you-won = You win!
you-share = You share the win!
see-board = See the board
see-result = See the result
best-moment = Best moment
nobody-won = Nobody wins
rematch = Rematch
to-rematch = Join the rematch
result = The result
place-number = { $n }.
how-it-went = How it went
how-it-went-in = { $title }: How it went
back-to-table = Back to the table

## Afterwards: the coach

win-chance = Chance to win, move by move
curve-help = Tap or drag along the curve; the dots are turning points.
turning-points = The turning points in words
line-number = Move { $n }
swing = { $name }: { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }
what-happened = What happened
whose-chance = Whose chance to win
luck-or-play = Luck or play?
luck = Luck
skill = Play
luck-help = How much the dice, and how much the choices, moved each chance to win.
change = { $way ->
        [more] +{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
        [less] −{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
       *[none] { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
    }
give-or-take = { $change } ±{ NUMBER($margin, style: "percent", maximumFractionDigits: 0) }
dice-and-choices = { $dice ->
        [more] The dice gave { $name } { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
        [less] The dice took { NUMBER($luck, style: "percent", maximumFractionDigits: 0) } from { $name }
       *[none] The dice changed nothing for { $name }
    }; { $choices ->
        [more] the choices at the table gave { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
        [less] the choices at the table took { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
       *[none] the choices at the table changed nothing
    }.
own-slips = Mistakes: { $slips }.
own-slips-none = Mistakes: none.
mistakes = { $n ->
        [one] { $n } small
       *[other] { $n } small
    }
blunders = { $n ->
        [one] { $n } big
       *[other] { $n } big
    }
moments = Moments worth seeing again
no-moments = No single move turned this game.
see-again = See it again: move { $n }
slip = { $grade ->
        [blunder] A blunder
       *[mistake] A mistake
    }
slip-better = { slip }; better: { $move }
slip-wait = { slip }; better: wait
instead = { NUMBER($made, style: "percent", maximumFractionDigits: 0) } to win instead of { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
verdict-made = Chosen: { $move }
verdict-better = Better: { $move }
verdict-wait = Better: wait
see-what-happened = See what happened
lucky = Lucky dice
unlucky = Unlucky dice
coach-working = The coach is looking at the game … { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
coach-sketch = A first look, good to the shaded band. The coach goes on, and then looks for mistakes … { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
coach-waits = The coach is getting ready …
coach-silent = The coach has nothing to say about this one.
coach-how = How the coach knows

## Afterwards: the replay

replay = The whole game again
replay-start = The game begins.
step = Move
step-of = Move { $n } of { $all }
first-step = To the start
step-back = One move back
step-on = One move on
last-step = To the end
play-all = Play
pause = Pause
play-on = Play on from here
play-on-help = A new table from this position: you in { $name }'s seat, bots in the others.
play-on-end = Go back as far as you like, and play it differently.

## Afterwards: the dice

fair-dice = Were the dice fair?
verify = Check the dice
verify-help = Before the first roll the cafe sealed a secret. Now that it is open, this browser throws every die again.
verifying = Throwing every die again …
sealed-here = The secret is the one whose seal this device saw before the first roll.
nonce-missing = The number that this device added to the dice was left out.
added-here = This device's own number is in the dice. It was shown only when all seals were known.
not-added = This device added no number of its own: for it, nothing proves that the cafe did not choose the secret.
not-seen = Whether the seal came first, only a device that was at the table before the first roll can tell.
numbers-changed = The players' numbers are not those that were sealed when this device showed its own.
numbers-unsealed = The players' numbers do not fit their seals.
number-not-shown = Sealed, but not shown before the first roll: the number of { $names }.
sealed = The secret fits the seal that the record shows.
not-sealed = The secret is not the one that was sealed before the first roll.
verified = { $n ->
        [one] The one roll is what the secret makes it.
       *[other] All { $n } rolls are what the secret and the players' own numbers make them.
    }
not-verified = { $n ->
        [one] { $n } of { $all } rolls is not what was promised:
       *[other] { $n } of { $all } rolls are not what was promised:
    }
nothing-rolled = There was no roll of the cafe's to check.
lines-given = { $n ->
        [one] The first move was given, not rolled here.
       *[other] The first { $n } moves were given, not rolled here.
    }
lines-given-by = The game they come from
real-dice-used = { $n ->
        [one] { $n } roll of real dice: nobody but those at the table can check it.
       *[other] { $n } rolls of real dice: nobody but those at the table can check them.
    }
verify-insecure = This browser checks dice only on a secure page (https).
proof = The numbers behind it
commitment = Sealed before the first roll (SHA-256 of the secret)
secret = The secret
nonces = The players' own numbers
seals = The seals of the players' numbers (SHA-256), by seat
kept-file = What this device kept of it, a file

## Afterwards: sharing

share-game = Share this game
share-help = Whoever has this link sees what you see here.
record-file = Download game
picture = Save picture
no-picture = This browser can't draw the picture.

## Settings

language = Language
theme = Theme
theme-choice = { $theme ->
        [light] Light
        [dark] Dark
       *[system] System
    }
speed = Game speed
speed-choice = { $speed ->
        [fast] Fast
        [off] Instant
       *[normal] Normal
    }
speed-help = Tap or press a key to skip what others do.
sound = Sound
haptics = Vibration
single-keys = Keyboard shortcuts
text-size = Text size
text-size-choice = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## The guided first game

guide = Lesson
guide-step = { $n } / { $all }
guide-skip = End the lesson
guide-got-it = Got it
guide-done = That is all you need!
guide-done-more = Play this game to its end, or start a real one. Hold anything on the table to learn what it is.
guide-play-on = Play on
guide-real = A real game
learn-start = Start the lesson
learn-play = Just play
learn-how = A few minutes against an easy bot, with a word of help where you need it. The first dice are chosen for the lesson; all others roll as they like.
explain-more = In the rules
explain-pick = Tap what you want to know about.
what-is-this = What is this?

## Trouble

nothing-here = There is nothing here.
address-unknown = Nobody sits at this address. Perhaps a letter of it got lost on the way.
went-wrong = That did not work.
outdated = The cafe was renovated while you were here. Please load the page again.
cafe-unreachable = The cafe can't be reached just now.
answer-unreadable = The cafe's answer can't be read.
game-not-here = There is no game called “{ $name }” here.
