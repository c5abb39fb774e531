import { Injectable } from '@nestjs/common';
import { longDateWithYear } from '#platform/format/dates';
import { paths } from '#platform/paths/paths';
import { In, IsNull, MoreThan } from 'typeorm';
import type { Member } from '../../core/access/member.js';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import { LiveService } from '../../core/live/live.service.js';
import { User } from '../../identity/users/user.entity.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import type { ProGrantRequest } from './pro-grants.dto.js';

class PastEndError extends ApiError {
  constructor() {
    const message = 'Choose a date in the future.';
    super(400, 'validation_failed', message, { until: [message] });
  }
}

/** Pro that administrators give to members, beside what they pay for. */
@Injectable()
export class ProGrantsService {
  constructor(
    private readonly database: Database,
    private readonly notifications: NotificationsService,
    private readonly live: LiveService,
  ) {}

  /** The same end again changes nothing. @throws NotFoundError, PastEndError */
  async grant(memberId: string, { until, reason }: ProGrantRequest, actor: Member): Promise<void> {
    const end = new Date(until);
    if (end <= new Date()) throw new PastEndError();
    await this.database.transaction(async (transaction) => {
      const { member, open } = await this.lockedMember(memberId, transaction);
      const [current] = open;
      if (current?.accessUntil?.getTime() === end.getTime() && open.length === 1) return;
      await this.close(open.slice(1), transaction);
      await transaction.manager.save(Subscription, {
        ...(current ?? { userId: memberId, provider: 'granted', status: 'active' }),
        accessUntil: end,
      });
      const title = `FutureLab gave you Pro until ${longDateWithYear(end.toISOString(), member.timeZone)}`;
      const after = { granted: true, until: end };
      await this.record(
        { action: 'grant pro', reason, before: grantOf(current), after, title },
        { member, actor },
        transaction,
      );
    });
  }

  /** Without a grant it changes nothing. @throws NotFoundError */
  async end(memberId: string, reason: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { member, open } = await this.lockedMember(memberId, transaction);
      if (open.length === 0) return;
      await this.close(open, transaction);
      const before = grantOf(open[0]);
      const title = 'The Pro membership that FutureLab gave you has ended';
      await this.record(
        { action: 'end pro', reason, before, after: { granted: false, until: null }, title },
        { member, actor },
        transaction,
      );
    });
  }

  /** The member and the grants that are open, the longest first. */
  private async lockedMember(memberId: string, { manager }: Transaction) {
    const lock = { mode: 'pessimistic_write' as const };
    const member = await manager.findOne(User, { where: { id: memberId }, lock });
    if (!member) throw new NotFoundError();
    const granted = { userId: memberId, provider: 'granted' as const };
    const open = await manager.find(Subscription, {
      where: [
        { ...granted, accessUntil: IsNull() },
        { ...granted, accessUntil: MoreThan(new Date()) },
      ],
      order: { accessUntil: { direction: 'DESC', nulls: 'FIRST' }, id: 'ASC' },
    });
    return { member, open };
  }

  private async close(grants: Subscription[], { manager }: Transaction): Promise<void> {
    if (grants.length === 0) return;
    const ended = { status: 'canceled' as const, accessUntil: () => 'now()' };
    await manager.update(Subscription, { id: In(grants.map(({ id }) => id)) }, ended);
  }

  private async record(
    act: { action: string; reason: string; before: object; after: object; title: string },
    { member, actor }: { member: User; actor: Member },
    transaction: Transaction,
  ): Promise<void> {
    const { title, ...audited } = act;
    const about = { subjectKind: 'member', subjectId: member.id, memberId: member.id };
    const id = await recordAuditEvent({ ...audited, ...about, actor }, transaction);
    const event = { kind: 'account', sourceId: id, subjectId: id, actorId: null } as const;
    await this.notifications.notify(
      { ...event, title, href: paths.accountMembership },
      [member.id],
      transaction,
    );
    await this.live.publish([{ topic: 'me', memberIds: [member.id] }], transaction);
  }
}

const grantOf = (grant: Subscription | undefined) => ({
  granted: grant !== undefined,
  until: grant?.accessUntil ?? null,
});
