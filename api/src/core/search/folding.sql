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
CREATE OR REPLACE FUNCTION search_query_terms(value text) RETURNS TABLE (word text, n bigint) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
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

-- Every word as it is written: one that is still being typed has no stem yet.
CREATE OR REPLACE FUNCTION search_exact_vector(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT coalesce(string_agg('''' || l.word || ''':' || l.place || weight::text, ' '), '')::tsvector FROM search_lexemes(value) l
$$;

-- The English stem of every word that says something.
CREATE OR REPLACE FUNCTION search_stem_vector(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT coalesce(string_agg('''' || s.stem || ''':' || l.place || weight::text, ' '), '')::tsvector
FROM search_lexemes(value) l CROSS JOIN unnest(ts_lexize('english_stem', l.word)) s(stem)
$$;

CREATE OR REPLACE FUNCTION search_vector(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT search_exact_vector(value, weight) || search_stem_vector(value, weight)
$$;

-- One Latin letter or digit for each letter of a word: of others, pg_trgm makes trigrams only in some locales.
CREATE OR REPLACE FUNCTION search_shape(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT CASE WHEN word ~ '^[a-z0-9+#]*$' THEN word ELSE (
  SELECT string_agg(CASE WHEN l.letter ~ '[a-z0-9]' THEN l.letter
    ELSE substr('0123456789abcdefghijklmnopqrstuvwxyz', ascii(l.letter) % 36 + 1, 1) END, '' ORDER BY l.n)
  FROM string_to_table(word, NULL) WITH ORDINALITY l(letter, n)) END
$$;
