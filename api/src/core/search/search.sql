CREATE OR REPLACE FUNCTION maintain_search_index() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries WHERE id = OLD.id;
  ELSE
    INSERT INTO search_entries SELECT * FROM search_entry(NEW)
    ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, title = excluded.title, words = excluded.words, at = excluded.at;
    PERFORM extend_search_vocabulary(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER courses_search_index
  AFTER INSERT OR DELETE OR UPDATE OF title, promise, description, outcomes, track, plain_text ON courses
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
CREATE OR REPLACE TRIGGER events_search_index
  AFTER INSERT OR DELETE OR UPDATE OF title, summary, location, description, starts_at, plain_text ON events
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
CREATE OR REPLACE TRIGGER exchanges_search_index
  AFTER INSERT OR DELETE OR UPDATE OF title, body, topic, skills, plain_text ON exchanges
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
CREATE OR REPLACE TRIGGER groups_search_index
  AFTER INSERT OR DELETE OR UPDATE OF name, topic, about ON groups
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
CREATE OR REPLACE TRIGGER post_replies_search_index
  AFTER INSERT OR DELETE OR UPDATE OF body, is_accepted, plain_text ON post_replies
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
CREATE OR REPLACE TRIGGER posts_search_index
  AFTER INSERT OR DELETE OR UPDATE OF title, body, tags, plain_text ON posts
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
CREATE OR REPLACE TRIGGER projects_search_index
  AFTER INSERT OR DELETE OR UPDATE OF title, purpose, topic, skills, result, stage, plain_text ON projects
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
CREATE OR REPLACE TRIGGER users_search_index
  AFTER INSERT OR DELETE OR UPDATE OF first_name, last_name, "current_role", location, skills, visibility ON users
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();

-- Adds the words of these entries.
CREATE OR REPLACE FUNCTION extend_search_vocabulary(entries uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_vocabulary AS known (word, for_all)
  SELECT w.word, bool_or(o.is_open) AS for_all
  FROM search_entries c CROSS JOIN unnest(c.words) w(word, positions, weights)
  CROSS JOIN LATERAL (SELECT CASE
    -- Of these, visitors read the titles.
    WHEN c.kind = 'project' THEN 'A' = ANY(w.weights) AND EXISTS (SELECT FROM projects p
      WHERE p.id = c.id AND p.stage <> 'proposed' AND p.hidden_at IS NULL AND p.deleted_at IS NULL)
    WHEN c.kind = 'exchange' THEN 'A' = ANY(w.weights) AND EXISTS (SELECT FROM exchanges x
      WHERE x.id = c.id AND x.hidden_at IS NULL AND x.deleted_at IS NULL)
    -- Visitors see no secret or withheld group, and nothing that takes place in a group that is not public.
    ELSE c.kind IN ('course', 'event', 'group')
      AND NOT EXISTS (SELECT FROM groups g WHERE g.id = c.id AND g.visibility IN ('secret', 'withheld'))
      AND NOT EXISTS (SELECT FROM events e JOIN groups g ON g.id = e.group_id
                      WHERE e.id = c.id AND g.visibility <> 'public') END AS is_open) o
  WHERE c.id = ANY (entries) AND length(w.word) BETWEEN 3 AND 30 AND w.word ~ '[^0-9+#]'
  GROUP BY w.word
  HAVING NOT EXISTS (
    SELECT FROM search_vocabulary v
    WHERE v.word = w.word AND (v.for_all OR NOT bool_or(o.is_open)))
  ORDER BY w.word
  ON CONFLICT (word) DO UPDATE SET for_all = known.for_all OR excluded.for_all;
END
$$;

CREATE OR REPLACE FUNCTION search_entry(source events) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'event', search_fold(source.title),
search_vector(source.title, 'A') || search_vector(concat_ws(' ', source.summary, source.location), 'B')
|| search_stem_vector(left(coalesce(source.plain_text, source.description), 20000), 'D'),
source.starts_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source courses) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'course', search_fold(source.title),
search_vector(source.title, 'A') || search_vector(source.promise, 'B')
|| search_vector(replace(source.track, '-', ' ') || ' ' || array_to_string(source.outcomes, ' '), 'C')
|| search_stem_vector(left(coalesce(source.plain_text, source.description), 20000), 'D'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source groups) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'group', search_fold(source.name),
search_vector(source.name, 'A') || search_vector(source.topic, 'B') || search_vector(source.about, 'C'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source users) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'person', search_fold(concat_ws(' ', source.first_name, source.last_name)),
search_exact_vector(concat_ws(' ', source.first_name, source.last_name), 'A')
|| search_exact_vector(concat_ws(' ', source."current_role",
  CASE WHEN is_visible(source.visibility, 'location', 'members', 'members') THEN source.location END,
  CASE WHEN is_visible(source.visibility, 'skills', 'public', 'members') THEN array_to_string(source.skills, ' ') END
), 'B'),
source.joined_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source posts) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'discussion', search_fold(source.title),
search_vector(source.title, 'A') || search_vector(array_to_string(source.tags, ' '), 'B')
|| search_stem_vector(left(coalesce(source.plain_text, source.body), 20000), 'C'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source post_replies) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, CASE WHEN source.is_accepted THEN 'answer' ELSE 'reply' END, '',
search_stem_vector(left(coalesce(source.plain_text, source.body), 20000), 'C'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source projects) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'project', search_fold(source.title),
search_vector(source.title, 'A') || search_vector(concat_ws(' ', source.topic, array_to_string(source.skills, ' ')), 'B')
|| search_stem_vector(left(coalesce(source.plain_text, concat_ws(' ', source.purpose, source.result)), 20000), 'C'),
source.created_at
$$;

CREATE OR REPLACE FUNCTION search_entry(source exchanges) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'exchange', search_fold(source.title),
search_vector(source.title, 'A') || search_vector(concat_ws(' ', source.topic, array_to_string(source.skills, ' ')), 'B')
|| search_stem_vector(left(coalesce(source.plain_text, source.body), 20000), 'C'),
source.created_at
$$;
