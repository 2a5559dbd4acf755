### The pages of the browser client. How catalogues work, and how to add a language: docs/languages.md

cafe = Dice Cafe
settings = Settings
close-sheet = Close
back-to-menu = Back to the menu
try-again = Try again

## The menu

welcome = Pull up a chair. What shall we play?
go-on-playing = Go on playing
forget-table = Forget this table: { $title } { $code }
your-name = Your name
you = You
guest = Guest
players-range = { $from } to { $to } players
players-exactly = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
by-designer = by { $designer }
by-nobody = not named in the rulebook
play-button = Play
play-game = Play { $title }
invite = Invite
invite-to = Invite: { $title }
more-button = More …
more-ways = More ways to play
more-ways-of = More ways to play: { $title }
game-aside = { $title }: { $tagline }
games-aside = For tinkerers
have-code = Somebody sent you a code?
code = Code
join-table = Join

## More ways to play

ways-title = { $title }: how shall we play?
way-bots = Against bots
way-bots-help = You and as many bots as you like.
way-invite = With friends far away
way-invite-help = You get a link, a QR code and a short code to send.
way-pass = Pass this device around
way-pass-help = Several people, one phone or laptop.
way-dice = Our own real dice
way-dice-help = You roll on the table and type in what you see; the cafe is the referee.
way-learn = Show me how it goes
seats = Seats
person = Player { $n }
strength = Strength
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
bot-name = { $n ->
        [1] Bot { level }
       *[other] Bot { level } { $n }
    }
house-rules = House rules
as-usual = { $value } (as usual)
chat-allowed = People may write to each other
start-game = Start
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
leave-table = Leave the table

## Joining

joining = A game of { $title }
at-table = At the table
at-table-are = At the table: { $names }
sit-down = Sit down
table-full = Every seat is taken.
watch-instead = Watch

## The table

your-turn = Your turn.
what-you-can-do = What you can do
turn-of = { $name }'s turn
watching = You are watching.
dice-rolling = The dice are rolling …
points-count = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
undo = Undo
hint = Hint
odds = Odds
more = More
history = What happened
rules = Rules
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
real-dice-shown = That's what they show
real-dice-back = Take the last one back
connection-gone = The connection is gone. Coming back …
see-rule = Read { $ruling }
curtain = Hand the device to { $name }
curtain-help = There are secrets on the next page: only for these eyes.
curtain-open = I am { $name }
keys-help = Keys: 1 to 9 for the buttons, U undo, H hint, O odds, R rules, arrows and Enter on the board.
nobody-here = This device has no seat at this table.

## Events at a table

event-sat = { $name } sits down.
    .you = You sit down.
event-stood = Somebody leaves.
event-undone = { $name } takes it back.
    .you = You take it back.
event-gone = { $name } is away.
    .you = You are away.
event-came = { $name } is back.
    .you = You are back.
event-handed = A bot plays for { $name }.
    .you = A bot plays for you.
event-late = { $name }'s device adds nothing to the dice.
    .you = Your device adds nothing to the dice.
event-emoted = { $name }: { emote }
event-said = { $name }: { $text }
event-again = The table for a rematch is laid.

## Afterwards: the result

won = { $names } won
you-won = You won!
nobody-won = Nobody won
rematch = Rematch
to-rematch = To the rematch
result = The result
place-number = { $n }.
how-it-went = How it went
how-it-went-in = { $title }: How it went
back-to-table = Back to the table

## Afterwards: the coach

win-chance = Chance to win, move by move
curve-help = Tap or drag along the curve; the dots are turning points.
turning-points = The turning points in words
line-number = Line { $n }
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
dice-and-choices = { $dice ->
        [more] The dice gave { $name } { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
        [less] The dice took { NUMBER($luck, style: "percent", maximumFractionDigits: 0) } from { $name }
       *[none] The dice changed nothing for { $name }
    }; { $choices ->
        [more] the choices at the table gave { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
        [less] the choices at the table took { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
       *[none] the choices at the table changed nothing
    }.
own-slips = Own slips: { $slips }.
own-slips-none = Own slips: none.
mistakes = { $n ->
        [one] { $n } mistake
       *[other] { $n } mistakes
    }
blunders = { $n ->
        [one] { $n } blunder
       *[other] { $n } blunders
    }
moments = Moments worth seeing again
no-moments = No single line turned this game.
see-again = See it again: line { $n }
slip = { $grade ->
        [blunder] A blunder
       *[mistake] A mistake
    }
slip-better = { slip }; better: { $move }
slip-wait = { slip }; better: wait
lucky = Lucky dice
unlucky = Unlucky dice
coach-working = The coach looks at it … { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
coach-waits = The coach is getting ready …
coach-silent = The coach has nothing to say about this one.
coach-how = How the coach knows

## Afterwards: the replay

replay = The whole game again
replay-start = The game begins.
step = Step
step-of = Step { $n } of { $all }
first-step = To the start
step-back = One step back
step-on = One step on
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
        [one] The first line was given, not rolled here.
       *[other] The first { $n } lines were given, not rolled here.
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
record-file = The record, a file
picture = A picture
no-picture = This browser can't draw the picture.

## Settings

language = Language
theme = Light
theme-choice = { $theme ->
        [light] Day
        [dark] Evening
       *[system] As the device
    }
speed = Moving dice
speed-choice = { $speed ->
        [fast] Fast
        [off] Off
       *[normal] Normal
    }
sound = Sound
single-keys = Single keys
switch-on = On
switch-off = Off
text-size = Size of the text
text-size-choice = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## The guided first game

guide = First game
guide-step = { $n } / { $all }
guide-skip = Skip the guide
guide-got-it = Got it

## Trouble

nothing-here = There is nothing here.
went-wrong = That did not work.
outdated = The cafe was renovated while you were here. Please load the page again.
cafe-unreachable = The cafe can't be reached just now.
answer-unreadable = The cafe's answer can't be read.
game-not-here = There is no game called { $name } here.
