import { Injectable } from '@nestjs/common';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { Database } from '../../core/database/database.js';
import { DomainEvents } from '../../core/domain-events/domain-events.js';
import { LiveService } from '../../core/live/live.service.js';
import type { Member } from '../../core/access/member.js';
import { paths } from '#platform/paths/paths';
import { AccountChanged } from '../users/account-changed.js';
import { User } from '../users/user.entity.js';
import { type AccessLevel, accessLevelOf, accessFlagsOf } from './access-level.js';
import type { AccessLevelRequest, MemberAccessLevel } from './access-levels.dto.js';
import { OwnAccessLevelError } from './access-levels.errors.js';
import { requireActiveAdministrator } from './active-administrators.js';

@Injectable()
export class AccessLevelsService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Who changes it stays an administrator, so that there always is one.
   * @throws OwnAccessLevelError, NotFoundError, ForbiddenError
   */
  async set(
    memberId: string,
    { accessLevel: after, reason }: AccessLevelRequest,
    actor: Member,
  ): Promise<MemberAccessLevel> {
    if (memberId === actor.id) throw new OwnAccessLevelError();
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      await requireActiveAdministrator(actor, transaction);
      const lock = { mode: 'pessimistic_write' as const };
      const member = await manager.findOne(User, { where: { id: memberId }, lock });
      if (!member) throw new NotFoundError();
      const before = accessLevelOf(member);
      if (before === after) return;
      await manager.update(User, { id: memberId }, accessFlagsOf(after));
      const eventId = await recordAuditEvent(
        {
          ...{
            actor,
            action: 'set access level',
            subjectKind: 'member',
            subjectId: memberId,
            memberId,
            reason,
          },
          ...{ before: { accessLevel: before }, after: { accessLevel: after } },
        },
        transaction,
      );
      const href = after === 'member' ? paths.home : paths.admin;
      await this.events.publish(
        new AccountChanged(memberId, eventId, noticeOf(before, after), href),
        transaction,
      );
      await this.live.publish([{ topic: 'me', memberIds: [memberId] }], transaction);
    });
    return { id: memberId, accessLevel: after };
  }
}

const NOUNS: Record<AccessLevel, string> = {
  member: 'a member',
  moderator: 'a moderator',
  admin: 'an administrator',
};

const noticeOf = (before: AccessLevel, after: AccessLevel): string =>
  after === 'member'
    ? `You’re no longer ${NOUNS[before]} of FutureLab`
    : `You’re now ${NOUNS[after]} of FutureLab`;
