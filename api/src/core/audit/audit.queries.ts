import type { Statement } from '../database/database.js';

export interface AuditedAction {
  /** A member; or by name what acted instead of one: a deploy token, the command line, a job. */
  actor: { id: string } | string;
  action: string;
  subjectKind: string;
  subjectId: string;
  /** Whom it concerns. */
  memberId?: string | null;
  before?: object | null;
  after?: object | null;
  reason?: string | null;
}

/** Returns `{ id }`, the public id. */
export const auditEventInsertion = (
  { actor, action, subjectKind, subjectId, memberId, before, after, reason }: AuditedAction,
  requestId: string | null,
): Statement => ({
  text: `
    INSERT INTO audit_events (actor_id, actor_name, action, subject_kind, subject_id, member_id, before, after, reason, request_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING public_id AS id`,
  values: [
    ...(typeof actor === 'string' ? [null, actor] : [actor.id, null]),
    ...[action, subjectKind, subjectId, memberId ?? null],
    ...[json(before), json(after), reason ?? null, requestId],
  ],
});

const json = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null);
