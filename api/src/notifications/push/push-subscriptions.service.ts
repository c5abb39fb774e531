import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import { paths } from '#platform/paths/paths';
import { Database } from '../../core/database/database.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import { PushSender, type PushTarget } from './push-sender.js';
import { PushSubscription } from './push-subscription.entity.js';
import { oldSubscriptionsDeletion, pushSubscriptionInsertion } from './push.queries.js';

const BROWSERS = 20;
const CHANGES = { name: 'push-subscriptions', limit: 60, windowSeconds: 3600 };
const TESTS = { name: 'push-test', limit: 20, windowSeconds: 3600 };

@Injectable()
export class PushSubscriptionsService {
  constructor(
    private readonly database: Database,
    private readonly sender: PushSender,
    private readonly limits: RateLimitsService,
    @InjectRepository(PushSubscription) private readonly subscriptions: Repository<PushSubscription>,
  ) {}

  /** The same browser as often as it likes. */
  async add(member: Member, target: PushTarget): Promise<void> {
    if (!this.sender.enabled)
      throw new ApiError(409, 'push_not_available', 'Push notifications aren’t available on this site.');
    if (!this.sender.accepts(target)) {
      const message = 'We don’t support this browser’s push service.';
      throw new ApiError(400, 'validation_failed', message, { endpoint: [message] });
    }
    await this.limits.count(CHANGES, member.id);
    await this.database.execute(pushSubscriptionInsertion(member, target));
    await this.database.execute(oldSubscriptionsDeletion(member.id, BROWSERS));
  }

  async remove(member: Member, endpoint: string): Promise<void> {
    await this.subscriptions.delete({ userId: member.id, endpoint });
  }

  /**
   * Pushes to this browser now.
   * @throws ApiError as text where it does not arrive
   */
  async test(member: Member, endpoint: string): Promise<void> {
    const known = await this.subscriptions.findOneBy({ userId: member.id, endpoint });
    if (!known || !this.sender.enabled)
      throw new NotFoundError('Push notifications aren’t on in this browser.');
    await this.limits.count(TESTS, member.id);
    const body = 'This is what a notification looks like.';
    const message = { title: 'FutureLab', body, href: paths.notifications, tag: known.id };
    const outcome = await this.sender.send(known, message).catch(() => 'refused' as const);
    if (outcome === 'sent') return;
    if (outcome === 'gone') await this.subscriptions.delete({ id: known.id });
    throw outcome === 'gone'
      ? new ApiError(
          409,
          'push_gone',
          'This browser no longer accepts push notifications. Turn them off and on again.',
        )
      : new ApiError(409, 'push_failed', 'Your browser’s push service didn’t respond. Try again later.');
  }
}
