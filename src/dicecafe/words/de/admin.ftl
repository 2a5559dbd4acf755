### Was `dicecafe admin`, `backup` und `restore` ausgeben. Wie Kataloge gehen: docs/languages.md

backup-done = { $file } enthält den ganzen Speicher ({ $megabytes } MB).
restore-done = Der Speicher ist jetzt, was { $file } enthält ({ $megabytes } MB).
backup-counted = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}, jedes an seiner Prüfsumme geprüft.
backup-damaged-table = Tisch { $table } ist beschädigt und in der Kopie so, wie er ist: { $why }.

admin-table = Tisch
admin-code = Code
admin-game = Spiel
admin-status = Stand
admin-events = Ereignisse
admin-days = vor Tagen
admin-names = wer spielt
admin-deck = Kartensatz
admin-tables = Tische
admin-bytes = Bytes
admin-open = offen
admin-over = vorbei
admin-closed = geschlossen
admin-are-closed = { $tables ->
    [one] { $tables } Tisch ist geschlossen.
   *[other] { $tables } Tische sind geschlossen.
}
admin-are-deleted = { $tables ->
    [one] { $tables } Tisch ist gelöscht.
   *[other] { $tables } Tische sind gelöscht.
}
