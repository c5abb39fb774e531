import { Injectable } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { ApiError, NotFoundError } from '../../../core/errors/errors.js';
import { requireActiveAdministrator } from '../../../identity/access-levels/active-administrators.js';
import { isSuspended } from '../../../identity/users/is-suspended.js';
import { User } from '../../../identity/users/user.entity.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import { dayOf } from '../decision-notices.js';
import { ReportChanges } from '../report-changes.js';
import { LIFT_SUSPENSION } from '../report-kinds.js';
import { StaffCaseError, WrongUntilError } from '../reports.errors.js';
import { suspension, suspensionEnd } from '../reports.queries.js';
import type { SuspensionRequest } from './suspensions.dto.js';

class OwnSuspensionError extends ApiError {
  constructor() {
    super(400, 'yourself', 'You can’t suspend yourself.');
  }
}

/** Suspensions that no report led to. */
@Injectable()
export class SuspensionsService {
  constructor(
    private readonly database: Database,
    private readonly notifications: NotificationsService,
    private readonly changes: ReportChanges,
  ) {}

  /** The same again changes nothing. @throws OwnSuspensionError, NotFoundError, StaffCaseError, WrongUntilError */
  async suspend(memberId: string, { reason, until = null }: SuspensionRequest, actor: Member): Promise<void> {
    const end = until === null ? null : new Date(until);
    if (end && end <= new Date()) throw new WrongUntilError('Choose a date in the future.');
    await this.database.transaction(async (transaction) => {
      const member = await this.lockedMember(memberId, actor, transaction);
      if (isSuspended(member) && member.suspendedUntil?.getTime() === end?.getTime()) return;
      await transaction.query(suspension(memberId, until));
      const before = { until: member.suspendedUntil, suspended: isSuspended(member) };
      const act = { action: 'suspend', reason, before, after: { until: end, suspended: true } };
      const length = end ? `until ${dayOf(end)}` : 'until further notice';
      const notice = `A moderator suspended your account ${length}. You can still read and export, but not post. Their message: ${reason} To appeal, write to us on the contact page.`;
      await this.record({ ...act, notice, href: paths.contact }, memberId, actor, transaction);
    });
  }

  /** @throws NotFoundError, StaffCaseError */
  async lift(memberId: string, reason: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const member = await this.lockedMember(memberId, actor, transaction);
      if (!isSuspended(member)) return;
      await transaction.query(suspensionEnd(memberId));
      const before = { until: member.suspendedUntil, suspended: true };
      const act = { action: LIFT_SUSPENSION, reason, before, after: { until: null, suspended: false } };
      const notice = 'A moderator lifted your suspension. You can post again.';
      await this.record({ ...act, notice, href: paths.home }, memberId, actor, transaction);
    });
  }

  private async lockedMember(memberId: string, actor: Member, transaction: Transaction): Promise<User> {
    if (memberId === actor.id) throw new OwnSuspensionError();
    // So that two administrators cannot suspend each other at the same moment.
    if (actor.isAdmin) await requireActiveAdministrator(actor, transaction);
    const lock = { mode: 'pessimistic_write' as const };
    const member = await transaction.manager.findOne(User, { where: { id: memberId }, lock });
    if (!member) throw new NotFoundError();
    if ((member.isAdmin || member.isModerator) && !actor.isAdmin) throw new StaffCaseError();
    return member;
  }

  private async record(
    act: { action: string; reason: string; before: object; after: object; notice: string; href: string },
    memberId: string,
    actor: Member,
    transaction: Transaction,
  ): Promise<void> {
    const { action, reason, before, after, notice: title, href } = act;
    const about = { subjectKind: 'member', subjectId: memberId, memberId };
    const id = await recordAuditEvent({ ...about, actor, action, reason, before, after }, transaction);
    const event = { kind: 'moderation', sourceId: id, subjectId: id, actorId: null } as const;
    await this.notifications.notify({ ...event, title, href }, [memberId], transaction);
    await this.changes.member(memberId, transaction);
  }
}
