CREATE OR REPLACE FUNCTION forget_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE id = OLD.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION keep_courses_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION keep_events_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION keep_groups_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION keep_posts_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION keep_users_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION keep_projects_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION keep_exchanges_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words, at = excluded.at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_vocabulary AS known (word, for_all)
  SELECT w.word, bool_or(o.is_open) AS for_all
  FROM changed c CROSS JOIN unnest(c.words) w(word, positions, weights)
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
  WHERE length(w.word) BETWEEN 3 AND 30 AND w.word ~ '[^0-9._/-]'
  GROUP BY w.word
  HAVING NOT EXISTS (
    SELECT FROM search_vocabulary v
    WHERE v.word = w.word AND (v.for_all OR NOT bool_or(o.is_open)))
  ORDER BY w.word
  ON CONFLICT (word) DO UPDATE SET for_all = known.for_all OR excluded.for_all;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_entry(source events) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'event', search_fold(source.title),
search_words(source.title, 'A') || search_words(concat_ws(' ', source.summary, source.location), 'B')
|| setweight(to_tsvector('english', search_fold(left(coalesce(source.plain_text, source.description), 20000))), 'D'),
source.starts_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source courses) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'course', search_fold(source.title),
search_words(source.title, 'A') || search_words(source.promise, 'B')
|| search_words(replace(source.track, '-', ' ') || ' ' || array_to_string(source.outcomes, ' '), 'C')
|| setweight(to_tsvector('english', search_fold(left(coalesce(source.plain_text, source.description), 20000))), 'D'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source groups) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'group', search_fold(source.name),
search_words(source.name, 'A') || search_words(source.topic, 'B') || search_words(source.about, 'C'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source users) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'person', search_fold(concat_ws(' ', source.first_name, source.last_name)),
setweight(to_tsvector('simple', search_fold(concat_ws(' ', source.first_name, source.last_name))), 'A')
|| setweight(to_tsvector('simple', search_fold(concat_ws(' ', source."current_role",
  CASE WHEN is_visible(source.visibility, 'location', 'members', 'members') THEN source.location END,
  CASE WHEN is_visible(source.visibility, 'skills', 'public', 'members') THEN array_to_string(source.skills, ' ') END
))), 'B'),
source.joined_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source posts) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'discussion', search_fold(source.title),
search_words(source.title, 'A') || search_words(array_to_string(source.tags, ' '), 'B')
|| setweight(to_tsvector('english', search_fold(left(coalesce(source.plain_text, source.body), 20000))), 'C'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source projects) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'project', search_fold(source.title),
search_words(source.title, 'A') || search_words(concat_ws(' ', source.topic, array_to_string(source.skills, ' ')), 'B')
|| setweight(to_tsvector('english', search_fold(left(coalesce(source.plain_text, concat_ws(' ', source.purpose, source.result)), 20000))), 'C'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source exchanges) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'exchange', search_fold(source.title),
search_words(source.title, 'A') || search_words(concat_ws(' ', source.topic, array_to_string(source.skills, ' ')), 'B')
|| setweight(to_tsvector('english', search_fold(left(coalesce(source.plain_text, source.body), 20000))), 'C'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT lower(regexp_replace(normalize(value, NFD), U&'[\0300-\036F]', '', 'g'))
$$;

CREATE OR REPLACE FUNCTION search_words(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT setweight(to_tsvector('english', f.value) || to_tsvector('simple', f.value), weight)
FROM (SELECT search_fold(coalesce($1, '')) AS value) f
$$;
