CREATE OR REPLACE FUNCTION is_visible(settings jsonb, field text, fallback text, viewer text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT array_position(ARRAY['me', 'friends', 'members', 'public'], coalesce(settings ->> field, fallback))
    >= array_position(ARRAY['me', 'friends', 'members', 'public'], viewer)
$$;

CREATE OR REPLACE FUNCTION member_name(first_name text, last_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT coalesce(nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), 'Catalyst')
$$;

CREATE OR REPLACE FUNCTION users_counts_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE counters SET value = value + d.people FROM (SELECT -(SELECT count(*) FROM old_rows WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL) AS people) d
   WHERE name = 'members' AND d.people <> 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER users_counts_delete AFTER DELETE ON users
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION users_counts_delete();

CREATE OR REPLACE FUNCTION users_counts_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE counters SET value = value + d.people FROM (SELECT (SELECT count(*) FROM new_rows WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL) AS people) d
   WHERE name = 'members' AND d.people <> 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER users_counts_insert AFTER INSERT ON users
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION users_counts_insert();

CREATE OR REPLACE FUNCTION users_counts_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE counters SET value = value + d.people FROM (SELECT (SELECT count(*) FROM new_rows WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL) - (SELECT count(*) FROM old_rows WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL) AS people) d
   WHERE name = 'members' AND d.people <> 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER users_counts_update AFTER UPDATE ON users
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION users_counts_update();
