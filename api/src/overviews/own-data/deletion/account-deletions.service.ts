import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MembershipService } from '../../../membership/billing/membership/membership.service.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { defineQueue } from '../../../core/jobs/queue.js';
import { LiveService } from '../../../core/live/live.service.js';
import { MailService } from '../../../core/mail/mail.service.js';
import type { Member } from '../../../core/access/member.js';
import { User } from '../../../identity/users/user.entity.js';
import { AccountDeletion } from './account-deletion.entity.js';
import type { AccountDeletionState, NewAccountDeletion } from './account-deletions.dto.js';
import { LastAdminError } from './account-deletions.errors.js';
import {
  deletionInsertion,
  deletionOf,
  deletionsDue,
  type DueReminder,
  otherAdmins,
  remindersDue,
} from './account-deletions.queries.js';
import { deletionCanceledMail, deletionReminderMail, deletionRequestedMail } from './deletion-mails.js';
import {
  deletionCounts,
  type DeletionCounts,
  plannedHandovers,
  type PlannedHandover,
} from './deletion-plan.queries.js';
import { deletionLists } from './deletion-lists.js';
import { ErasureService } from './erasure.service.js';

const BATCH_SIZE = 20;
const WAITING_DAYS = 14;
const ACCOUNT_DELETIONS = defineQueue('account-deletions', {
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 900,
  schedule: '7 * * * *',
});

interface ScheduledDeletion {
  erasesAt: Date;
  isNew: boolean;
}

type Scheduled = Pick<AccountDeletionState, 'requestedAt' | 'erasesAt' | 'removesWriting'>;

/** Asking for one's account to be erased, changing one's mind, and the day on which it happens. */
@Injectable()
export class AccountDeletionsService implements OnModuleInit {
  private readonly logger = new Logger(AccountDeletionsService.name);

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly mail: MailService,
    private readonly live: LiveService,
    private readonly erasure: ErasureService,
    private readonly membership: MembershipService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(ACCOUNT_DELETIONS, () => this.carryOut());
  }

  /** Whether and when it is to be erased, and what becomes of everything then. */
  async stateOf({ id }: Member): Promise<AccountDeletionState> {
    const [scheduled, counts, handovers] = await Promise.all([
      this.database.one<Scheduled>(deletionOf(id)),
      this.database.one<DeletionCounts>(deletionCounts(id)),
      this.database.query<PlannedHandover>(plannedHandovers(id)),
    ]);
    return {
      state: scheduled ? 'scheduled' : 'none',
      requestedAt: null,
      erasesAt: null,
      removesWriting: false,
      ...scheduled,
      ...deletionLists(counts!),
      handovers: handovers.map(({ kind, title, href, successor }) => ({ kind, title, href, successor })),
    };
  }

  /** @throws LastAdminError */
  async request(
    member: Member,
    { removesWriting = false }: NewAccountDeletion,
  ): Promise<AccountDeletionState> {
    await this.database.transaction(async (transaction) => {
      const { isAdmin, email, timeZone } = await transaction.manager.findOneByOrFail(User, { id: member.id });
      if (isAdmin && (await transaction.query(otherAdmins(member.id))).length === 0)
        throw new LastAdminError();
      const { erasesAt, isNew } = await this.schedule(
        member.id,
        { removesWriting, isImmediate: false },
        transaction,
      );
      if (!isNew) return;
      const mail = email && deletionRequestedMail(email, this.config.publicUrl, dayOf(erasesAt, timeZone));
      if (mail) await this.mail.send(mail, transaction);
    });
    return this.stateOf(member);
  }

  /** Nothing renews from then on. One without a waiting period is carried out by a job in a moment. */
  async schedule(
    memberId: string,
    { removesWriting, isImmediate }: { removesWriting: boolean; isImmediate: boolean },
    transaction: Transaction,
  ): Promise<ScheduledDeletion> {
    const insertion = deletionInsertion(memberId, removesWriting, isImmediate ? 0 : WAITING_DAYS);
    const [scheduled] = await transaction.query<ScheduledDeletion>(insertion);
    if (scheduled!.isNew) {
      await this.membership.stopRenewals(memberId, transaction);
      await this.live.publish([{ topic: 'me', memberIds: [memberId] }], transaction);
    }
    if (isImmediate) await this.jobs.enqueue(ACCOUNT_DELETIONS, {}, transaction);
    return scheduled!;
  }

  /** Once again changes nothing. */
  async cancel(member: Member): Promise<void> {
    await this.database.transaction((transaction) => this.takeBack(member, transaction));
  }

  /** @returns whether there was one */
  async takeBack(
    { id, email }: { id: string; email: string | null },
    transaction: Transaction,
  ): Promise<boolean> {
    const { affected } = await transaction.manager.delete(AccountDeletion, { userId: id });
    if (!affected) return false;
    if (email) await this.mail.send(deletionCanceledMail(email, this.config.publicUrl), transaction);
    await this.live.publish([{ topic: 'me', memberIds: [id] }], transaction);
    return true;
  }

  /** Reminds, and erases; one that fails is tried again with the next run and holds up no other. */
  async carryOut(): Promise<void> {
    await this.remind();
    const due = await this.database.query<{ userId: string }>(deletionsDue(BATCH_SIZE));
    for (const { userId } of due) {
      await this.erasure
        .erase(userId)
        .catch((error: unknown) => this.logger.error('an account was not erased', error));
    }
  }

  private async remind(): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const due = await transaction.query<DueReminder>(remindersDue());
      const site = this.config.publicUrl;
      await this.mail.sendAll(
        due.map(({ email, timeZone, erasesAt }) =>
          deletionReminderMail(email, site, dayOf(erasesAt, timeZone)),
        ),
        transaction,
      );
    });
  }
}

const dayOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(instant);
