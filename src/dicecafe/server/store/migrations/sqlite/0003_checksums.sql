-- Chained from event to event; see checksums.py. Rows of earlier versions have none.
ALTER TABLE events ADD COLUMN checksum BLOB;

-- Decks, once each however many tables play with them.
CREATE TABLE decks (
    digest TEXT PRIMARY KEY,
    body BLOB NOT NULL
) WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN deck TEXT REFERENCES decks (digest) DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX decks_in_use ON tables (deck) WHERE deck IS NOT NULL;

-- When a sweep first found that nobody comes back to the table; by the store's own time, as `written` is.
ALTER TABLE tables ADD COLUMN abandoned REAL;
