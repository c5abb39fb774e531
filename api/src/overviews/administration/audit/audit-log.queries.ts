import type { Statement } from '../../../core/database/database.js';
import { onDays } from '../../../core/time/days.sql.js';
import { jsonObject, pageStatement, Parameters } from '../../../core/database/json.sql.js';
import { authorSummary } from '../../../identity/users/person.sql.js';
import type { AuditLogEntry, AuditLogQuery } from './audit-log.dto.js';

export type AuditLogFilters = Pick<AuditLogQuery, 'who' | 'what' | 'from' | 'to' | 'order'>;

export const AUDIT_LOG_KEY = [['a.id', 'bigint']] as const;

const ENTRY = jsonObject<AuditLogEntry>({
  id: 'a.public_id',
  at: 'iso_instant(a.at)',
  actor: authorSummary('u'),
  actorName: 'a.actor_name',
  action: 'a.action',
  subjectKind: 'a.subject_kind',
  subjectId: 'a.subject_id',
  member: authorSummary('m'),
  before: 'a.before',
  after: 'a.after',
  reason: 'a.reason',
});

const JOINED = `FROM audit_events a LEFT JOIN users u ON u.id = a.actor_id LEFT JOIN users m ON m.id = a.member_id`;

/** As it is compared: without case and accents. */
const contains = (text: string, word: string) =>
  `search_fold(${text}) LIKE '%' || search_fold(${word}::text) || '%'`;
const nameOf = (alias: string) =>
  `concat_ws(' ', member_name(${alias}.first_name, ${alias}.last_name), ${alias}.slug)`;

function conditions({ who, what, from, to }: AuditLogFilters, parameters: Parameters): string {
  const all = ['true'];
  if (who) {
    const name = parameters.add(who);
    const isNamed = (column: string) =>
      `a.${column} IN (SELECT n.id FROM users n WHERE ${contains(nameOf('n'), name)})`;
    all.push(`(${isNamed('actor_id')} OR ${isNamed('member_id')} OR ${contains('a.actor_name', name)})`);
  }
  if (what)
    all.push(
      contains(`concat_ws(' ', a.action, a.subject_kind, a.subject_id, a.reason)`, parameters.add(what)),
    );
  return [...all, ...onDays('a.at', from, to, parameters)].join(' AND ');
}

export function auditLogPage(filters: AuditLogFilters, size: number, after?: readonly unknown[]): Statement {
  const parameters = new Parameters();
  return pageStatement({
    item: ENTRY,
    source: `${JOINED} WHERE ${conditions(filters, parameters)}`,
    key: AUDIT_LOG_KEY,
    descending: filters.order === 'newest',
    size,
    after,
    parameters,
  });
}
