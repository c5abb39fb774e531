-- A mail is sent at most once: whatever may have arrived never waits again, unless the mail server surely has not taken it.
CREATE OR REPLACE FUNCTION check_newsletter_recipient_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state NOT IN ('waiting', 'started') OR (OLD.state = 'waiting' AND NEW.state NOT IN ('started', 'skipped', 'canceled')) THEN
    RAISE EXCEPTION 'a recipient of a newsletter cannot go from % to %', OLD.state, NEW.state;
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER newsletter_recipients_state_update BEFORE UPDATE OF state ON newsletter_recipients
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION check_newsletter_recipient_state();
