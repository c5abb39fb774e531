CREATE OR REPLACE FUNCTION refuse_version_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'published versions are append-only' USING ERRCODE = 'restrict_violation';
END
$$;
