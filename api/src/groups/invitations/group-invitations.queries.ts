import { paths } from '#platform/paths/paths';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { memberCountFor, RULES_REQUIRED } from '../groups.queries.js';
import type { InvitationItem, InvitationResponse } from './group-invitations.dto.js';

const OPEN = 'i.expires_at > now() AND i.uses < i.max_uses';

/** Those that still let someone in, the newest first. */
export const openInvitations = (groupId: string): Statement => ({
  name: 'groups.invitations',
  text: `SELECT ${jsonArray(
    jsonObject<InvitationItem>({
      id: 'i.id',
      path: `'${paths.groups}/join/' || i.code`,
      uses: 'i.uses',
      maxUses: 'i.max_uses',
      expiresAt: 'iso_instant(i.expires_at)',
    }),
    `FROM group_invitations i WHERE i.group_id = $1 AND ${OPEN} ORDER BY i.created_at DESC, i.id`,
  )}::text AS json`,
  values: [groupId],
});

/** No row once there are as many open ones as a group may have. */
export const invitationInsertion = (
  groupId: string,
  createdById: string,
  code: string,
  { maxUses, days }: { maxUses: number; days: number },
  most: number,
): Statement => ({
  name: 'groups.invitation_insert',
  text: `
    INSERT INTO group_invitations AS i (group_id, created_by_id, code, max_uses, expires_at)
    SELECT $1::uuid, $2, $3, $4, now() + make_interval(days => $5)
    WHERE (SELECT count(*) FROM group_invitations i WHERE i.group_id = $1::uuid AND ${OPEN}) < $6
    RETURNING i.id, '${paths.groups}/join/' || i.code AS path, i.uses, i.max_uses AS "maxUses", iso_instant(i.expires_at) AS "expiresAt"`,
  values: [groupId, createdById, code, maxUses, days, most],
});

/** What someone with the link sees of the group; for those in it already also when the link is over. */
export const invitingGroup = (code: string, viewerId: string): Statement => ({
  name: 'groups.invitation',
  text: `
    SELECT ${jsonObject<InvitationResponse>({
      group: jsonObject({
        id: 'g.id',
        slug: 'g.slug',
        name: 'g.name',
        about: 'g.about',
        visibility: 'g.visibility',
        memberCount: memberCountFor('$2'),
        coverSeed: 'g.cover_seed',
        coverUrl: 'g.cover_url',
        rules: 'g.rules',
        rulesVersion: 'g.rules_version',
        rulesRequired: RULES_REQUIRED,
        isMember: 'm.id IS NOT NULL',
      }),
    })}::text AS json
    FROM group_invitations i JOIN groups g ON g.id = i.group_id
    LEFT JOIN group_memberships m ON m.group_id = g.id AND m.user_id = $2::uuid
    WHERE i.code = $1 AND g.archived_at IS NULL AND g.visibility <> 'withheld' AND (m.id IS NOT NULL OR (${OPEN}))`,
  values: [code, viewerId],
});

export interface InvitationToUse {
  id: string;
  isOpen: boolean;
  isBanned: boolean;
  groupId: string;
  slug: string;
  name: string;
  visibility: string;
  isArchived: boolean;
  rules: string[];
  rulesRequired: boolean;
  rulesVersion: number;
}

/** The invitation, held until the transaction ends: of two at the last use, one joins. */
export const invitationToUse = (code: string, memberId: string): Statement => ({
  name: 'groups.invitation_to_use',
  text: `
    SELECT i.id, (${OPEN} AND g.visibility <> 'withheld') AS "isOpen", g.id AS "groupId", g.slug, g.name, g.visibility,
      g.rules, g.rules_required AS "rulesRequired", g.rules_version AS "rulesVersion",
      g.archived_at IS NOT NULL AS "isArchived",
      EXISTS (SELECT FROM group_bans b WHERE b.group_id = g.id AND b.user_id = $2::uuid) AS "isBanned"
    FROM group_invitations i JOIN groups g ON g.id = i.group_id WHERE i.code = $1 FOR UPDATE OF i`,
  values: [code, memberId],
});

export const invitationUse = (id: string): Statement => ({
  name: 'groups.invitation_use',
  text: 'UPDATE group_invitations SET uses = uses + 1 WHERE id = $1',
  values: [id],
});
