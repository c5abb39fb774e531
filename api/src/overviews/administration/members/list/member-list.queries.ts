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
import type { MemberOrder, MemberRecordQuery, MemberRecordSummary } from './member-list.dto.js';

type SortKey = readonly [column: string, type: string];

const JOINED: SortKey = ['u.joined_at', 'timestamptz'];

const SORT_KEYS: Record<MemberOrder, SortKey> = {
  newest: JOINED,
  oldest: JOINED,
  name: [`lower(member_name(u.first_name, u.last_name))`, 'text'],
  // Who was never there, for as long as that is stored, comes last.
  active: [`coalesce(${LAST_ACTIVE}, 'epoch')`, 'timestamptz'],
};

/** What a cursor holds. */
export const MEMBER_RECORD_KEY_LENGTH = 2;

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
    key: [SORT_KEYS[filters.order], ['u.id', 'uuid']],
    descending: filters.order === 'newest' || filters.order === 'active',
    size,
    after,
    parameters,
  });
}
