### The lab, the solver and the coach on paper: simulate, sweep, report, tournament, solve, analyse, bench. How catalogues work: docs/languages.md

## Figures

figure-percent-0 = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
figure-percent-1 = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent-2 = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-decimal-0 = { NUMBER($n, maximumFractionDigits: 0) }
figure-decimal-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal-2 = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-signed =
    { $sign ->
        [minus] -{ $size }
       *[plus] +{ $size }
    }
figure-between = { $low } à { $high }
figure-with-interval = { $middle } ({ $low } à { $high })
figure-own-deck = deck=perso

## What is being done, above a progress bar

doing-play = parties en cours
doing-play-each = parties en cours, de chaque
doing-write = écriture
doing-skill = { $strong } contre { $weak }
doing-causes = recherche des causes
doing-solve = résolution
doing-train = apprentissage
doing-analyse = analyse

## What was played, and where

lab-heading =
    { $games ->
        [one] { $game } : { $games } partie
       *[other] { $game } : { $games } parties
    }, graine { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
lab-saved = Elles sont gardées dans { $path } : la même commande avec --resume continue.
lab-stopped = Partiel : arrêté après { $done } parties sur { $games } ; voici ce qu’elles disent.
lab-unwritten = Les enregistrements n’ont pas été écrits : { $path } est comme avant.
lab-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s sur { $where } : { $speed }, compilation comprise
lab-on-cluster = le cluster { $address }
lab-on-gpu = un GPU
lab-on-cores =
    { $cores ->
        [one] { $cores } cœur
       *[other] { $cores } cœurs
    }
lab-actions-a-second = { NUMBER($millions, minimumFractionDigits: 1, maximumFractionDigits: 1) } millions d’actions/s
lab-games-a-second = { NUMBER($games, maximumFractionDigits: 0) } parties/s

## simulate: the table and the lines under it

lab-seat = place
lab-player = joueur
lab-wins = victoires
lab-interval = intervalle à 95 %
lab-points = points en moyenne
lab-less-luck = sans la chance
lab-worth = une partie en vaut
lab-games-worth =
    { $most ->
        [yes] sans limite
       *[no] { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
lab-less-luck-how = sans la chance : ce qu’ont fait les dés dans ces parties est retiré ; une partie en dit alors autant que ce nombre de parties ordinaires
lab-turns = tours par partie : { $turns }, de { $shortest } à { $longest }
lab-actions = actions par partie (lancers comptés dé par dé) : { $actions }, de { $shortest } à { $longest }
lab-decisions = décisions par partie : { $decisions } ; { NUMBER($mattered, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } avec plus d’un choix
lab-leads = changements en tête par partie : { $leads }
lab-comebacks = retournements (qui mène à mi-partie ne gagne pas) : { $comebacks }
lab-dead-turns = tours sans points : { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $dead } par partie
lab-ties = victoires partagées : { $ties }
lab-uses = le plus utilisé : { $uses }
lab-use = { $label } { $uses }

## sweep

sweep-heading =
    { $games ->
        [one] { $game } : { $games } partie de chaque
       *[other] { $game } : { $games } parties de chaque
    }, les mêmes dés, graine { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
sweep-as-it-is = tel quel
sweep-seat = place { $seat } ({ $player })
sweep-turns = tours
sweep-against = { $second } contre { $first } :
sweep-decks = Toutes les places jouent avec le même paquet : cela ne dit donc pas ce qu’une carte fait pour qui l’a ; `dicecafe report { $game } --option deck=…` le dit.
sweep-change = { $first } -> { $second }
sweep-verdict =
    { $verdict ->
        [same] pareil
        [real] réel
       *[chance] peut-être le hasard
    }
measure-wins = victoires de la place { $seat }
measure-wins-less-luck = idem, sans la chance, place { $seat }
measure-comebacks = parties avec retournement
measure-ties = victoires partagées
measure-points = points moyens d’une place
measure-turns = tours par partie
measure-actions = actions par partie
measure-decisions = décisions par partie
measure-choices = décisions avec un choix
measure-leads = changements en tête par partie
measure-dead-turns = tours sans points par partie

## report: what it finds

report-alone = En solo, { $player } gagne { $wins } des parties.
report-unlike = Les joueurs diffèrent, donc ces parties ne disent pas ce que vaut une place ; pour cela, prends des joueurs tous pareils.
report-start-even = Qui commence gagne { $wins } des parties, où une part égale serait de { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } : sur ce nombre de parties, on ne voit ni avantage ni handicap.
report-start =
    Qui commence gagne { $wins } des parties, où une part égale serait de { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } : { $doubt ->
        [none] sans aucun doute
       *[some] probablement
    } { $size ->
        [slight] un léger
        [clear] un net
       *[large] un grand
    } { $side ->
        [advantage] avantage
       *[handicap] handicap
    }, { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } points sur cent.
report-less-luck =
    Sans la chance, c’est { $wins }{ $most ->
        [yes] , à l’arrondi près
       *[no] ; une partie en dit alors autant que { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties ordinaires
    }.
report-seats = En partant de qui commence et en faisant le tour de la table, les places gagnent { $wins }.
report-unused = Jamais utilisé en { $games } parties, contrairement à d’autres du paquet : { $labels }.
report-strong =
    { $kind ->
        [card] Cartes
       *[ability] Talents
    } au-dessus de la médiane, { $cause ->
        [barred] par ce que perd une place qui ne peut pas s’en servir
        [plain] par ce que perd une place dont le paquet en a de plus ordinaires
       *[dealt] par ce que gagne une place qui les reçoit
    }, en points sur cent face à la médiane de { $count } : { $things }.
report-weak =
    { $kind ->
        [card] Cartes
       *[ability] Talents
    } au-dessous de la médiane, { $cause ->
        [barred] par ce que perd une place qui ne peut pas s’en servir
        [plain] par ce que perd une place dont le paquet en a de plus ordinaires
       *[dealt] par ce que gagne une place qui les reçoit
    }, en points sur cent face à la médiane de { $count } : { $things }.
report-thing = { $label } { $more }
report-even =
    { $kind ->
        [card] Aucune carte
        [ability] Aucun talent
       *[option] Aucune option
    } ne se distingue { $cause ->
        [barred] par ce que perd une place qui ne peut pas s’en servir
        [plain] par ce que perd une place dont le paquet en a de plus ordinaires
        [dealt] par ce que gagne une place qui reçoit la carte
       *[option] par ce que cela fait à qui commence
    } : sur { $count }, rien n’est à coup sûr à plus de { NUMBER($margin, maximumFractionDigits: 1) } points sur cent de ses semblables.
report-option = Avec { $label } et les mêmes dés, qui commence gagne { $more } points sur cent.
report-guesses-hold =
    Ce que le paquet dit de ses { $kind ->
        [card] cartes
       *[ability] talents
    } se vérifie en jeu : sur { $count }, rien { $unit ->
        [points] ne vaut à coup sûr plus de { $by } points de plus ou de moins
       *[share] ne réussit à coup sûr plus de { $by } plus ou moins souvent
    }.
report-guesses-wrong =
    Sur { $count } choses que le paquet dit de ses { $kind ->
        [card] cartes
       *[ability] talents
    }, { $wrong } sont à coup sûr fausses de plus de { $unit ->
        [points] { $by } points
       *[share] { $by }
    } : { $guesses }.
report-guess = { $label } (annoncé { $said }, constaté { $found })
report-no-cause = Ce qui va avec la victoire est dans les tableaux et n’est pas une cause : qui mène est peut-être aussi qui peut s’offrir une carte ou une action, ou qui en a le temps.
report-turns = Une partie dure { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours ; neuf parties sur dix, de { $low } à { $high }.
report-decisions = Il y a { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } décisions dans une partie ; { NUMBER($mattered, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } offrent plus d’un choix.
report-dead-turns = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des tours ne rapportent aucun point.
report-leads = La tête change { NUMBER($leads, minimumFractionDigits: 1, maximumFractionDigits: 1) } fois ; qui mène à mi-partie ne gagne pas dans { $comebacks } des parties.
report-ties = { $ties } des parties finissent par une victoire partagée.
report-no-ties = Aucune victoire n’a été partagée.
report-skill = Habileté contre chance : { $strong } contre { $weak } gagne { $wins } des { $games } parties ; la chance seule donnerait { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-whole = Le rapport entier : { $path }

## report: its page

report-title = { $game } : équilibre
report-played = { $heading }. Joueurs : { $players }.
report-in-short = En bref
report-figures = Les chiffres
report-trust = Jusqu’où s’y fier
report-trust-intervals = Les intervalles des victoires et des moyennes sont à 95 % : sur cent intervalles pareils, cinq manquent la vraie valeur. Ceux des causes, de ce que dit le paquet et de ce qui va avec la victoire sont plus larges : dans 95 rapports entiers sur 100, ils tiennent tous à la fois.
report-trust-causes = Les causes sont ce que le hasard seul décide : qui ne peut pas se servir de quelque chose ou l’a en plus ordinaire, qui reçoit quelle carte, sous quelle option tous jouent, avec les mêmes dés. Est fort ou faible ce dont tout l’intervalle est à plus de { NUMBER($margin, maximumFractionDigits: 1) } points sur cent de la médiane de ses semblables.
report-trust-bots = Ce sont des parties des bots nommés plus haut. Des joueurs plus forts peuvent trouver un autre jeu dans les mêmes règles.
report-trust-worth = Ce qui va avec la victoire, c’est combien de fois ont gagné ceux qui ont utilisé quelque chose, moins ce que les mêmes places gagnent en tout. Ce n’est pas une cause : qui mène est peut-être qui peut se l’offrir. Face à ses semblables, c’est la même chose moins la médiane de toutes les cartes, ou de toutes les actions avec ce verbe ; un point d’interrogation dit que c’est peut-être le hasard.
report-trust-turns = La mi-partie, c’est quand la moitié des tours d’une partie ont été joués. Un tour sans points laisse sa place avec pas plus que ce qu’elle avait.
report-cause =
    { $cause ->
        [barred] Ce que perd une place qui ne peut pas s’en servir
        [plain] Ce que perd une place dont le paquet en a de plus ordinaires
        [dealt] Ce que gagne une place qui reçoit la carte
       *[option] Ce que gagne de plus qui commence, sous une autre option
    } (points sur cent)
report-guesses = Ce que dit le paquet, et ce que dit le jeu
report-head-effect = effet
report-head-beside = face à la médiane
report-head-all = intervalle (tous tiennent à la fois)
report-head-said = annoncé
report-head-found = constaté
report-head-verdict = verdict
report-verdict =
    { $verdict ->
        [strong] fort
        [weak] faible
        [wrong] faux
       *[like] { "" }
    }
report-uses = Ce qui va avec la victoire, sans en être la cause : { $uses }
report-cards = Cartes
report-verbs = Actions
report-things = Ce que nomment les actions
report-phrases = Actions, mot pour mot
report-head-uses = utilisations
report-head-share = dans les parties d’une place
report-head-won = gagnées
report-head-worth = valeur
report-head-edge = face à ses semblables
report-doubtful = { $figure } ?

## report: its plots

plot-wins = Victoires par place, avec intervalles à 95 %
plot-points = Points à la fin
plot-turns = Tours par partie
plot-worth = Ce qui va avec la victoire, face à ses semblables (pas une cause)
plot-skill = Habileté contre chance : victoires d’un joueur plus fort, et une part égale
plot-seat = place { $seat } : { $player }
plot-among = { $strong } parmi { $weak }
plot-axis-points = points
plot-axis-turns = tours
plot-axis-games = parties
plot-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 2) }

## tournament

tournament-heading =
    { $games ->
        [one] { $game } : { $games } partie par paire
       *[other] { $game } : { $games } parties par paire
    }, graine { $seed }
tournament-rating = cote
tournament-interval = 95 %
tournament-bot = bot
tournament-won = gagné
tournament-by = par
tournament-against = contre
tournament-give-or-take = ±{ NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }
tournament-elo = { NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }

## solve

solve-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
solve-heading =
    { $game } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }, si tout le monde joue à la perfection :
solve-first = la place { $seat } gagne dans { NUMBER($chance, style: "percent", minimumFractionDigits: 6, maximumFractionDigits: 6) } des cas, en jouant la première
solve-seat = la place { $seat } gagne dans { NUMBER($chance, style: "percent", minimumFractionDigits: 6, maximumFractionDigits: 6) } des cas
solve-turn = un tour joué pour les seuls points rapporte { NUMBER($value, minimumFractionDigits: 6, maximumFractionDigits: 6) } et se perd dans { NUMBER($bust, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } des cas
solve-mixed =
    { $positions ->
        [one] dans { $positions } position, il faut tirer au sort entre deux coups aussi bons l’un que l’autre
       *[other] dans { $positions } positions, il faut tirer au sort entre deux coups aussi bons l’un que l’autre
    }
solve-play = À { $bound } près au plus. Pour jouer contre : { $command }
solve-small = Trouvé à partir de { $positions } positions, par les règles seules. Erreur d’au plus { $bound }.

## analyse: in the terminal and on its page

analyse-title = { $game } : { $players }
analyse-lines =
    { $over ->
        [yes] { $lines ->
            [one] { $lines } ligne.
           *[other] { $lines } lignes.
        }
       *[no] { $lines ->
            [one] { $lines } ligne, partie en cours.
           *[other] { $lines } lignes, partie en cours.
        }
    }
analyse-heading = { $title }. { $lines }
analyse-turns = Tournants
analyse-turn =
    Ligne { $line } : { $what } { $player } : { $before } -> { $after }{ $verdict ->
        [blunder] , une gaffe
        [mistake] , une erreur
        [lucky] , de la chance
        [unlucky] , de la malchance
       *[none] { "" }
    }.
analyse-turn-after =
    Ligne { $line }, après le coup joué par { $mover } : { $what } { $player } : { $before } -> { $after }{ $verdict ->
        [blunder] , une gaffe
        [mistake] , une erreur
        [lucky] , de la chance
        [unlucky] , de la malchance
       *[none] { "" }
    }.
analyse-worst = Décisions les plus coûteuses
analyse-mistake =
    Ligne { $line }, { $player } : { $move } a coûté { $cost }{ $error ->
        [0] { "" }
       *[other] { " " }(± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    }, { $grade ->
        [blunder] une gaffe
       *[mistake] une erreur
    } ; mieux : { $better }
analyse-more = et { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }
analyse-wait = attendre
analyse-page = La page est dans { $path }.
analyse-player = Joueur
analyse-start = Départ
analyse-luck = Chance
analyse-skill = Habileté
analyse-result = Résultat
analyse-now = Maintenant
analyse-adjusted = Sans la chance
analyse-cost = Coût
analyse-mistakes = Erreurs
analyse-blunders = Gaffes
analyse-give-or-take = { $figure } ±{ $margin }
analyse-many =
    { $games ->
        [one] { $games } partie : la moyenne des parties de chacun.
       *[other] { $games } parties : la moyenne des parties de chacun.
    }
analyse-many-help = Résultat, chance, habileté et coût sont des probabilités de gagner par partie ; erreurs et gaffes, leur nombre par partie. ± est la moitié d’un intervalle à 95 %.
analyse-games = Parties
analyse-sums = Départ + chance + habileté = résultat. L’habileté, c’est ce qu’ont fait les décisions, les siennes et celles des autres.
analyse-line = ligne { $line }
analyse-several = plusieurs
analyse-chances = Probabilités de gagner
analyse-chances-of = Probabilités de gagner, ligne par ligne : { $players }
analyse-chance = { $player } { $chance }
analyse-luck-and-skill = Chance et habileté
analyse-every-line = Chaque ligne
analyse-trust = Jusqu’où s’y fier
analyse-at-start = Au départ : { $chances }.
analyse-at-line = Ligne { $line } : { $what } { $chances }.
analyse-line-head = Ligne
analyse-happened = Ce qui s’est passé
analyse-after = Probabilités après
analyse-grade =
    { $grade ->
        [blunder] gaffe
       *[mistake] erreur
    }
analyse-better = mieux : { $better }

## bench

bench-row = { $game } { $one } millions d’actions/s sur 1 cœur, { $every } sur { $cores }

## What can't be done

sweep-one-thing = On compare soit des plages ou des listes d’une ou plusieurs options, --option target=30..100:10, soit deux jeux de règles avec --against NOM=VALEUR.
sweep-too-many = Cela ferait { $count } jeux de règles, et { $most } est le maximum : nommes-en moins.
sweep-no-range = { $option } n’est pas une plage : écris bas..haut, bas..haut:pas, ou des valeurs séparées par des virgules ; deux au moins.
tournament-bots = Un tournoi a besoin d’au moins deux bots différents : --players easy,medium,hard.
simulate-perfect = Les joueurs parfaits jouent tour par tour d’après leur table : aucune partie ne peut être enregistrée.
simulate-gpu = Un GPU ne joue que les bots random, greedy et medium, sans --stats ni --ray.
tally-no-json = { $path } n’est pas du JSON : { $error }.
tally-no-sums = { $path } ne contient pas de sommes de parties au format { $format }.
tally-not-whole = Les sommes ne sont pas complètes : { $error }.
tally-other = Les sommes dans { $path } sont celles d’autres parties : { $what } { $theirs }, pas { $ours }. Enlève --resume pour recommencer.
plots-need = La page a besoin de matplotlib : { $command }.
ray-needs = --ray a besoin de Ray : { $command }.
ray-unreachable = Aucun cluster Ray ne répond à « { $address } ». Démarres-en un avec `ray start --head`, ou dis --ray local.
ray-failed = Le cluster n’a pas pu jouer ces parties : { $error }
ray-version = Cette machine a dicecafe { $ours } ; la demande vient de { $theirs }.

## evaluate

evaluate-heading =
    { $bot } à { $game } : { $games } parties contre chaque niveau, graine { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
evaluate-against = contre
evaluate-won = gagné
evaluate-rating = Cote parmi eux : { NUMBER($elo, maximumFractionDigits: 0) }, à { NUMBER($error, maximumFractionDigits: 0) } près (la moyenne est 1500).
evaluate-cost =
    Une décision avec un choix coûte { $mean } d’une victoire ({ $low } à { $high }), { $exact ->
        [yes] calculé exactement
       *[no] estimé par des parties d’essai
    } pour { $decisions } d’entre elles.
evaluate-kind =
    { $share } de cela : { $chosen } là où { $better } valait mieux, { $phase ->
        [early] dans le premier tiers d’une partie
        [middle] au milieu d’une partie
       *[late] dans le dernier tiers d’une partie
    } ({ $count } fois, { $cost } chacune)
evaluate-exact = Exactement, chacun commençant aussi souvent : le jeu parfait lui laisse { $perfect } des victoires, et la meilleure réponse en gagne { $best }.
evaluate-bound = La meilleure réponse trouvée : { $level } gagne { $won } ({ $between }) contre lui. C’est une borne inférieure : il peut y en avoir une meilleure.
evaluate-random = Un bot qui choisit tantôt ceci tantôt cela dans la même position n’a pas de probabilités exactes.
evaluate-nobody = À { $game } il n’y a personne contre qui jouer.
lab-expert-perfect = À cette table, expert joue d’après la solution exacte : il est parfait.

## tune

doing-tune = réglage
tune-heading =
    { $game } : { $tried ->
        [0] { "" }
        [one] { $tried } candidat de { $games } parties au plus,{ " " }
       *[other] { $tried } candidats de { $games } parties chacun au plus,{ " " }
    }{ $rounds ->
        [0] { "" }
        [one] { $rounds } tour de { $games } parties sur les cartes,{ " " }
       *[other] { $rounds } tours de { $games } parties sur les cartes,{ " " }
    }graine { $seed }
tune-stopped = Arrêté avant la fin : c’est le meilleur jusqu’ici, et rien n’en est confirmé.
tune-option = { $name } : { $old } devient { $new }
tune-nothing-better = Rien n’est changé : rien de mieux n’a été trouvé.
tune-by-hand = À changer à la main, là où le paquet le dit en mots : { $texts }.
tune-confirmed =
    { $games ->
        [one] Sur { $games } partie neuve de chacun, avec les mêmes dés ; tous les intervalles valent à la fois dans 95 tableaux sur 100.
       *[other] Sur { $games } parties neuves de chacun, avec les mêmes dés ; tous les intervalles valent à la fois dans 95 tableaux sur 100.
    }
tune-head-goal = but
tune-head-wanted = voulu
tune-head-start = tel quel
tune-head-tuned = réglé
tune-head-verdict = verdict
tune-figure =
    { $figure ->
        [seats] une place face à une part égale
        [cards] une carte face à la médiane
       *[abilities] un talent face à la médiane
    }
tune-wanted =
    { $kind ->
        [low] { $low } ou plus
        [high] { $high } ou moins
       *[both] de { $low } à { $high }
    }
tune-worst =
    { $of ->
        [seat] place { $label }
       *[thing] { $label }
    } : { $figure }
tune-verdict =
    { $verdict ->
        [met] atteint
        [missed] non atteint
       *[unknown] on ne sait pas
    }
goal-form = Un but s’écrit mesure=bornes : seats=even, turns=12..18, cards=1.5 ; pas « { $text } ».
goal-none = Comment est-ce que ce doit être ? Dis-le avec --goal : seats=even, turns=12..18, cards=1.5 ; répétable.
goal-unknown = Il n’y a pas de mesure « { $name } » à laquelle fixer un but. Il y a { $known }.
goal-range = « { $text } » ne se lit pas : écris mesure=bas..haut, l’un des deux peut manquer ; pour seats, cards et abilities un nombre de points sur cent, ou even ; et *poids derrière, si cela pèse plus ou moins que d’autres.
goal-no-trial = { $goal } : rien dans { $game } ne peut être essayé pour cela par ces joueurs : il faut des cartes, et random, greedy ou medium à la table.
goal-seats = { $goal } : des places ne peuvent être égales qu’entre deux joueurs semblables ou plus.
goal-no-actions = { $goal } : les parties entre joueurs parfaits seuls se jouent tour par tour ; nul n’en connaît les actions.
tune-needs = tune a besoin d’Optuna et de tomlkit : { $command }.
tune-nothing = Qu’est-ce qui peut changer ? Nomme des plages ou des listes d’options, --option target=30..100, ou des nombres du paquet, --card CLÉ.
tune-keep-nothing = --keep est pour des nombres que --card réglerait, et il n’y en a pas.
tune-no-deck = { $game } n’a pas de paquet dont les nombres se règlent.
tune-no-deck-out = Rien ne serait écrit dans { $path } : aucun nombre d’un paquet n’est réglé. Nommes-en avec --card.
tune-number-unknown = Un paquet de { $game } n’a pas de nombre « { $name } » qui se règle. Il a { $known }.
tune-card-range = « { $text } » ne se lit pas : écris --card CLÉ ou --card CLÉ=bas..haut.
tune-label-unknown = Rien dont les nombres se règlent ne s’appelle « { $name } ».

## train

train-heading = { $game } à { $players } joueurs : { NUMBER($positions, useGrouping: 1) } positions de { NUMBER($games, useGrouping: 1) } parties, en { $seconds } s
train-loss = Perte sur des parties dont rien n’a été appris : { $fitted } selon l’évaluation ajustée du jeu, { $network } selon le réseau, { $whole } en nombres entiers
train-file = Écrit dans { $file }
train-stopped = Arrêté : voici le meilleur réseau jusque-là

## depth

depth-heading =
    Quelle est la profondeur de { $game } ? Deux joueurs, graine { $seed }{ $changed ->
        [0] { "" }
       *[other] , { $options }
    }
depth-stopped = Partiel : arrêté ; voici ce que l’on savait alors.
depth-ladder = L’échelle : ce que chacun gagne contre celui du dessous, et à quelle hauteur au-dessus de random cela se trouve en points Elo
depth-player = joueur
depth-wins = gagné
depth-above = Elo
depth-elo = { NUMBER($n, maximumFractionDigits: 0) }
depth-rung = { $player }
depth-mixed = { NUMBER($share, style: "percent", maximumFractionDigits: 1) } { $player }, sinon { $other }
depth-steps = Du plus bas au plus haut : { NUMBER($elo, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) } points Elo, soit { $sixty } ± { $sixty_error } marches de 60 % et { $two_hundred } ± { $two_hundred_error } marches de 200 points.
depth-left-out = Pas dessus : { $player } gagne { $wins } contre celui du dessous, ce qui n’est pas à coup sûr plus de la moitié.
depth-portions = Ce qui décide : parts de la distance au carré des résultats à une part égale, en { $games } parties de chaque paire
depth-between = entre
depth-pair = { $one } et { $other }
depth-start = le début
depth-luck = dés
depth-skill = décisions
depth-choices = Choix : sur { $decisions } décisions de greedy, celles à une seule action permise ; tous les choix se valent ; un choix est le meilleur et tous les autres des erreurs ; ni l’un ni l’autre ({ $looked_at } regardées)
depth-decisions = décisions
depth-a-game = par partie
depth-one = une action
depth-equal = égaux
depth-clear = un meilleur
depth-open = ouverts
depth-phase =
    { $phase ->
        [early] premier tiers
        [middle] deuxième tiers
        [late] dernier tiers
       *[all] toutes
    }
depth-share = { $share } ({ $between })
