CREATE OR REPLACE FUNCTION maintain_post_reaction_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE posts SET reaction_count = reaction_count + 1 WHERE id = NEW.post_id;
  ELSE
    UPDATE posts SET reaction_count = reaction_count - 1 WHERE id = OLD.post_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_reactions_counts AFTER INSERT OR DELETE ON post_reactions
  FOR EACH ROW EXECUTE FUNCTION maintain_post_reaction_count();

CREATE OR REPLACE FUNCTION maintain_reply_reaction_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE post_replies SET reaction_count = reaction_count + 1 WHERE id = NEW.reply_id;
  ELSE
    UPDATE post_replies SET reaction_count = reaction_count - 1 WHERE id = OLD.reply_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER reply_reactions_counts AFTER INSERT OR DELETE ON reply_reactions
  FOR EACH ROW EXECUTE FUNCTION maintain_reply_reaction_count();

CREATE OR REPLACE FUNCTION maintain_post_reply_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := 0;
  after integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN before := (OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL)::integer; END IF;
  IF TG_OP <> 'DELETE' THEN after := (NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL)::integer; END IF;
  IF TG_OP = 'INSERT' THEN
    UPDATE posts SET reply_count = reply_count + after, is_answered = is_answered OR NEW.is_accepted,
      last_activity_at = greatest(last_activity_at, CASE after WHEN 1 THEN NEW.created_at END)
    WHERE id = NEW.post_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE posts SET reply_count = reply_count - before, is_answered = is_answered AND NOT OLD.is_accepted WHERE id = OLD.post_id;
  ELSIF before <> after OR NEW.is_accepted <> OLD.is_accepted THEN
    UPDATE posts p SET reply_count = reply_count + after - before, is_answered = EXISTS (
      SELECT FROM post_replies r WHERE r.post_id = p.id AND r.is_accepted AND r.deleted_at IS NULL AND r.hidden_at IS NULL)
    WHERE id = NEW.post_id;
    IF NEW.is_accepted AND NOT OLD.is_accepted THEN
      UPDATE posts SET last_activity_at = greatest(last_activity_at, now()) WHERE id = NEW.post_id;
    END IF;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_replies_counts AFTER INSERT OR DELETE OR UPDATE OF is_accepted, deleted_at, hidden_at ON post_replies
  FOR EACH ROW EXECUTE FUNCTION maintain_post_reply_counts();

CREATE OR REPLACE FUNCTION maintain_post_counts_of_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE groups g SET post_count = g.post_count + r.posts
   FROM (SELECT group_id, count(*)::integer AS posts FROM new_rows WHERE group_id IS NOT NULL AND deleted_at IS NULL AND hidden_at IS NULL GROUP BY group_id) r
   WHERE g.id = r.group_id;
  UPDATE counters SET value = value + r.posts
   FROM (
     SELECT count(*) AS posts FROM new_rows p LEFT JOIN groups g ON g.id = p.group_id
     WHERE p.kind NOT IN ('lesson', 'event') AND p.deleted_at IS NULL AND p.hidden_at IS NULL AND (p.group_id IS NULL OR g.visibility = 'public')
   ) r
   WHERE name = 'posts' AND r.posts > 0;
  RETURN NULL;
END
$$;

-- For each statement: a hundred thousand posts in one COPY would write one counter as often.
CREATE OR REPLACE TRIGGER posts_counts_insert AFTER INSERT ON posts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION maintain_post_counts_of_new();

CREATE OR REPLACE FUNCTION maintain_post_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := -(OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL)::integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN change := change + (NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL)::integer; END IF;
  IF change <> 0 THEN
    UPDATE groups SET post_count = post_count + change WHERE id = OLD.group_id;
    UPDATE counters SET value = value + change
    WHERE name = 'posts' AND OLD.kind NOT IN ('lesson', 'event')
      AND (OLD.group_id IS NULL OR EXISTS (SELECT FROM groups WHERE id = OLD.group_id AND visibility = 'public'));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER posts_counts AFTER DELETE OR UPDATE OF deleted_at, hidden_at ON posts
  FOR EACH ROW EXECUTE FUNCTION maintain_post_counts();
