### Pig. How catalogues work, and how to add a language: docs/languages.md

tagline = Lance tant que tu oses ; un 1 emporte tout.
    .sort = Stop ou encore
option-target = qui les met de côté gagne
    .name = Points pour gagner
preset-short = Partie courte
preset-long = Partie longue

## What happens ($who did it), and what it is called where it is offered

roll = { $who } lance le dé.
    .you = Tu lances le dé.
    .label = Lancer
    .brief = lancer
hold = { $pot ->
        [0] { $who } s’arrête sans rien mettre de côté.
       *[other] { $who } s’arrête et garde { $pot }.
    }
    .you = { $pot ->
            [0] Tu t’arrêtes sans rien mettre de côté.
           *[other] Tu t’arrêtes et gardes { $pot }.
        }
    .label = { $pot ->
            [0] S’arrêter sans rien mettre de côté
           *[other] S’arrêter et garder { $pot }
        }
    .brief = s’arrêter
one = { $pot ->
        [0] Un 1 : rien de perdu.
        [one] Un 1 : { $pot } point perdu.
       *[other] Un 1 : { $pot } points perdus.
    }
shows = Un { $side }.

## What somebody's turn came to ($who did it), when it is over

recap-banked = { $who } a gardé { $points } en { $rolls ->
        [1] un lancer
       *[other] { $rolls } lancers
    }.
    .you = Tu as gardé { $points } en { $rolls ->
            [1] un lancer
           *[other] { $rolls } lancers
        }.
recap-spilled = { $who } a fait un 1 { $rolls ->
        [1] d’emblée
       *[other] au lancer { $rolls }
    } : aucun point.
    .you = Tu as fait un 1 { $rolls ->
            [1] d’emblée
           *[other] au lancer { $rolls }
        } : aucun point.

## Why not

why-not = Pendant ton tour, tu peux toujours lancer ou t’arrêter ({ $ruling }).

## Odds

odds-one = un 1 : le tour est perdu, et { $pot ->
        [one] son { $pot } point
       *[other] ses { $pot } points
    } avec
    .short = un 1
odds-enough = assez pour gagner, { $target } points
    .short = assez pour gagner
odds-more = quelques points de plus
    .short = des points

## The position, line by line

score = { $player } { $points }
scores = { $scores } (objectif { $target }).
at-risk = En jeu : { $pot }.

## The end: where the points came from

part-best-turn = Meilleur tour
part-other-turns = { $n ->
    [one] { $n } autre tour
   *[other] { $n } autres tours
}
part-ones = { $n ->
    [one] { $n } fois un 1 : { $lost } perdus
   *[other] { $n } fois un 1 : { $lost } perdus
}

## The board

prompt = Lance ou arrête-toi.
pot = points dans le pot
pot-keeps = { $total } si tu t’arrêtes, il en manquera { $need }
pot-wins = Assez pour gagner !
pot-spilled = renversé !
one-spills = Un 1 renverse le pot.
die = Le dé montre { $side }.
do-roll = Touche pour lancer
do-hold = Touche pour garder { $pot }
ask-roll = { $who } : lance le dé !
    .you = À toi : lance le dé !
ask-more = Encore un lancer, ou garder { $pot } ?
ask-win = { $who } : arrête-toi et gagne !
    .you = Arrête-toi maintenant et tu gagnes !
ask-over = { $who } gagne la course !
    .you = Tu gagnes la course !
ask-one = { $who } a fait un 1 !
    .you = Tu as fait un 1 !
ask-banked = { $who } garde { $pot }.
    .you = Tu gardes { $pot }.
they-begin = { $who } lance le dé.
    .you = Tu lances le dé.
they-roll = { $who } a { $pot } dans le pot.
    .you = Tu as { $pot } dans le pot.
target = Le premier à { $target } gagne

## The guided first game

guide-roll = Lance ! De 2 à 6, les points vont dans le pot.
guide-pot = Les points de ce tour. Ils ne sont pas encore saufs.
guide-hold = Encore un lancer ou stop ? Un 1 fait perdre le pot ; en t’arrêtant, il est à toi.
guide-rivals = Ce qui est de côté est ici. Le premier à atteindre le but gagne.
guide-next = La prochaine fois, arrête-toi vers 20 : c’est une bonne règle.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Sois le premier à mettre 100 points de côté.
rules-roll = Lance le dé autant de fois que tu l’oses. De 2 à 6, les points vont dans le pot.
rules-one = Un 1 vide le pot et termine ton tour. Ce qui était déjà de côté est sauf.
rules-hold = Arrête-toi et le pot est à toi pour de bon. Puis c’est au suivant.
rules-end = Qui s’arrête avec 100 points ou plus gagne aussitôt. Personne ne rejoue.
thumb-hold = Simple : arrête-toi à 25, ou dès que cela gagne.
thumb-race = Mieux : arrête-toi à 24 ; mais dès que quelqu’un a 72, lance jusqu’à gagner.
thumb-lead = Le mieux : arrête-toi à 21, un point de plus pour 7 points de retard, un de moins pour 7 d’avance ; dès que quelqu’un a 71, lance jusqu’à gagner.
about-die = De 2 à 6, les points vont dans le pot. Un 1 fait perdre le pot et le tour.
    .name = Dé
about-pot = Les points de ce tour. Arrête-toi et ils sont à toi ; un 1 les emporte tous.
    .name = Pot
about-track = Où chacun en est. Le cochon pâle montre jusqu’où le pot te mènerait.
    .name = Piste
