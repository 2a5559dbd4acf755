-- What finds a table.
CREATE TABLE tables (
    id text PRIMARY KEY,
    code text NOT NULL UNIQUE,
    watch text NOT NULL UNIQUE,
    over boolean NOT NULL DEFAULT false
);

-- The sweep looks at unfinished tables alone, however many finished ones there are.
CREATE INDEX unfinished ON tables (id) WHERE NOT over;

-- The log. `mark` is the writer's own: by it a writer whose connection broke tells its event from another's with the same body.
CREATE TABLE events (
    sequence bigint NOT NULL UNIQUE,
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number integer NOT NULL,
    written double precision NOT NULL,
    mark bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- The number of the newest event. Who writes events locks this row until the commit, so sequence numbers become visible in
-- their order: a reader that saw n has seen all below n. A bigserial is drawn before the commit and would let a reader pass over
-- an event that is still being committed. A function holds the lock for one statement, so no client can sit on it.
CREATE TABLE newest (sequence bigint NOT NULL);
INSERT INTO newest VALUES (0);

CREATE TABLE settings (
    name text PRIMARY KEY,
    value text NOT NULL
);

-- Stores a table with its first event. False when something of it is taken. Safe to repeat with the same mark.
CREATE FUNCTION create_table(_mark bigint, _now double precision, _id text, _code text, _watch text, _body bytea)
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
    INSERT INTO tables (id, code, watch) VALUES (_id, _code, _watch);
    INSERT INTO events (sequence, table_id, number, written, mark, body) VALUES (_sequence, _id, 1, _now, _mark, _body);
    UPDATE newest SET sequence = _sequence;
    RETURN true;
END
$$;

-- Stores events, each if its number is the next of its table, and says which. Safe to repeat with the same mark; each event has
-- one of its own, counted up from it, or two of one batch with the same number would both seem to be stored.
CREATE FUNCTION append_events(
    _mark bigint, _now double precision, _tables text[], _numbers integer[], _bodies bytea[], _overs boolean[]
)
RETURNS boolean[] LANGUAGE plpgsql AS $$
DECLARE
    _event record;
    _last integer;
    _sequence bigint;
    _stored boolean[] := '{}';
BEGIN
    SELECT sequence INTO STRICT _sequence FROM newest FOR UPDATE;
    FOR _event IN
        SELECT * FROM unnest(_tables, _numbers, _bodies, _overs) WITH ORDINALITY AS given (id, number, body, over, place)
        ORDER BY place
    LOOP
        SELECT max(number) INTO _last FROM events WHERE table_id = _event.id;
        IF _event.number = _last + 1 THEN
            _sequence := _sequence + 1;
            INSERT INTO events (sequence, table_id, number, written, mark, body)
            VALUES (_sequence, _event.id, _event.number, _now, _mark + _event.place, _event.body);
            IF _event.over THEN
                UPDATE tables SET over = true WHERE id = _event.id;
            END IF;
            _stored := array_append(_stored, true);
        ELSE
            _stored := array_append(
                _stored,
                EXISTS (SELECT FROM events WHERE table_id = _event.id AND number = _event.number AND mark = _mark + _event.place)
            );
        END IF;
    END LOOP;
    UPDATE newest SET sequence = _sequence;
    RETURN _stored;
END
$$;

-- Deletes some unfinished tables with one event from before `_waiting` or a last event from before `_idle`, and says how many.
CREATE FUNCTION sweep_tables(_waiting double precision, _idle double precision, _most integer)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    _count integer;
BEGIN
    PERFORM FROM newest FOR UPDATE;
    DELETE FROM tables WHERE id IN (
        SELECT unfinished.id FROM tables AS unfinished, LATERAL (
            SELECT number, written FROM events WHERE table_id = unfinished.id ORDER BY number DESC LIMIT 1
        ) AS newest_event
        WHERE NOT over AND written < CASE number WHEN 1 THEN _waiting ELSE _idle END
        LIMIT _most
    );
    GET DIAGNOSTICS _count = ROW_COUNT;
    RETURN _count;
END
$$;
