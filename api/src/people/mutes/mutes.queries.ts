import { jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { NAME } from '../members/members.sql.js';
import type { MutedMember } from './mutes.dto.js';

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
