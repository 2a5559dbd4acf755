### What `dicecafe admin`, `backup` and `restore` print. How catalogues work: docs/languages.md

backup-done = { $file } holds the whole store ({ $megabytes } MB).
restore-done = The store is what { $file } holds ({ $megabytes } MB).
backup-counted = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}, each checked by its checksum.
backup-damaged-table = Table { $table } is damaged, and is in the copy as it is: { $why }.

admin-table = table
admin-code = code
admin-game = game
admin-status = state
admin-events = events
admin-days = days ago
admin-names = players
admin-deck = deck
admin-tables = tables
admin-bytes = bytes
admin-open = open
admin-over = over
admin-closed = closed
admin-are-closed = { $tables ->
    [one] { $tables } table is closed.
   *[other] { $tables } tables are closed.
}
admin-are-deleted = { $tables ->
    [one] { $tables } table is deleted.
   *[other] { $tables } tables are deleted.
}
