import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { NAME } from '../members/members.sql.js';
import type { BlockedMember } from './blocks.dto.js';
import { LISTED } from '../../core/visibility/members.sql.js';

/** Someone whom a member can block or has blocked: not who has blocked them, and so is not there for them. */
export const memberToBlock = ({ by, value }: IdOrSlug, memberId: string): Statement => ({
  name: `blocks.member_by_${by}`,
  text: `
    SELECT u.id FROM users u WHERE u.${by} = $1 AND (
      EXISTS (SELECT FROM member_blocks b WHERE b.blocker_id = $2 AND b.blocked_id = u.id)
      OR (${LISTED} AND NOT EXISTS (SELECT FROM member_blocks b WHERE b.blocker_id = u.id AND b.blocked_id = $2)))`,
  values: [value, memberId],
});

/** Whom a member has blocked, the latest first. `after`: [createdAt, id]. */
export function blockPage(memberId: string, size: number, after?: readonly unknown[]): Statement {
  const parameters = new Parameters();
  return pageStatement({
    name: 'blocks.list',
    item: jsonObject<BlockedMember>({
      id: 'u.id',
      slug: 'u.slug',
      name: NAME,
      blockedAt: 'iso_instant(b.created_at)',
    }),
    source: `FROM member_blocks b JOIN users u ON u.id = b.blocked_id WHERE b.blocker_id = ${parameters.add(memberId)}`,
    key: [
      ['b.created_at', 'timestamptz'],
      ['u.id', 'uuid'],
    ],
    descending: true,
    size,
    after,
    parameters,
  });
}
