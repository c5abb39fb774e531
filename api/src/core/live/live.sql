-- Announces the ids of new events; listeners read the rows. A payload holds at most 8000 bytes.
CREATE OR REPLACE FUNCTION live_events_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_events', string_agg(r.id::text, ','))
  FROM (SELECT id, (row_number() OVER () - 1) / 300 AS part FROM new_rows) r GROUP BY r.part;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER live_events_notify AFTER INSERT ON live_events
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION live_events_notify();
