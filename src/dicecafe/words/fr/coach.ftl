### The coach: where chances come from, and how far to trust them. How catalogues work: docs/languages.md

## Where the chances come from

judge-exact = exactes : celles qu’on a quand tout le monde joue à la perfection à partir de là
judge-searched = estimées : { $playouts } parties simulées par position, où chacun suit les indices du jeu avec un faux pas de temps en temps

## How far to trust them

note-chances = Les probabilités sont { $how }.
note-errors = ± est la moitié d’un intervalle à 95 %. Ce qu’une décision a coûté ne compte que si c’est hors de doute : les petites erreurs passent inaperçues.
note-sketch = C’est un premier aperçu, avec peu de parties simulées par position. Ce que les décisions ont coûté n’est pas encore calculé.
note-solve = On obtient les exactes après : { $command }
note-not-over =
    { $lines ->
        [one] La partie n’est pas finie : voici ce que raconte sa { $lines } ligne.
       *[other] La partie n’est pas finie : voici ce que racontent ses { $lines } lignes.
    }
note-secrets = Les positions sont jugées telles qu’elles étaient vraiment, secrets compris ; les pertes, d’après ce qu’on pouvait savoir à cette place.
note-dealt = Ce qui a été distribué avant la première décision est tenu pour acquis : ce n’est la chance de personne.
