### Ce qu’affichent `dicecafe admin`, `backup` et `restore`. Le fonctionnement des catalogues : docs/languages.md

backup-done = { $file } contient tout le stockage ({ $megabytes } Mo).
restore-done = Le stockage est maintenant ce que contient { $file } ({ $megabytes } Mo).
backup-counted = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, chacun vérifié par sa somme de contrôle.
backup-damaged-table = La table { $table } est endommagée, et elle est dans la copie telle quelle : { $why }.

admin-table = table
admin-code = code
admin-game = jeu
admin-status = état
admin-events = événements
admin-days = il y a (jours)
admin-names = qui joue
admin-deck = paquet
admin-tables = tables
admin-bytes = octets
admin-open = ouverte
admin-over = finie
admin-closed = fermée
admin-are-closed = { $tables ->
    [one] { $tables } table est fermée.
   *[other] { $tables } tables sont fermées.
}
admin-are-deleted = { $tables ->
    [one] { $tables } table est supprimée.
   *[other] { $tables } tables sont supprimées.
}
