import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import type { Member } from '../../../core/access/member.js';
import { Database } from '../../../core/database/database.js';
import { type JsonPage, readJsonPage } from '../../../core/paging/json-page.js';
import { decodeCursor } from '../../../core/paging/paging.js';
import type { AuditLogEntry, AuditLogQuery } from './audit-log.dto.js';
import { AUDIT_LOG_KEY, type AuditLogFilters, auditLogPage } from './audit-log.queries.js';

const BATCH_SIZE = 500;

@Injectable()
export class AuditLogService {
  constructor(private readonly database: Database) {}

  page({ cursor, limit, ...filters }: AuditLogQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, AUDIT_LOG_KEY.length);
    return readJsonPage(this.database, auditLogPage(filters, limit, after));
  }

  /** Everything that the filters find, a few hundred rows at a time; that it was taken is in the log, too. */
  async export(
    { who, what, from, to, order }: AuditLogFilters,
    actor: Member,
  ): Promise<AsyncGenerator<string>> {
    const filters = { who, what, from, to, order };
    await recordAuditEvent(
      { actor, action: 'export', subjectKind: 'audit', subjectId: 'csv', after: filters },
      this.database,
    );
    return this.rows(filters);
  }

  private async *rows(filters: AuditLogFilters): AsyncGenerator<string> {
    let after: unknown[] | undefined;
    do {
      const { json, next } = await readJsonPage(this.database, auditLogPage(filters, BATCH_SIZE, after));
      yield csvOf(JSON.parse(json) as AuditLogEntry[], after === undefined);
      after = next === null ? undefined : (JSON.parse(next) as unknown[]);
    } while (after);
  }
}

/** Spreadsheets would run what looks like a formula, and read UTF-8 by its mark alone. */
const csvOf = (entries: AuditLogEntry[], isFirst: boolean): string =>
  stringify(
    entries.map(
      ({ at, actor, actorName, action, subjectKind, subjectId, member, before, after, reason }) => ({
        at,
        actor: actor?.name ?? actorName ?? 'Former member',
        action,
        subject: `${subjectKind} ${subjectId}`,
        member: member?.name,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
        reason,
      }),
    ),
    {
      header: isFirst,
      columns: ['at', 'actor', 'action', 'subject', 'member', 'before', 'after', 'reason'],
      bom: isFirst,
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  );
