### The pages of the browser client. How catalogues work, and how to add a language: docs/languages.md

cafe = Dice Cafe
settings = Réglages
close-sheet = Fermer
back-to-menu = Retour au menu
menu = Menu
try-again = Réessayer

## The menu

welcome = Prends une chaise. À quoi on joue ?
menu-about = Des jeux de dés contre des bots, entre amis par un lien, ou ensemble sur un seul appareil. Sans compte, rien à installer.
menu-about-alone = Des jeux de dés contre des bots ou ensemble sur un seul appareil. Sans compte, rien à installer et, après cette visite, même sans réseau.
menu-first = Première visite ? Commence par celui-ci.
menu-again = On remet ça ?
menu-next = Et pourquoi pas celui-ci ?
table-with = avec { $names }
more-tables = { $n ->
        [one] { $n } autre table
       *[other] { $n } autres tables
    }
go-on-playing = Reprendre la partie
forget-table = Oublier cette table : { $title } { $code }
table-forgotten = Oubliée : { $title } { $code }
forget-undo = La garder quand même
your-name = Ton nom
your-avatar = Ton image
avatar = { $avatar ->
        [fox] Renard
        [cat] Chat
        [panda] Panda
        [penguin] Manchot
        [frog] Grenouille
        [rabbit] Lapin
        [unicorn] Licorne
        [bear] Ours
        [doughnut] Beignet
        [cupcake] Petit gâteau
        [strawberry] Fraise
        [lollipop] Sucette
       *[none] Pas d’image
    }
you = Toi
guest = Convive
players-range = { $from } à { $to } joueurs
players-exactly = { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
minutes = { $n } min
by-designer = par { $designer }
by-nobody = auteur inconnu
play-button = Jouer
play-game = Jouer à { $title }
play-alone = En solo
play-alone-game = En solo : jouer à { $title }
invite = Inviter
invite-to = Inviter : { $title }
more-button = Qui joue ?
more-ways-of = Qui joue ? D’autres façons de jouer à { $title }
games-aside = Entre deux parties
have-code = On t’a envoyé un code ?
play-offline = Jouer contre des bots sans réseau
play-online = Revenir au café en ligne
other-code = Essayer un autre code
code = Code
join-table = Rejoindre

## More ways to play

ways-title = { $title }
ways-with = Avec qui ?
way = { $way ->
        [online] En ligne
        [here] Cet appareil
       *[bots] Bots
    }
way-help = { $way ->
        [online] Tu reçois un lien et un code pour tes amis.
        [here] Passez-vous l’appareil ou asseyez-vous autour.
       *[bots] C’est parti, contre autant de bots que tu veux.
    }
way-dice = Nous lançons de vrais dés
way-dice-help = Lancez-les sur votre table, puis touchez ce qu’ils montrent.
way-learn = Montre-moi comment on joue
seats = À la table
seat-count = Joueurs
seat-by-link = Quelqu’un, par le lien
seat-kind = { $kind ->
        [open] En ligne
        [here] Ici
       *[bot] Bot
    }
who-sits = Qui prend la place { $n }
name-of = Nom de { $who }
strength-of = La force du bot à la place { $n }
fewer = Moins : { $what }
further = Plus : { $what }
person = Joueur { $n }
strength = Niveau des bots
level = { $level ->
        [random] Hasard
        [greedy] Règle simple
        [easy] Facile
        [medium] Moyen
        [hard] Difficile
        [expert] Expert
        [perfect] Parfait
       *[other] { $level }
    }
house-rules = Règles maison
presets = Type de partie
preset-usual = Comme d’habitude
options-changed = { $n ->
        [one] { $n } changement
       *[other] { $n } changements
    }
when-away = Si quelqu’un s’absente, un bot joue
when-away-choice = { $seconds ->
        [0] Jamais
        [86400] Après un jour
       *[60] Après une minute
    }
chat-allowed = Discussion
start-game = Jouer
open-table = Ouvrir la table

## The waiting room

table-laid = La table est mise
table-laid-help = La partie commence quand toutes les places sont prises.
dice-sealing = Toutes les places sont prises
dice-sealing-help = Chaque appareil ajoute un nombre aux dés, pour que personne ne puisse les choisir. On attend { $names }…
dice-exchanged = Le café montre un autre sceau de ses dés qu’avant. Il a pu les choisir : mieux vaut jouer ailleurs.
send-link = Envoie ce lien
copy-link = Copier le lien
copied = Copié
share-link = Partager
or-code = ou donne le code
or-scan = ou fais scanner ceci
qr-code = Code QR du lien
watch-link = Juste pour regarder : copier le lien
watch-link-copied = Juste pour regarder : copié
local-only = Cette adresse ne marche que sur cette machine. Pour que d’autres viennent, ouvre le café avec : { $command }
free-seat = Place libre
add-bot = Mettre un bot ici
away = pas là
bot-plays = un bot joue
bot-plays-for = Un bot joue pour { $name } jusqu’à son retour.
bot-played = { $n ->
        [one] Un bot a joué un coup pour toi pendant ton absence.
       *[other] Un bot a joué { $n } coups pour toi pendant ton absence.
    }
bot-played-ok = D’accord
leave-table = Quitter la table

## Joining

joining = Une partie de { $title }
at-table = À la table
at-table-are = { $names } { $n ->
        [one] est
       *[other] sont
    } à la table.
free-seats = { $n ->
        [0] Toutes les places sont prises.
        [one] Une place est libre.
       *[other] { $n } places sont libres.
    }
join-over = { $names } ont fini cette partie.
sit-down = S’asseoir
watch-instead = Regarder

## The table

your-turn = À toi de jouer.
what-you-can-do = Ce que tu peux faire
turn-of = À { $name } de jouer
bot-thinking = { $name } réfléchit…
working-it-out = Calcul en cours…
watching = Tu regardes la partie.
dice-rolling = Les dés roulent…
skip-steps = Passer
others-turns = Les tours des autres
points-count = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
undo = Annuler
hint = Indice
hint-details = Détails
odds = Probabilités
more = Plus
temper = { $temper ->
        [cheerful] Rit de tout, même de soi.
        [shy] Parle peu, mais sincèrement.
        [bold] Fonce, quoi qu’il arrive.
       *[calm] Garde toujours son calme.
        [proud] Connaît sa valeur.
    }
history = Ce qui s’est passé
rules = Règles
talk = Discussion
talk-unread = { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }
emotes = Dis-le avec le sourire
emote = { $emote ->
        [clap] Bien joué !
        [laugh] Haha !
        [wow] Waouh !
        [oops] Oups !
        [heart] J’adore !
        [think] Hmm…
        [hurry] À toi !
        [bye] Salut !
       *[other] { $emote }
    }
say-something = Dis quelque chose
send = Envoyer
search-moves = { $n ->
        [one] Chercher dans { $n } coup
       *[other] Chercher parmi { $n } coups
    }
real-dice = Que montrent les dés ?
real-dice-done = Valider
real-dice-empty = Dé vide { $n }
real-dice-take = { $side } : retirer
real-dice-change = Changer les dés
sure = { $move } ?
sure-help = Si tu le fais, tu ne peux plus gagner.
sure-back = Y réfléchir encore
connection-gone = Connexion perdue. Reconnexion…
see-rule = Lire { $ruling }
rules-search = Chercher dans les règles
rules-found = { $n ->
        [0] Rien trouvé.
        [one] { $n } endroit
       *[other] { $n } endroits
    }
rules-part-goal = But du jeu
rules-part-turn = Un tour
rules-part-end = La fin
rules-part-tips = À retenir, à deux joueurs
rules-part-things = Ce qu’il y a sur la table
rules-touch = À la table, appuie longuement sur une chose (ou sur ?) pour savoir ce que c’est.
rules-details = Détails : toutes les règles et décisions, et la notation
curtain = Passe l’appareil à { $name }
curtain-help = Il y a des secrets sur la page suivante. Les autres, on ne regarde pas !
curtain-open = Je suis { $name }
keys-help = Touches : 1 à 9 pour les boutons, U annuler, H indice, O probabilités, R règles, flèches et Entrée sur le plateau.
nobody-here = Personne ne joue à cette table depuis cet appareil. Demande le code ou le lien.

## Events at a table

event-sat = { $name } s’installe.
    .you = Tu t’installes.
event-stood = Quelqu’un s’en va.
event-undone = { $name } annule son coup.
    .you = Tu annules ton coup.
event-dice-undone = Les dés sont saisis à nouveau.
event-gone = { $name } s’absente.
event-came = { $name } est de retour.
event-handed = Un bot joue pour { $name }.
    .you = Un bot joue pour toi.
event-late = L’appareil de { $name } n’ajoute rien aux dés.
    .you = Ton appareil n’ajoute rien aux dés.
event-emoted = { $name } : { emote }
event-said = { $name } : { $text }
event-again = La revanche est prête.

## Afterwards: the result

won = { $n ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
you-won = C’est gagné !
you-share = Tu partages la victoire !
see-board = Voir le plateau
see-result = Voir le résultat
best-moment = Meilleur moment
nobody-won = Personne ne gagne
rematch = Revanche
to-rematch = Rejoindre la revanche
result = Le résultat
place-number = { $n ->
        [1] { $n }er
       *[other] { $n }e
    }
how-it-went = Le film de la partie
how-it-went-in = { $title } : le film de la partie
back-to-table = Retour à la table

## Afterwards: the coach

win-chance = Chances de gagner, coup par coup
curve-help = Touche la courbe ou fais glisser le doigt dessus ; les points marquent les tournants.
turning-points = Les tournants en mots
line-number = Coup { $n }
swing = { $name } : { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }
what-happened = Ce qui s’est passé
whose-chance = Les chances de qui
luck-or-play = Chance ou jeu ?
luck = Chance
skill = Jeu
luck-help = Ce que les dés, et ce que les choix, ont changé aux chances de gagner de chacun.
change = { $way ->
        [more] +{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
        [less] −{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
       *[none] { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
    }
give-or-take = { $change } ±{ NUMBER($margin, style: "percent", maximumFractionDigits: 0) }
dice-and-choices = { $dice ->
        [more] { $name } : les dés ont donné { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
        [less] { $name } : les dés ont pris { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
       *[none] { $name } : les dés n’ont rien changé
    } ; { $choices ->
        [more] les choix à la table ont donné { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
        [less] les choix à la table ont pris { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
       *[none] les choix à la table n’ont rien changé
    }.
own-slips = Erreurs : { $slips }.
own-slips-none = Erreurs : aucune.
mistakes = { $n ->
        [one] { $n } petite
       *[other] { $n } petites
    }
blunders = { $n ->
        [one] { $n } grosse
       *[other] { $n } grosses
    }
moments = Des moments à revoir
no-moments = Aucun coup n’a fait basculer cette partie à lui seul.
see-again = Revoir : coup { $n }
slip = { $grade ->
        [blunder] Une grosse erreur
       *[mistake] Une erreur
    }
slip-better = { slip } ; mieux : { $move }
slip-wait = { slip } ; mieux : attendre
instead = { NUMBER($made, style: "percent", maximumFractionDigits: 0) } de chances de gagner au lieu de { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
verdict-made = Choisi : { $move }
verdict-better = Mieux : { $move }
verdict-wait = Mieux : attendre
see-what-happened = Voir la suite
lucky = Des dés chanceux
unlucky = Des dés malchanceux
coach-working = Le coach regarde la partie… { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
coach-sketch = Un premier aperçu, fiable dans la bande ombrée. Le coach continue, puis cherche les erreurs… { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
coach-waits = Le coach se prépare…
coach-silent = Le coach n’a rien à dire de cette partie.
coach-how = Comment le coach le sait

## Afterwards: the replay

replay = Toute la partie, encore une fois
replay-start = La partie commence.
step = Coup
step-of = Coup { $n } sur { $all }
first-step = Au début
step-back = Un coup en arrière
step-on = Un coup en avant
last-step = À la fin
play-all = Lecture
pause = Pause
play-on = Jouer à partir d’ici
play-on-help = Une nouvelle table à partir de cette position : toi à la place qu’avait { $name }, des bots aux autres.
play-on-end = Reviens en arrière autant que tu veux, et joue autrement.

## Afterwards: the dice

fair-dice = Les dés étaient-ils honnêtes ?
verify = Vérifier les dés
verify-help = Avant le premier lancer, le café a scellé un secret. Maintenant qu’il est ouvert, ce navigateur relance chaque dé.
verifying = Chaque dé est relancé…
sealed-here = Le secret est celui dont cet appareil a vu le sceau avant le premier lancer.
nonce-missing = Le nombre que cet appareil a ajouté aux dés a été laissé de côté.
added-here = Le nombre de cet appareil est dans les dés. Il n’a été montré qu’une fois tous les sceaux connus.
not-added = Cet appareil n’a ajouté aucun nombre : rien ne lui prouve que le café n’a pas choisi le secret.
not-seen = Si le sceau est venu d’abord, seul le sait un appareil qui était à la table avant le premier lancer.
numbers-changed = Les nombres des joueurs ne sont pas ceux qui étaient scellés quand cet appareil a montré le sien.
numbers-unsealed = Les nombres des joueurs ne correspondent pas à leurs sceaux.
number-not-shown = Scellé, mais pas montré avant le premier lancer : le nombre de { $names }.
sealed = Le secret correspond au sceau de l’enregistrement.
not-sealed = Le secret n’est pas celui qui a été scellé avant le premier lancer.
verified = { $n ->
        [one] Le seul lancer est bien celui que donne le secret.
       *[other] Les { $n } lancers sont bien ceux que donnent le secret et les nombres des joueurs.
    }
not-verified = { $n ->
        [one] { $n } lancer sur { $all } n’est pas ce qui était promis :
       *[other] { $n } lancers sur { $all } ne sont pas ce qui était promis :
    }
nothing-rolled = Il n’y a eu aucun lancer du café à vérifier.
lines-given = { $n ->
        [one] Le premier coup était donné, pas joué ici.
       *[other] Les { $n } premiers coups étaient donnés, pas joués ici.
    }
lines-given-by = La partie d’où ils viennent
real-dice-used = { $n ->
        [one] { $n } lancer de vrais dés : seuls ceux qui étaient à la table peuvent le vérifier.
       *[other] { $n } lancers de vrais dés : seuls ceux qui étaient à la table peuvent les vérifier.
    }
verify-insecure = Ce navigateur ne vérifie les dés que sur une page sécurisée (https).
proof = Les nombres qui le prouvent
commitment = Scellé avant le premier lancer (SHA-256 du secret)
secret = Le secret
nonces = Les nombres des joueurs
seals = Les sceaux des nombres des joueurs (SHA-256), par place
kept-file = Ce que cet appareil en a gardé, un fichier

## Afterwards: sharing

share-game = Partager cette partie
share-help = Qui a ce lien voit ce que tu vois ici.
record-file = Télécharger la partie
picture = Enregistrer l’image
no-picture = Ce navigateur ne peut pas dessiner l’image.

## Settings

language = Langue
theme = Thème
theme-choice = { $theme ->
        [light] Clair
        [dark] Sombre
       *[system] Système
    }
speed = Vitesse du jeu
speed-choice = { $speed ->
        [fast] Rapide
        [off] Immédiate
       *[normal] Normale
    }
speed-help = Touche l’écran ou une touche pour passer les coups des autres.
sound = Son
haptics = Vibrations
single-keys = Raccourcis clavier
text-size = Taille du texte
text-size-choice = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## The guided first game

guide = Leçon
guide-step = { $n } / { $all }
guide-skip = Finir la leçon
guide-got-it = Compris
guide-done = C’est tout ce qu’il faut !
guide-done-more = Joue cette partie jusqu’au bout, ou commences-en une vraie. Appuie longuement sur une chose pour savoir ce que c’est.
guide-play-on = Continuer
guide-real = Une vraie partie
learn-start = Commencer la leçon
learn-play = Jouer tout de suite
learn-how = Quelques minutes contre un bot facile, avec un mot d’aide là où il faut. Les premiers dés sont choisis pour la leçon ; les autres roulent comme ils veulent.
explain-more = Dans les règles
explain-pick = Touche ce que tu veux connaître.
what-is-this = C’est quoi ?

## Trouble

nothing-here = Il n’y a rien ici.
address-unknown = Personne à cette adresse. Une lettre s’est peut-être perdue en route.
went-wrong = Ça n’a pas marché.
outdated = Le café a été rénové entre-temps. Recharge la page, s’il te plaît.
cafe-unreachable = Impossible de joindre le café pour l’instant.
answer-unreadable = La réponse du café est illisible.
game-not-here = Il n’y a pas ici de jeu appelé « { $name } ».
