### Playing and replaying in a terminal. How catalogues work, and how to add a language: docs/languages.md

## Who plays without a name: as the one person at the keyboard, beside their points; and in sentences about them

terminal-you = Du
terminal-guest = Gast

## The start

terminal-welcome = { $game }: { $tagline } { $name } fängt an.
    .you = { $game }: { $tagline } Du fängst an.
terminal-bots = Bots: { $bots }.
terminal-bot = { $name } ({ $level })
terminal-sealed = Die Würfel stehen fest und sind versiegelt: { $commitment }... ({ $command } beweist sie am Ende)

## Keys, each behind its letter in brackets

terminal-undo = Rückgängig
terminal-hint = Tipp
terminal-rule = Regel
terminal-leave = Speichern und gehen
terminal-any-key = beliebige Taste
terminal-on = weiter
terminal-back = zurück
terminal-end = beenden

## A choice

terminal-press = Bitte drücke { LIST($keys, type: "disjunction") }; ? nennt die Regel.
terminal-another = Wähle einen anderen Zug; ? nennt die Regel.
terminal-losing = { $move }? Danach kannst du nicht mehr gewinnen. Noch einmal dieselbe Taste, und es ist getan.
terminal-thinking = Ich denke nach ...
terminal-all-rules = Alle Regeln: { $command }
terminal-hand-over = Gib das Gerät an { $name }. Alle anderen schauen bitte weg! { $name }: Drücke eine Taste.

## Dice that people roll

terminal-roll-yours = Wirf { $n ->
        [one] deinen Würfel. Er
       *[other] deine { $n } Würfel. Jeder
    } kann { LIST($possible, type: "disjunction") } zeigen; Anfangsbuchstaben genügen.
terminal-roll-parts = Wirf deinen Würfel. Gib ein, was du siehst: { $parts }.
terminal-roll-part = { LIST($possible, type: "disjunction") }
terminal-your-dice = deine Würfel:

## The end

terminal-saved = Gespeichert. Weiter geht es mit: { $command }
terminal-score = { $name } { $points }
terminal-over =
    Das Spiel ist aus: { $scores }. { $n ->
        [one] Gewonnen hat { $winners }!
       *[other] Gewonnen haben { $winners }!
    }
    .you = Das Spiel ist aus: { $scores }. Du hast gewonnen!
terminal-over-nobody = Das Spiel ist aus: { $scores }. Niemand hat gewonnen.
terminal-place = { $place }. { $name }: { $points }
terminal-place-from = { $place }. { $name }: { $points } ({ $parts })
terminal-part = { $what }: { $points }
terminal-best = Bester Moment: { $turn }
terminal-record = Das Protokoll ist { $path }
terminal-again = Noch einmal ansehen: { $command }
terminal-prove = Die Würfel prüfen: { $command }

## Replaying

terminal-replay =
    { $game }: { $players }. { $lines ->
        [one] { $lines } Zeile.
       *[other] { $lines } Zeilen.
    }
terminal-line = Zeile { $number } von { $lines }:

## Saved games

save-none = In { $folder } ist kein angefangenes Spiel. Fang eines an: { $command }
save-finished = { $path } ist kein angefangenes Spiel. Zum Durchblättern: { $command }
save-seats =
    { $n ->
        [one] { $path } sagt nicht, wer auf dem Platz sitzt.
       *[other] { $path } sagt nicht, wer auf jedem der { $n } Plätze sitzt.
    }
save-dice = Die Würfel in { $path } lassen sich nicht lesen: { $error }.
seal-damaged = Der versiegelte Teil des gespeicherten Spiels ist beschädigt.
seal-other = Der versiegelte Teil des gespeicherten Spiels ist beschädigt oder wurde nicht in { $folder } versiegelt.
seal-unwritable = { $path } lässt sich nicht schreiben: { $error }.
seal-unreadable = { $path } lässt sich nicht lesen, und ein Spiel öffnet sich nur dort, wo es gespeichert wurde: { $error }.
terminal-ruling = { $number } { $title }: { $text }
