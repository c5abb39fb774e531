import type { Statement } from '../../core/database/database.js';

/**
 * Counts the words of a search without result, unless something here has them: names of members, too, are never counted.
 * A number is no word, and what is longer than any word may be a secret.
 */
export const emptySearchCount = (query: string): Statement => ({
  name: 'search.empty',
  text: `
    INSERT INTO empty_searches AS known (day, word)
    SELECT DISTINCT (now() AT TIME ZONE 'UTC')::date, t.word
    FROM search_query_terms($1::text) t
    WHERE length(t.word) BETWEEN 3 AND 30 AND t.word ~ '[^0-9+#]'
      AND NOT EXISTS (SELECT FROM search_vocabulary v WHERE v.word = t.word)
    ORDER BY t.word
    ON CONFLICT (day, word) DO UPDATE SET searches = known.searches + 1`,
  values: [query],
});
