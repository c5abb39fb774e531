import type { EntryKind } from './search-entry.entity.js';

/** At most so many entries with a word are looked at: an index gives them in no order. */
const MAX_CANDIDATES = 2_000;
const RECENT_LIMIT = 1_000;

/** The entries of a kind with what a tsquery asks for. */
export const matching = (kind: EntryKind, query: string) =>
  `SELECT s.* FROM search_entries s WHERE s.kind = '${kind}' AND s.document @@ ${query}`;

/** As many of them as are looked at. */
export const matchingSome = (kind: EntryKind, query: string) =>
  `${matching(kind, query)} LIMIT ${MAX_CANDIDATES}`;

/** The entries of a kind that were written lately. */
export const latestOf = (kind: EntryKind) =>
  `SELECT * FROM search_entries WHERE kind = '${kind}' ORDER BY at DESC LIMIT ${RECENT_LIMIT}`;

/** The ids of the latest with `query`, and of others. */
export const writtenWith = (kind: 'discussion' | 'reply', query: string) => `
  SELECT l.id FROM (${latestOf(kind)}) l WHERE l.document @@ ${query}
  UNION SELECT o.id FROM (${matchingSome(kind, query)}) o`;

/** Whether each of the words that were typed begins one of the text's, without an index; null when no word was typed. */
export const beginsWordOf = (text: string, query: string) => `(' ' || search_fold(${text})) LIKE ALL ((
  SELECT array_agg('%' || CASE WHEN search_is_unspaced(w.word) THEN '' ELSE ' ' END || w.word || '%') FROM search_query_terms(${query}) w
)::text[])`;
