CREATE OR REPLACE FUNCTION refuse_version_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'published versions are append-only' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE OR REPLACE TRIGGER published_versions_no_rewrite BEFORE UPDATE OR DELETE ON published_versions
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0 AND current_setting('futurelab.merging', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION refuse_version_rewrite();
