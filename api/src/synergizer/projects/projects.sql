CREATE OR REPLACE FUNCTION check_project_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.stage, NEW.stage) NOT IN (
    ('proposed', 'open'), ('proposed', 'closed'), ('open', 'running'), ('open', 'closed'),
    ('running', 'done'), ('running', 'closed')
  ) THEN
    RAISE EXCEPTION 'a project cannot go from % to %', OLD.stage, NEW.stage
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ck_projects_next_stage';
  END IF;
  NEW.stage_since := now();
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER projects_stage_update BEFORE UPDATE OF stage ON projects
  FOR EACH ROW WHEN (NEW.stage IS DISTINCT FROM OLD.stage) EXECUTE FUNCTION check_project_stage();
