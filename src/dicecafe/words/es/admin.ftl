### Lo que muestran `dicecafe admin`, `backup` y `restore`. Cómo funcionan los catálogos: docs/languages.md

backup-done = { $file } contiene el almacén entero ({ $megabytes } MB).
restore-done = El almacén es ahora lo que contiene { $file } ({ $megabytes } MB).
backup-counted = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $events ->
    [one] { $events } suceso
   *[other] { $events } sucesos
}, cada uno comprobado con su suma de control.
backup-damaged-table = La mesa { $table } está dañada, y está en la copia tal como es: { $why }.

admin-table = mesa
admin-code = código
admin-game = juego
admin-status = estado
admin-events = sucesos
admin-days = hace (días)
admin-names = quién juega
admin-deck = baraja
admin-tables = mesas
admin-bytes = bytes
admin-open = abierta
admin-over = terminada
admin-closed = cerrada
admin-are-closed = { $tables ->
    [one] { $tables } mesa está cerrada.
   *[other] { $tables } mesas están cerradas.
}
admin-are-deleted = { $tables ->
    [one] { $tables } mesa está borrada.
   *[other] { $tables } mesas están borradas.
}
