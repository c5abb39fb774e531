import { recordAuditEvent } from '../../core/audit/audit.js';
import type { Queryable } from '../../core/database/database.js';
import type { Actor } from '../access/release-actor.js';

export type Action =
  | 'publish'
  | 'verify'
  | 'promote'
  | 'canary'
  | 'stop canary'
  | 'rollback'
  | 'retire'
  | 'disable'
  | 'enable'
  | 'pin'
  | 'unpin'
  | 'prune'
  | 'give paths'
  | 'create token'
  | 'revoke token';

/** What audit events are about: a section as a whole, or one of its releases. */
export const SUBJECT_KIND = 'release';

interface ReleaseAction {
  /** By name: a job of the site. */
  actor: Actor | string;
  app: string;
  release?: string | null;
  action: Action;
  reason: string;
  before?: object;
  after?: object;
}

/** Records an action in the transaction of what it changes. */
export async function record(
  { actor, app, release, ...event }: ReleaseAction,
  transaction: Queryable,
): Promise<void> {
  const { memberId = null, name } = typeof actor === 'string' ? { name: actor } : actor;
  await recordAuditEvent(
    {
      ...event,
      actor: memberId === null ? name : { id: memberId },
      subjectKind: SUBJECT_KIND,
      subjectId: release ? `${app}@${release}` : app,
    },
    transaction,
  );
}
