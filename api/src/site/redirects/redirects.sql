-- The path of this site that a redirect leads to, as the source of another one would be written.
CREATE OR REPLACE FUNCTION redirect_path(target text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(regexp_replace(regexp_replace(target, '[?#].*$', ''), '(.)/+$', '\1'))
$$;

-- One at a time, so that two that are fine alone make no chain together.
CREATE OR REPLACE FUNCTION check_redirect() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('redirects', 0));
  IF redirect_path(NEW.target) = NEW.source THEN
    RAISE EXCEPTION 'it leads to itself' USING ERRCODE = 'check_violation', CONSTRAINT = 'redirects_loop';
  END IF;
  IF EXISTS (SELECT FROM redirects WHERE id <> NEW.id AND source = redirect_path(NEW.target)) THEN
    RAISE EXCEPTION 'it leads to a redirect' USING ERRCODE = 'check_violation', CONSTRAINT = 'redirects_target_leads_on';
  END IF;
  IF EXISTS (SELECT FROM redirects WHERE id <> NEW.id AND redirect_path(target) = NEW.source) THEN
    RAISE EXCEPTION 'a redirect leads to it' USING ERRCODE = 'check_violation', CONSTRAINT = 'redirects_source_led_to';
  END IF;
  IF TG_OP = 'INSERT' AND (SELECT count(*) FROM redirects) >= 200 THEN
    RAISE EXCEPTION 'there are 200 redirects' USING ERRCODE = 'check_violation', CONSTRAINT = 'redirects_most';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER redirects_check BEFORE INSERT OR UPDATE OF source, target ON redirects
  FOR EACH ROW EXECUTE FUNCTION check_redirect();
