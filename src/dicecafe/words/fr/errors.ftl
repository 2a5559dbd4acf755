### What can't be done, beyond the moves of a game (rules.ftl has those). How catalogues work: docs/languages.md

## Games, languages

game-unknown = Il n’y a pas de jeu « { $name } ». Il y a { $known }.
game-lacks = Dans { $module }, il manque { $name }() ; voir engine/contract.py.
game-import = { $module } ne peut pas être importé : { $error }.
game-none = Dans { $module }, il manque GAME = Game(...).
game-misnamed = { $module } est annoncé comme { $name }, mais son dossier l’appelle { $folder }.
language-not-spoken = Le café ne parle pas « { $language } ». Il parle { $known }.

## Decks

deck-file = un fichier de cartes en TOML, sur le modèle de celui du jeu
file-not-toml = { $path } n’est pas du TOML : { $error }.
deck-empty = { $path } est vide : il n’y a pas de cartes dedans.
deck-not-json = Le paquet de cartes contient quelque chose qu’un enregistrement ne peut pas garder : { $error }.
deck-wrong = Dans le paquet de cartes, { $where } { $what }.

## What is wrong with a deck: goes on from the place that is named

deck-unknown = est inconnu ; ce qui peut s’y trouver : { $keys }
deck-unknown-close = est inconnu (voulais-tu dire `{ $close }` ?)
deck-not-table = doit être une table
deck-not-plain = doit être un texte, un nombre, true ou false, ou une liste de ceux-ci
deck-fixed = doit être { $right }, comme dans les règles, pas { $given }
deck-fixed-option = { $fixed } ; cela se règle avec { $option }
deck-needs-table = demande une table `{ $key }`
deck-needs-rows = manque : un [[{ $key }]] pour chaque élément
deck-needs-word = demande `{ $key }`, un mot{ $value ->
        [None] { "" }
       *[other] , pas { $value }
    }
deck-spelling = a des mots qu’un enregistrement ne distingue pas : { $words }. Pas d’espaces aux bouts ni plusieurs de suite, et pas de mot par lequel un autre commence
deck-needs = demande `{ $key }`, { $range }{ $value ->
        [None] { "" }
       *[other] , pas { $value }
    }

## Records

record-json = Ce n’est pas un enregistrement JSON complet : { $error }.
record-object = Un enregistrement est un objet JSON, pas { $value }.
record-version =
    { $value ->
        [None] Ce n’est pas l’enregistrement d’une partie : il ne dit rien de son format.
       *[other] Ici se lisent les enregistrements de format { $format }, pas { $value }.
    }
record-lacks = L’enregistrement n’a pas de `{ $name }` : il faut { $kind }.
record-wrong = `{ $name }` d’un enregistrement est { $kind }, pas { $value }.
record-kind =
    { $name ->
        [game] le nom d’un jeu
        [players] une liste de noms
        [options] un objet d’options
        [first] une place
        [given] un nombre de lignes
        [log] une liste de lignes
       *[other] un objet
    }
record-strings = `{ $name }` d’un enregistrement ne contient que des textes.
record-given = `given` va de 0 à { $lines }, des lignes du journal, pas { $given }.
record-number =
    { $records ->
        [one] { $path } contient { $records } enregistrement ; il n’y a pas d’enregistrement { $number }.
       *[other] { $path } contient { $records } enregistrements ; il n’y a pas d’enregistrement { $number }.
    }
record-text-line = La ligne { $number }, { $line }, n’est ni `clé = JSON` ni un coup.
record-text-key = Ligne { $number } : `{ $key }` est dit deux fois, ou ne se dit pas ainsi.
record-no-deck = { $game } se joue sans cartes : son enregistrement ne peut pas en contenir.
record-empty-deck = Le paquet de cartes de l’enregistrement est vide ; sans paquet, ce sont les cartes du jeu.
record-line = Ligne { $number } du journal, { $line } : { $error }
record-nth = Enregistrement { $number } : { $error }
record-unfinished =
    { $lines ->
        [one] Le journal s’arrête après { $lines } ligne, avant la fin de la partie.
       *[other] Le journal s’arrête après { $lines } lignes, avant la fin de la partie.
    }
record-result = Le journal mène à { $ours }, mais l’enregistrement dit { $theirs }.
record-other-rules = La partie a été jouée avec d’autres règles de { $game } ou un autre paquet, et finirait autrement aujourd’hui. C’est le résultat noté qui compte.
record-digests = `digests` d’un enregistrement contient des mots.
record-dice = La ligne { $number } du journal dit { $line }, mais les dés ont donné { $rolled }.
record-dice-object = `dice` d’un enregistrement est un objet, pas { $value }.
record-seed = La graine et le numéro des dés sont des nombres entiers, pas { $seed } et { $number }.
record-secret = Le secret ou les nombres ajoutés aux dés de l’enregistrement sont illisibles : { $error }.
record-commitment = Le SHA-256 du secret est { $ours }, mais c’est { $theirs } qui a été scellé.
record-seal = Les ajouts { $nonces } ne sont pas ceux dont les sceaux sont { $seals }, place par place.
pinned-unreadable = { $path } n’est pas ce qu’un appareil garde des dés d’une table.
pinned-commitment = Cet appareil a vu le sceau { $pinned }, mais ces dés sont ceux de { $record }.
pinned-seals = Quand cet appareil a montré son ajout, les sceaux étaient { $pinned }, mais l’enregistrement dit { $record }.
pinned-nonce = L’ajout de cet appareil, { $nonce }, n’est pas parmi ceux de l’enregistrement.

## Where the dice of a record that was checked came from

verify-dice =
    { $source ->
        [seed] à partir de leur graine
        [secret] à partir du secret scellé
        [real] de vrais dés : personne ne peut les relancer
       *[unknown] des dés dont l’enregistrement ne dit rien : personne ne peut les relancer
    }

## Positions, files

position-field = { $struct } n’a pas de champ { $name } (dans { $word }).
position-integer = { $word } contient quelque chose qui n’est pas un entier { $code }.
position-shape = { $word } devrait contenir { $shape } entiers.
file-not-text = { $path } n’est pas un fichier texte.
file-unreadable = { $path } ne peut pas être lu : { $error }.
file-unwritable = { $path } ne peut pas être écrit : { $error }. Rien n’a été changé.

## Bots, exact solutions

bot-unknown = Il n’y a pas de bot « { $name } ». Il y a { $known }.
bot-not-in-batches =
    { $name ->
        [perfect] { $name } joue à une table, pas en série ; dicecafe solve donne ses probabilités exactes.
       *[other] { $name } joue à une table, pas en série ; voir dicecafe tournament.
    }
bot-no-hints = { $game } n’a pas d’indices, donc { $name } ne peut pas y jouer.
bot-other-game = { $name } ne joue qu’à { $games }.
bot-no-choose = { $name } n’est pas un bot : c’est { $what }, qui n’a pas de choose(view, legal).
bot-not-made = { $name } ne peut pas être créé : { $error } ({ $where }). Une classe ou une fonction est appelée sans argument, ou avec `game` et `seed` si elle les prend.
bot-failed = { $name } a échoué quand il devait choisir à { $game } : { $error } ({ $where }).
bot-illegal =
    { $name } a choisi { $chosen } à { $game }, { $is ->
        [action] ce que les règles interdisent maintenant
       *[other] qui n’est pas une action
    }. Ce que choose(view, legal) peut rendre : { LIST($legal, type: "disjunction") }.
bot-no-module = Il n’y a pas de module { $module } pour { $name } : ni fichier dans { $folder }, ni paquet installé.
bot-import = Le module { $module } de { $name } ne peut pas être importé : { $error } ({ $where }).
bot-no-name =
    { $module } n’a pas de { $path } ; { $n ->
        [0] rien de ce qu’il contient n’a de choose(view, legal).
       *[other] ce qui pourrait y être un bot : { $known }.
    }
bot-in-game = Partie { $number } de la graine { $seed } : { $error }
network-damaged = Le réseau de { $file } n’est pas intact, ou a été appris avec d’autres caractéristiques. Pour l’apprendre à nouveau : dicecafe train
network-no-features = { $game } n’a pas de features.py, dont un réseau apprend, ou pas de standing.py. docs/adding-a-game.md dit ce que c’est.
solver-none = On ne connaît pas de solution exacte de { $game }. Sont résolus { $solved }. Essaie bot:greedy.
solver-players = { $game } est résolu pour { $solved } joueurs, pas pour { $players }. Essaie bot:greedy.
solver-target = { $game } pour { $players } joueurs est résolu jusqu’à un objectif de { $most }, pas de { $target }. Essaie bot:greedy.
solver-circle = Un tour de { $game } peut tourner en rond, donc il n’est pas résolu.
solver-unsettled = Aucun équilibre n’a été trouvé pour trois joueurs à { $totals } sur { $target }, donc cette table n’est pas résolue. À deux joueurs elle l’est, et peut-être avec un autre objectif. Essaie bot:expert.
solver-long = Trouver une solution exacte de { $game } avec ces options prend trop de temps pendant que des gens attendent. { $command } la trouve une fois pour toutes. Essaie bot:expert.
solver-large = { $game } a plus de { $most } positions et pas de solve.py qui dise comment le voir comme une course : trop pour les résoudre une à une. Un objectif plus bas peut suffire.
solver-secret = { $game } a des secrets, ou des places qui jouent hors de leur tour, si bien qu’une position seule ne dit pas le meilleur coup : il n’est pas résolu. Essaie bot:expert.
solver-two = Sans solve.py, { $game } est résolu pour un ou deux joueurs, pas pour { $players }.
solver-endless = Dans { $game }, les joueurs peuvent continuer sans fin et aucun n’a intérêt à s’arrêter : il n’y a pas de probabilité exacte.

## GPUs, environments

gpu-none = Il n’y a pas ici de GPU que Numba puisse utiliser : enlève --device cuda, ou lance ceci là où il y a un GPU NVIDIA avec son pilote, après pip install 'dicecafe[cuda]'.
rule-unknown = { $where } : { $why } : { $text }. Les règles se composent d’entiers, d’enregistrements, de tuples, de boucles et d’appels à d’autres règles (docs/adding-a-game.md).
rule-changed = { $file } a changé après le chargement de sa règle { $name }. Relance, pour que tout soit relu.
envs-gpu = Il n’y a pas ici de GPU que Numba puisse utiliser : enlève device='cuda'.
envs-missing = Cet environnement a besoin de { $package }, qui ne peut pas être importé ({ $error }) : pip install 'dicecafe[envs]'.
envs-device = L’appareil est { LIST($devices, type: "disjunction") }, pas { $device }.
envs-opponents = { $given } adversaires sont nommés pour { $seats } places en plus de la tienne : nommes-en un pour toutes, ou un pour chacune.
envs-asked = Sur un GPU ne jouent que les adversaires random, greedy et medium ; les autres sont interrogés sur le CPU : enlève device='cuda'.
envs-autoreset = Ici les parties recommencent d’elles-mêmes : autoreset_mode est NEXT_STEP ou SAME_STEP.
envs-shaped = Sur un GPU, les lignes sont données telles quelles : enlève device='cuda', ou scaled et relative.
envs-relative = { $game } ne dit pas lesquels de ses nombres désignent des places (un observation.py dans son dossier le dirait) : enlève relative.

## Tables

table-unknown = Cette table n’existe pas ; elle a peut-être été débarrassée après un long moment.
table-removed =
    { $finished ->
        [0] Cette table a été débarrassée : personne n’y avait joué depuis { $idle } jours.
       *[other] Cette table a été débarrassée : une partie terminée est gardée { $finished } jours, une partie que personne ne poursuit { $idle }.
    }
table-no-code = Aucune table n’a le code « { $code } ». Toutes les lettres sont-elles justes ?
table-no-watch = Il n’y a pas de table à regarder à cette adresse.
table-waiting = La partie n’a pas commencé : il manque encore quelqu’un.
table-gone-on = La table a continué : tu as vu l’événement { $seen }, la dernière ligne est l’événement { $last }. Regarde à nouveau.
table-busy = Il y a trop de monde à la table pour l’instant. Réessaie, s’il te plaît.
tables-busy = Aucune table n’est libre pour l’instant. Réessaie, s’il te plaît.
table-other-rules = Cette table a été ouverte avec d’autres règles de { $game } que celles du café maintenant : elle ne peut être ni montrée ni continuée. Une partie finie garde son résultat.
table-broken = Ce qui est enregistré de cette table est abîmé : elle ne peut pas continuer. Qui tient le café trouve la raison dans le journal du serveur.
table-closed = Qui tient le café a fermé cette table.
rematch-over = La revanche, c’est quand la partie est finie.
rematch-seated = La revanche est pour ceux qui sont assis à la table.
record-not-yet = L’enregistrement sera là quand la partie sera finie.
after-other =
    { $seats ->
        [one] Cet enregistrement est une partie de { $game } à { $seats } place : continue avec la même chose.
       *[other] Cet enregistrement est une partie de { $game } à { $seats } places : continue avec la même chose.
    }
after-options = Les options et qui commence sont ceux de l’enregistrement : ne les donne pas.
lesson-guests = Les premiers dés d’une leçon sont choisis : elle est pour qui est ici et des bots, depuis le début d’une partie.
after-line =
    { $lines ->
        [one] Après la ligne { $line }, il n’y a rien à jouer : l’enregistrement a { $lines } ligne.
       *[other] Après la ligne { $line }, il n’y a rien à jouer : l’enregistrement a { $lines } lignes.
    }

## Seats, names, what is said

seats-taken = Toutes les places de cette table sont prises. Tu peux regarder, avec l’autre lien.
seat-taken = La place { $seat } est prise. Libres : { $free }.
seat-not-open = La place { $seat } n’est pas libre.
seat-not-yours = La place { $seat } n’est pas à toi. À toi : { $yours }.
seat-watching = La place { $seat } n’est pas à toi. Tu regardes la partie.
seat-bots = Seule la personne qui a ouvert la table donne des places aux bots.
seat-host = La personne qui a ouvert la table garde sa place jusqu’au début de la partie.
token-invalid = Cet appareil n’a pas de place ici : son jeton n’est pas de ce serveur.
players-none = Quelqu’un doit s’asseoir à la table : les bots jouent entre eux dans `dicecafe tournament`.
name-empty = Un nom a besoin de quelque chose qui se voie, de { $most } lettres au plus.
chat-off = On ne s’écrit pas à cette table ; il y a les réactions.
nonce-early = On montre son ajout quand toutes les places sont prises, pas avant : sinon quelqu’un pourrait choisir le sien d’après lui.
nonce-late = La partie a commencé sans cet ajout.
nonce-other = Ce n’est pas l’ajout qui a été scellé pour cette place.
chat-empty = Il n’y avait rien à dire.

## Dice of a table

dice-own = Cette table a ses propres dés : personne ne les tape.
dice-elsewhere = Les dés sont chez la personne qui a ouvert la table : c’est là qu’on les tape.
dice-dealt = C’est la table elle-même qui distribue cela.

## Limits

limit-messages = Ça fait beaucoup d’un coup. Continue plus doucement, s’il te plaît.
limit-tables = Ça fait beaucoup d’un coup depuis ton adresse. Attends une minute, s’il te plaît.
limit-hello = Une connexion commence par un bonjour, en { $most } secondes.
limit-refusals = Rien de ce que tu as envoyé n’a pu être fait, { $most } fois de suite.
limit-unread = Tu ne lis pas ce qu’on t’envoie. Reviens quand tu pourras.
limit-requests = Ça fait beaucoup d’un coup depuis ton adresse. Attends une minute, s’il te plaît.
limit-full = Le café est plein. Réessaie dans une minute.
limit-busy = Le café fait déjà tout ce qu’il peut : les tables où l’on joue passent d’abord. Réessaie dans une minute.
limit-connections =
    { $most ->
        [one] Il y a déjà { $most } connexion ouverte depuis ton adresse.
       *[other] Il y a déjà { $most } connexions ouvertes depuis ton adresse.
    }
limit-connects = Ton adresse se connecte trop souvent. Attends une minute, s’il te plaît.
limit-frames = Ça fait beaucoup trop d’un coup.
limit-message = Un message peut avoir { $most } octets.
limit-deck = Un paquet à toi peut avoir { $most } octets.
limit-store = Ton adresse a tant enregistré qu’elle doit attendre, jusqu’à un jour.
limit-questions = Une question à la fois : la réponse à la dernière est en route.
limit-sockets =
    { $most ->
        [one] Il y a déjà { $most } connexion depuis ton adresse.
       *[other] Il y a déjà { $most } connexions depuis ton adresse.
    }
limit-lines = Cette partie a { $most } lignes, le maximum ici. On peut la regarder, mais elle ne peut pas continuer.
limit-reading = On a regardé tant de longues parties depuis ton adresse qu’il faut attendre une minute.
limit-spectators = Il y a déjà trop de spectateurs à cette table. Réessaie plus tard.
limit-table = On a tant dit et tant annulé à cette table que seule la partie continue.
limit-hints = Trop d’indices sont déjà en cours de calcul. Réessaie dans un instant.
thinking-late = Cela a pris plus de { $seconds } secondes et a été abandonné.
thinking-failed = Quelque chose s’est mal passé pendant le calcul ; c’est dans le journal du serveur.
analysis-long = Cette partie dépasse { $most } lignes, et le coach ne va pas plus loin.
analysis-late = Le coach n’a pas fini cette partie en { $seconds } secondes et a abandonné.
analysis-failed = Quelque chose s’est mal passé pendant l’analyse de cette partie ; c’est dans le journal du serveur.
offline-coach = Le coach a besoin d’un serveur : il prolonge des milliers de parties, et cette page n’en a pas le temps.
analysis-busy =
    { $waiting ->
        [one] { $waiting } analyse attend déjà. Réessaie dans une minute, s’il te plaît.
       *[other] { $waiting } analyses attendent déjà. Réessaie dans une minute, s’il te plaît.
    }

## Messages and requests

message-unreadable = Ce message est illisible : { $error }. { $advice }
advice-hello = Le premier message est hello.
advice-protocol = Voir docs/protocol.md pour ce qui peut être envoyé.
request-invalid = La demande ne peut pas être acceptée : { $why }.
request-nowhere = Il n’y a rien à cette adresse.
request-method = On ne s’adresse pas ainsi à cette adresse.
request-type = Le contenu de cette demande est application/json, pas { $given }.
request-too-large = La demande est trop grande.
origin-foreign = Les pages d’autres sites ne peuvent pas se connecter ici.
server-failed = Quelque chose s’est mal passé ici ; c’est dans le journal du serveur.
server-closing = Ce serveur va s’arrêter ; un autre répondra dans un instant.
client-unbuilt = Les pages de ce serveur ne sont pas encore construites : lance `make web`, puis reviens.

## The store

store-scheme = Nous ne connaissons pas de stockage en { $scheme }. Donne un chemin, sqlite:///chemin, :memory: ou postgresql://user@host/database.
store-no-path = Le stockage n’a pas de chemin. Donnes-en un, comme cafe.db, ou :memory: pour un stockage qui n’est pas conservé.
store-postgres-url = L’adresse du stockage n’est pas postgresql://user@host/database.
store-unavailable = Le stockage est indisponible pour l’instant : { $why }.
store-moved = son fichier, ou le journal à côté, n’est pas celui qui a été ouvert
store-closed = il est fermé
store-asyncpg = PostgreSQL a besoin d’asyncpg : pip install 'dicecafe[cluster]'
store-no-log = L’emplacement du stockage ne permet pas de journal d’écriture anticipée, seulement { $mode }. Choisis un disque local.
store-newer = Le stockage est de la version { $version }, et ce Dice Cafe connaît la { $known }. Mets-le à jour pour ouvrir le stockage.
store-event-taken = L’événement { $number } n’est pas le suivant de la table { $table }. Charge ce qui est nouveau et décide à nouveau.
store-table-taken = Il y a déjà une table avec l’identifiant { $id }, son code ou son lien pour regarder. Tires-en de nouveaux.
store-file = { $path } : { $error }
backup-file-exists = { $path } existe déjà, et une sauvegarde ne remplace rien. Choisis un autre nom.
backup-store-used = Il y a des tables dans { $store }. Pour les perdre au profit de celles de la sauvegarde, dis { $option } ; arrête d’abord les serveurs.
backup-no-file = Il n’y a pas de fichier { $path }.
backup-damaged = { $path } n’est pas une sauvegarde entière : { $why }.
backup-in-use = Un serveur a { $store } ouvert. Arrête d’abord tous les serveurs, ou restaure ailleurs.
backup-no-tool = PostgreSQL se copie avec son propre { $program }, qui manque ici. Installe les programmes clients de PostgreSQL, aussi récents que le serveur ou plus.
backup-tool-failed = { $program } dit : { $why }
admin-unknown = Il n’y a pas de table avec l’identifiant ou le code { $name }, ni de paquet dont l’empreinte commence ainsi.

## A server that is started, and one that is called

serve-alone = Un stockage en mémoire appartient à un seul processus : donne un fichier à --store, ou laisse --workers à 1.
serve-bot = { $name } s’appellerait « { $level } » aux tables. Le nom d’un bot y a jusqu’à 20 lettres, chiffres et tirets, commence par une lettre, et aucun autre bot ne le porte.
serve-port = Le port { $port } de { $host } n’est pas disponible : { $error }. Choisis-en un autre avec --port.
serve-range = { $name } ne peut pas être { $value }, mais { $wanted }.
serve-unknown = Il n’y a pas de réglage { $name }.
serve-wants-number = un nombre supérieur à 0
serve-wants-rate = une quantité d’au moins 1 et des secondes au-dessus de 0, comme 30/60
serve-wants-origin = un site comme https://cafe.example, sans rien derrière
serve-wants-path = un chemin comme /jeux, qui commence par une barre et ne finit pas par une
serve-wants-network = des adresses ou des réseaux comme 10.0.0.0/8
serve-wants-redis = une adresse comme redis://localhost
serve-wants-folder = un dossier qui existe
serve-wants-demo = un dossier écrit par make demo
serve-wants-key = au moins 16 lettres visibles
serve-setting =
    { $name } est { $kind ->
        [int] un nombre entier
        [float] un nombre
        [Rate] une quantité et des secondes, comme 30/60
        [bool] true ou false
       *[other] un texte
    }, pas { $value }.
connection-lost = Impossible de joindre le serveur à { $address } : { $why }. Est-il ouvert ?
client-hung-up = ce côté-ci a raccroché
client-failed = ce client a échoué ({ $error })
client-unread = il dit quelque chose que ce client ne peut pas lire ({ $error })
client-protocol = il parle la version { $theirs } du protocole, ce client la { $ours }
client-no-cafe = Ce qui a répondu n’est pas un Dice Cafe : il a dit { $status }, sans dire pourquoi.
client-watching = Tu regardes la partie.

## Decks on the command line

deck-whose = { $path } n’a pas les tables d’un seul jeu : dis lequel avec { $option } ({ LIST($games, type: "disjunction") }).
deck-none = { $game } se joue sans paquet ; { $games } en ont un.
deck-two-games = Les paquets sont de deux jeux : { $old } et { $new }.
file-no-folder = { $path } ne peut pas être écrit : il n’y a pas de dossier { $folder }. Crée-le d’abord, ou nommes-en un autre.
output-unwritable = Ce qui doit être affiché ne peut pas être écrit : { $error }. Fais de la place, ou affiche-le ailleurs.
file-there = { $path } existe déjà ; nomme un autre fichier.
