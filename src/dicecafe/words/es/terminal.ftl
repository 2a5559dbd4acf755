### Playing and replaying in a terminal. How catalogues work, and how to add a language: docs/languages.md

## Who plays without a name: as the one person at the keyboard, beside their points; and in sentences about them

terminal-you = Tú
terminal-guest = Visita

## The start

terminal-welcome = { $game }: { $tagline } Empieza { $name }.
    .you = { $game }: { $tagline } Empiezas tú.
terminal-bots = Bots: { $bots }.
terminal-bot = { $name } ({ $level })
terminal-sealed = Los dados están fijados y sellados: { $commitment }... ({ $command } los demuestra al final)

## Keys, each behind its letter in brackets

terminal-undo = deshacer
terminal-hint = pista
terminal-rule = la regla
terminal-leave = guardar y salir
terminal-any-key = cualquier tecla
terminal-on = seguir
terminal-back = atrás
terminal-end = salir

## A choice

terminal-press = Pulsa { LIST($keys, type: "disjunction") }; ? dice la regla.
terminal-another = Elige otra jugada; ? dice la regla.
terminal-losing = ¿{ $move }? Después ya no puedes ganar. La misma tecla otra vez lo confirma.
terminal-thinking = Pensando...
terminal-all-rules = Todas las reglas: { $command }
terminal-hand-over = Pasa el dispositivo a { $name }. Nadie más mira. { $name }: pulsa una tecla.

## Dice that people roll

terminal-roll-yours = Tira { $n ->
        [one] tu dado. Puede
       *[other] tus { $n } dados. Cada uno puede
    } mostrar { LIST($possible, type: "disjunction") }; bastan las primeras letras.
terminal-roll-parts = Tira tu dado. Escribe lo que ves: { $parts }.
terminal-roll-part = { LIST($possible, type: "disjunction") }
terminal-your-dice = tus dados:

## The end

terminal-saved = Guardado. Para seguir: { $command }
terminal-score = { $name } { $points }
terminal-over =
    La partida ha terminado: { $scores }. { $n ->
        [one] ¡Gana { $winners }!
       *[other] ¡Ganan { $winners }!
    }
    .you = La partida ha terminado: { $scores }. ¡Has ganado!
terminal-over-nobody = La partida ha terminado: { $scores }. No gana nadie.
terminal-place = { $place }. { $name }: { $points }
terminal-place-from = { $place }. { $name }: { $points } ({ $parts })
terminal-part = { $what }: { $points }
terminal-best = Mejor momento: { $turn }
terminal-record = El registro es { $path }
terminal-again = Verla otra vez: { $command }
terminal-prove = Comprobar los dados: { $command }

## Replaying

terminal-replay =
    { $game }: { $players }. { $lines ->
        [one] { $lines } línea.
       *[other] { $lines } líneas.
    }
terminal-line = línea { $number } de { $lines }:

## Saved games

save-none = No hay ninguna partida sin terminar en { $folder }. Empieza una: { $command }
save-finished = { $path } no es una partida sin terminar. Para recorrerla: { $command }
save-seats =
    { $n ->
        [one] { $path } no dice quién ocupa su asiento.
       *[other] { $path } no dice quién ocupa cada uno de sus { $n } asientos.
    }
save-dice = No se pueden leer los dados de { $path }: { $error }.
seal-damaged = La parte sellada de la partida guardada está dañada.
seal-other = La parte sellada de la partida guardada está dañada, o no se selló en { $folder }.
seal-unwritable = No se puede escribir { $path }: { $error }.
seal-unreadable = No se puede leer { $path }, y una partida solo se abre donde se guardó: { $error }.
terminal-ruling = { $number } { $title }: { $text }
