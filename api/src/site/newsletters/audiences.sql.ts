import { isHpcMemberSql } from '../../core/visibility/membership.sql.js';
import { type Track, TRACKS } from '../../identity/users/user.entity.js';
import type { Audience } from './newsletter.entity.js';

const HASH = `encode(sha256(convert_to(s.email, 'UTF8')), 'hex')`;

/** Subscriber `s` has confirmed, still wants it, and their address takes mail. */
export const WANTS_NEWSLETTERS = `s.confirmed_at IS NOT NULL AND s.unsubscribed_at IS NULL
  AND NOT EXISTS (SELECT FROM suppressed_addresses b WHERE b.email_hash = ${HASH})
  AND NOT EXISTS (SELECT FROM undeliverable_addresses b WHERE b.email_hash = ${HASH})`;

const HAS_PRO = `EXISTS (SELECT FROM users u WHERE u.email = s.email AND u.email_verified_at IS NOT NULL AND ${isHpcMemberSql('u.id')})`;

/** Which subscribers `s` an audience has; people without an account are among the free ones. */
export const IS_IN: Record<Audience, string> = {
  all: 'true',
  free: `NOT ${HAS_PRO}`,
  pro: HAS_PRO,
  ...(Object.fromEntries(TRACKS.map((track) => [track, `'${track}' = ANY (s.interests)`])) as Record<
    Track,
    string
  >),
};

/** The same for an audience that is known only in SQL. */
export const isInAudience = (audience: string): string =>
  `CASE ${audience} WHEN 'pro' THEN ${IS_IN.pro} WHEN 'free' THEN ${IS_IN.free} WHEN 'all' THEN true ELSE ${audience} = ANY (s.interests) END`;
