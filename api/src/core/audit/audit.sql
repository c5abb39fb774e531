-- The facts are never rewritten. An erasure detaches a member; with `futurelab.erasing` on, it also takes their data out.
-- Where two accounts become one, with `futurelab.merging` on, they name the one that stays.
CREATE OR REPLACE FUNCTION refuse_audit_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF current_setting('futurelab.erasing', true) = 'on' OR current_setting('futurelab.merging', true) = 'on' OR (
      (NEW.actor_id IS NULL OR NEW.actor_id = OLD.actor_id) AND (NEW.member_id IS NULL OR NEW.member_id = OLD.member_id)
      AND to_jsonb(NEW) - '{actor_id,member_id}'::text[] = to_jsonb(OLD) - '{actor_id,member_id}'::text[]
    ) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END
$$;

CREATE OR REPLACE TRIGGER audit_events_no_rewrite BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_rewrite();
