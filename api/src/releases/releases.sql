CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END
$$;

CREATE OR REPLACE TRIGGER release_acts_no_rewrite BEFORE UPDATE OR DELETE ON release_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
