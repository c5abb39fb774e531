import { Injectable } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database } from '../../../core/database/database.js';
import { DomainEvents } from '../../../core/domain-events/domain-events.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { LiveService } from '../../../core/live/live.service.js';
import { definedOf } from '../../../core/validation/defined.js';
import { AccountChanged } from '../account-changed.js';
import { User } from '../user.entity.js';
import type { CorrectedName, MemberCorrection } from './name-corrections.dto.js';

/** Names that administrators correct. */
@Injectable()
export class NameCorrectionsService {
  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly live: LiveService,
  ) {}

  /** The same name again changes nothing. @throws NotFoundError */
  async correct(
    id: string,
    { firstName, lastName, reason }: MemberCorrection,
    actor: Member,
  ): Promise<CorrectedName> {
    return this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const lock = { mode: 'pessimistic_write' as const };
      const member = await manager.findOne(User, { where: { id }, lock });
      if (!member) throw new NotFoundError();
      const before = { firstName: member.firstName, lastName: member.lastName };
      const after = { ...before, ...definedOf({ firstName, lastName }) };
      if (before.firstName === after.firstName && before.lastName === after.lastName)
        return { id, ...before };
      await manager.update(User, { id }, after);
      const act = { actor, action: 'correct name', subjectKind: 'member', subjectId: id, memberId: id };
      const eventId = await recordAuditEvent({ ...act, before, after, reason }, transaction);
      const notice = 'An administrator corrected the name on your profile';
      await this.events.publish(new AccountChanged(id, eventId, notice, paths.profile), transaction);
      await this.live.publish([{ topic: 'me', memberIds: [id] }], transaction);
      return { id, ...after };
    });
  }
}
