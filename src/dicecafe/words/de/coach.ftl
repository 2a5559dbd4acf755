### The coach: where chances come from, and how far to trust them. How catalogues work: docs/languages.md

## Where the chances come from

judge-exact = genau: so, wie sie sind, wenn ab da alle perfekt spielen
judge-searched = geschätzt: jede Stellung wurde { $playouts }-mal zu Ende gespielt; alle folgen den Faustregeln des Spiels und patzen ab und zu

## How far to trust them

note-chances = Die Chancen sind { $how }.
note-errors = Sie stimmen bis auf etwa den Standardfehler; ein Verlust von bis zu zwei davon zählt nicht.
note-solve = Genaue gibt es nach: { $command }
note-not-over =
    { $lines ->
        [one] Das Spiel ist nicht aus: Das hier sagt seine { $lines } Zeile.
       *[other] Das Spiel ist nicht aus: Das hier sagen seine { $lines } Zeilen.
    }
note-secrets = Stellungen werden beurteilt, wie sie wirklich waren, mit allem Verborgenen; Fehler danach, was man am Platz wissen konnte.
note-dealt = Was vor der ersten Entscheidung ausgeteilt wurde, gilt als gegeben: Es zählt als niemandes Glück.
