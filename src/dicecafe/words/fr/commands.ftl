### The commands: their help, and what they print themselves. How catalogues work, and how to add a language: docs/languages.md

## What the commands do

command-about = Des jeux de dés à jouer, à étudier et à simuler par millions.
command-games = Lister les jeux
command-rules = Afficher les règles d’un jeu, ses précisions et ses options
command-play = Jouer dans le terminal
command-serve = Ouvrir le café : des tables en direct dans le navigateur, pour les gens et les bots
command-admin = Lister, fermer, supprimer et exporter les tables et les paquets d’un stockage
command-backup = Copier un stockage dans un fichier pendant que des serveurs s’en servent
command-restore = Refaire un stockage d’une sauvegarde
command-simulate = Jouer beaucoup de parties de bots et les résumer ; une victoire partagée compte pour sa part
command-sweep = Jouer avec plusieurs jeux de règles et les mêmes dés, et dire quelles différences sont réelles
command-tune = Régler des options et des nombres de cartes vers des buts, et le confirmer avec des dés neufs
command-report = Dire ce qui est déséquilibré dans un jeu, de combien, et avec quelle certitude
command-tournament = Faire jouer des bots les uns contre les autres et les classer
command-evaluate = Dire comment un bot joue à un jeu, et ce qui le bat
command-depth = Dire la profondeur d’un jeu : une échelle de l’habileté, ce que pèsent dés et décisions, où il n’y a pas de choix
command-solve = Calculer les probabilités exactes d’un jeu
command-train = Apprendre à quel point chaque place est bien placée, de parties du programme contre lui-même
command-replay = Parcourir un enregistrement
command-analyse = Dire les probabilités au fil d’un enregistrement, ses erreurs et sa chance
command-verify = Rejouer un enregistrement et relancer ses dés
command-bench = Mesurer des parties au hasard sur cette machine
command-warm = Compiler les jeux d’avance, pour que personne n’attende le compilateur
command-stopped = Interrompu ; rien n’est resté à moitié fait.

## The pages of help

usage-line = Utilisation : { $command } [options]
usage-commands = Commandes :
usage-arguments = Arguments :
usage-options = Options :

## What stands for a value in help

value-command = COMMANDE
value-language = CODE
value-number = N
value-game = JEU
value-record = ENREGISTREMENT
value-file = FICHIER
value-json-file = FICHIER.json
value-jsonl-file = FICHIER.jsonl
value-store = FICHIER|URL
value-path = CHEMIN
value-network = RÉSEAU
value-table = TABLE
value-doing = QUOI
value-option = NOM=VALEUR
value-bot = BOT
value-list = LISTE
value-goal = BUT
value-key = CLÉ
value-label = NOM
value-seat = PLACE
value-address = ADRESSE
value-part = PARTIE

## What the arguments are for

argument-help = afficher cette aide
argument-version = afficher la version
argument-language = la langue à parler (DICECAFE_LANGUAGE, ou celle du système)
argument-json = écrire un objet JSON, en anglais, et rien d’autre
argument-record = un fichier .json, .jsonl ou .txt
argument-number = quel enregistrement d’un fichier .jsonl, à partir de 1
argument-lines = seulement les N premières lignes
argument-option = une option du jeu ; répétable
argument-players-play = les gens par leur nom ; bot:easy à bot:expert, bot:perfect, bot:module:nom (you,bot:medium)
argument-seed-play = des dés que l’on peut retrouver
argument-dice = real : tu tapes ce que montrent tes dés (cafe)
argument-first-play = la place qui commence, à partir de 0 (au sort)
argument-fast = pas de pauses quand les bots jouent
argument-resume-play = reprendre une partie sauvegardée (la dernière)
argument-host = où écouter (127.0.0.1 ; 0.0.0.0 pour tout le réseau)
argument-port = le port (8000)
argument-base-path = le chemin sous lequel tout se trouve, par exemple /jeux
argument-store = un fichier SQLite ou postgresql://... (cafe.db)
argument-redis = redis://..., pour garder aussitôt plusieurs processus en phase
argument-workers = processus (1)
argument-origins = un autre site dont les pages peuvent se connecter ; répétable
argument-trust-proxy = prendre les adresses dans X-Forwarded-For
argument-proxies = un proxy, ou un réseau de proxys, dont le X-Forwarded-For est cru ; répétable
argument-bots = un bot d’ailleurs proposé aux tables : module:nom, ou un bot installé ; répétable
argument-settings = réglages d’un fichier TOML ; l’environnement l’emporte, et les options sur les deux
argument-the-store = le stockage : un fichier SQLite ou postgresql://...
argument-copy = la sauvegarde
argument-doing = que faire : tables, close, delete, export, decks ou cards (tables, fermer, supprimer, exporter, paquets, cartes)
argument-admin-names = des tables par identifiant ou code, ou l’empreinte d’un paquet pour toutes celles qui y jouent
argument-replace = même un stockage où il y a des tables : elles sont alors perdues
argument-show-settings = afficher les réglages sous cette forme, avec leur origine, et s’arrêter
argument-open = ouvrir la page dans un navigateur
argument-players-lab = les bots par place : random, greedy, easy à expert, perfect ou module:nom ({ $default })
argument-players-pairs = les bots ; les parties sont par paire ({ $default })
argument-players-n = combien de joueurs (2)
argument-bot = le bot : un niveau, un bot installé ou module:nom
argument-game = le jeu
argument-games-level = combien de parties contre chaque niveau ({ $default })
argument-decisions = combien de ses décisions sont regardées ({ $default })
argument-expert-too = jouer aussi contre expert
argument-games-ladder = combien de parties entre deux voisins, dont l’un cherche ; 50 fois plus entre joueurs rapides ({ $default })
argument-split = parties entre deux joueurs partagées en chance et habileté ({ $default })
argument-decisions-depth = combien de décisions avec un choix sont regardées ({ $default })
argument-expert-ladder = mettre aussi expert sur l’échelle, ce qui prend du temps
argument-games = combien de parties ({ $default })
argument-games-train = combien de parties à chaque tour ({ $default })
argument-rounds = tours de jeu et d’apprentissage ; dès le deuxième, avec ce qui a été appris avant (2)
argument-minutes = finir après environ tant de minutes
argument-out = où le réseau est écrit (GAME-network.json)
argument-seed-lab = graine des dés et des caprices des bots (0)
argument-first-lab = la place qui commence, à partir de 0 (0)
argument-cores = fils d’exécution pour jouer (tous les cœurs)
argument-ray = jouer sur un cluster Ray : auto, local, ou son adresse
argument-records = écrire chaque partie comme enregistrement
argument-stats = garder les sommes de toutes les statistiques dans un fichier ; sans la chance aussi, sauf pour de longues séries de bots rapides dans des courses à trois et plus
argument-resume-stats = continuer avec les parties de ce fichier
argument-device = cuda : jouer sur un GPU (cpu)
argument-against = l’option de l’autre jeu de règles ; répétable
argument-games-tune = combien de parties de chaque candidat et de chaque tour sur les cartes ({ $default })
argument-goal = comment ce doit être : seats=even, turns=12..18, cards=1.5 ; *2 pèse double ; répétable
argument-card = nombres du paquet à régler, par leur clé : fame, ou fame=2..9 ; répétable
argument-keep = une carte ou un talent dont les nombres restent tels quels ; répétable
argument-tries = combien de candidats, et combien de tours sur les cartes au plus ({ $default })
argument-confirm = combien de parties neuves le confirment (quatre fois --games)
argument-out-tune = écrire le paquet réglé dans ce fichier
argument-html-report = écrire le rapport entier en une page
argument-expert = parties d’un expert contre greedy (0)
argument-html-analysis = écrire une page avec la courbe et chaque coup
argument-pinned = ce qu’un appareil qui a joué a gardé des dés : leur sceau, son ajout et les sceaux de tous
argument-records-analyse = des fichiers .json, .jsonl ou .txt ; de plusieurs parties, leur bilan pour chacun
argument-number-analyse = seulement cet enregistrement d’un fichier .jsonl, à partir de 1
argument-seed-analyse = graine des dés des parties simulées (0)
argument-playouts = pour chaque position qui n’est pas résolue (selon le jeu)
argument-some-games = tous les jeux si aucun n’est nommé
argument-only = l’une des parties : playouts, search, analysis, solver, lab, environments ; répétable

## What is wrong with a command line

usage-see = { $problem } Voir : { $command }
usage-command = Il n’y a pas de commande « { $word } ».
usage-unknown = { $word } n’a pas sa place ici.
usage-word = « { $word } » ne va pas ici : il faut { $range }.
usage-value = { $name } a besoin d’une valeur : { $name } { $value }.
usage-missing = Il manque { $value }.
usage-other = Les mots ne vont pas ensemble : { $detail }.
usage-players = Les joueurs sont des noms séparés par des virgules, pas « { $text } ».
usage-which-game = Quel jeu ? { $command } avec { LIST($games, type: "disjunction") }.
usage-resume = { $option } continue avec les parties d’un fichier : dis lequel avec { $stats }.

## What the commands print

games-heading = Les jeux :
games-players = { $players } joueurs
games-minutes = { $minutes } min
verify-done =
    { $records ->
        [one] { $records } enregistrement
       *[other] { $records } enregistrements
    }, { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } : chaque ligne est permise et le résultat est juste.
verify-given =
    { $given ->
        [one] { $given } des lignes était donnée au départ : ses dés sont ceux d’un autre enregistrement.
       *[other] { $given } des lignes étaient données au départ : leurs dés sont ceux d’un autre enregistrement.
    }
verify-rules =
    { $rules ->
        [unknown] Un enregistrement ne dit pas avec quelles règles ni quel paquet on a joué ; ceux d’aujourd’hui conviennent.
       *[other] Un enregistrement a été joué avec d’autres règles ou un autre paquet ; avec ceux d’aujourd’hui il finit pareil.
    }
verify-rolls =
    { $rolls ->
        [one] { $rolls } lancer refait et trouvé identique ({ $how }).
       *[other] { $rolls } lancers refaits et trouvés identiques ({ $how }).
    }
verify-no-rolls = Aucun lancer n’a pu être vérifié ({ $how }).
verify-unshown = Scellé et pas montré avant le début de la partie : l’ajout de { $players }.
verify-pinned =
    { $what ->
        [nonce] Le serveur n’a pas pu choisir les dés : l’appareil les a vus scellés, puis a fait son ajout, et les deux sont dans l’enregistrement.
        [commitment] L’appareil a vu ces dés scellés avant le premier lancer, mais n’a rien ajouté : rien ne prouve que le serveur ne les a pas choisis.
       *[nothing] Non vérifié : que les dés aient été scellés avant que les ajouts des joueurs soient connus. Un appareil qui a joué le sait ({ $option }).
    }
doing-compiling = compilation de { $game }
warm-part = { $part } { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
warm-ready = { $game } est prêt en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s : { $parts }

## `dicecafe deck`

command-deck = Écrire un paquet pour commencer, en vérifier un, en comparer deux ou en dessiner les cartes
value-deck = PAQUET
argument-deck-doing = que faire
argument-decks = new : un jeu et un fichier ; sinon le fichier d’un paquet, ou un jeu pour le sien ; diff : un ou deux
argument-deck-game = le jeu du paquet (celui dont il a les tables)
usage-one-record = { $name } vaut pour un seul enregistrement, et il y en a { $records }.
usage-decks = « { $doing } » prend { $range }, pas { $n }.
deck-written = Écrit : { $path }
deck-new-head =
    Un paquet à toi pour { $game }. Change-le, puis :
    {"  "}dicecafe deck lint { $path }
    {"  "}dicecafe deck diff { $path }
    {"  "}dicecafe play { $name } --option deck={ $path }
deck-finding =
    { $kind ->
        [impossible] Impossible
        [always] Toujours
        [dead] Sans effet
       *[unused] Inutilisé
    } : { $where } : { $what }
deck-lint = { $path } : { $wrong } à corriger, { $found } à savoir.
deck-changed = { $where } : { $old } devient { $new }
deck-added = { $where } : est nouveau
deck-removed = { $where } : n’y est plus
deck-change-note = { $change } (une note : aucune partie ne change)
deck-same = Les paquets sont les mêmes.
