import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { Database } from '../../../core/database/database.js';
import { type JsonPage, readJsonPage } from '../../../core/paging/json-page.js';
import { decodeCursor } from '../../../core/paging/paging.js';
import { exportCsv } from '../csv-rows.js';
import type { AuditLogEntry, AuditLogQuery } from './audit-log.dto.js';
import { AUDIT_LOG_KEY, type AuditLogFilters, auditLogPage } from './audit-log.queries.js';

const COLUMNS = ['at', 'actor', 'action', 'subject', 'member', 'before', 'after', 'reason'];

@Injectable()
export class AuditLogService {
  constructor(private readonly database: Database) {}

  page({ cursor, limit, ...filters }: AuditLogQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, AUDIT_LOG_KEY.length);
    return readJsonPage(this.database, auditLogPage(filters, limit, after));
  }

  /** Everything that the filters find; that it was taken is in the log, too. */
  async export(
    { who, what, from, to, order }: AuditLogFilters,
    actor: Member,
  ): Promise<AsyncGenerator<string>> {
    const filters = { who, what, from, to, order };
    return exportCsv(this.database, actor, {
      subjectKind: 'audit',
      filters,
      page: (size, after) => auditLogPage(filters, size, after),
      columns: COLUMNS,
      cellsOf,
    });
  }
}

const cellsOf = ({
  subjectKind,
  subjectId,
  member,
  actor,
  actorName,
  before,
  after,
  ...entry
}: AuditLogEntry) => ({
  at: entry.at,
  actor: actor?.name ?? actorName ?? 'Former member',
  action: entry.action,
  subject: `${subjectKind} ${subjectId}`,
  member: member?.name,
  before: before && JSON.stringify(before),
  after: after && JSON.stringify(after),
  reason: entry.reason,
});
