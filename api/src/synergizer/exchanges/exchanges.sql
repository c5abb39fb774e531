CREATE OR REPLACE FUNCTION check_exchange_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (
    ('open', 'agreed'), ('open', 'withdrawn'), ('open', 'expired'), ('agreed', 'done'), ('agreed', 'withdrawn')
  ) THEN
    RAISE EXCEPTION 'an exchange cannot go from % to %', OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ck_exchanges_next_state';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER exchanges_state_update BEFORE UPDATE OF state ON exchanges
  FOR EACH ROW WHEN (NEW.state IS DISTINCT FROM OLD.state) EXECUTE FUNCTION check_exchange_state();
