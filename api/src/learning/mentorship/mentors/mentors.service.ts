import { Injectable } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database } from '../../../core/database/database.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { User } from '../../../identity/users/user.entity.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import { NAME_MENTOR, REMOVE_MENTOR } from './mentor-actions.js';
import { Mentor } from './mentor.entity.js';
import type { MentorNaming } from './mentors.dto.js';

/** Whom administrators make mentors. */
@Injectable()
export class MentorsService {
  constructor(
    private readonly database: Database,
    private readonly notifications: NotificationsService,
  ) {}

  /** Sessions they have agreed to stay theirs. The same again changes nothing. @throws NotFoundError */
  async set(memberId: string, { isMentor, reason }: MentorNaming, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const lock = { mode: 'pessimistic_write' as const };
      if (!(await manager.findOne(User, { where: { id: memberId }, select: { id: true }, lock })))
        throw new NotFoundError();
      if ((await manager.existsBy(Mentor, { userId: memberId })) === isMentor) return;
      if (isMentor) await manager.insert(Mentor, { userId: memberId, namedById: actor.id, reason });
      else await manager.delete(Mentor, { userId: memberId });
      const id = await recordAuditEvent(
        {
          ...{ actor, action: isMentor ? NAME_MENTOR : REMOVE_MENTOR, reason },
          ...{ subjectKind: 'member', subjectId: memberId, memberId },
          ...{ before: { isMentor: !isMentor }, after: { isMentor } },
        },
        transaction,
      );
      const title = isMentor ? 'You’re now a mentor' : 'You’re no longer a mentor';
      const href = isMentor ? paths.mentorshipQueue : paths.mentorship;
      const event = { kind: 'account', sourceId: id, subjectId: id, actorId: null } as const;
      await this.notifications.notify({ ...event, title, href }, [memberId], transaction);
    });
  }
}
