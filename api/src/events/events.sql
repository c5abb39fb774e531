-- Locks are always taken in the order own RSVP, event, somebody else's waiting RSVP, and whoever waits never holds the
-- event, so two people cannot block each other.

-- The whole answer in one round trip: the event is locked for as long as PostgreSQL works, not for as long as we talk to it.
CREATE OR REPLACE FUNCTION answer_event(event uuid, member uuid, answer text) RETURNS event_rsvps LANGUAGE plpgsql AS $$
DECLARE
  rsvp event_rsvps;
  is_new boolean;
BEGIN
  -- Ours first: two requests of one member take turns.
  LOOP
    INSERT INTO event_rsvps (event_id, user_id, status)
    VALUES (event, member, CASE answer WHEN 'maybe' THEN 'maybe' ELSE 'waitlisted' END)
    ON CONFLICT (event_id, user_id) DO NOTHING RETURNING * INTO rsvp;
    is_new := FOUND;
    EXIT WHEN is_new;
    SELECT * INTO rsvp FROM event_rsvps r WHERE r.event_id = event AND r.user_id = member FOR UPDATE;
    EXIT WHEN FOUND;
  END LOOP;

  IF answer = 'going' AND rsvp.status = 'going' THEN
    UPDATE event_rsvps SET confirm_by = NULL WHERE id = rsvp.id AND confirm_by IS NOT NULL;
    rsvp.confirm_by := NULL;
  ELSIF answer = 'going' AND (is_new OR rsvp.status = 'maybe') THEN
    IF claim_place(event) THEN
      UPDATE event_rsvps SET status = 'going' WHERE id = rsvp.id RETURNING * INTO rsvp;
    ELSE
      -- Under the event's lock: nobody gets a number in between, so that places in line are counted right.
      UPDATE event_rsvps SET status = 'waitlisted', queue_number = nextval('event_rsvp_queue')
      WHERE id = rsvp.id RETURNING * INTO rsvp;
    END IF;
  ELSIF answer = 'maybe' AND rsvp.status <> 'maybe' THEN
    UPDATE event_rsvps SET status = 'maybe', confirm_by = NULL, is_announced = true WHERE id = rsvp.id RETURNING * INTO rsvp;
  END IF;
  RETURN rsvp;
END
$$;

-- The second try runs under the event's lock: a place given back by a transaction that has not committed yet would
-- otherwise be missed by both sides. The lock is one that the foreign key of a new RSVP does not conflict with.
CREATE OR REPLACE FUNCTION claim_place(event uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE events SET going_count = going_count + 1 WHERE id = event AND (capacity IS NULL OR going_count < capacity);
  IF FOUND THEN RETURN true; END IF;
  PERFORM FROM events WHERE id = event FOR NO KEY UPDATE;
  UPDATE events SET going_count = going_count + 1 WHERE id = event AND (capacity IS NULL OR going_count < capacity);
  RETURN FOUND;
END
$$;

CREATE OR REPLACE FUNCTION maintain_event_wall_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.starts_at IS DISTINCT FROM OLD.starts_at THEN NEW.time_set_at := now(); END IF;
  NEW.local_start := to_char(NEW.starts_at AT TIME ZONE NEW.time_zone, 'YYYY-MM-DD"T"HH24:MI');
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER events_wall_time BEFORE INSERT OR UPDATE OF starts_at, time_zone, local_start ON events
  FOR EACH ROW EXECUTE FUNCTION maintain_event_wall_time();

-- A place that is held is not theirs yet.
CREATE OR REPLACE FUNCTION maintain_going_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.going_since := CASE WHEN NEW.status = 'going' AND NEW.confirm_by IS NULL THEN coalesce(NEW.going_since, now()) END;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER event_rsvps_going_since BEFORE INSERT OR UPDATE OF status, confirm_by ON event_rsvps
  FOR EACH ROW EXECUTE FUNCTION maintain_going_since();

CREATE OR REPLACE FUNCTION offer_new_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM promote_waitlist(NEW.id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER events_offer_new_places AFTER UPDATE OF capacity ON events
  FOR EACH ROW WHEN (OLD.capacity IS DISTINCT FROM NEW.capacity) EXECUTE FUNCTION offer_new_places();

-- Volatile, so that it counts what was written since the statement began. Null for whoever is not in line.
CREATE OR REPLACE FUNCTION place_in_line(rsvp event_rsvps) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF rsvp.status <> 'waitlisted' THEN RETURN NULL; END IF;
  RETURN (SELECT count(*) FROM event_rsvps r
          WHERE r.event_id = rsvp.event_id AND r.status = 'waitlisted' AND r.queue_number <= rsvp.queue_number);
END
$$;

-- How long a place that became free is held for whoever gets it; null: it is theirs, since there is no time to ask another.
CREATE OR REPLACE FUNCTION place_held_until(event uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN e.starts_at > now() + interval '48 hours' THEN now() + interval '24 hours'
    WHEN e.starts_at > now() + interval '6 hours' THEN now() + interval '2 hours'
  END FROM events e WHERE e.id = event
$$;

CREATE OR REPLACE FUNCTION promote_waitlist(event uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOOP
    UPDATE events SET going_count = going_count + 1
    WHERE id = event AND ends_at > now() AND canceled_at IS NULL AND (capacity IS NULL OR going_count < capacity)
      AND EXISTS (SELECT FROM event_rsvps r WHERE r.event_id = event AND r.status = 'waitlisted');
    EXIT WHEN NOT FOUND;
    UPDATE event_rsvps SET status = 'going', confirm_by = place_held_until(event), is_announced = false WHERE id = (
      SELECT r.id FROM event_rsvps r WHERE r.event_id = event AND r.status = 'waitlisted'
      ORDER BY r.queue_number LIMIT 1 FOR UPDATE);
    CONTINUE WHEN FOUND;
    -- Everybody who waited has left meanwhile.
    UPDATE events SET going_count = going_count - 1 WHERE id = event;
    EXIT;
  END LOOP;
END
$$;

CREATE OR REPLACE FUNCTION release_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.status = 'going' THEN RETURN NULL; END IF;
  UPDATE events SET going_count = going_count - 1 WHERE id = OLD.event_id;
  IF FOUND THEN PERFORM promote_waitlist(OLD.event_id); END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER event_rsvps_release_place AFTER DELETE OR UPDATE OF status ON event_rsvps
  FOR EACH ROW WHEN (OLD.status = 'going') EXECUTE FUNCTION release_place();
