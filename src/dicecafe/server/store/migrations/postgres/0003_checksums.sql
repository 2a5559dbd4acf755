-- Chained from event to event; see checksums.py. Rows of earlier versions have none.
ALTER TABLE events ADD COLUMN checksum bytea;

-- Decks, once each however many tables play with them.
CREATE TABLE decks (
    digest text PRIMARY KEY,
    body bytea NOT NULL
);
ALTER TABLE tables ADD COLUMN deck text REFERENCES decks (digest);
CREATE INDEX decks_in_use ON tables (deck) WHERE deck IS NOT NULL;

-- When a sweep first found that nobody comes back to the table; by the store's own time, as `written` is.
ALTER TABLE tables ADD COLUMN abandoned double precision;

-- The same as `chained` of checksums.py, which is what checks it.
CREATE FUNCTION chained(_previous bytea, _number integer, _body bytea)
RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT substr(sha256(coalesce(_previous, '') || int4send(_number) || _body), 1, 16)
$$;

-- Stores a table with its first event and its deck, if it has one. False when something of it is taken. Safe to repeat with the
-- same mark.
CREATE FUNCTION create_table(
    _mark bigint, _now double precision, _id text, _code text, _watch text, _body bytea, _deck text, _deck_body bytea
)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    _sequence bigint;
BEGIN
    SELECT sequence + 1 INTO STRICT _sequence FROM newest FOR UPDATE;
    IF EXISTS (SELECT FROM events WHERE table_id = _id AND number = 1 AND mark = _mark) THEN
        RETURN true;
    END IF;
    IF EXISTS (SELECT FROM tables WHERE id = _id OR code = _code OR watch = _watch) THEN
        RETURN false;
    END IF;
    IF _deck IS NOT NULL THEN
        INSERT INTO decks (digest, body) VALUES (_deck, _deck_body) ON CONFLICT DO NOTHING;
    END IF;
    INSERT INTO tables (id, code, watch, deck) VALUES (_id, _code, _watch, _deck);
    INSERT INTO events (sequence, table_id, number, written, mark, body, checksum)
    VALUES (_sequence, _id, 1, _now, _mark, _body, chained(NULL, 1, _body));
    UPDATE newest SET sequence = _sequence;
    RETURN true;
END
$$;

-- Stores events as before, and their checksums with them. It keeps its name and its arguments, and so do the functions below:
-- processes of the version before call them while the database is updated, and what they store has its checksum too.
CREATE OR REPLACE FUNCTION extend_tables(
    _mark bigint, _now double precision, _tables text[], _numbers integer[], _bodies bytea[], _overs boolean[], _follows boolean[]
)
RETURNS boolean[] LANGUAGE plpgsql AS $$
DECLARE
    _event record;
    _last integer;
    _checksum bytea;
    _sequence bigint;
    _is_stored boolean := false;
    _stored boolean[] := '{}';
BEGIN
    SELECT sequence INTO STRICT _sequence FROM newest FOR UPDATE;
    FOR _event IN
        SELECT * FROM unnest(_tables, _numbers, _bodies, _overs, _follows)
        WITH ORDINALITY AS given (id, number, body, over, follows, place)
        ORDER BY place
    LOOP
        IF _is_stored OR NOT _event.follows THEN
            SELECT number, checksum INTO _last, _checksum FROM events WHERE table_id = _event.id ORDER BY number DESC LIMIT 1;
            IF _event.number = _last + 1 THEN
                _sequence := _sequence + 1;
                INSERT INTO events (sequence, table_id, number, written, mark, body, checksum)
                VALUES (
                    _sequence, _event.id, _event.number, _now, _mark + _event.place, _event.body,
                    chained(_checksum, _event.number, _event.body)
                );
                IF _event.over THEN
                    UPDATE tables SET over = true WHERE id = _event.id;
                END IF;
                _is_stored := true;
            ELSE
                _is_stored := EXISTS (
                    SELECT FROM events WHERE table_id = _event.id AND number = _event.number AND mark = _mark + _event.place
                );
            END IF;
        END IF;
        _stored := array_append(_stored, _is_stored);
    END LOOP;
    UPDATE newest SET sequence = _sequence;
    RETURN _stored;
END
$$;

CREATE OR REPLACE FUNCTION create_table(
    _mark bigint, _now double precision, _id text, _code text, _watch text, _body bytea
)
RETURNS boolean LANGUAGE sql AS $$
    SELECT create_table(_mark, _now, _id, _code, _watch, _body, NULL, NULL)
$$;

CREATE OR REPLACE FUNCTION append_events(
    _mark bigint, _now double precision, _tables text[], _numbers integer[], _bodies bytea[], _overs boolean[]
)
RETURNS boolean[] LANGUAGE sql AS $$
    SELECT extend_tables(_mark, _now, _tables, _numbers, _bodies, _overs, array_fill(false, ARRAY[cardinality(_tables)]))
$$;

-- Whether nobody comes back to an unfinished table: its only event is from before `_waiting`, or its last one from before `_idle`.
CREATE FUNCTION is_abandoned(_id text, _waiting double precision, _idle double precision)
RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT written < CASE number WHEN 1 THEN _waiting ELSE _idle END
    FROM events WHERE table_id = _id ORDER BY number DESC LIMIT 1
$$;

-- Marks some abandoned tables as such, and those no more to which somebody came back; says how many. None of `_open` is one.
CREATE FUNCTION mark_tables(
    _now double precision, _waiting double precision, _idle double precision, _open text[], _most integer
)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    _count integer;
BEGIN
    PERFORM FROM newest FOR UPDATE;
    UPDATE tables SET abandoned = CASE WHEN abandoned IS NULL THEN _now END WHERE id IN (
        SELECT id FROM tables
        WHERE NOT over AND (abandoned IS NOT NULL) <> (is_abandoned(id, _waiting, _idle) AND id <> ALL (_open)) LIMIT _most
    );
    GET DIAGNOSTICS _count = ROW_COUNT;
    RETURN _count;
END
$$;

-- Deletes some tables that were marked before `_before` and not unmarked since, and decks nobody plays with; says how many tables.
CREATE FUNCTION delete_tables(_before double precision, _waiting double precision, _idle double precision, _most integer)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    _count integer;
BEGIN
    PERFORM FROM newest FOR UPDATE;
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables WHERE NOT over AND abandoned <= _before AND is_abandoned(id, _waiting, _idle) LIMIT _most
    );
    GET DIAGNOSTICS _count = ROW_COUNT;
    DELETE FROM decks WHERE NOT EXISTS (SELECT FROM tables WHERE deck = digest);
    RETURN _count;
END
$$;

-- Processes of the version before leave the sweep to the others: they would not know which tables are open there.
CREATE OR REPLACE FUNCTION sweep_tables(_waiting double precision, _idle double precision, _most integer)
RETURNS integer LANGUAGE sql AS $$ SELECT 0 $$;
