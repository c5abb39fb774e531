CREATE OR REPLACE FUNCTION forget_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE id = OLD.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER courses_search_delete AFTER DELETE ON courses
  FOR EACH ROW EXECUTE FUNCTION forget_found();
CREATE OR REPLACE TRIGGER events_search_delete AFTER DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION forget_found();
CREATE OR REPLACE TRIGGER exchanges_search_delete AFTER DELETE ON exchanges
  FOR EACH ROW EXECUTE FUNCTION forget_found();
CREATE OR REPLACE TRIGGER groups_search_delete AFTER DELETE ON groups
  FOR EACH ROW EXECUTE FUNCTION forget_found();
CREATE OR REPLACE TRIGGER post_replies_search_delete AFTER DELETE ON post_replies
  FOR EACH ROW EXECUTE FUNCTION forget_found();
CREATE OR REPLACE TRIGGER posts_search_delete AFTER DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION forget_found();
CREATE OR REPLACE TRIGGER projects_search_delete AFTER DELETE ON projects
  FOR EACH ROW EXECUTE FUNCTION forget_found();
CREATE OR REPLACE TRIGGER users_search_delete AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION forget_found();

CREATE OR REPLACE FUNCTION keep_courses_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, document = excluded.document, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER courses_search_insert AFTER INSERT ON courses
  FOR EACH ROW EXECUTE FUNCTION keep_courses_found();
CREATE OR REPLACE TRIGGER courses_search_update AFTER UPDATE OF title, promise, description, outcomes, track, plain_text ON courses
  FOR EACH ROW EXECUTE FUNCTION keep_courses_found();

CREATE OR REPLACE FUNCTION keep_events_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, document = excluded.document, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER events_search_insert AFTER INSERT ON events
  FOR EACH ROW EXECUTE FUNCTION keep_events_found();
CREATE OR REPLACE TRIGGER events_search_update AFTER UPDATE OF title, summary, location, description, starts_at, plain_text ON events
  FOR EACH ROW EXECUTE FUNCTION keep_events_found();

CREATE OR REPLACE FUNCTION keep_groups_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, document = excluded.document, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER groups_search_insert AFTER INSERT ON groups
  FOR EACH ROW EXECUTE FUNCTION keep_groups_found();
CREATE OR REPLACE TRIGGER groups_search_update AFTER UPDATE OF name, topic, about ON groups
  FOR EACH ROW EXECUTE FUNCTION keep_groups_found();

CREATE OR REPLACE FUNCTION keep_posts_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, document = excluded.document, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER posts_search_insert AFTER INSERT ON posts
  FOR EACH ROW EXECUTE FUNCTION keep_posts_found();
CREATE OR REPLACE TRIGGER posts_search_update AFTER UPDATE OF title, body, tags, plain_text ON posts
  FOR EACH ROW EXECUTE FUNCTION keep_posts_found();

CREATE OR REPLACE FUNCTION keep_post_replies_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, document = excluded.document, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_replies_search_insert AFTER INSERT ON post_replies
  FOR EACH ROW EXECUTE FUNCTION keep_post_replies_found();
CREATE OR REPLACE TRIGGER post_replies_search_update AFTER UPDATE OF body, is_accepted, plain_text ON post_replies
  FOR EACH ROW EXECUTE FUNCTION keep_post_replies_found();

CREATE OR REPLACE FUNCTION keep_users_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, document = excluded.document, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER users_search_insert AFTER INSERT ON users
  FOR EACH ROW EXECUTE FUNCTION keep_users_found();
CREATE OR REPLACE TRIGGER users_search_update AFTER UPDATE OF first_name, last_name, "current_role", location, skills, visibility ON users
  FOR EACH ROW EXECUTE FUNCTION keep_users_found();

CREATE OR REPLACE FUNCTION keep_projects_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, document = excluded.document, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER projects_search_insert AFTER INSERT ON projects
  FOR EACH ROW EXECUTE FUNCTION keep_projects_found();
CREATE OR REPLACE TRIGGER projects_search_update AFTER UPDATE OF title, purpose, topic, skills, result, stage, plain_text ON projects
  FOR EACH ROW EXECUTE FUNCTION keep_projects_found();

CREATE OR REPLACE FUNCTION keep_exchanges_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, document = excluded.document, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER exchanges_search_insert AFTER INSERT ON exchanges
  FOR EACH ROW EXECUTE FUNCTION keep_exchanges_found();
CREATE OR REPLACE TRIGGER exchanges_search_update AFTER UPDATE OF title, body, topic, skills, plain_text ON exchanges
  FOR EACH ROW EXECUTE FUNCTION keep_exchanges_found();

CREATE OR REPLACE FUNCTION learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_vocabulary AS known (word, for_all)
  SELECT w.word, bool_or(o.is_open) AS for_all
  FROM changed c CROSS JOIN unnest(c.document) w(word, positions, weights)
  CROSS JOIN LATERAL (SELECT CASE
    -- Of these, visitors read the titles.
    WHEN c.kind = 'project' THEN 'A' = ANY(w.weights) AND EXISTS (SELECT FROM projects p
      WHERE p.id = c.id AND p.stage <> 'proposed' AND p.hidden_at IS NULL AND p.deleted_at IS NULL)
    WHEN c.kind = 'exchange' THEN 'A' = ANY(w.weights) AND EXISTS (SELECT FROM exchanges x
      WHERE x.id = c.id AND x.hidden_at IS NULL AND x.deleted_at IS NULL)
    -- The words of a secret or withheld group, and of what takes place in a group that is not public, are not for everybody.
    ELSE c.kind IN ('course', 'event', 'group')
      AND NOT EXISTS (SELECT FROM groups g WHERE g.id = c.id AND g.visibility IN ('secret', 'withheld'))
      AND NOT EXISTS (SELECT FROM events e JOIN groups g ON g.id = e.group_id
                      WHERE e.id = c.id AND g.visibility <> 'public') END AS is_open) o
  WHERE length(w.word) BETWEEN 3 AND 30 AND w.word ~ '[^0-9+#]'
  GROUP BY w.word
  HAVING NOT EXISTS (
    SELECT FROM search_vocabulary v
    WHERE v.word = w.word AND (v.for_all OR NOT bool_or(o.is_open)))
  ORDER BY w.word
  ON CONFLICT (word) DO UPDATE SET for_all = known.for_all OR excluded.for_all;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER search_entries_vocabulary_insert AFTER INSERT ON search_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION learn_words();
CREATE OR REPLACE TRIGGER search_entries_vocabulary_update AFTER UPDATE ON search_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION learn_words();

CREATE OR REPLACE FUNCTION search_entry(source events) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'event', search_fold(source.title),
search_words(source.title, 'A') || search_words(concat_ws(' ', source.summary, source.location), 'B')
|| search_stems(left(coalesce(source.plain_text, source.description), 20000), 'D'),
source.starts_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source courses) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'course', search_fold(source.title),
search_words(source.title, 'A') || search_words(source.promise, 'B')
|| search_words(replace(source.track, '-', ' ') || ' ' || array_to_string(source.outcomes, ' '), 'C')
|| search_stems(left(coalesce(source.plain_text, source.description), 20000), 'D'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source groups) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'group', search_fold(source.name),
search_words(source.name, 'A') || search_words(source.topic, 'B') || search_words(source.about, 'C'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source users) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'person', search_fold(concat_ws(' ', source.first_name, source.last_name)),
search_written(concat_ws(' ', source.first_name, source.last_name), 'A')
|| search_written(concat_ws(' ', source."current_role",
  CASE WHEN is_visible(source.visibility, 'location', 'members', 'members') THEN source.location END,
  CASE WHEN is_visible(source.visibility, 'skills', 'public', 'members') THEN array_to_string(source.skills, ' ') END
), 'B'),
source.joined_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source posts) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'discussion', search_fold(source.title),
search_words(source.title, 'A') || search_words(array_to_string(source.tags, ' '), 'B')
|| search_stems(left(coalesce(source.plain_text, source.body), 20000), 'C'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source post_replies) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, CASE WHEN source.is_accepted THEN 'answer' ELSE 'reply' END, '',
search_stems(left(coalesce(source.plain_text, source.body), 20000), 'C'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source projects) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'project', search_fold(source.title),
search_words(source.title, 'A') || search_words(concat_ws(' ', source.topic, array_to_string(source.skills, ' ')), 'B')
|| search_stems(left(coalesce(source.plain_text, concat_ws(' ', source.purpose, source.result)), 20000), 'C'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source exchanges) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'exchange', search_fold(source.title),
search_words(source.title, 'A') || search_words(concat_ws(' ', source.topic, array_to_string(source.skills, ' ')), 'B')
|| search_stems(left(coalesce(source.plain_text, source.body), 20000), 'C'),
source.created_at
$$;
