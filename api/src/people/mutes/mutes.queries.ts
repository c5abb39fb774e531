import { jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { LISTED } from '../../core/visibility/members.sql.js';
import { NAME } from '../members/members.sql.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { MutedMember } from './mutes.dto.js';

export const MAX_MUTES = 500;

/** Someone whom a member sees or has muted. */
export const memberToMute = ({ by, value }: IdOrSlug, memberId: string): Statement => ({
  name: `mutes.member_by_${by}`,
  text: `
    SELECT u.id FROM users u WHERE u.${by} = $1 AND (
      EXISTS (SELECT FROM member_mutes m WHERE m.muter_id = $2 AND m.muted_id = u.id)
      OR (${LISTED} AND ${notBlocked('u.id', '$2')}))`,
  values: [value, memberId],
});

/** Returns the row, also when it was there before; nothing when there are too many. */
export const muteInsertion = (muterId: string, mutedId: string): Statement => ({
  name: 'mutes.insert',
  text: `
    INSERT INTO member_mutes (muter_id, muted_id) SELECT $1, $2::uuid
    WHERE (SELECT count(*) FROM member_mutes WHERE muter_id = $1 AND muted_id <> $2::uuid) < ${MAX_MUTES}
    ON CONFLICT (muter_id, muted_id) DO UPDATE SET muted_id = excluded.muted_id RETURNING muted_id`,
  values: [muterId, mutedId],
});

/** Whom a member has muted, the latest first. `after`: [createdAt, id]. */
export function mutePage(memberId: string, size: number, after?: readonly unknown[]): Statement {
  const parameters = new Parameters();
  const muter = parameters.add(memberId);
  return pageStatement({
    name: 'mutes.list',
    item: jsonObject<MutedMember>({
      id: 'u.id',
      slug: 'u.slug',
      name: NAME,
      mutedAt: 'iso_instant(m.created_at)',
    }),
    source: `FROM member_mutes m JOIN users u ON u.id = m.muted_id WHERE m.muter_id = ${muter} AND ${notBlocked('u.id', muter)}`,
    key: [
      ['m.created_at', 'timestamptz'],
      ['u.id', 'uuid'],
    ],
    descending: true,
    size,
    after,
    parameters,
  });
}
