### The coach: where chances come from, and how far to trust them. How catalogues work: docs/languages.md

## Where the chances come from

judge-exact = exact: the chances when everybody plays perfectly from there on
judge-searched = searched: { $playouts } playouts a position, everybody following the game's hints with a slip now and then

## How far to trust them

note-chances = Chances are { $how }.
note-errors = ± is half of a 95% interval. What a decision cost counts only where it is beyond doubt, so small mistakes go unseen.
note-sketch = This is a first look, by few playouts. What decisions cost is not worked out yet.
note-solve = Exact ones are to be had after: { $command }
note-not-over =
    { $lines ->
        [one] The game is not over: this is what its { $lines } line tells.
       *[other] The game is not over: this is what its { $lines } lines tell.
    }
note-secrets = Positions are judged as they truly were, hidden things included; costs by what the seat could know.
note-dealt = What was dealt before the first decision is taken as given: it counts as nobody's luck.
