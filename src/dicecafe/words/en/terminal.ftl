### Playing and replaying in a terminal. How catalogues work, and how to add a language: docs/languages.md

## Who plays without a name: as the one person at the keyboard, beside their points; and in sentences about them

terminal-you = You
terminal-guest = Guest

## The start

terminal-welcome = { $game }: { $tagline } { $name } begins.
    .you = { $game }: { $tagline } You begin.
terminal-bots = Bots: { $bots }.
terminal-bot = { $name } ({ $level })
terminal-sealed = The dice are fixed and sealed: { $commitment }... ({ $command } proves them at the end)

## Keys, each behind its letter in brackets

terminal-undo = undo
terminal-hint = hint
terminal-rule = the rule
terminal-leave = save and leave
terminal-any-key = any key
terminal-on = on
terminal-back = back
terminal-end = leave

## A choice

terminal-press = Please press { LIST($keys, type: "disjunction") }; ? tells the rule.
terminal-another = Choose another move; ? tells the rule.
terminal-losing = { $move }? After that you can't win any more. The same key again does it.
terminal-thinking = Thinking ...
terminal-all-rules = All the rules: { $command }
terminal-hand-over = Hand the device to { $name }. Nobody else looks. { $name }: press a key.

## Dice that people roll

terminal-roll-yours = Roll your { $n ->
        [one] die
       *[other] { $n } dice
    }. { $n ->
        [one] It
       *[other] Each
    } can show { LIST($possible, type: "disjunction") }; first letters will do.
terminal-roll-parts = Roll your die. Type what you see: { $parts }.
terminal-roll-part = { LIST($possible, type: "disjunction") }
terminal-your-dice = your dice:

## The end

terminal-saved = Saved. Go on with: { $command }
terminal-score = { $name } { $points }
terminal-over =
    The game is over: { $scores }. { $n ->
        [one] Winner: { $winners }!
       *[other] Winners: { $winners }!
    }
    .you = The game is over: { $scores }. You win!
terminal-over-nobody = The game is over: { $scores }. Nobody has won.
terminal-place = { $place }. { $name }: { $points }
terminal-place-from = { $place }. { $name }: { $points } ({ $parts })
terminal-part = { $what }: { $points }
terminal-best = Best moment: { $turn }
terminal-record = The record is { $path }
terminal-again = See it again: { $command }
terminal-prove = Prove the dice: { $command }

## Replaying

terminal-replay =
    { $game }: { $players }. { $lines ->
        [one] { $lines } line.
       *[other] { $lines } lines.
    }
terminal-line = line { $number } of { $lines }:

## Saved games

save-none = There is no unfinished game in { $folder }. Start one: { $command }
save-finished = { $path } is not an unfinished game. To step through it: { $command }
save-seats =
    { $n ->
        [one] { $path } does not say who sits at its seat.
       *[other] { $path } does not say who sits at each of its { $n } seats.
    }
save-dice = The dice in { $path } can't be read: { $error }.
seal-damaged = The sealed part of the saved game is damaged.
seal-other = The sealed part of the saved game is damaged, or was not sealed in { $folder }.
seal-unwritable = { $path } can't be written: { $error }.
seal-unreadable = { $path } can't be read, and a game opens only where it was saved: { $error }.
terminal-ruling = { $number } { $title }: { $text }
