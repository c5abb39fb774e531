import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Member } from '../sessions/member.js';
import type { Membership } from './membership.dto.js';
import { Subscription } from './subscription.entity.js';

@Injectable()
export class SubscriptionsService {
  constructor(@InjectRepository(Subscription) private readonly subscriptions: Repository<Subscription>) {}

  /** The tier says what is open now; the status says how the payments stand. */
  async membershipOf(member: Member): Promise<Membership> {
    const subscription = await this.subscriptions.findOneBy({ userId: member.id });
    return {
      tier: member.isHPCMember ? 'hpc' : 'free',
      status: subscription?.status ?? 'none',
      currentPeriodEnd: subscription?.currentPeriodEnd?.toISOString() ?? null,
    };
  }
}
