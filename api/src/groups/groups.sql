-- What is in a public group counts among all posts. The posts of a deleted group are deleted after it, and count no more.
CREATE OR REPLACE FUNCTION maintain_public_post_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := CASE OLD.visibility WHEN 'public' THEN -OLD.post_count ELSE 0 END;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.visibility = 'public' THEN change := change + NEW.post_count; END IF;
  UPDATE counters SET value = value + change WHERE name = 'posts' AND change <> 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER groups_counts AFTER DELETE OR UPDATE OF visibility ON groups
  FOR EACH ROW EXECUTE FUNCTION maintain_public_post_count();

CREATE OR REPLACE FUNCTION maintain_group_member_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE groups SET member_count = member_count + 1 WHERE id = NEW.group_id;
  ELSE
    UPDATE groups SET member_count = member_count - 1 WHERE id = OLD.group_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER group_memberships_counts AFTER INSERT OR DELETE ON group_memberships
  FOR EACH ROW EXECUTE FUNCTION maintain_group_member_count();
