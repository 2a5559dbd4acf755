### Playing and replaying in a terminal. How catalogues work, and how to add a language: docs/languages.md

## Who plays without a name: as the one person at the keyboard, beside their points; and in sentences about them

terminal-you = Toi
terminal-guest = Convive

## The start

terminal-welcome = { $game } : { $tagline } { $name } commence.
    .you = { $game } : { $tagline } À toi de commencer.
terminal-bots = Bots : { $bots }.
terminal-bot = { $name } ({ $level })
terminal-sealed = Les dés sont fixés et scellés : { $commitment }... ({ $command } le prouve à la fin)

## Keys, each behind its letter in brackets

terminal-undo = annuler
terminal-hint = indice
terminal-rule = la règle
terminal-leave = sauvegarder et partir
terminal-any-key = n’importe quelle touche
terminal-on = avancer
terminal-back = reculer
terminal-end = partir

## A choice

terminal-press = Appuie sur { LIST($keys, type: "disjunction") } ; la touche ? dit la règle.
terminal-another = Choisis un autre coup ; la touche ? dit la règle.
terminal-losing = { $move } ? Après cela, tu ne peux plus gagner. La même touche encore une fois, et c’est fait.
terminal-thinking = Je réfléchis...
terminal-all-rules = Toutes les règles : { $command }
terminal-hand-over = Passe l’appareil à { $name }. Personne d’autre ne regarde. { $name } : appuie sur une touche.

## Dice that people roll

terminal-roll-yours = Lance { $n ->
        [one] ton dé. Il
       *[other] tes { $n } dés. Chacun
    } peut montrer { LIST($possible, type: "disjunction") } ; les premières lettres suffisent.
terminal-roll-parts = Lance ton dé. Tape ce que tu vois : { $parts }.
terminal-roll-part = { LIST($possible, type: "disjunction") }
terminal-your-dice = tes dés :

## The end

terminal-saved = Sauvegardé. Pour continuer : { $command }
terminal-score = { $name } { $points }
terminal-over =
    La partie est finie : { $scores }. { $n ->
        [one] Victoire pour { $winners } !
       *[other] Victoire partagée pour { $winners } !
    }
    .you = La partie est finie : { $scores }. C’est gagné !
terminal-over-nobody = La partie est finie : { $scores }. Personne n’a gagné.
terminal-place = { $place }. { $name } : { $points }
terminal-place-from = { $place }. { $name } : { $points } ({ $parts })
terminal-part = { $what } : { $points }
terminal-best = Meilleur moment : { $turn }
terminal-record = L’enregistrement est { $path }
terminal-again = La revoir : { $command }
terminal-prove = Vérifier les dés : { $command }

## Replaying

terminal-replay =
    { $game } : { $players }. { $lines ->
        [one] { $lines } ligne.
       *[other] { $lines } lignes.
    }
terminal-line = ligne { $number } sur { $lines } :

## Saved games

save-none = Il n’y a pas de partie inachevée dans { $folder }. Commences-en une : { $command }
save-finished = { $path } n’est pas une partie inachevée. Pour la parcourir : { $command }
save-seats =
    { $n ->
        [one] { $path } ne dit pas qui occupe sa place.
       *[other] { $path } ne dit pas qui occupe chacune de ses { $n } places.
    }
save-dice = Les dés de { $path } sont illisibles : { $error }.
seal-damaged = La partie scellée de la sauvegarde est abîmée.
seal-other = La partie scellée de la sauvegarde est abîmée, ou n’a pas été scellée dans { $folder }.
seal-unwritable = { $path } ne peut pas être écrit : { $error }.
seal-unreadable = { $path } ne peut pas être lu, et une partie ne s’ouvre que là où elle a été sauvegardée : { $error }.
terminal-ruling = { $number } { $title } : { $text }
