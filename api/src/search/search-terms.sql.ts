/** A word of fewer letters is like too many others. */
const MIN_WORD_LENGTH = 4;
const MAX_SIMILAR_WORDS = 3;
/** Minimum trigram similarity; PostgreSQL's default is 0.3. */
const MIN_SIMILARITY = 0.35;

/**
 * `words`, a tsquery: everything that was typed, each word as a stem or as it is, the last one also as a beginning.
 * A word that nothing findable has stands for those that look like it as well. `text` is what was typed, `alike` whether
 * anything stands for something else.
 *
 * Parameters: the words; the slips of each, as JSON; whether the viewer is signed in. `pages` is a CTE.
 */
export const searchTermsSql = (words: string, slips: string, signedIn: string) => `
  SELECT string_agg('(' || concat_ws(' | ', nullif(t.stem, ''), t.written, alike.words) || ')', ' & ' ORDER BY t.n)
      FILTER (WHERE t.stem <> '' OR t.is_last)::tsquery AS words,
    string_agg(t.word, ' ' ORDER BY t.n) AS text,
    count(alike.words) > 0 AS alike
  FROM (
    SELECT typed.word, typed.n, typed.n = cardinality(${words}::text[]) AS is_last,
      to_tsquery('english', typed.word)::text AS stem,
      to_tsquery('simple', typed.word
        || CASE WHEN typed.n = cardinality(${words}::text[]) AND typed.word !~ '^[a-z0-9]$' THEN ':*' ELSE '' END
      )::text AS written
    FROM unnest(${words}::text[]) WITH ORDINALITY typed(word, n)
  ) t
  LEFT JOIN LATERAL (
    SELECT string_agg(to_tsquery('simple', v.word)::text, ' | ') AS words
    FROM (
      (SELECT k.word
       FROM (${known(signedIn, (word) => `${word} % t.word AND similarity(${word}, t.word) >= ${MIN_SIMILARITY}`)}) k
       ORDER BY similarity(k.word, t.word) DESC, k.word LIMIT ${MAX_SIMILAR_WORDS})
      UNION
      ${known(signedIn, (word) => `${word} IN (SELECT jsonb_array_elements_text(${slips}::jsonb -> t.word))`)}
    ) v
    WHERE length(t.word) >= ${MIN_WORD_LENGTH} AND t.stem <> ''
      AND NOT EXISTS (
        ${known(signedIn, (word) => `(${word} LIKE t.word || '%' OR ${word} = trim(t.stem, ''''))`)})
  ) alike ON true`;

/** The words, of what the viewer may find and of pages, that meet a condition. */
const known = (signedIn: string, condition: (word: string) => string) => `
  SELECT word FROM search_vocabulary WHERE (for_all OR ${signedIn}::boolean) AND ${condition('word')}
  UNION ALL
  SELECT p.word FROM pages CROSS JOIN unnest(tsvector_to_array(pages.words)) p(word) WHERE ${condition('p.word')}`;
