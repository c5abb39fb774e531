import { ApiProperty } from '@nestjs/swagger';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from './subscription.entity.js';

const STATUSES = ['none', ...SUBSCRIPTION_STATUSES] as const;

export class Membership {
  @ApiProperty({ enum: ['free', 'hpc'] })
  tier!: 'free' | 'hpc';

  @ApiProperty({ enum: STATUSES })
  status!: 'none' | SubscriptionStatus;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Until when it is paid' })
  currentPeriodEnd!: string | null;
}
