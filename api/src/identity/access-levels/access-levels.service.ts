import { Injectable } from '@nestjs/common';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { ForbiddenError, NotFoundError } from '../../core/errors/errors.js';
import { Database } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import type { Member } from '../../core/access/member.js';
import { User } from '../users/user.entity.js';
import { type AccessLevel, accessLevelOf, accessFlagsOf } from './access-level.js';
import type { MemberAccessLevel } from './access-levels.dto.js';
import { OwnAccessLevelError } from './access-levels.errors.js';

@Injectable()
export class AccessLevelsService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
  ) {}

  /**
   * Who changes it stays an administrator, so that there always is one.
   * @throws OwnAccessLevelError, NotFoundError, ForbiddenError
   */
  async set(memberId: string, after: AccessLevel, actor: Member): Promise<MemberAccessLevel> {
    if (memberId === actor.id) throw new OwnAccessLevelError();
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      // Of two administrators who take it from each other at the same moment, one comes second and is none any more.
      const lock = { mode: 'pessimistic_write' as const };
      const admins = await manager.find(User, { where: { isAdmin: true }, order: { id: 'ASC' }, lock });
      if (!admins.some(({ id }) => id === actor.id)) throw new ForbiddenError();
      const member = await manager.findOne(User, { where: { id: memberId }, lock });
      if (!member) throw new NotFoundError();
      const before = accessLevelOf(member);
      if (before === after) return;
      await manager.update(User, { id: memberId }, accessFlagsOf(after));
      await recordAuditEvent(
        {
          ...{ actor, action: 'set access level', subjectKind: 'member', subjectId: memberId, memberId },
          ...{ before: { accessLevel: before }, after: { accessLevel: after } },
        },
        transaction,
      );
      await this.live.publish([{ topic: 'me', memberIds: [memberId] }], transaction);
    });
    return { id: memberId, accessLevel: after };
  }
}
