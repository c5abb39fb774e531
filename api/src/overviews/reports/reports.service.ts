import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../core/errors/errors.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import { ReportChanges } from './report-changes.js';
import { reportSubject, type SubjectRow } from '../../core/report-subjects/report-subjects.module.js';
import { Report } from './report.entity.js';
import type { NewReport, ReportSubjectReference } from './reports.dto.js';
import { OwnSubjectError } from './reports.errors.js';
import { autoHideCheck, subjectReportsLock } from './reports.queries.js';

const PER_MEMBER = { name: 'report', limit: 20, windowSeconds: 3600 };
/** So many members hide something until a moderator has looked at it. */
const AUTO_HIDE_THRESHOLD = 2;

@Injectable()
export class ReportsService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly changes: ReportChanges,
  ) {}

  /**
   * Reporting the same again changes nothing.
   * @throws NotFoundError for what the member does not see, OwnSubjectError, TooManyRequestsError
   */
  async create(
    member: Member,
    { subject, reason, note = null }: NewReport,
  ): Promise<{ id: string; isNew: boolean }> {
    return this.database.transaction(async (transaction) => {
      await transaction.query(subjectReportsLock(subject.id));
      const mine = { subjectId: subject.id, subjectKind: subject.kind, reporterId: member.id };
      const before = await transaction.manager.findOneBy(Report, mine);
      if (before) return { id: before.id, isNew: false };
      const { authorId, ...copy } = await this.findOrFail(subject, member, transaction);
      await this.limits.count(PER_MEMBER, member.id, transaction);
      const { id } = await transaction.manager.save(
        transaction.manager.create(Report, { ...mine, authorId, copy, reason, note }),
      );
      await this.autoHide(subject, transaction);
      await this.changes.queue(transaction);
      return { id, isNew: true };
    });
  }

  private async findOrFail(
    { kind, id }: ReportSubjectReference,
    member: Member,
    transaction: Transaction,
  ): Promise<SubjectRow> {
    const { find, noun } = reportSubject(kind);
    const [row] = await transaction.query<SubjectRow>(find(id, member));
    if (!row) throw new NotFoundError();
    if (row.authorId === member.id) throw new OwnSubjectError(noun);
    return row;
  }

  private async autoHide({ kind, id }: ReportSubjectReference, transaction: Transaction): Promise<void> {
    const { hide, neverAutoHidden } = reportSubject(kind);
    if (!hide || neverAutoHidden) return;
    const [row] = await transaction.query<{ hides: boolean }>(autoHideCheck(kind, id, AUTO_HIDE_THRESHOLD));
    if (!row?.hides) return;
    await transaction.query(hide(id, true));
    await this.changes.subject(kind, id, transaction);
  }
}
