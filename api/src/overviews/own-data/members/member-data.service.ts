import { Inject, Injectable } from '@nestjs/common';
import { longDateWithYear } from '#platform/format/dates';
import { paths } from '#platform/paths/paths';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { DomainEvents } from '../../../core/domain-events/domain-events.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { MailService } from '../../../core/mail/mail.service.js';
import { requireActiveAdministrator } from '../../../identity/access-levels/active-administrators.js';
import { AccountChanged } from '../../../identity/users/account-changed.js';
import { User } from '../../../identity/users/user.entity.js';
import { AccountDeletion } from '../deletion/account-deletion.entity.js';
import { otherAdmins } from '../deletion/account-deletions.queries.js';
import { AccountDeletionsService } from '../deletion/account-deletions.service.js';
import { deletionByStaffMail } from '../deletion/deletion-mails.js';
import { DataExportsService } from '../export/data-exports.service.js';
import type { MemberErasureRequest } from './member-data.dto.js';
import { OnlyAdministratorError, OwnErasureError } from './member-data.errors.js';

/** What administrators do with the data of a member who asked them to. */
@Injectable()
export class MemberDataService {
  constructor(
    private readonly database: Database,
    private readonly exports: DataExportsService,
    private readonly deletions: AccountDeletionsService,
    private readonly mail: MailService,
    private readonly events: DomainEvents,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Nothing new while one is being made. @throws NotFoundError, TooManyRequestsError */
  async export(memberId: string, reason: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { email } = await lockedMember(memberId, transaction);
      if (!(await this.exports.begin(memberId, { byStaff: true }, transaction))) return;
      const eventId = await record({ action: 'export data of', memberId, reason, actor }, transaction);
      if (email !== null) return;
      // Nothing can be mailed to them when it is ready.
      const notice = 'An administrator requested a copy of your data for you';
      await this.events.publish(
        new AccountChanged(memberId, eventId, notice, paths.accountData),
        transaction,
      );
    });
  }

  /** What is scheduled is only ever brought forward. @throws OwnErasureError, OnlyAdministratorError, NotFoundError */
  async erase(
    memberId: string,
    { isImmediate = false, removesWriting = false, reason }: MemberErasureRequest,
    actor: Member,
  ): Promise<void> {
    if (memberId === actor.id) throw new OwnErasureError();
    await this.database.transaction(async (transaction) => {
      await requireActiveAdministrator(actor, transaction);
      const member = await lockedMember(memberId, transaction);
      if (member.isAdmin && (await transaction.query(otherAdmins(memberId))).length === 0)
        throw new OnlyAdministratorError();
      const before = await transaction.manager.findOneBy(AccountDeletion, { userId: memberId });
      const { erasesAt } = await this.deletions.schedule(
        memberId,
        { removesWriting, isImmediate },
        transaction,
      );
      const act = { action: 'erase', before: stateOf(before), after: { erasesAt, removesWriting } };
      await record({ ...act, memberId, reason, actor }, transaction);
      // What is erased now is confirmed once it is.
      if (member.email === null || isImmediate || before) return;
      const day = longDateWithYear(erasesAt.toISOString(), member.timeZone);
      await this.mail.send(deletionByStaffMail(member.email, this.config.publicUrl, day), transaction);
    });
  }

  /** Without a deletion it changes nothing. @throws NotFoundError */
  async keep(memberId: string, reason: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const member = await lockedMember(memberId, transaction);
      const before = await transaction.manager.findOneBy(AccountDeletion, { userId: memberId });
      if (!(await this.deletions.takeBack(member, transaction))) return;
      const act = { action: 'keep', before: stateOf(before), after: stateOf(null) };
      await record({ ...act, memberId, reason, actor }, transaction);
    });
  }
}

interface Act {
  action: string;
  memberId: string;
  reason: string;
  actor: Member;
  before?: object;
  after?: object;
}

const record = (act: Act, transaction: Transaction): Promise<string> =>
  recordAuditEvent({ ...act, subjectKind: 'member', subjectId: act.memberId }, transaction);

const stateOf = (deletion: AccountDeletion | null) => ({
  erasesAt: deletion?.erasesAt ?? null,
  removesWriting: deletion?.removesWriting ?? null,
});

async function lockedMember(id: string, { manager }: Transaction): Promise<User> {
  const member = await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!member) throw new NotFoundError();
  return member;
}
