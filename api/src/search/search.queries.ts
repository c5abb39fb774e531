import { jsonObject, Parameters } from '../common/database/json.sql.js';
import type { Statement } from '../database/database.js';
import { isPro, type Member } from '../sessions/member.js';
import { searchTermsSql } from './search-terms.sql.js';
import { livePages } from './live-pages.sql.js';
import type { EntryKind } from './search-entry.entity.js';
import { type Source, sources } from './search.sql.js';
import { transpositions } from './query-terms.js';

const PER_KIND = 5;
/** At most so many matches are ranked, to bound the cost of a common word. */
const RANKED = 300;
const MAX_CANDIDATES = 2_000;
/** Discussions written lately are looked through first: a common word is found there, and often enough. */
const RECENT_LIMIT = 1_000;
const MIN_RECENT_MATCHES = 20;

/** What visitors find, and what only members do. */
const FOR_ALL: EntryKind[] = ['course', 'event', 'group', 'project', 'exchange'];
const FOR_MEMBERS: EntryKind[] = [...FOR_ALL, 'person', 'discussion'];

/** Each with a partial index of its own. */
const INDEXED: EntryKind[][] = [
  ['course', 'event', 'group'],
  ['person'],
  ['discussion'],
  ['project', 'exchange'],
];

// The first condition is that of the partial index.
const ofKind = (kind: EntryKind) => {
  const together = INDEXED.find((kinds) => kinds.includes(kind))!;
  return together.length === 1
    ? `s.kind = '${kind}'`
    : `s.kind IN (${together.map((one) => `'${one}'`).join(', ')}) AND s.kind = '${kind}'`;
};

// Subselects are evaluated once, not per row.
const QUERY = '(SELECT words FROM asked)';
const TEXT = '(SELECT text FROM asked)';

const rank = (words: string, title: string) =>
  `ts_rank('{0.05, 0.15, 0.4, 1}', ${words}, ${QUERY}) + CASE WHEN starts_with(${title}, ${TEXT}) THEN 1 ELSE 0 END`;

const matching = (kind: EntryKind) =>
  `SELECT s.* FROM search_entries s WHERE ${ofKind(kind)} AND s.words @@ ${QUERY}`;

/** The entries of a kind to choose from: those that rank best, of events those nearest to now. */
const candidates = (kind: EntryKind) => {
  if (kind === 'discussion') return 'SELECT * FROM discussions';
  const order =
    kind === 'event' ? 'abs(extract(epoch FROM s.at - now()))' : `${rank('s.words', 's.title')} DESC`;
  return `SELECT s.* FROM (${matching(kind)} LIMIT ${MAX_CANDIDATES}) s ORDER BY ${order} LIMIT ${RANKED}`;
};

const discussions = ({ from, visible }: Source) => `
  latest AS MATERIALIZED (
    SELECT s.* FROM (SELECT * FROM search_entries WHERE kind = 'discussion' ORDER BY at DESC LIMIT ${RECENT_LIMIT}) s
    ${from} WHERE s.words @@ ${QUERY} AND ${visible} LIMIT ${RANKED}
  ),
  discussions AS (
    SELECT * FROM latest
    UNION ALL (
      SELECT s.* FROM (
        ${matching('discussion')} AND (SELECT count(*) FROM latest) < ${MIN_RECENT_MATCHES} LIMIT ${MAX_CANDIDATES}
      ) s ${from}
      WHERE ${visible} AND NOT EXISTS (SELECT FROM latest l WHERE l.id = s.id)
      ORDER BY s.at DESC LIMIT ${RANKED})
  )`;

const best = (kind: EntryKind, { from, visible, title, excerpt, path }: Source) => `(
  SELECT '${kind}' AS kind, ${title} AS title, ${excerpt} AS excerpt, ${path} AS path,
    ${rank('s.words', 's.title')} AS rank
  FROM (${candidates(kind)}) s ${from} WHERE ${visible}
  ORDER BY rank DESC, s.at DESC, s.id LIMIT ${PER_KIND})`;

const bestPages = `(
  SELECT 'page' AS kind, p.title, '' AS excerpt, p.path, ${rank('p.words', 'p.folded')} AS rank
  FROM pages p WHERE p.words @@ ${QUERY}
  ORDER BY rank DESC, p.title LIMIT ${PER_KIND})`;

const RESULT = jsonObject({ title: 'f.title', excerpt: 'f.excerpt', path: 'f.path' });
const GROUP = jsonObject({ kind: 'g.kind', results: 'g.results' });

/** The first five of each kind that have all of `words`, the best first, as far as the viewer may see them. */
export function searchResults(words: string[], viewer: Member | null): Statement {
  const slips = Object.fromEntries(words.map((word) => [word, transpositions(word)]));
  const parameters = new Parameters();
  const [typed, swapped] = [parameters.add(words), parameters.add(JSON.stringify(slips))];
  const [signedIn, admin] = [parameters.add(viewer !== null), parameters.add(viewer?.isAdmin ?? false)];
  const id = parameters.add(viewer?.id ?? null);
  const from = sources(id, viewer ? parameters.add(isPro(viewer)) : 'false');
  const kinds = viewer ? FOR_MEMBERS : FOR_ALL;
  return {
    name: `search.${viewer ? 'member' : 'visitor'}`,
    text: `
      WITH pages AS MATERIALIZED (${livePages(signedIn, admin)}),
      asked AS MATERIALIZED (${searchTermsSql(typed, swapped, signedIn)}),
      ${viewer ? `${discussions(from.discussion)},` : ''}
      found AS (${[bestPages, ...kinds.map((kind) => best(kind, from[kind]))].join(' UNION ALL ')})
      SELECT json_build_object(
        'alike', (SELECT alike FROM asked),
        'groups', coalesce(json_agg(${GROUP} ORDER BY g.best DESC, g.kind), '[]'::json)
      )::text AS json
      FROM (
        SELECT f.kind, max(f.rank) AS best, json_agg(${RESULT} ORDER BY f.rank DESC, f.title) AS results
        FROM found f GROUP BY f.kind
      ) g`,
    values: parameters.values,
  };
}
