import type { Statement } from '../../core/database/database.js';
import { jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { AccessLevel } from '../access-levels/access-level.js';
import { IS_SUSPENDED } from '../sessions/sessions.queries.js';
import { authorSummary } from '../users/person.sql.js';
import type { OpenInvitation } from './invitations.dto.js';

export const INVITATION_KEY = [
  ['i.sent_at', 'timestamptz'],
  ['i.id', 'uuid'],
] as const;

const IS_WAITING = 'i.accepted_at IS NULL AND i.withdrawn_at IS NULL';

/** Those that nobody has accepted nor withdrawn, the latest first. */
export function openInvitations(size: number, after?: readonly unknown[]): Statement {
  return pageStatement({
    item: jsonObject<OpenInvitation>({
      id: 'i.id',
      email: 'i.email',
      accessLevel: 'i.access_level',
      invitedBy: authorSummary('n'),
      sentAt: 'iso_instant(i.sent_at)',
      expiresAt: 'iso_instant(i.expires_at)',
      isExpired: 'i.expires_at <= now()',
    }),
    source: `FROM invitations i LEFT JOIN users n ON n.id = i.invited_by_id WHERE ${IS_WAITING}`,
    key: INVITATION_KEY,
    descending: true,
    size,
    after,
    parameters: new Parameters(),
  });
}

export interface KnownAddress {
  email: string;
  isMember: boolean;
  isAdmin: boolean | null;
  isModerator: boolean | null;
  isSuspended: boolean | null;
  isInvited: boolean;
}

/** What is known of each address. One that its account never proved is nobody’s. */
export const knownAddresses = (emails: readonly string[]): Statement => ({
  text: `
    SELECT a.email, u.id IS NOT NULL AS "isMember", u.is_admin AS "isAdmin", u.is_moderator AS "isModerator",
      ${IS_SUSPENDED} AS "isSuspended",
      EXISTS (SELECT FROM invitations i WHERE i.email = a.email AND ${IS_WAITING} AND i.expires_at > now()) AS "isInvited"
    FROM unnest($1::text[]) WITH ORDINALITY a(email, position)
    LEFT JOIN users u ON u.email = a.email AND u.email_verified_at IS NOT NULL
    ORDER BY a.position`,
  values: [emails],
});

export const expiredAmong = (emails: readonly string[]): Statement => ({
  text: `DELETE FROM invitations i WHERE i.email = ANY ($1::text[]) AND ${IS_WAITING} AND i.expires_at <= now()`,
  values: [emails],
});

export interface FollowedInvitation {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  accessLevel: AccessLevel;
  invitedById: string | null;
  state: 'open' | 'expired' | 'withdrawn' | 'accepted';
  /** Who has proved that the address is theirs. */
  holderId: string | null;
  isHolderSuspended: boolean | null;
}

/** A role is worth what its inviter is: it ends with their being an administrator. */
export const followedInvitation = (tokenHash: Buffer): Statement => ({
  text: `
    SELECT i.id, i.email, i.first_name AS "firstName", i.last_name AS "lastName", i.access_level AS "accessLevel",
      i.invited_by_id AS "invitedById", u.id AS "holderId", ${IS_SUSPENDED} AS "isHolderSuspended",
      CASE WHEN i.accepted_at IS NOT NULL THEN 'accepted'
           WHEN i.withdrawn_at IS NOT NULL OR i.access_level <> 'member' AND n.is_admin IS NOT TRUE THEN 'withdrawn'
           WHEN i.expires_at <= now() THEN 'expired' ELSE 'open' END AS state
    FROM invitations i LEFT JOIN users n ON n.id = i.invited_by_id
    LEFT JOIN users u ON u.email = i.email AND u.email_verified_at IS NOT NULL
    WHERE i.token_hash = $1`,
  values: [tokenHash],
});

/** Once: `{ id }` or nothing. */
export const invitationAcceptance = (id: string): Statement => ({
  text: `UPDATE invitations i SET accepted_at = now() WHERE i.id = $1 AND ${IS_WAITING} AND i.expires_at > now() RETURNING i.id`,
  values: [id],
});

/** What was over a month ago; until then a link says what became of it. */
export const oldInvitations = (): Statement => ({
  text: `DELETE FROM invitations WHERE expires_at < now() - interval '30 days'`,
});
