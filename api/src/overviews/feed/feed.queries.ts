import type { Statement } from '../../core/database/database.js';
import { jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { FeedItem } from './feed.dto.js';
import type { FeedSource } from './feed-source.js';
import { EVENTS } from './sources/events.sql.js';
import { FINISHED_COURSES } from './sources/finished-courses.sql.js';
import { NEWCOMERS } from './sources/newcomers.sql.js';
import { POSTS } from './sources/posts.sql.js';
import { PROJECTS } from './sources/projects.sql.js';

const SOURCES = [POSTS, EVENTS, PROJECTS, FINISHED_COURSES, NEWCOMERS];

/** The sort key of an item: when it happened, and its id. */
export const FEED_KEY = [
  ['f.at', 'timestamptz'],
  ['f.id', 'uuid'],
] as const;

/** The newest of every source, each at most as many as a page has. */
const newest = ({ from, at, id }: FeedSource, index: number, size: number, before: string) => `
  (SELECT ${index} AS source, ${id} AS id, ${at} AS at ${from} ${before && `AND (${at}, ${id}) < ${before}`}
   ORDER BY ${at} DESC, ${id} DESC LIMIT ${size + 1})`;

const itemOf = ({ id, details, item }: FeedSource, index: number) => `
  WHEN ${index} THEN (SELECT ${jsonObject<FeedItem>({ ...item, id, at: 'iso_instant(f.at)' })} ${details} WHERE ${id} = f.id)`;

/** What a member may see, the newest first; only the items of the page are read in full. */
export function feedPage(
  viewerId: string,
  pro: boolean,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  parameters.add(viewerId);
  parameters.add(pro);
  const before = after ? `(${parameters.add(after[0])}::timestamptz, ${parameters.add(after[1])}::uuid)` : '';
  return pageStatement({
    name: 'feed.page',
    item: `CASE f.source ${SOURCES.map(itemOf).join('')} END`,
    source: `FROM (${SOURCES.map((source, index) => newest(source, index, size, before)).join(' UNION ALL ')}) f WHERE true`,
    key: FEED_KEY,
    descending: true,
    size,
    after,
    parameters,
  });
}
