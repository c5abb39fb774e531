import type { User } from './user.entity.js';

/** Whether they may read and not write at this moment: a suspension ends by itself. */
export const isSuspended = ({ suspendedAt, suspendedUntil }: User): boolean =>
  suspendedAt !== null && (suspendedUntil === null || suspendedUntil > new Date());
