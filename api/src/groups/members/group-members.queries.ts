import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { personFields } from '../../identity/users/person.sql.js';
import type { GroupRole } from './group-membership.entity.js';
import { requestsIn } from '../groups.sql.js';
import type { GroupMemberItem, JoinRequestItem } from './group-members.dto.js';

const RANK = `array_position(ARRAY['owner', 'moderator', 'member'], m.role)`;

/** Everybody in a group, owners and moderators first. `after`: [rank, joinedAt, userId]. */
export function memberPage(
  groupId: string,
  viewerId: string,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const [group, viewer] = [parameters.add(groupId), parameters.add(viewerId)];
  return pageStatement({
    name: 'groups.members',
    item: jsonObject<GroupMemberItem>({
      ...personFields('u'),
      role: 'm.role',
      joinedAt: 'iso_instant(m.joined_at)',
    }),
    source: `FROM group_memberships m JOIN users u ON u.id = m.user_id
      WHERE m.group_id = ${group} AND u.suspended_at IS NULL AND ${notBlocked('u.id', viewer)}`,
    key: [
      [RANK, 'integer'],
      ['m.joined_at', 'timestamptz'],
      ['m.user_id', 'uuid'],
    ],
    size,
    after,
    parameters,
  });
}

/** Who has asked to join, the longest waiting first. `after`: [createdAt, userId]. */
export function requestPage(
  groupId: string,
  viewerId: string,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const [group, viewer] = [parameters.add(groupId), parameters.add(viewerId)];
  return pageStatement({
    name: 'groups.requests',
    item: jsonObject<JoinRequestItem>({
      id: 'j.id',
      member: jsonObject(personFields('u')),
      answers: 'j.answers',
      createdAt: 'iso_instant(j.created_at)',
    }),
    source: requestsIn(group, viewer),
    key: [
      ['j.created_at', 'timestamptz'],
      ['j.user_id', 'uuid'],
    ],
    size,
    after,
    total: `SELECT count(*) ${requestsIn(group, viewer)}`,
    parameters,
  });
}

/** Asks once: no row when the member has asked before or is in the group. */
export const requestInsertion = (
  groupId: string,
  userId: string,
  answers: object[],
  agreedVersion: number | null,
): Statement => ({
  name: 'groups.request_insert',
  text: `
    INSERT INTO group_join_requests (group_id, user_id, answers, rules_agreed_version)
    SELECT $1, $2, $3::jsonb, $4::integer WHERE NOT EXISTS (SELECT FROM group_memberships WHERE group_id = $1 AND user_id = $2)
    ON CONFLICT DO NOTHING RETURNING id`,
  values: [groupId, userId, JSON.stringify(answers), agreedVersion],
});

export interface SettledRequest {
  id: string;
  rulesAgreedVersion: number | null;
  createdAt: Date;
}

export const requestDeletion = (groupId: string, userId: string): Statement => ({
  name: 'groups.request_delete',
  text: `DELETE FROM group_join_requests WHERE group_id = $1 AND user_id = $2
         RETURNING id, rules_agreed_version AS "rulesAgreedVersion", created_at AS "createdAt"`,
  values: [groupId, userId],
});

/** Which version of a group's rules someone has agreed to, and when. */
export interface Agreement {
  version: number;
  at: Date;
}

/** No row when the member is in the group already, or banned from it. */
export const membershipInsertion = (
  groupId: string,
  userId: string,
  agreement: Agreement | null,
): Statement => ({
  name: 'groups.membership_insert',
  text: `
    INSERT INTO group_memberships (group_id, user_id, rules_seen, rules_agreed_version, rules_agreed_at)
    SELECT g.id, $2::uuid, coalesce($3::integer, g.rules_version), $3::integer, $4::timestamptz FROM groups g
    WHERE g.id = $1::uuid AND NOT EXISTS (SELECT FROM group_bans WHERE group_id = $1 AND user_id = $2)
    ON CONFLICT DO NOTHING RETURNING id`,
  values: [groupId, userId, agreement?.version ?? null, agreement?.at ?? null],
});

export const staffOf = (groupId: string): Statement => ({
  name: 'groups.staff',
  text: `SELECT user_id AS id FROM group_memberships WHERE group_id = $1 AND role <> 'member'`,
  values: [groupId],
});

export interface LockedPart {
  userId: string;
  role: GroupRole;
}

/** The owners of a group and these members, held until the transaction ends: always in one order. */
export const partsToChange = (groupId: string, memberIds: readonly string[]): Statement => ({
  name: 'groups.parts_to_change',
  text: `
    SELECT user_id AS "userId", role FROM group_memberships
    WHERE group_id = $1 AND (role = 'owner' OR user_id = ANY($2::uuid[])) ORDER BY user_id FOR UPDATE`,
  values: [groupId, memberIds],
});

/** A member knows the rules as they are now. */
export const rulesSeenBy = (groupId: string, userId: string): Statement => ({
  name: 'groups.rules_seen_by',
  text: `UPDATE group_memberships m SET rules_seen = g.rules_version FROM groups g
         WHERE g.id = m.group_id AND m.group_id = $1 AND m.user_id = $2`,
  values: [groupId, userId],
});
