import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { type Transaction } from '../../../core/database/database.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { defineQueue } from '../../../core/jobs/queue.js';
import { LiveService } from '../../../core/live/live.service.js';
import { type Mail, MailService } from '../../../core/mail/mail.service.js';
import { Subscription } from '../../subscriptions/subscription.entity.js';
import { User } from '../../../identity/users/user.entity.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import { Checkout } from '../checkout/checkout.entity.js';
import { PaymentProvider, type ProviderSubscription } from '../provider/payment-provider.js';
import { membershipStatusOf } from '../provider/membership-status.js';
import { mailsAbout, type Change } from './subscription-changes.js';
import { activeCount, paymentUpsert, subscriptionLock, subscriptionUpsert } from './billing.queries.js';

export const END_SUBSCRIPTION = defineQueue<{ providerId: string; atPeriodEnd?: boolean }>(
  'end-subscription',
  { retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInSeconds: 120, batchSize: 5 },
);

/** Of someone who has become a customer of the provider. */
export const SEND_BILLING_DETAILS = defineQueue<{ userId: string }>('send-billing-details', {
  retryLimit: 8,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 60,
});

/** Makes what is stored equal to what the provider says, and notifies the member of the difference. */
@Injectable()
export class SubscriptionSyncService {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly jobs: JobsService,
    private readonly live: LiveService,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async checkout(providerId: string, transaction: Transaction): Promise<void> {
    const { status, subscriptionId } = await this.provider.readCheckout(providerId, transaction);
    if (status !== 'open')
      await transaction.manager.update(Checkout, { provider: this.provider.id, providerId }, { status });
    if (subscriptionId) await this.subscription(subscriptionId, transaction);
  }

  async subscription(providerId: string, transaction: Transaction): Promise<void> {
    const { manager } = transaction;
    await transaction.query(subscriptionLock(providerId));
    // Read after the lock: of two who bring it up to date, the second reads what is newer.
    const subscription = await this.provider.readSubscription(providerId, transaction);
    if (!subscription) return;
    const user = await manager.findOneBy(User, { id: subscription.userId });
    if (!user) return this.endWithoutAccount(subscription, transaction);
    const { provider } = subscription;
    const before = await manager.findOneBy(Subscription, { provider, providerId });
    const after = membershipStatusOf(subscription);
    if (subscription.status === 'incomplete' && !before) return;
    await transaction.query(subscriptionUpsert(subscription, after));
    const payments = await transaction.query<Change['payments'][number]>(paymentUpsert(subscription));
    const twice = !before && (await this.isTwice(user.id, transaction));
    const change: Change = { before, after, subscription, payments, twice };
    const mails = this.mails(user, change);
    await this.mail.sendAll(mails, transaction);
    for (const { to, subject } of mails)
      if (to === user.email) await this.announce(user.id, subject, transaction);
    if (!before) await this.jobs.enqueue(SEND_BILLING_DETAILS, { userId: user.id }, transaction);
    if (after.isRefunded && subscription.status !== 'ended')
      await this.jobs.enqueue(END_SUBSCRIPTION, { providerId }, transaction);
    if (hasChanged(change)) await this.live.publish([{ topic: 'me', memberIds: [user.id] }], transaction);
  }

  /** Each mail has its row on the site. */
  private async announce(userId: string, title: string, transaction: Transaction): Promise<void> {
    const id = randomUUID();
    await this.notifications.notify(
      {
        kind: 'billing',
        sourceId: id,
        subjectId: id,
        actorId: null,
        title,
        href: paths.accountMembership,
        mailedSeparately: true,
      },
      [userId],
      transaction,
    );
  }

  /** Nobody can use what is still charged once the account is erased. */
  private async endWithoutAccount(
    { id, status }: ProviderSubscription,
    transaction: Transaction,
  ): Promise<void> {
    if (status !== 'ended') await this.jobs.enqueue(END_SUBSCRIPTION, { providerId: id }, transaction);
  }

  private mails({ email, timeZone }: User, change: Change): Mail[] {
    return email === null
      ? []
      : mailsAbout(change, { email, timeZone, site: this.config.publicUrl }, this.config.enquiriesTo);
  }

  private async isTwice(userId: string, transaction: Transaction): Promise<boolean> {
    const [row] = await transaction.query<{ count: number }>(activeCount(userId));
    return row!.count > 1;
  }
}

function hasChanged({ before, after, payments }: Change): boolean {
  return (
    payments.length > 0 ||
    before?.status !== after.status ||
    before.cancelAtPeriodEnd !== after.cancelAtPeriodEnd ||
    before.accessUntil?.getTime() !== after.accessUntil?.getTime()
  );
}
