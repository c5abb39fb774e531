import { jsonObject, Parameters } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { isPro, type Member } from '../../core/access/member.js';
import { type SearchSource, searchSources } from '../../core/search/search-sources.module.js';
import { latestOf, matchingSome } from '../../core/search/matching.sql.js';
import { searchTermsSql } from '../../core/search/search-terms.sql.js';
import { livePages } from './live-pages.sql.js';
import type { EntryKind } from '../../core/search/search-entry.entity.js';
import type { SearchGroup, SearchResponse, SearchResult } from './search.dto.js';

const PER_KIND = 5;
/** At most so many matches are ranked, to bound the cost of a common word. */
const RANKED = 300;
const MIN_RECENT_MATCHES = 20;

// Subselects are evaluated once, not per row.
const QUERY = '(SELECT query FROM asked)';
const TEXT = '(SELECT text FROM asked)';

const rank = (document: string, title: string) =>
  `ts_rank('{0.05, 0.15, 0.4, 1}', ${document}, ${QUERY}) + CASE WHEN starts_with(${title}, ${TEXT}) THEN 1 ELSE 0 END`;

/** The entries of a kind to choose from: those that rank best, unless their source says otherwise. */
const candidates = (kind: EntryKind, { isWritten, order }: SearchSource) => {
  if (isWritten) return `SELECT * FROM ${kind}_entries`;
  return `SELECT s.* FROM (${matchingSome(kind, QUERY)}) s
          ORDER BY ${order ?? `${rank('s.document', 's.title')} DESC`} LIMIT ${RANKED}`;
};

const writtenEntries = (kind: EntryKind, { from, visible }: SearchSource) => `
  latest_${kind} AS MATERIALIZED (
    SELECT s.* FROM (${latestOf(kind)}) s ${from} WHERE s.document @@ ${QUERY} AND ${visible} LIMIT ${RANKED}
  ),
  ${kind}_entries AS (
    SELECT * FROM latest_${kind}
    UNION ALL (
      SELECT s.* FROM (
        ${matchingSome(kind, `${QUERY} AND (SELECT count(*) FROM latest_${kind}) < ${MIN_RECENT_MATCHES}`)}
      ) s ${from}
      WHERE ${visible} AND NOT EXISTS (SELECT FROM latest_${kind} l WHERE l.id = s.id)
      ORDER BY s.at DESC LIMIT ${RANKED})
  )`;

const best = (kind: EntryKind, source: SearchSource) => `(
  SELECT '${source.first?.of ?? kind}' AS kind, '${source.heading}' AS heading,
    ${source.first ? `'${source.first.note}'` : 'NULL'} AS note, ${source.title} AS title, ${source.excerpt} AS excerpt, ${source.path} AS path, ${rank('s.document', 's.title')} AS rank
  FROM (${candidates(kind, source)}) s ${source.from} WHERE ${source.visible}
  ORDER BY rank DESC, s.at DESC, s.id LIMIT ${PER_KIND})`;

const bestPages = `(
  SELECT 'page' AS kind, 'Pages' AS heading, NULL AS note, p.title, '' AS excerpt, p.path, ${rank('p.document', 'p.folded')} AS rank
  FROM pages p WHERE p.document @@ ${QUERY}
  ORDER BY rank DESC, p.title LIMIT ${PER_KIND})`;

const RESULT = `json_strip_nulls(${jsonObject<SearchResult>({
  title: 'f.title',
  excerpt: 'f.excerpt',
  path: 'f.path',
  note: 'f.note',
})})`;
const GROUP = jsonObject<SearchGroup>({ kind: 'g.kind', heading: 'g.heading', results: 'g.results' });
const ORDER = 'f.note IS NULL, f.rank DESC, f.title';

/** The first five of each kind that have all words of `typed`, the best first, as far as the viewer may see them. */
export function searchResults(query: string, viewer: Member | null): Statement {
  const parameters = new Parameters();
  const text = `${parameters.add(query)}::text`;
  const [signedIn, admin] = [parameters.add(viewer !== null), parameters.add(viewer?.isAdmin ?? false)];
  const id = parameters.add(viewer?.id ?? null);
  const found = searchSources(id, viewer ? parameters.add(isPro(viewer)) : 'false').filter(
    ([, { membersOnly }]) => viewer || !membersOnly,
  );
  const written = found.filter(([, { isWritten }]) => isWritten);
  return {
    name: `search.${viewer ? 'member' : 'visitor'}`,
    text: `
      WITH pages AS MATERIALIZED (${livePages(signedIn, admin)}),
      asked AS MATERIALIZED (${searchTermsSql({ query: text, signedIn, pages: 'pages' })}),
      ${written.map(([kind, source]) => `${writtenEntries(kind, source)},`).join('')}
      found AS (${[bestPages, ...found.map(([kind, source]) => best(kind, source))].join(' UNION ALL ')})
      SELECT ${jsonObject<SearchResponse>({
        alike: '(SELECT alike FROM asked)',
        groups: `coalesce(json_agg(${GROUP} ORDER BY g.best DESC, g.kind), '[]'::json)`,
      })} AS answer
      FROM (
        SELECT f.kind, f.heading, max(f.rank) AS best, json_agg(${RESULT} ORDER BY ${ORDER}) AS results
        FROM (SELECT *, row_number() OVER (PARTITION BY f.kind ORDER BY ${ORDER}) AS n FROM found f) f
        WHERE f.n <= ${PER_KIND} GROUP BY f.kind, f.heading
      ) g`,
    values: parameters.values,
  };
}
