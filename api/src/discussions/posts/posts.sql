CREATE OR REPLACE FUNCTION post_reactions_counts_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts p SET reaction_count = p.reaction_count - r.reactions
   FROM (SELECT post_id, count(*)::integer AS reactions FROM old_rows GROUP BY post_id) r WHERE p.id = r.post_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_reactions_counts_delete AFTER DELETE ON post_reactions
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION post_reactions_counts_delete();

CREATE OR REPLACE FUNCTION post_reactions_counts_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts p SET reaction_count = p.reaction_count + r.reactions
   FROM (SELECT post_id, count(*)::integer AS reactions FROM new_rows GROUP BY post_id) r WHERE p.id = r.post_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_reactions_counts_insert AFTER INSERT ON post_reactions
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION post_reactions_counts_insert();

CREATE OR REPLACE FUNCTION post_replies_counts_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts p SET reply_count = p.reply_count - r.replies, is_answered = p.is_answered AND NOT r.accepted
   FROM (
     SELECT post_id, count(*) FILTER (WHERE deleted_at IS NULL AND hidden_at IS NULL)::integer AS replies, bool_or(is_accepted) AS accepted
     FROM old_rows GROUP BY post_id
   ) r WHERE p.id = r.post_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_replies_counts_delete AFTER DELETE ON post_replies
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION post_replies_counts_delete();

CREATE OR REPLACE FUNCTION post_replies_counts_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts p SET reply_count = p.reply_count + r.replies, is_answered = p.is_answered OR r.accepted,
     last_activity_at = greatest(p.last_activity_at, r.latest)
   FROM (
     SELECT post_id, count(*) FILTER (WHERE deleted_at IS NULL AND hidden_at IS NULL)::integer AS replies, bool_or(is_accepted) AS accepted,
       max(created_at) FILTER (WHERE deleted_at IS NULL AND hidden_at IS NULL) AS latest
     FROM new_rows GROUP BY post_id
   ) r WHERE p.id = r.post_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_replies_counts_insert AFTER INSERT ON post_replies
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION post_replies_counts_insert();

CREATE OR REPLACE FUNCTION post_replies_counts_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts p SET is_answered = EXISTS (SELECT FROM post_replies a WHERE a.post_id = p.id AND a.is_accepted AND a.deleted_at IS NULL AND a.hidden_at IS NULL),
     reply_count = p.reply_count + r.more
   FROM (
     SELECT n.post_id, sum((n.deleted_at IS NULL AND n.hidden_at IS NULL)::integer - (o.deleted_at IS NULL AND o.hidden_at IS NULL)::integer)::integer AS more
     FROM new_rows n JOIN old_rows o USING (id)
     WHERE n.is_accepted <> o.is_accepted OR (n.deleted_at IS NULL AND n.hidden_at IS NULL) <> (o.deleted_at IS NULL AND o.hidden_at IS NULL) GROUP BY n.post_id
   ) r WHERE p.id = r.post_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_replies_counts_update AFTER UPDATE ON post_replies
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION post_replies_counts_update();

CREATE OR REPLACE FUNCTION posts_counts_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE groups g SET post_count = g.post_count - r.posts
   FROM (SELECT group_id, count(*)::integer AS posts FROM old_rows WHERE group_id IS NOT NULL AND deleted_at IS NULL AND hidden_at IS NULL GROUP BY group_id) r
   WHERE g.id = r.group_id;
  UPDATE counters SET value = value - r.posts
   FROM (
     SELECT count(*) AS posts FROM old_rows p LEFT JOIN groups g ON g.id = p.group_id
     WHERE p.kind <> 'lesson' AND p.deleted_at IS NULL AND p.hidden_at IS NULL AND (p.group_id IS NULL OR g.visibility = 'public')
   ) r
   WHERE name = 'posts' AND r.posts > 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER posts_counts_delete AFTER DELETE ON posts
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION posts_counts_delete();

CREATE OR REPLACE FUNCTION posts_counts_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE groups g SET post_count = g.post_count + r.posts
   FROM (SELECT group_id, count(*)::integer AS posts FROM new_rows WHERE group_id IS NOT NULL AND deleted_at IS NULL AND hidden_at IS NULL GROUP BY group_id) r
   WHERE g.id = r.group_id;
  UPDATE counters SET value = value + r.posts
   FROM (
     SELECT count(*) AS posts FROM new_rows p LEFT JOIN groups g ON g.id = p.group_id
     WHERE p.kind <> 'lesson' AND p.deleted_at IS NULL AND p.hidden_at IS NULL AND (p.group_id IS NULL OR g.visibility = 'public')
   ) r
   WHERE name = 'posts' AND r.posts > 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER posts_counts_insert AFTER INSERT ON posts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION posts_counts_insert();

CREATE OR REPLACE FUNCTION reply_reactions_counts_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_replies p SET reaction_count = p.reaction_count + r.reactions
   FROM (SELECT reply_id, count(*)::integer AS reactions FROM new_rows GROUP BY reply_id) r WHERE p.id = r.reply_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER reply_reactions_counts_insert AFTER INSERT ON reply_reactions
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION reply_reactions_counts_insert();

CREATE OR REPLACE FUNCTION reply_reactions_counts_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_replies p SET reaction_count = p.reaction_count - r.reactions
   FROM (SELECT reply_id, count(*)::integer AS reactions FROM old_rows GROUP BY reply_id) r WHERE p.id = r.reply_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER reply_reactions_counts_delete AFTER DELETE ON reply_reactions
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION reply_reactions_counts_delete();

CREATE OR REPLACE FUNCTION posts_counts_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE groups g SET post_count = g.post_count + r.more
   FROM (
     SELECT n.group_id, sum((n.deleted_at IS NULL AND n.hidden_at IS NULL)::integer - (o.deleted_at IS NULL AND o.hidden_at IS NULL)::integer)::integer AS more
     FROM new_rows n JOIN old_rows o USING (id)
     WHERE (n.deleted_at IS NULL AND n.hidden_at IS NULL) <> (o.deleted_at IS NULL AND o.hidden_at IS NULL) AND n.group_id IS NOT NULL GROUP BY n.group_id
   ) r WHERE g.id = r.group_id;
  UPDATE counters SET value = value + r.more
   FROM (
     SELECT sum((n.deleted_at IS NULL AND n.hidden_at IS NULL)::integer - (o.deleted_at IS NULL AND o.hidden_at IS NULL)::integer) AS more
     FROM new_rows n JOIN old_rows o USING (id) LEFT JOIN groups g ON g.id = n.group_id
     WHERE (n.deleted_at IS NULL AND n.hidden_at IS NULL) <> (o.deleted_at IS NULL AND o.hidden_at IS NULL) AND n.kind <> 'lesson' AND (n.group_id IS NULL OR g.visibility = 'public')
   ) r
   WHERE name = 'posts' AND r.more <> 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER posts_counts_update AFTER UPDATE ON posts
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION posts_counts_update();
