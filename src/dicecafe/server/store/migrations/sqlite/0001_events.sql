-- What finds a table.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    watch TEXT NOT NULL UNIQUE,
    over INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- The sweep looks at unfinished tables alone, however many finished ones there are.
CREATE INDEX unfinished ON tables (id) WHERE over = 0;

-- The log. AUTOINCREMENT, so that a sequence number swept away never comes again.
CREATE TABLE events (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    written REAL NOT NULL,
    body BLOB NOT NULL,
    UNIQUE (table_id, number)
);

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
