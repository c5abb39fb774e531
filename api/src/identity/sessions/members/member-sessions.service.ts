import { Injectable } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database } from '../../../core/database/database.js';
import { DomainEvents } from '../../../core/domain-events/domain-events.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { AccountChanged } from '../../users/account-changed.js';
import { User } from '../../users/user.entity.js';
import { allSessionsDeletion } from '../sessions.queries.js';

/** What administrators do with the sessions of a member. */
@Injectable()
export class MemberSessionsService {
  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
  ) {}

  /** @throws NotFoundError */
  async endAll(memberId: string, reason: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      if (!(await transaction.manager.existsBy(User, { id: memberId }))) throw new NotFoundError();
      await transaction.query(allSessionsDeletion(memberId));
      const act = { actor, action: 'sign out', subjectKind: 'member', subjectId: memberId, memberId, reason };
      const eventId = await recordAuditEvent(act, transaction);
      const notice = 'An administrator signed you out of every browser. You can sign in again.';
      await this.events.publish(
        new AccountChanged(memberId, eventId, notice, paths.accountDevices),
        transaction,
      );
    });
  }
}
