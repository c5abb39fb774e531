/** More words than that are not looked for. */
const MAX_TERMS = 8;
/** A word of fewer letters is like too many others. */
const MIN_WORD_LENGTH = 4;
const MAX_SIMILAR_TERMS = 3;
/** Minimum trigram similarity; PostgreSQL's default is 0.3. */
const MIN_SIMILARITY = 0.35;

export interface TermOptions {
  /** Which of the words may be beginnings of longer ones. */
  beginnings?: 'last' | 'all';
  /** Looks at words of this weight alone: `A` are those of a name or title, `B` what stands beside it. */
  weight?: 'A' | 'AB';
}

interface Terms extends TermOptions {
  /** What was typed, a parameter. */
  query: string;
  /** Whether the viewer is signed in, a parameter. */
  signedIn: string;
  /** The name of a CTE with `document`, whose words are known as well. */
  pages?: string;
}

/**
 * `query`, a tsquery: everything that was typed, each word as a stem or as it is, the last one also as a beginning; null
 * when no word was typed. A word that nothing findable has stands for those that look like it as well. `text` is what was
 * typed, folded; `alike` says whether anything stands for something else.
 */
export const searchTermsSql = ({ query, signedIn, pages, beginnings = 'last', weight }: Terms) => {
  const term = (word: string, isBeginning = 'false') =>
    `'''' || ${word} || CASE WHEN ${isBeginning} THEN ''':*${weight ?? ''}' ELSE '''${weight ? `:${weight}` : ''}' END`;
  // One Latin letter begins too many words, but not too many names; one of what is written without spaces begins a pair.
  const isBeginning = `(${weight === 'A' ? 'true' : `t.word !~ '^[a-z0-9]$'`} AND ${beginnings === 'all' ? 'true' : 't.is_last'}
    OR length(t.word) = 1 AND search_is_unspaced(t.word))`;
  const known = (condition: (word: string) => string) => `
    SELECT word FROM search_vocabulary WHERE (for_all OR ${signedIn}::boolean) AND ${condition('word')}
    ${pages ? `UNION ALL SELECT p.word FROM ${pages} CROSS JOIN unnest(tsvector_to_array(${pages}.document)) p(word) WHERE ${condition('p.word')}` : ''}`;
  return `
  SELECT string_agg('(' || concat_ws(' | ', ${term('t.stem')}, ${term('t.word', isBeginning)}, alike.query) || ')', ' & ' ORDER BY t.n)
      FILTER (WHERE t.stem IS NOT NULL OR t.is_last)::tsquery AS query,
    search_fold(${query}) AS text,
    count(alike.query) > 0 AS alike
  FROM (
    SELECT w.word, w.n, w.n = max(w.n) OVER () AS is_last, search_shape(w.word) AS shape,
      (ts_lexize('english_stem', w.word))[1] AS stem
    FROM (SELECT * FROM search_query_terms(${query}) ORDER BY n LIMIT ${MAX_TERMS}) w
  ) t
  LEFT JOIN LATERAL (
    SELECT string_agg(${term('v.word')}, ' | ') AS query
    FROM (
      (SELECT k.word
       FROM (${known((word) => `search_shape(${word}) % t.shape AND similarity(search_shape(${word}), t.shape) >= ${MIN_SIMILARITY}`)}) k
       ORDER BY similarity(search_shape(k.word), t.shape) DESC, k.word LIMIT ${MAX_SIMILAR_TERMS})
      UNION
      ${known((word) => `${word} = ANY (${TRANSPOSITIONS})`)}
    ) v
    WHERE length(t.word) >= ${MIN_WORD_LENGTH} AND t.stem IS NOT NULL
      AND NOT EXISTS (
        ${known((word) => `(${word} COLLATE "C" >= t.word AND ${word} COLLATE "C" < t.word || U&'\\+10FFFF' OR ${word} = t.stem)`)})
  ) alike ON true`;
};

/** All variants of `t.word` with two adjacent letters swapped: the typo with the lowest trigram similarity. */
const TRANSPOSITIONS = `ARRAY(
  SELECT left(t.word, i - 1) || substr(t.word, i + 1, 1) || substr(t.word, i, 1) || substr(t.word, i + 2)
  FROM generate_series(1, length(t.word) - 1) i)`;
