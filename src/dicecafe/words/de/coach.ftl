### The coach: where chances come from, and how far to trust them. How catalogues work: docs/languages.md

## Where the chances come from

judge-exact = genau: so, wie sie sind, wenn ab da alle perfekt spielen
judge-searched = geschätzt: jede Stellung wurde { $playouts }-mal zu Ende gespielt; alle folgen den Faustregeln des Spiels und patzen ab und zu

## How far to trust them

note-chances = Die Chancen sind { $how }.
note-errors = ± ist die Hälfte eines 95-%-Intervalls. Was eine Entscheidung kostete, zählt nur, wo es außer Zweifel steht; kleine Fehler bleiben ungesehen.
note-sketch = Das ist ein erster Blick mit wenigen Partien je Stellung. Was Entscheidungen kosteten, ist noch nicht berechnet.
note-solve = Genaue gibt es nach: { $command }
note-not-over =
    { $lines ->
        [one] Das Spiel ist nicht aus: Das hier sagt seine { $lines } Zeile.
       *[other] Das Spiel ist nicht aus: Das hier sagen seine { $lines } Zeilen.
    }
note-secrets = Stellungen werden beurteilt, wie sie wirklich waren, mit allem Verborgenen; Fehler danach, was man am Platz wissen konnte.
note-dealt = Was vor der ersten Entscheidung ausgeteilt wurde, gilt als gegeben: Es zählt als niemandes Glück.
