### The pages of the browser client. How catalogues work, and how to add a language: docs/languages.md

cafe = Dice Cafe
settings = Réglages
close-sheet = Fermer
back-to-menu = Retour à la carte
try-again = Réessayer

## The menu

welcome = Prends une chaise. À quoi on joue ?
go-on-playing = Reprendre la partie
forget-table = Oublier cette table : { $title } { $code }
your-name = Ton nom
you = Toi
guest = Convive
players-range = De { $from } à { $to } joueurs
players-exactly = { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
by-designer = par { $designer }
by-nobody = sans nom dans le livret de règles
play-button = Jouer
play-game = Jouer à { $title }
invite = Inviter
invite-to = Inviter : { $title }
more-button = Plus…
more-ways = D’autres façons de jouer
more-ways-of = D’autres façons de jouer : { $title }
game-aside = { $title } : { $tagline }
games-aside = Pour les curieux
have-code = On t’a envoyé un code ?
code = Code
join-table = Rejoindre

## More ways to play

ways-title = { $title } : comment on joue ?
way-bots = Contre des bots
way-bots-help = Toi et autant de bots que tu veux.
way-invite = Avec des amis au loin
way-invite-help = Tu reçois un lien, un code QR et un code court à envoyer.
way-pass = En se passant l’appareil
way-pass-help = Plusieurs personnes, un téléphone ou un ordinateur.
way-dice = Avec nos vrais dés
way-dice-help = Vous lancez les dés sur la table et vous tapez ce qu’ils montrent ; le café arbitre.
way-learn = Apprends-moi à jouer
seats = Places
person = Joueur { $n }
strength = Niveau
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
bot-name = { $n ->
        [1] Bot { level }
       *[other] Bot { level } { $n }
    }
house-rules = Règles maison
as-usual = { $value } (comme d’habitude)
chat-allowed = On peut s’écrire
start-game = Commencer
open-table = Ouvrir la table

## The waiting room

table-laid = La table est mise
table-laid-help = La partie commence quand toutes les places sont prises.
dice-sealing = Toutes les places sont prises
dice-sealing-help = Chaque appareil ajoute un nombre aux dés, pour que personne ne puisse les choisir. Il manque { $names } …
dice-exchanged = Le café montre un autre sceau de ses dés qu’avant. Il a pu les choisir : mieux vaut jouer ailleurs.
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
leave-table = Quitter la table

## Joining

joining = Une partie de { $title }
at-table = À la table
at-table-are = À la table : { $names }
sit-down = S’asseoir
table-full = Toutes les places sont prises.
watch-instead = Regarder

## The table

your-turn = À toi de jouer.
what-you-can-do = Ce que tu peux faire
turn-of = À { $name } de jouer
watching = Tu regardes la partie.
dice-rolling = Les dés roulent…
points-count = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
undo = Annuler
hint = Indice
odds = Probabilités
more = Plus
history = Ce qui s’est passé
rules = Règles
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
real-dice-shown = C’est ce qu’ils montrent
real-dice-back = Enlever le dernier
connection-gone = La connexion est perdue. On revient…
see-rule = Lire { $ruling }
curtain = Passe l’appareil à { $name }
curtain-help = Il y a des secrets sur la page suivante : pour ces yeux-là seulement.
curtain-open = Je suis { $name }
keys-help = Touches : 1 à 9 pour les boutons, U annuler, H indice, O probabilités, R règles, flèches et Entrée sur le plateau.
nobody-here = Cet appareil n’a pas de place à cette table.

## Events at a table

event-sat = { $name } s’assoit.
    .you = Tu t’assois.
event-stood = Quelqu’un s’en va.
event-undone = { $name } annule.
    .you = Tu annules.
event-gone = { $name } s’absente.
    .you = Tu t’absentes.
event-came = { $name } est de retour.
    .you = Tu es de retour.
event-handed = Un bot joue pour { $name }.
    .you = Un bot joue pour toi.
event-late = L’appareil de { $name } n’ajoute rien aux dés.
    .you = Ton appareil n’ajoute rien aux dés.
event-emoted = { $name } : { emote }
event-said = { $name } : { $text }
event-again = La table de la revanche est mise.

## Afterwards: the result

won = Victoire pour { $names }
you-won = C’est gagné !
nobody-won = Personne n’a gagné
rematch = Revanche
to-rematch = À la revanche
result = Le résultat
place-number = { $n ->
        [1] { $n }er
       *[other] { $n }e
    }
how-it-went = Le film de la partie
how-it-went-in = { $title } : le film de la partie
back-to-table = Retour à la table

## Afterwards: the coach

win-chance = Probabilité de gagner, coup par coup
curve-help = Touche la courbe ou glisse le long ; les points sont les tournants.
turning-points = Les tournants en mots
line-number = Ligne { $n }
swing = { $name } : { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }
what-happened = Ce qui s’est passé
whose-chance = De qui est la probabilité
luck-or-play = Chance ou jeu ?
luck = Chance
skill = Jeu
luck-help = Ce que les dés, et ce que les choix, ont changé à la probabilité de gagner de chacun.
change = { $way ->
        [more] +{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
        [less] −{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
       *[none] { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
    }
dice-and-choices = { $dice ->
        [more] { $name } : les dés ont donné { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
        [less] { $name } : les dés ont pris { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
       *[none] { $name } : les dés n’ont rien changé
    } ; { $choices ->
        [more] les choix à la table ont donné { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
        [less] les choix à la table ont pris { NUMBER($skill, style: "percent", maximumFractionDigits: 0) }
       *[none] les choix à la table n’ont rien changé
    }.
own-slips = Faux pas personnels : { $slips }.
own-slips-none = Faux pas personnels : aucun.
mistakes = { $n ->
        [one] { $n } erreur
       *[other] { $n } erreurs
    }
blunders = { $n ->
        [one] { $n } gaffe
       *[other] { $n } gaffes
    }
moments = Des moments à revoir
no-moments = Aucune ligne n’a fait basculer la partie à elle seule.
see-again = Revoir : ligne { $n }
slip = { $grade ->
        [blunder] Une gaffe
       *[mistake] Une erreur
    }
slip-better = { slip } ; mieux : { $move }
slip-wait = { slip } ; mieux : attendre
lucky = Des dés chanceux
unlucky = Des dés malchanceux
coach-working = Le coach regarde la partie… { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
coach-waits = Le coach se prépare…
coach-silent = Le coach n’a rien à dire de cette partie.
coach-how = Comment le coach le sait

## Afterwards: the replay

replay = Toute la partie, encore une fois
replay-start = La partie commence.
step = Étape
step-of = Étape { $n } sur { $all }
first-step = Au début
step-back = Une étape en arrière
step-on = Une étape en avant
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
not-added = Cet appareil n’a ajouté aucun nombre : rien ne lui prouve que le café n’a pas choisi le secret.
not-seen = Si le sceau est venu d’abord, seul le sait un appareil qui était à la table avant le premier lancer.
numbers-changed = Les nombres des joueurs ne sont pas ceux qui étaient scellés quand cet appareil a montré le sien.
numbers-unsealed = Les nombres des joueurs ne correspondent pas à leurs sceaux.
number-not-shown = Scellé, mais pas montré avant le premier lancer : le nombre de { $names }.
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
        [one] La première ligne était donnée : elle n’a pas été jouée ici.
       *[other] Les { $n } premières lignes étaient données : elles n’ont pas été jouées ici.
    }
lines-given-by = La partie d’où elles viennent
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
record-file = L’enregistrement, un fichier
picture = Une image
no-picture = Ce navigateur ne peut pas dessiner l’image.

## Settings

language = Langue
theme = Lumière
theme-choice = { $theme ->
        [light] Jour
        [dark] Soir
       *[system] Comme l’appareil
    }
speed = Animation des dés
speed-choice = { $speed ->
        [fast] Rapide
        [off] Aucune
       *[normal] Normale
    }
sound = Son
single-keys = Raccourcis à une touche
switch-on = Oui
switch-off = Non
text-size = Taille du texte
text-size-choice = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## The guided first game

guide = Première partie
guide-step = { $n } / { $all }
guide-skip = Passer le guide
guide-got-it = Compris

## Trouble

nothing-here = Il n’y a rien ici.
went-wrong = Ça n’a pas marché.
outdated = Le café a été rénové entre-temps. Recharge la page, s’il te plaît.
cafe-unreachable = Impossible de joindre le café pour l’instant.
answer-unreadable = La réponse du café est illisible.
game-not-here = Il n’y a pas ici de jeu appelé { $name }.
