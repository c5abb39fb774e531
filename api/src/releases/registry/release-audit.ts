import type { Queryable, Statement } from '../../database/database.js';
import type { Action } from './release-audit-event.entity.js';

export interface AuditEvent {
  /** Who, in words: a person, a deploy token or a process. */
  actor: string;
  app: string;
  action: Action;
  release?: string | null;
  reason: string;
  before?: unknown;
  after?: unknown;
}

/** Records an event in the transaction that it is about. */
export async function record(event: AuditEvent, within: Queryable): Promise<void> {
  await within.query(auditEventInsertion(event));
}

const auditEventInsertion = ({
  actor,
  app,
  action,
  release = null,
  reason,
  before,
  after,
}: AuditEvent): Statement => ({
  text: `
    INSERT INTO release_acts (actor, app, action, release, reason, before, after)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  values: [actor, app, action, release, reason, asJson(before), asJson(after)],
});

const asJson = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));
