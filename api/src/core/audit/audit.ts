import type { Queryable } from '../database/database.js';
import { currentRequestId } from '../http/request-id.js';
import { type AuditedAction, auditEventInsertion } from './audit.queries.js';

/** Records an action in the transaction of what it changes. @returns the public id of the event */
export async function recordAuditEvent(action: AuditedAction, transaction: Queryable): Promise<string> {
  const [event] = await transaction.query<{ id: string }>(auditEventInsertion(action, currentRequestId()));
  return event!.id;
}
