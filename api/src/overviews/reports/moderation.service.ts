import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor } from '../../core/paging/paging.js';
import { paths } from '#platform/paths/paths';
import { Database, type Transaction } from '../../core/database/database.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import type { Member } from '../../core/access/member.js';
import { User } from '../../identity/users/user.entity.js';
import { noticeToAuthor, noticeToReporter } from './decision-notices.js';
import { ReportChanges } from './report-changes.js';
import { reportSubject } from '../../core/report-subjects/report-subjects.module.js';
import { choicesFor, isHidden } from './registrations/report-subjects.queries.js';
import { Report } from './report.entity.js';
import type { DecisionRequest, ReportListQuery } from './reports.dto.js';
import {
  AlreadyDecidedError,
  NoRecipientsError,
  NotPossibleError,
  StaffCaseError,
  MessageRequiredError,
  WrongUntilError,
} from './reports.errors.js';
import {
  decisionNamed,
  type LatestDecision,
  type LockedReport,
  moderationCase,
  REPORT_KEY,
  reportPage,
  reportsLocked,
  suspension,
  suspensionEnd,
} from './reports.queries.js';

/** What moderators see of reports, and what they decide; every decision is in the audit log. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly database: Database,
    private readonly notifications: NotificationsService,
    private readonly changes: ReportChanges,
  ) {}

  list(query: ReportListQuery, viewer: Member): Promise<JsonPage> {
    const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor, REPORT_KEY.length);
    return readJsonPage(this.database, reportPage(query, viewer.id, after));
  }

  /** @throws NotFoundError also for what is about the viewer */
  async find(id: string, viewer: Member): Promise<string> {
    const json = await this.database.json(moderationCase(id, viewer.id));
    if (json === undefined) throw new NotFoundError();
    return json;
  }

  /**
   * Decides on all open reports of the same thing. The same decision again changes nothing; another one has to say which it
   * replaces.
   * @throws NotFoundError, AlreadyDecidedError, StaffCaseError, NotPossibleError, NoRecipientsError, MessageRequiredError, WrongUntilError
   */
  async decide(id: string, actor: Member, request: DecisionRequest): Promise<string> {
    await this.database.transaction(async (transaction) => {
      const reports = await transaction.query<LockedReport>(reportsLocked(id));
      const report = reports.find((one) => one.id === id);
      if (!report || report.authorId === actor.id) throw new NotFoundError();
      const before = await this.decisionBefore(report, transaction);
      if (before && request.replaces !== before.id) {
        if (before.decision === request.decision && before.actorId === actor.id) return;
        throw new AlreadyDecidedError(before.decision, before.actorName);
      }
      await this.requirePossible(report, request, actor, transaction);
      const decided = reports.filter(
        ({ decisionId }) => decisionId === null || decisionId === report.decisionId,
      );
      await this.apply(report, decided, request, before, actor, transaction);
    });
    return this.find(id, actor);
  }

  private async apply(
    report: LockedReport,
    decided: LockedReport[],
    request: DecisionRequest,
    before: LatestDecision | null,
    actor: Member,
    transaction: Transaction,
  ): Promise<void> {
    const { subjectKind, subjectId, authorId } = report;
    const { decision, message = null, until = null } = request;
    const wasShown = !(await this.applyVisibility(report, decision, before, transaction));
    if (authorId && decision === 'suspend') await transaction.query(suspension(authorId, until));
    else if (authorId && before?.decision === 'suspend') await transaction.query(suspensionEnd(authorId));
    const decisionId = await recordAuditEvent(
      {
        ...{ actor, action: decision, subjectKind, subjectId, memberId: authorId, reason: message },
        before: before && { id: before.id, decision: before.decision },
        after: until === null ? null : { until: new Date(until) },
      },
      transaction,
    );
    await transaction.manager.update(Report, { id: In(decided.map(({ id }) => id)) }, { decisionId });
    await this.notify(report, decided, { decisionId, request, before, quiet: wasShown }, transaction);
    await this.changes.subject(subjectKind, subjectId, transaction);
    await this.changes.queue(transaction);
    if (authorId && (decision === 'suspend' || before?.decision === 'suspend'))
      await this.changes.member(authorId, transaction);
  }

  /** Shows, hides or removes it. @returns whether it had been out of sight */
  private async applyVisibility(
    { subjectKind, subjectId }: LockedReport,
    decision: DecisionRequest['decision'],
    before: LatestDecision | null,
    transaction: Transaction,
  ): Promise<boolean> {
    const { hide, remove } = reportSubject(subjectKind);
    const [row] = await transaction.query<{ hidden: boolean }>(isHidden(subjectKind, subjectId));
    const restored =
      before?.decision === 'remove' && decision !== 'remove' ? remove?.(subjectId, false) : null;
    if (restored) await transaction.query(restored);
    if (decision === 'remove') await transaction.query(remove!(subjectId, true)!);
    else if (hide) await transaction.query(hide(subjectId, decision === 'hide' || decision === 'suspend'));
    if (hide && decision !== 'keep' && decision !== 'warn')
      await this.notifications.withdraw(subjectId, transaction);
    return Boolean(row?.hidden) || before !== null;
  }

  private async notify(
    { subjectKind, authorId, title, href }: LockedReport,
    decided: LockedReport[],
    about: {
      decisionId: string;
      request: DecisionRequest;
      before: LatestDecision | null;
      quiet: boolean;
    },
    transaction: Transaction,
  ): Promise<void> {
    const { decision, message = null, until = null } = about.request;
    const { noun } = reportSubject(subjectKind);
    const said = { decision, noun, title, message, until, replacesDecision: about.before !== null };
    const event = {
      kind: 'moderation' as const,
      sourceId: about.decisionId,
      subjectId: about.decisionId,
      actorId: null,
    };
    if (authorId && !(decision === 'keep' && about.quiet))
      await this.notifications.notify(
        { ...event, title: noticeToAuthor(said), href },
        [authorId],
        transaction,
      );
    const reporters = decided.flatMap(({ reporterId }) => reporterId ?? []);
    const isThere = decision === 'keep' || decision === 'warn';
    await this.notifications.notify(
      { ...event, title: noticeToReporter(said), href: isThere ? href : paths.terms },
      reporters,
      transaction,
    );
  }

  private async decisionBefore(
    { decisionId }: LockedReport,
    transaction: Transaction,
  ): Promise<LatestDecision | null> {
    if (decisionId === null) return null;
    const [decision] = await transaction.query<LatestDecision>(decisionNamed(decisionId));
    return decision!;
  }

  private async requirePossible(
    { subjectKind, authorId }: LockedReport,
    { decision, message, until }: DecisionRequest,
    actor: Member,
    { manager }: Transaction,
  ): Promise<void> {
    if (!choicesFor(subjectKind).includes(decision))
      throw new NotPossibleError(reportSubject(subjectKind).noun, decision);
    const author = authorId === null ? null : await manager.findOneBy(User, { id: authorId });
    if (author && (author.isAdmin || author.isModerator) && !actor.isAdmin) throw new StaffCaseError();
    if (!author && (decision === 'warn' || decision === 'suspend')) throw new NoRecipientsError();
    if (decision === 'warn' && !message) throw new MessageRequiredError();
    if (!until) return;
    if (decision !== 'suspend') throw new WrongUntilError('Only suspensions have an end date.');
    if (new Date(until) <= new Date()) throw new WrongUntilError('Choose a date in the future.');
  }
}
