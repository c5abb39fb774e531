import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database, type Queryable } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { kindOf, type NotificationKindKey, whoActed } from '../notification-kinds.js';
import { PushSender } from './push-sender.js';
import { PushSubscription } from './push-subscription.entity.js';
import { pushed, pushRecipients, type PushRow } from './push.queries.js';

const PUSH = defineQueue<{ subscriptionId: string; notificationId: string }>('push', {
  retryLimit: 4,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 60,
  batchSize: 20,
});

/** Pushes what members are notified of to the browsers where they turned that on: a job for each browser. */
@Injectable()
export class PushService implements OnModuleInit {
  private readonly logger = new Logger(PushService.name);

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly sender: PushSender,
    @InjectRepository(PushSubscription) private readonly subscriptions: Repository<PushSubscription>,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(PUSH, ({ data }) => this.deliver(data.subscriptionId, data.notificationId));
  }

  async announce(
    kind: NotificationKindKey,
    notified: readonly { id: string; userId: string }[],
    transaction: Queryable,
  ): Promise<void> {
    if (!this.sender.enabled || notified.length === 0 || !kindOf(kind).channels.includes('push')) return;
    const due = await transaction.query<{ subscriptionId: string; notificationId: string }>(
      pushRecipients(kind, notified),
    );
    await this.jobs.enqueueAll(PUSH, due, transaction);
  }

  private async deliver(subscriptionId: string, notificationId: string): Promise<void> {
    if (!this.sender.enabled) return;
    const row = await this.database.one<PushRow>(pushed(subscriptionId, notificationId));
    if (!row) return;
    const body = kindOf(row.kind).wording(whoActed(row.actor ? [row.actor] : [], 1), row.title);
    const message = { title: 'FutureLab', body, href: row.href, tag: notificationId };
    const outcome = await this.sender.send(row, message);
    if (outcome === 'gone') await this.subscriptions.delete({ id: subscriptionId });
    if (outcome === 'refused') this.logger.warn(`refused by a push service: ${new URL(row.endpoint).host}`);
  }
}
