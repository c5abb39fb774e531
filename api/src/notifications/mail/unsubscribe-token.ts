import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../core/validation/id-or-slug.pipe.js';
import { NOTIFICATION_KIND_KEYS, type NotificationKindKey } from '../notification-kinds.js';

interface Stop {
  userId: string;
  kind: NotificationKindKey;
}

const signature = ({ userId, kind }: Stop, key: string): string =>
  createHmac('sha256', key).update(`stop ${userId} ${kind}`).digest('base64url');

/** Lets anyone who holds it stop the mails of one kind to one member, and nothing else. */
export const unsubscribeToken = (stop: Stop, key: string): string =>
  `${stop.userId}.${stop.kind}.${signature(stop, key)}`;

/** What a token claims; it still has to be checked with the member's key. */
export function readUnsubscribeToken(token: unknown): (Stop & { signature: string }) | undefined {
  const [userId = '', kind, signed, ...more] = typeof token === 'string' ? token.split('.') : [];
  const known = NOTIFICATION_KIND_KEYS.find((key) => key === kind);
  if (!isUuid(userId) || !known || !signed || more.length > 0) return undefined;
  return { userId, kind: known, signature: signed };
}

export function isSignedWith(key: string, claim: Stop & { signature: string }): boolean {
  const [expected, given] = [Buffer.from(signature(claim, key)), Buffer.from(claim.signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
