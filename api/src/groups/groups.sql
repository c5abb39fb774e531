CREATE OR REPLACE FUNCTION forget_group_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE counters SET value = value - OLD.post_count WHERE name = 'posts';
  RETURN OLD;
END
$$;

CREATE OR REPLACE TRIGGER groups_forget_posts BEFORE DELETE ON groups
  FOR EACH ROW WHEN (OLD.visibility = 'public') EXECUTE FUNCTION forget_group_posts();

CREATE OR REPLACE FUNCTION group_memberships_counts_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE groups g SET member_count = g.member_count - r.people
   FROM (SELECT group_id, count(*)::integer AS people FROM old_rows GROUP BY group_id) r WHERE g.id = r.group_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER group_memberships_counts_delete AFTER DELETE ON group_memberships
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION group_memberships_counts_delete();

CREATE OR REPLACE FUNCTION group_memberships_counts_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE groups g SET member_count = g.member_count + r.people
   FROM (SELECT group_id, count(*)::integer AS people FROM new_rows GROUP BY group_id) r WHERE g.id = r.group_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER group_memberships_counts_insert AFTER INSERT ON group_memberships
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION group_memberships_counts_insert();

CREATE OR REPLACE FUNCTION groups_counts_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE counters SET value = value + moved.posts
   FROM (
     SELECT sum(CASE WHEN n.visibility = 'public' THEN n.post_count ELSE -n.post_count END) AS posts
     FROM new_rows n JOIN old_rows o USING (id)
     WHERE (n.visibility = 'public') <> (o.visibility = 'public')
   ) moved
   WHERE name = 'posts' AND moved.posts <> 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER groups_counts_update AFTER UPDATE ON groups
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION groups_counts_update();
