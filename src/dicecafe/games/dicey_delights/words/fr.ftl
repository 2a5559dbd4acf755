### Dicey Delights. How catalogues work, and how to add a language: docs/languages.md

tagline = Lance des desserts, régale tes campeurs, embête les autres avant la dernière tournée.
    .sort = Cartes et coups bas
option-last_call = qui les atteint ouvre la dernière tournée ; une variante peut avoir son propre nombre
    .name = Points pour la dernière tournée
option-sundae_sprint = une course courte : les relances gardées sont des points
    .name = Sundae Sprint
option-potluck = les voisins peuvent profiter de tes dés, et te remercient
    .name = Potluck
option-late_seat_treat = qui joue plus tard commence avec plus de points
    .name = Bonus pour les derniers
option-deck = un autre paquet de cartes, un fichier TOML sur le modèle de celui du jeu
    .name = Paquet de cartes
preset-short = Partie courte
preset-sprint = Sundae Sprint
preset-potluck = Potluck

## The desserts; short, in seven letters, for narrow columns

smore = S’more
    .short = S’more
cupcake = Cupcake
    .short = Cupcake
donut = Donut
    .short = Donut
icepop = Glace à l’eau
    .short = Glace
cookie = Cookie
    .short = Cookie
pie = Tarte
    .short = Tarte

## The abilities: what they are called, what their cards say, and what is good to know besides

ability-sweet-tip = Doux pourboire
    .text = Gagne 2 points.
    .edge = Marche toujours.
ability-cookie-jar = Pot à cookies
    .text = Prends 1 point à un adversaire. Prends-en 2 s’il est devant toi.
    .edge = « Devant » se vérifie quand la carte est encaissée : vraiment plus de points que toi. Tu ne prends que ce que l’adversaire a ; tu gagnes ce qui a vraiment été pris (peut-être 0).
ability-pass-the-hat = Au chapeau
    .text = Prends 1 point à un ou deux adversaires, 1 à chacun.
    .edge = À 2 joueurs : 1 point au seul adversaire. Qui a 0 ne donne rien.
ability-catch-up-cocoa = Cacao remontant
    .text = Gagne 1 point, plus 1 par adversaire devant toi (3 au plus).
    .edge = Comptent les adversaires qui ont à ce moment vraiment plus de points que toi. C’est toujours au moins 1 point.
ability-lucky-dip = Sac à surprises
    .text = Lance les 3 dés : tous différents 1 point, une paire 3, trois pareils 8.
    .edge = Un lancer bonus à part, avec 3 dés, même si tu en as lancé moins ce tour-ci. Ensuite, tes dés redeviennent ce qu’ils étaient pour ce que tu encaisses encore.
ability-bunk-swap = Échange de lits
    .text = Gagne 1 point. Tu peux échanger une carte de ta rangée contre une d’un adversaire.
    .edge = Il doit te rester une carte dans ta rangée à échanger. La carte reçue peut être encaissée ce tour-ci. L’adversaire ne repioche pas.
ability-clean-plate = Table rase
    .text = Gagne 1 point. Défausse les cartes que tu veux, puis complète aussitôt ta rangée à 3.
    .edge = Tu peux défausser de 0 à 2 cartes. La place de cette carte-ci est remplie aussitôt elle aussi. Les nouvelles cartes peuvent être encaissées ce tour-ci.
ability-second-helping = Du rab
    .text = Tu peux encaisser 1 carte de plus ce tour-ci, pour des points seulement.
    .edge = En tout, le talent et 2 cartes pour des points. Inutile dans la dernière tournée (la limite y est déjà 3), mais permis.
ability-one-more-stir = Coup de cuillère
    .text = Gagne 1 point. Tu peux relancer une fois les dés que tu veux.
    .edge = Cela arrive pendant que tu encaisses : les nouvelles faces comptent pour les cartes encaissées ensuite. On n’interroge pas les adversaires après ce lancer.
ability-sugar-overload = Trop de sucre
    .text = Un adversaire lance 2 dés ce tour-ci, pas 3.
    .edge = Enlève un dé lancé pour tout le tour. Ne s’ajoute pas à un autre Trop de sucre. Avec la Chantilly joker de l’adversaire : 1 dé lancé et le joker.
ability-lights-out = Couvre-feu
    .text = Un adversaire ne peut relancer qu’une fois ce tour-ci. Gagne 1 point.
    .edge = La limite a le dernier mot : les relances en plus s’ajoutent d’abord, puis il en reste 1. N’empêche pas le Coup de cuillère.
ability-early-bedtime = Vite au lit
    .text = Défausse une carte d’un adversaire. Il complète après son tour. Gagne 1 point.
    .edge = Seulement contre un adversaire qui a 3 cartes. Il doit quand même encaisser 1 des 2 autres (pas dans la dernière tournée).
ability-butterfingers = Mains beurrées
    .text = Quand un adversaire a fini de lancer, il doit relancer 1 dé que tu choisis.
    .edge = N’use aucune de ses relances. S’il lui en reste, il peut continuer à lancer, et la fenêtre s’ouvre de nouveau. Pas sur un joker ni un goûter.
ability-finders-sharers = Part à deux
    .text = Quand un adversaire marque, gagne autant de points (3 au plus).
    .edge = Comptent tous les points que cette carte vient de donner, bonus compris. L’adversaire ne perd rien.
ability-sticky-fingers = Doigts collants
    .text = Quand un adversaire marque, prends-lui la moitié (arrondie en bas, 2 au plus).
    .edge = Seulement s’il marque 2 points ou plus. Tu ne prends que ce que l’adversaire a.
ability-tag-along = Pique-assiette
    .text = Quand un adversaire a fini de lancer, marque avec 1 de tes cartes et ses dés.
    .edge = Il faut à la carte au moins 1 dessert servi. Des points seulement, pas de talent. Défausse-la et pioche aussitôt une nouvelle carte. Le joker, le goûter et les dés tournés de l’adversaire ne t’aident pas. Personne ne peut réagir à ces points.
ability-second-wind = Second souffle
    .text = Tu as 2 relances de plus.
    .edge = 4 relances en tout. Rien ne t’oblige à les utiliser.
ability-chefs-choice = Choix du chef
    .text = Après ton dernier lancer, tourne 1 dé sur la face que tu veux.
    .edge = Après les talents que les adversaires utilisent sur ton lancer, donc Mains beurrées ne peut pas le défaire.
ability-big-tray = Grand plateau
    .text = Tu peux encaisser jusqu’à 3 cartes et tu as 1 relance de plus.
    .edge = Toujours 1 seul talent. Dans la dernière tournée, seule la relance compte.
ability-wild-whip = Chantilly joker
    .text = Mets 1 dé de côté : un joker pour chaque carte. Lance les 2 autres.
    .edge = Le joker peut être un dessert différent sur chaque carte. Chaque carte a alors au moins 1 dessert servi, donc tu ne gagnes pas de talent ce tour-là. Tu peux refuser avant ton premier lancer.
ability-double-scoop = Double boule
    .text = Double les points de 1 carte avec laquelle tu marques (3 de plus au maximum).
    .edge = Tu choisis quand tu marques avec la carte.
ability-gold-star = Bon point
    .text = Gagne 1 point de plus pour chaque carte avec laquelle tu marques.
    .edge = Pas pour les cartes encaissées pour leur talent.
ability-packed-snack = Goûter de poche
    .text = Avant de lancer, nomme un dessert. Tu l’as comme dé en plus.
    .edge = Il compte pour chaque carte et n’est jamais lancé, tourné ni forcé. Une carte que seul le goûter sert a 1 dessert servi, donc elle ne peut pas donner son talent. Nommé après les talents que les adversaires utilisent avant ton lancer.

## When an ability acts

when = { $when ->
    [on_cash_in] tout de suite
    [before_rival_first_roll] cette manche, avant le premier lancer d’un adversaire
    [after_rival_last_roll] cette manche, après le dernier lancer d’un adversaire
    [rival_scores] cette manche, quand un adversaire marque
    [own_turn_start] prochain tour, avant de lancer
    [own_before_cash_in] prochain tour, avant d’encaisser
   *[own_score] prochain tour, quand tu marques
}

## Points

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happens ($who did it), and what it is called where it is offered

draw = { $camper } rejoint { $player }.
    .to-you = { $camper } te rejoint.
shows = Les dés montrent { $dice }.
bonus-roll = Le lancer bonus montre { $dice }.
roll = { $who } lance les dés.
    .you = Tu lances les dés.
    .label = Lancer les dés
    .brief = lancer
keep = { $who } garde les dés.
    .you = Tu gardes les dés.
    .label = Garder les dés
    .brief = garder les dés
reroll = { $who } relance le dé { $die }.
    .you = Tu relances le dé { $die }.
    .label = Relancer le dé { $die }
    .brief = relancer le dé { $die }
rerolls = { $who } relance les dés { $dice }.
    .you = Tu relances les dés { $dice }.
    .label = Relancer les dés { $dice }
    .brief = relancer les dés { $dice }
score = { $camper } rapporte { points } à { $who }.
    .you = { $camper } te rapporte { points }.
    .label = Marquer { $points } avec { $camper }
    .brief = marquer avec { $camper }
score-more = { $factor ->
    [2] { $camper } rapporte { points } à { $who }, le double.
   *[other] { $camper } rapporte { points } à { $who }, fois { $factor }.
}
    .you = { $factor ->
        [2] { $camper } te rapporte { points }, le double.
       *[other] { $camper } te rapporte { points }, fois { $factor }.
    }
    .label = { $factor ->
        [2] Marquer { $points } avec { $camper }, le double
       *[other] Marquer { $points } avec { $camper }, fois { $factor }
    }
    .brief = marquer avec { $camper }
cash-in = { $who } encaisse { $camper } : { $ability }.
    .you = Tu encaisses { $camper } : { $ability }.
    .label = Encaisser { $camper } : { $ability }
    .brief = encaisser { $camper }
done = { $who } a fini d’encaisser.
    .you = Tu as fini d’encaisser.
    .label = Fini
    .brief = s’arrêter là
use = { $who } joue { $ability } contre { $rival } !
    .you = Tu joues { $ability } contre { $rival } !
    .to-you = { $who } joue { $ability } contre toi !
    .label = { $ability } contre { $rival }
    .brief = jouer { $ability }
use-die = { $who } joue { $ability } contre { $rival }, sur le dé { $die } !
    .you = Tu joues { $ability } contre { $rival }, sur le dé { $die } !
    .to-you = { $who } joue { $ability } contre toi, sur le dé { $die } !
    .label = { $ability } contre { $rival }, sur le dé { $die }
    .brief = jouer { $ability } sur le dé { $die }
use-discard = { $who } joue { $ability } : { $rival } perd { $camper }.
    .you = Tu joues { $ability } : { $rival } perd { $camper }.
    .to-you = { $who } joue { $ability } : tu perds { $camper }.
    .label = { $ability } : { $rival } perd { $camper }
    .brief = jouer { $ability }, { $rival } perd { $camper }
use-score = { $who } joue { $ability } : { $camper } rapporte { points } avec les dés lancés par { $rival }.
    .you = Tu joues { $ability } : { $camper } rapporte { points } avec les dés lancés par { $rival }.
    .to-you = { $who } joue { $ability } : { $camper } rapporte { points } avec tes dés.
    .label = { $ability } : { $camper } rapporte { points } avec les dés lancés par { $rival }
    .brief = jouer { $ability } pour { $camper }
share-dice = { $who } partage les dés avec { $rival } : { $camper } rapporte { points }.
    .you = Tu partages les dés avec { $rival } : { $camper } rapporte { points }.
    .to-you = { $who } partage tes dés : { $camper } rapporte { points }.
    .label = Partager les dés avec { $rival } : { $camper } rapporte { points }
    .brief = partager les dés pour { $camper }
take = { $who } prend { points } à { $rival }.
    .you = Tu prends { points } à { $rival }.
    .to-you = { $who } te prend { points }.
    .label = Prendre { points } à { $rival }
    .brief = prendre { points } à { $rival }
swap = { $who } échange { $camper } contre { $other } avec { $rival }.
    .you = Tu échanges { $camper } contre { $other } avec { $rival }.
    .to-you = { $who } échange { $camper } contre { $other } avec toi.
    .label = Échanger { $camper } contre { $other } avec { $rival }
    .brief = échanger { $camper } contre { $other }
dump = { $who } défausse { $campers }.
    .you = Tu défausses { $campers }.
    .label = Défausser { $campers }
    .brief = défausser { $campers }
set = { $who } tourne le dé { $die } sur { $dessert }.
    .you = Tu tournes le dé { $die } sur { $dessert }.
    .label = Tourner le dé { $die } sur { $dessert }
    .brief = tourner le dé { $die } sur { $dessert }
wild = { $who } prend le dé joker.
    .you = Tu prends le dé joker.
    .label = Prendre le dé joker
    .brief = prendre le dé joker
snack = { $who } emporte un goûter : { $dessert }.
    .you = Tu emportes un goûter : { $dessert }.
    .label = Emporter un goûter : { $dessert }
    .brief = emporter { $dessert }
pass = { $who } passe.
    .you = Tu passes.
    .label = { $awaits ->
        [share] Non, merci
        [target] Ça suffit
        [swap] Pas d’échange
        [dump] Les garder
        [stir] Les laisser
        [set] N’en tourner aucun
        [wild] Lancer tous les dés
       *[window] Pas maintenant
    }
    .brief = passer

## What somebody's turn came to ($who did it), when it is over

recap-scored = { $who } a marqué { $points } avec { $campers }.
    .you = Tu as marqué { $points } avec { $campers }.

## Why not: what it is time for

time-to-use = C’est le moment d’utiliser ton talent ou de passer ({ $ruling }).
time-to-roll = C’est le moment de lancer les dés (Un tour, 4).
time-to-reroll = C’est le moment de relancer des dés ou de les garder (Un tour, 4).
time-to-cash-in = C’est le moment d’encaisser : points, talent, ou fini (Un tour, 7).
time-to-share = C’est le moment de partager les dés ou de passer ({ $ruling }).
time-to-take = C’est le moment de dire à qui tu prends des points (Talents).
time-to-swap = C’est le moment d’échanger une de tes cartes contre une d’un adversaire ou de passer (Talents).
time-to-dump = C’est le moment de dire quelles cartes tu défausses ou de passer (Talents).
time-to-stir = C’est le moment de dire quels dés tu relances ou de passer (Talents).
time-to-set = C’est le moment de tourner un dé ou de passer (Un tour, 6).
time-to-take-wild = C’est le moment de prendre le joker ou de passer (Un tour, 3).
time-to-pack = C’est le moment de nommer le dessert de ton goûter (Un tour, 3).

## Why not: other reasons

why-fewer-dice = { $n ->
    [1] Ce tour-ci, on ne lance que le dé 1 ({ $ruling }).
   *[other] Ce tour-ci, on lance les dés 1 à { $n } ({ $ruling }).
}
why-aim-at-die = { $n ->
    [1] { $ability } vise le dé lancé : use 1.
   *[other] { $ability } vise un des dés lancés : use 1 à use { $n }.
}
why-aim-at-rival = { $ability } vise une carte de la rangée de l’adversaire dont c’est le tour.
why-aim-at-own = { $ability } demande une carte de ta rangée avec au moins 1 dessert servi par les dés lancés ({ $ruling }).
why-no-aim = { $ability } ne vise rien : il suffit de dire use.
why-take-from-rival = Les points se prennent à un adversaire.
why-taken-already = Cet adversaire a déjà donné.
why-no-such-seat = Les places vont de 0 à { $last }.
why-swap-order = Un échange nomme d’abord une carte de ta rangée, puis une de la rangée d’un adversaire (Notation).
why-dump-order = Les enregistrements nomment d’abord la carte la plus basse : { $move } (Notation).
why-dump-limit = { $n ->
    [one] Ce talent défausse au plus { $n } carte.
   *[other] Ce talent défausse au plus { $n } cartes.
}
why-not-in-line = { $card } n’est pas dans ta rangée.
why-too-few-matches = { $n ->
    [one] Pour partager, il faut à la carte { $n } dessert servi par les dés tels qu’ils ont été lancés (DL-11, { $ruling }).
   *[other] Pour partager, il faut à la carte { $n } desserts servis par les dés tels qu’ils ont été lancés (DL-11, { $ruling }).
}
why-not-done = Hors de la dernière tournée, il faut encaisser au moins une carte ({ $ruling }).
why-no-match = Les dés ne servent rien à { $camper } : cette carte ne peut être encaissée que pour son talent (Un tour, 7).
why-no-multiplier = Tu n’as pas en ce moment de talent qui multiplie une carte.
why-match = { $n ->
    [one] { $camper } a { $n } dessert servi : cette carte rapporte des points, pas son talent (Un tour, 7).
   *[other] { $camper } a { $n } desserts servis : cette carte rapporte des points, pas son talent (Un tour, 7).
}
why-one-ability = Un talent par tour, pas plus (Un tour, 7).
why-too-late = { $ability } agirait trop tard : dans la dernière tournée, seuls comptent les talents « Tout de suite » (Dernière tournée).
why-points-only = { $n ->
    [one] { $n } carte est déjà encaissée, et le reste n’est que pour des points ({ $ruling }).
   *[other] { $n } cartes sont déjà encaissées, et le reste n’est que pour des points ({ $ruling }).
}

## What is wrong with a deck: each goes on from "In the deck, ability sweet_tip"

wrong-table = n’est pas une table d’un paquet de cartes ; il y a { $tables }
wrong-fixed = doit contenir { $line }
wrong-same-id = donne le même id à deux d’entre eux
wrong-desserts = doit nommer { $n } desserts, un pour chaque face d’un dé
wrong-dessert-ids = demande six ids différents, chacun un mot en minuscules
wrong-cards = contient de { $fewest } à { $most } cartes, pas { $n }
wrong-card-numbers = doit numéroter ses cartes de 1 à { $n }, chacune une fois
wrong-request = demande `request`, une liste de { $n } desserts
wrong-kind = commande { $request }, donc son `kind` est { $kind }
wrong-profile-kind = est { $kind }, mais son profil { $profile } est { $other }
wrong-profile-points = paie { $points }, mais son profil { $profile } paie { $other }
wrong-profile-cards = { $n ->
    [one] est le profil de { $n } carte, donc il demande `cards` = { $n }, pas { $given }
   *[other] est le profil de { $n } cartes, donc il demande `cards` = { $n }, pas { $given }
}
wrong-points = demande `points`, pour 1, 2 et 3 desserts servis
wrong-points-order = ne doit pas payer moins pour plus de desserts servis
wrong-abilities = contient de 1 à { $most } talents, pas { $n }
wrong-copies = { $n ->
    [one] est sur { $n } carte, donc il demande `copies` = { $n }, pas { $given }
   *[other] est sur { $n } cartes, donc il demande `copies` = { $n }, pas { $given }
}
wrong-timing = agit { $window }, donc son `timing` est { $timing }, pas { $given }
wrong-texts = demande `text` et `edge`, en mots
wrong-worth = demande `{ $key }`, sa valeur en points de 0 à 20, pas { $given }
wrong-effects = demande `effects`, une liste de 1 à { $most }
wrong-effect-form = est une table comme { $example }
wrong-effect-window = contient { $op }, qui ne peut pas agir dans la fenêtre { $window }
wrong-effect-keys = contient { $keys }, dont { $op } ne veut pas
wrong-many-targets = prend from = "each_target" avec `max_targets` de 2 ou plus, et seulement alors
wrong-targets-in-window = ne peut prendre qu’à une cible dans la fenêtre d’un adversaire : celui dont c’est le tour
wrong-op-twice = nomme deux fois une opération ; donne-lui plutôt de plus grands nombres
wrong-aims = a au plus un de { LIST($ops, type: "disjunction") } : chaque usage vise une seule chose
wrong-variants = a les deux cartes sundae_sprint et potluck
wrong-treat = demande late_seat_treat

## Odds

odds-keep = tout garder
odds-again = { $n ->
    [one] relancer le dé { $dice }
   *[other] relancer les dés { $dice }
}
    .short = { $n ->
        [one] le dé { $dice }
       *[other] les dés { $dice }
    }
odds-for-more = { $chance } pour mieux

## The position, line by line

call-at = dernière tournée à { $points }
call-on = DERNIÈRE TOURNÉE ({ $player })
position-turn = À { $player } de jouer ; { $call }.
position-no-dice = Les dés ne sont pas encore lancés.
position-dice = Dés : { $dice }. Relances : { $rerolls }.
die-wild = joker
die-snack = { $dessert } (goûter)
seat = { $player } : { points }
seat-keeps = { $player } : { points }, garde { $ability } ({ when })
card = - { $card } { $camper } : { $request } ({ $pays }) ; { $ability } ({ when })
card-now = - { $card } { $camper } : { $request } ({ $pays }) ; { $ability } ({ when }) -> { $now }

## The end: what one needs in the final round ($who needs it), and where the points came from

need = Dernière tournée : il manque { $points } à { $who } pour mener.
    .you = Dernière tournée : il te manque { $points } pour mener.
need-none = Dernière tournée : { $who } mène.
    .you = Dernière tournée : tu mènes.
part-treat = Bonus pour les derniers
part-cards = { $n ->
    [one] { $n } carte, { $served ->
        [one] 1 servi
        [two] 2 servis
       *[three] 3 servis
    }
   *[other] { $n } cartes, { $served ->
        [one] 1 servi
        [two] 2 servis
       *[three] 3 servis
    }
}
part-bonus = Talents et bonus
part-lost = Perdus face aux adversaires

## The terminal's page. Single letters are keys, the same in every language

screen-your-turn = À toi de jouer
screen-turn-of = À { $player } de jouer
screen-rerolls = relances : { $n }
screen-not-rolled = (les dés ne sont pas encore lancés)
screen-again = relancer
screen-you-keep = Tu gardes { $ability } ({ when })
screen-roll = r lance les dés
screen-mark-dice = { $n ->
    [0] { $dice } cochent des dés, r les relance
   *[other] { $dice } cochent des dés, r les relance (cochés : { $marked })
}
screen-keep = k garde
screen-odds = o probabilités
screen-scored = { $player } marque { points }.
screen-ability = { $ability } : { $text }
screen-use = y l’utilise, n passe
screen-aim = { $keys } vise, n passe
screen-cash-in = { $keys } : encaisser un campeur
screen-double = { $factor ->
    [2] d double : { $key }
   *[other] d multiplie par { $factor } : { $key }
}
screen-done = x fini
screen-share = Partager les dés avec { $player } ? { $keys } marque avec
screen-pass = n passe
screen-take = Prendre des points à : { $rivals }
screen-enough = n ça suffit
screen-swap = Échange : le numéro de ton campeur, puis la lettre de l’autre
screen-mark-cards = { $n ->
    [0] Les numéros cochent des campeurs, d les défausse
   *[other] Les numéros cochent des campeurs, d les défausse (cochés : { $marked })
}
screen-keep-all = n garde tout
screen-stir = { $n ->
    [0] Cuillère : { $dice } cochent des dés, r les relance
   *[other] Cuillère : { $dice } cochent des dés, r les relance (cochés : { $marked })
}
screen-leave = n les laisse
screen-set = Tourne { $dice }, sur { $sides }
screen-wild = Un joker au lieu du troisième dé ? y le prend
screen-decline = n refuse
screen-snack = Emporter un goûter : { $sides }
screen-nothing-marked = Rien n’est encore coché.
screen-typed = tapé : { $keys }
screen-slip = « { $keys } » ne fait rien ici.
screen-slip-key = Cette touche ne fait rien ici.

## The terminal's table of odds; each head as short as can be

screen-odds-again = relancer
screen-odds-worth = vaut
screen-odds-matches = (1/2/3 servis, %)
screen-odds-nothing = rien
screen-odds-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
screen-odds-lead = Dans la dernière tournée, être devant vaut ici 20 points.

## The terminal's help

help-window = { $ability } : { $text } { $edge }
help-copies = De chaque talent, un exemplaire au plus est utilisé par tour (DL-3).
help-cash-in = Un campeur avec au moins 1 dessert servi rapporte des points ; sans aucun, il est encaissé pour son talent, un par tour (Un tour, 7). Chaque dé sert chaque campeur une fois.
help-last-call = Qui finit un tour avec { $points } points ouvre la dernière tournée : un tour de plus pour tous les autres, avec jusqu’à 3 cartes à encaisser.
help-ability = { $ability } ({ when }) : { $text }

## The board. It asks by itself, so the bar below it has no prompt

prompt = { "" }
keep-all = Tout garder
again = { $n ->
    [one] Relancer { $n } dé
   *[other] Relancer { $n } dés
}
dice = Les dés
hand = Tes campeurs
campers-of = Campeurs : { $player }
recap = Ce que les autres ont fait
die = Dé { $die }, { $side }
die-stays = Dé { $die }, { $side } : à garder
die-rolls = Dé { $die }, { $side } : à relancer
not-rolled = pas encore lancé
stays = Garder
rolls = Relancer
no-die = Un dé de moins ce tour-ci
wild-die = Joker
packed = Goûter
packed-is = Goûter emporté : { $dessert }
bonus-dice = Lancer bonus
dice-of = Dés : { $player }
rerolls-left = Relances : { $n }
last-call-at = Dernière tournée à { $n } points
last-call-on = Dernière tournée : { $player }
in-words = { $camper } veut { $request } ; paie { $points } pour 1, 2, 3 desserts servis ; talent { $ability }.
about-ability = { $ability } : lire ce que ça fait
offered = { $move }. { $about }
times = ×{ $factor } : +{ $points }
rival-keeps = { $player } garde { $ability }
kept-at-work = { $ability } : à l’œuvre ce tour-ci
kept-for = { $ability } : { when }
cash-ins = À encaisser : { $n }
request = La commande
matches-pay = { $n ->
    [one] { $n } servi : { $points }
   *[other] { $n } servis : { $points }
}
to-swap = { $about } Va être échangé.
to-discard = { $about } Va être défaussé.
use-it = L’utiliser
discard = { $n ->
    [one] Défausser { $n } carte
   *[other] Défausser { $n } cartes
}

## What the board asks

ask-roll = À toi : lance les dés.
ask-reroll = Touche les dés que tu gardes.
ask-cash-in = Encaisse un campeur : des points ou, si rien n’est servi, son talent.
ask-cash-in-more = Encaisses-en jusqu’à { $n } de plus, ou dis que c’est fini.
ask-share = Potluck ! Marquer avec un campeur et les dés lancés par { $player } ?
ask-use = L’utiliser contre { $player } ?
ask-use-score = { $player } vient de marquer { $n }. L’utiliser ?
ask-use-die = Touche le dé que { $player } doit relancer.
ask-use-own = Touche ton campeur à servir avec les dés lancés par { $player }.
ask-use-card = Touche le campeur que { $player } va perdre.
ask-target = À qui en prends-tu ?
ask-target-more = Et à un autre adversaire ?
ask-swap = Touche le campeur que tu donnes.
ask-swap-rival = Maintenant, touche le campeur que tu veux.
ask-dump = Touche les campeurs que tu défausses.
ask-set = Touche le dé à tourner.
ask-set-side = Et sa nouvelle face ?
ask-wild = Tu prends un dé joker, bon pour tous les campeurs ?
ask-snack = Quel dessert emportes-tu ?

## The guided first game

guide-camper = Un campeur demande trois desserts. Les nombres disent ce que paient 1, 2 ou 3.
guide-roll = Lance trois dés pour eux.
guide-keep = Touche les dés à garder. Relance les autres, ou garde les trois.
guide-score = Un campeur éclairé paie ce que dit son autocollant. Touche pour l’encaisser.
guide-ability = Rien à servir ? Alors un campeur te donne ce talent.
guide-rivals = Les campeurs des autres sont visibles aussi. Touche-en un pour le voir en entier.
guide-window = Un talent te demande quelque chose : choisis ou passe.
guide-call = Dernière tournée : un dernier tour chacun, avec jusqu’à trois campeurs. Le plus de points gagne !
guide-next = La prochaine fois, attends trois desserts là où ils paient six ou dix, et échange un mauvais campeur contre son talent.

## The rules, with pictures; what explains a thing has its name too

rules-goal = Sers aux campeurs les desserts qu’ils demandent. Le plus de points gagne.
rules-roll = Lance trois dés. Garde ce que tu veux et relance le reste, deux fois au plus.
rules-match = Un campeur demande trois desserts. Tes dés en servent 1, 2 ou 3, et la carte dit ce que cela paie.
rules-cash = Encaisse un ou deux campeurs. Les mêmes dés servent chacun.
rules-ability = Un campeur à qui tu ne peux rien servir te donne son talent. Un par tour.
rules-refill = Puis de nouveaux campeurs arrivent, jusqu’à trois.
rules-end = Qui finit un tour avec 40 points ou plus ouvre la dernière tournée : un dernier tour pour tous les autres, avec jusqu’à trois campeurs.
rules-rebuttal = Si quelqu’un est devant, celui qui l’a ouverte rejoue. Les égalités sont pour lui.
thumb-reroll = Ne garde pas tout dé qu’un campeur demande. Garde ceux qui servent ensemble et relance les autres.
thumb-ability = Prends un talent quand un campeur paierait peu. Il vaut plus qu’un seul dessert servi à bas prix.
thumb-window = Utilise un talent que tu gardes tant qu’il compte encore. Il est perdu quand ton prochain tour commence.
about-dessert = Un des six desserts de chaque dé. Chacun qu’un campeur a demandé est servi.
    .name = { $dessert }
about-camper = Veut { $request }. Paie { $points } pour 1, 2 ou 3 ; sans aucun, le talent du bas.
    .name = { $camper }
about-right-now = Le talent agit quand tu encaisses le campeur.
    .name = Tout de suite
about-this-round = Tu gardes le talent pour un usage au tour d’un adversaire, jusqu’à ton prochain tour.
    .name = Cette manche
about-next-turn = Tu gardes le talent pour ton prochain tour.
    .name = Prochain tour
about-unrolled = Il a un dessert sur chaque face ; lance pour voir lequel sort.
    .name = Dé
about-wild = Vaut n’importe quel dessert, au choix pour chaque campeur.
    .name = Joker

## The cards as `dicecafe deck` tells of them

face-pays = { $points } points pour 1/2/3 desserts servis
face-ability = Talent : { $ability }
face-odds = les trois : { $chance } ; au mieux sur elle seule : { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points
finding-impossible = aucun dé ne sert tout ce qu’elle demande
finding-no-card = aucune carte ne l’a
finding-dead = il ne change rien à aucune table
