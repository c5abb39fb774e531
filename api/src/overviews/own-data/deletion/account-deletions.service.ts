import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MembershipService } from '../../../membership/billing/membership/membership.service.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database } from '../../../core/database/database.js';
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
const ACCOUNT_DELETIONS = defineQueue('account-deletions', {
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 900,
  schedule: '7 * * * *',
});

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
      const [{ erasesAt, isNew } = { erasesAt: new Date(), isNew: false }] = await transaction.query<{
        erasesAt: Date;
        isNew: boolean;
      }>(deletionInsertion(member.id, removesWriting));
      if (!isNew) return;
      await this.membership.stopRenewals(member.id, transaction);
      const mail = email && deletionRequestedMail(email, this.config.publicUrl, dayOf(erasesAt, timeZone));
      if (mail) await this.mail.send(mail, transaction);
      await this.live.publish([{ topic: 'me', memberIds: [member.id] }], transaction);
    });
    return this.stateOf(member);
  }

  /** Once again changes nothing. */
  async cancel(member: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { affected } = await transaction.manager.delete(AccountDeletion, { userId: member.id });
      if (!affected) return;
      if (member.email)
        await this.mail.send(deletionCanceledMail(member.email, this.config.publicUrl), transaction);
      await this.live.publish([{ topic: 'me', memberIds: [member.id] }], transaction);
    });
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
