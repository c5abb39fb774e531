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

  IF answer = 'going' AND (is_new OR rsvp.status = 'maybe') THEN
    IF claim_place(event) THEN
      UPDATE event_rsvps SET status = 'going' WHERE id = rsvp.id RETURNING * INTO rsvp;
    ELSIF NOT is_new THEN
      UPDATE event_rsvps SET status = 'waitlisted', queue_number = nextval('event_rsvp_queue')
      WHERE id = rsvp.id RETURNING * INTO rsvp;
    END IF;
  ELSIF answer = 'maybe' AND rsvp.status <> 'maybe' THEN
    UPDATE event_rsvps SET status = 'maybe' WHERE id = rsvp.id RETURNING * INTO rsvp;
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

CREATE OR REPLACE FUNCTION offer_new_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM promote_waitlist(NEW.id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION promote_waitlist(event uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOOP
    UPDATE events SET going_count = going_count + 1
    WHERE id = event AND ends_at > now() AND (capacity IS NULL OR going_count < capacity)
      AND EXISTS (SELECT FROM event_rsvps r WHERE r.event_id = event AND r.status = 'waitlisted');
    EXIT WHEN NOT FOUND;
    UPDATE event_rsvps SET status = 'going' WHERE id = (
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
  UPDATE events SET going_count = going_count - 1 WHERE id = OLD.event_id;
  IF FOUND THEN PERFORM promote_waitlist(OLD.event_id); END IF;
  RETURN NULL;
END
$$;
