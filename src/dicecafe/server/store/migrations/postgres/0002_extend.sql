-- Stores events, each if its number is the next of its table, and says which. One that `_follows` belongs to the event before it
-- in the batch and is refused with it: the events of one call of `extend` are stored together or not at all. Safe to repeat with
-- the same mark; each event has one of its own, counted up from it, or two of one batch with the same number would both seem to
-- be stored. `append_events` stays for processes of the version before, which may still run while the database is updated.
CREATE FUNCTION extend_tables(
    _mark bigint, _now double precision, _tables text[], _numbers integer[], _bodies bytea[], _overs boolean[], _follows boolean[]
)
RETURNS boolean[] LANGUAGE plpgsql AS $$
DECLARE
    _event record;
    _last integer;
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
            SELECT max(number) INTO _last FROM events WHERE table_id = _event.id;
            IF _event.number = _last + 1 THEN
                _sequence := _sequence + 1;
                INSERT INTO events (sequence, table_id, number, written, mark, body)
                VALUES (_sequence, _event.id, _event.number, _now, _mark + _event.place, _event.body);
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
