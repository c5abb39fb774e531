-- The letters of Thai, Lao, Burmese, Khmer, Japanese and Chinese, which are written without spaces.
CREATE OR REPLACE FUNCTION search_unspaced() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT U&'[\0E00-\0EFF\1000-\109F\1780-\17FF\3005-\3007\3040-\30FF\31F0-\31FF\3400-\4DBF\4E00-\9FFF\+020000-\+03FFFF]'
$$;

-- Text as it is compared: lower case, without accents and apostrophes; what is no part of a word is one space. "D’Arcy & C++,
-- Łódź" is `darcy c++ lodz`. The collation is named and letters are listed, so that every database answers alike.
CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT normalize(btrim(translate(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(replace(replace(replace(replace(
      lower(regexp_replace(
        normalize(translate(value COLLATE "und-x-icu", U&'\2018\2019\02BC\02BB\02B9\2032\00B4`\2122\2120', ''''''''''''''''''), NFKD),
        U&'[\0300-\036F\00AD\200C-\200F\2060-\2064\FE00-\FE0F\FEFF]+', '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      -- + and # belong to a word that they end: until that is known, two private letters stand for them.
      U&'øłđðħŧıς+#', U&'olddhtiσ\E000\E001'),
    '([^ ])''([^ ])', '\1\2', 'g'),
    public.search_unspaced() || '+', ' \& ', 'g'),
    U&'[[:punct:][:space:][:cntrl:]$<=>^|~\00A2-\00A9\00AC\00AE-\00B1\00D7\00F7\2010-\206F\20A0-\20CF\2190-\2BFF\+01F000-\+01FAFF]+', ' ', 'g'),
    U&'(^| )[\E000\E001]+|[\E000\E001]+([^ \E000\E001])', ' \2', 'g'),
  U&'\E000\E001', '+#')), NFC)
$$;

CREATE OR REPLACE FUNCTION search_fold_all(texts text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT ARRAY(SELECT public.search_fold(t.value) FROM unnest(texts) WITH ORDINALITY t(value, n) ORDER BY t.n)
$$;

CREATE OR REPLACE FUNCTION search_is_unspaced(word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT word ~ ('^' || search_unspaced())
$$;

-- The words of a text in their order. What is written without spaces counts by pairs of letters, and by its last one.
CREATE OR REPLACE FUNCTION search_tokens(value text) RETURNS TABLE (word text, place integer) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT left(w.word, 100), least(t.place, 16000)::integer
FROM string_to_table(search_fold(value), ' ') WITH ORDINALITY t(word, place)
CROSS JOIN LATERAL (
  SELECT t.word WHERE NOT search_is_unspaced(t.word)
  UNION ALL
  SELECT l.letter || coalesce(lead(l.letter) OVER (ORDER BY l.n), '')
  FROM string_to_table(t.word, NULL) WITH ORDINALITY l(letter, n) WHERE search_is_unspaced(t.word)
) w
WHERE w.word <> ''
$$;

-- What is looked for: of what is written without spaces the pairs, or its only letter.
CREATE OR REPLACE FUNCTION search_typed(value text) RETURNS TABLE (word text, n bigint) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT t.word, row_number() OVER (ORDER BY t.n) FROM (
  SELECT k.word, k.n, length(k.word) > 1 OR count(*) OVER (PARTITION BY k.place) = 1 AS counts
  FROM search_tokens(value) WITH ORDINALITY k(word, place, n)
) t WHERE t.counts
$$;

-- What a text is found by: its words, "C" of "C++", and the parts of "D’Arcy".
CREATE OR REPLACE FUNCTION search_lexemes(value text) RETURNS TABLE (word text, place integer) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT w.word, t.place FROM search_tokens(value) t
CROSS JOIN LATERAL (SELECT t.word UNION SELECT rtrim(t.word, '+#')) w
UNION ALL
SELECT t.word, t.place FROM search_tokens((
  SELECT string_agg(translate(m.found[1], U&'''\2018\2019\02BC', '    '), ' ')
  FROM regexp_matches(value, U&'[^ ]+[''\2018\2019\02BC][^ ]+', 'g') m(found))) t
$$;

-- Every word as it is written: somebody who is still typing has no stem yet.
CREATE OR REPLACE FUNCTION search_written(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT coalesce(string_agg('''' || l.word || ''':' || l.place || weight::text, ' '), '')::tsvector FROM search_lexemes(value) l
$$;

-- The English stem of every word that says something.
CREATE OR REPLACE FUNCTION search_stems(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT coalesce(string_agg('''' || s.stem || ''':' || l.place || weight::text, ' '), '')::tsvector
FROM search_lexemes(value) l CROSS JOIN unnest(ts_lexize('english_stem', l.word)) s(stem)
$$;

CREATE OR REPLACE FUNCTION search_words(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT search_written(value, weight) || search_stems(value, weight)
$$;

-- One Latin letter or digit for each letter of a word: of others, pg_trgm makes trigrams only in some locales.
CREATE OR REPLACE FUNCTION search_shape(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT CASE WHEN word ~ '^[a-z0-9+#]*$' THEN word ELSE (
  SELECT string_agg(CASE WHEN l.letter ~ '[a-z0-9]' THEN l.letter
    ELSE substr('0123456789abcdefghijklmnopqrstuvwxyz', ascii(l.letter) % 36 + 1, 1) END, '' ORDER BY l.n)
  FROM string_to_table(word, NULL) WITH ORDINALITY l(letter, n)) END
$$;

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

CREATE OR REPLACE FUNCTION keep_post_replies_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries SELECT (search_entry(NEW)).*
  ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, words = excluded.words, at = excluded.at;
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

-- Done whenever this file has changed: what is there already is taken in as the functions now say.
INSERT INTO search_entries SELECT (f.entry).* FROM (
  SELECT search_entry(s) AS entry FROM courses s
  UNION ALL SELECT search_entry(s) FROM events s
  UNION ALL SELECT search_entry(s) FROM groups s
  UNION ALL SELECT search_entry(s) FROM users s
  UNION ALL SELECT search_entry(s) FROM posts s
  UNION ALL SELECT search_entry(s) FROM post_replies s
  UNION ALL SELECT search_entry(s) FROM projects s
  UNION ALL SELECT search_entry(s) FROM exchanges s
  OFFSET 0
) f
ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, title = excluded.title, words = excluded.words, at = excluded.at;
REINDEX INDEX ix_search_vocabulary_shape;
REINDEX INDEX ix_posts_folded_tags;
REINDEX INDEX ix_users_filter_terms;
REINDEX INDEX ix_users_by_folded_name;
