import { Injectable } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import type { EntityManager } from 'typeorm';
import type { Member } from '../../core/access/member.js';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { LiveService } from '../../core/live/live.service.js';
import { User } from '../../identity/users/user.entity.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { EventHost } from './event-host.entity.js';
import type { EventHosting, EventHostingRequest } from './event-hosting.dto.js';
import { LET_HOST, STOP_HOSTING } from './hosting-actions.js';

/** Whom administrators let host events outside of groups. */
@Injectable()
export class EventHostingService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    private readonly notifications: NotificationsService,
  ) {}

  /** @throws NotFoundError */
  findOrFail(memberId: string): Promise<EventHosting> {
    return this.database.transaction(async ({ manager }) => {
      if (!(await manager.existsBy(User, { id: memberId }))) throw new NotFoundError();
      return hostingOf(await hostIn(manager, memberId));
    });
  }

  /** What they have planned stays theirs. The same again changes nothing. @throws NotFoundError */
  async set(
    memberId: string,
    { allowed, reason }: EventHostingRequest,
    actor: Member,
  ): Promise<EventHosting> {
    return this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const lock = { mode: 'pessimistic_write' as const };
      if (!(await manager.findOne(User, { where: { id: memberId }, select: { id: true }, lock })))
        throw new NotFoundError();
      const before = await hostIn(manager, memberId);
      if (allowed === (before !== null)) return hostingOf(before);
      const after = allowed
        ? await manager.save(EventHost, { userId: memberId, allowedById: actor.id, reason })
        : null;
      if (before) await this.takeBack(before, transaction);
      if (after) await this.notify(after, transaction);
      await recordAuditEvent(
        {
          ...{ actor, action: allowed ? LET_HOST : STOP_HOSTING, reason },
          ...{ subjectKind: 'member', subjectId: memberId, memberId },
          ...{ before: { hostsEvents: !allowed }, after: { hostsEvents: allowed } },
        },
        transaction,
      );
      await this.live.publish([{ topic: 'me', memberIds: [memberId] }], transaction);
      return hostingOf(after);
    });
  }

  private async takeBack({ id }: EventHost, transaction: Transaction): Promise<void> {
    await transaction.manager.delete(EventHost, { id });
    await this.notifications.withdraw(id, transaction);
  }

  private async notify({ id, userId }: EventHost, transaction: Transaction): Promise<void> {
    await this.notifications.notify(
      {
        ...{ kind: 'event-hosting', sourceId: id, subjectId: id, actorId: null },
        ...{ title: 'You can now host events', href: paths.newEvent() },
      },
      [userId],
      transaction,
    );
  }
}

const hostIn = (manager: EntityManager, userId: string): Promise<EventHost | null> =>
  manager.findOneBy(EventHost, { userId });

const hostingOf = (host: EventHost | null): EventHosting => ({
  allowed: host !== null,
  reason: host?.reason ?? null,
  since: host?.createdAt.toISOString() ?? null,
});
