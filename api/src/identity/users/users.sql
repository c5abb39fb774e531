CREATE OR REPLACE FUNCTION is_visible(settings jsonb, field text, fallback text, viewer text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT array_position(ARRAY['me', 'friends', 'members', 'public'], coalesce(settings ->> field, fallback))
    >= array_position(ARRAY['me', 'friends', 'members', 'public'], viewer)
$$;

CREATE OR REPLACE FUNCTION member_name(first_name text, last_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT coalesce(nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), 'Catalyst')
$$;

CREATE OR REPLACE FUNCTION maintain_member_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer;
BEGIN
  IF TG_OP = 'INSERT' THEN
    change := (SELECT count(*) FROM new_rows WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL);
  ELSE
    change := -(OLD.onboarded_at IS NOT NULL AND OLD.suspended_at IS NULL)::integer;
    IF TG_OP = 'UPDATE' THEN change := change + (NEW.onboarded_at IS NOT NULL AND NEW.suspended_at IS NULL)::integer; END IF;
  END IF;
  UPDATE counters SET value = value + change WHERE name = 'members' AND change <> 0;
  RETURN NULL;
END
$$;

-- For each statement: many people in one COPY would write one counter as often.
CREATE OR REPLACE TRIGGER users_counts_insert AFTER INSERT ON users
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION maintain_member_count();
CREATE OR REPLACE TRIGGER users_counts AFTER DELETE OR UPDATE OF onboarded_at, suspended_at ON users
  FOR EACH ROW EXECUTE FUNCTION maintain_member_count();
