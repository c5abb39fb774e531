import type { Statement } from '../../core/database/database.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { LISTED } from '../../core/visibility/members.sql.js';
import { NAME } from './members.sql.js';

export interface MemberName {
  id: string;
  slug: string;
  name: string;
}

/** Someone whom the viewer sees in the community. */
export const memberSeenBy = ({ by, value }: IdOrSlug, viewerId: string): Statement => ({
  name: `members.seen_by_${by}`,
  text: `SELECT u.id, u.slug, ${NAME} AS name FROM users u
         WHERE u.${by} = $1 AND ${LISTED} AND ${notBlocked('u.id', '$2')}`,
  values: [value, viewerId],
});
