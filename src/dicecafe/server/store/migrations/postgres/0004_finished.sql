-- When a sweep first found that the table's game is over; by the store's own time. NULL where none has yet, also for tables that
-- were over before there was this column: they are kept as long as any, from the first sweep on.
ALTER TABLE tables ADD COLUMN finished double precision;
CREATE INDEX finished ON tables (finished) WHERE over;

-- A sweep looks again at what the last ones marked.
CREATE INDEX marked ON tables (id) WHERE abandoned IS NOT NULL;

-- The tables that nobody comes back to, as `is_abandoned` says, and those whose game was found to be over before `_finished`.
CREATE FUNCTION old_tables(_waiting double precision, _idle double precision, _finished double precision)
RETURNS TABLE (id text, abandoned double precision) LANGUAGE sql STABLE AS $$
    SELECT id, abandoned FROM tables WHERE NOT over AND is_abandoned(id, _waiting, _idle)
    UNION ALL SELECT id, abandoned FROM tables WHERE over AND finished < _finished
$$;

-- Notes of some tables that they are over, marks some that are old, and those no more that are not or that are `_open`; says how
-- many. The functions of the same names with fewer arguments stay for processes of the version before: they leave what is over.
CREATE FUNCTION mark_tables(
    _now double precision, _waiting double precision, _idle double precision, _finished double precision, _open text[], _most integer
)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    _noted integer;
    _unmarked integer;
    _marked integer;
BEGIN
    PERFORM FROM newest FOR UPDATE;
    UPDATE tables SET finished = _now, abandoned = NULL WHERE tables.id IN (
        SELECT one.id FROM tables AS one WHERE over AND finished IS NULL LIMIT _most
    );
    GET DIAGNOSTICS _noted = ROW_COUNT;
    UPDATE tables SET abandoned = NULL WHERE tables.abandoned IS NOT NULL AND (
        tables.id = ANY (_open) OR tables.id NOT IN (SELECT old.id FROM old_tables(_waiting, _idle, _finished) AS old)
    );
    GET DIAGNOSTICS _unmarked = ROW_COUNT;
    UPDATE tables SET abandoned = _now WHERE tables.id IN (
        SELECT old.id FROM old_tables(_waiting, _idle, _finished) AS old
        WHERE old.abandoned IS NULL AND old.id <> ALL (_open) LIMIT _most
    );
    GET DIAGNOSTICS _marked = ROW_COUNT;
    RETURN greatest(_noted, _marked);
END
$$;

-- Deletes some old tables that were marked before `_before` and not unmarked since, and decks nobody plays with; says how many
-- tables.
CREATE FUNCTION delete_tables(
    _before double precision, _waiting double precision, _idle double precision, _finished double precision, _most integer
)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    _count integer;
BEGIN
    PERFORM FROM newest FOR UPDATE;
    DELETE FROM tables WHERE tables.id IN (
        SELECT old.id FROM old_tables(_waiting, _idle, _finished) AS old WHERE old.abandoned <= _before LIMIT _most
    );
    GET DIAGNOSTICS _count = ROW_COUNT;
    DELETE FROM decks WHERE NOT EXISTS (SELECT FROM tables WHERE deck = digest);
    RETURN _count;
END
$$;
