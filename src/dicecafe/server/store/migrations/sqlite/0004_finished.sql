-- When a sweep first found that the table's game is over; by the store's own time. NULL where none has yet, also for tables that
-- were over before there was this column: they are kept as long as any, from the first sweep on.
ALTER TABLE tables ADD COLUMN finished REAL;
CREATE INDEX finished ON tables (finished) WHERE over = 1;

-- A sweep looks again at what the last ones marked.
CREATE INDEX marked ON tables (id) WHERE abandoned IS NOT NULL;
