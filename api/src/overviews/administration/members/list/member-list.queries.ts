import type { Statement } from '../../../../core/database/database.js';
import {
  type JsonFields,
  jsonObject,
  pageStatement,
  Parameters,
} from '../../../../core/database/json.sql.js';
import { isHpcMemberSql } from '../../../../core/visibility/membership.sql.js';
import { personFields } from '../../../../identity/users/person.sql.js';
import { LAST_ACTIVE, MEMBER_LEVEL, MEMBER_STATE, memberCondition } from '../filters/member-filters.sql.js';
import type { MemberRecordQuery, MemberRecordSummary } from './member-list.dto.js';

export const MEMBER_RECORD_KEY = [
  ['u.joined_at', 'timestamptz'],
  ['u.id', 'uuid'],
] as const;

/** Of member `u`. Moderators reach neither addresses nor money. */
export const summaryFields = (isForAdmin: boolean): JsonFields<MemberRecordSummary> => ({
  ...personFields('u'),
  email: isForAdmin ? 'u.email' : 'NULL',
  plan: isForAdmin ? `CASE WHEN ${isHpcMemberSql('u.id')} THEN 'pro' ELSE 'free' END` : 'NULL',
  state: MEMBER_STATE,
  accessLevel: MEMBER_LEVEL,
  location: `nullif(u.location, '')`,
  points: 'coalesce((SELECT t.total_points FROM point_totals t WHERE t.user_id = u.id), 0)',
  joinedAt: 'iso_instant(u.joined_at)',
  lastActiveAt: `iso_instant(${LAST_ACTIVE})`,
});

export type MemberRecordFilters = Omit<MemberRecordQuery, 'cursor' | 'limit'>;

export function memberRecordPage(
  filters: MemberRecordFilters,
  isForAdmin: boolean,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  return pageStatement({
    item: jsonObject<MemberRecordSummary>(summaryFields(isForAdmin)),
    source: `FROM users u WHERE ${memberCondition(filters, parameters, isForAdmin)}`,
    key: MEMBER_RECORD_KEY,
    descending: filters.order === 'newest',
    size,
    after,
    parameters,
  });
}
