import type { Json, JsonFields } from '../../core/database/json.sql.js';
import { personFields } from '../../identity/users/person.sql.js';
import { jsonObject, jsonWhen } from '../../core/database/json.sql.js';
import type { FeedItem, FeedPerson } from './feed.dto.js';

/**
 * Where items of the feed come from. SQL may use `$1`, the id of the viewer, and `$2`, whether they have the membership.
 * An index has to serve the order by `at` and `id`, so that a page costs the same however much there is.
 */
export interface FeedSource {
  /** FROM and WHERE: what the viewer may see. */
  from: string;
  at: string;
  id: string;
  /** FROM and JOINs that `item` needs; the row is found by `id`. */
  details: string;
  item: JsonFields<Omit<FeedItem, 'id' | 'at'>>;
}

/** What most items have nothing of. */
export const NOTHING_ELSE = {
  excerpt: `''`,
  group: 'NULL',
  reactionCount: '0',
  replyCount: '0',
  repliers: `'[]'::json`,
  event: 'NULL',
  project: 'NULL',
} as const;

/** The person `alias` (left-joined). */
export const feedPerson = (alias: string): Json<FeedPerson | null> =>
  jsonWhen<FeedPerson>(
    `${alias}.id IS NOT NULL`,
    jsonObject<FeedPerson>({ ...personFields(alias), currentRole: `${alias}."current_role"` }),
  );

/** The address of a page, whose last part is `slug`. */
export const pageAt = (path: (slug: string) => string, slug: string) => `'${path('')}' || ${slug}`;
