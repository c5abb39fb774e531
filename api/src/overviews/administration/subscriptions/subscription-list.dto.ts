import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { OrderedPageQuery } from '../../../core/paging/paging.js';
import { DayFilter } from '../../../core/time/day-filter.js';
import { TrimmedText } from '../../../core/validation/validation.js';
import { AuthorSummary } from '../../../identity/users/person.dto.js';
import type { PaymentStatus } from '../../../membership/billing/sync/payment.entity.js';
import {
  BILLING_PERIODS,
  type BillingPeriod,
} from '../../../membership/billing/provider/payment-provider.js';
import {
  SUBSCRIPTION_PROVIDERS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionProvider,
  type SubscriptionStatus,
} from '../../../membership/subscriptions/subscription.entity.js';

export const SUBSCRIPTION_PLANS = ['paid', 'granted'] as const;
/** `renewing`: active, and charged again; `ending`: canceled by the member, and open until its period ends; `twice`: of members who pay for more than one. */
export const SUBSCRIPTION_STATES = [...SUBSCRIPTION_STATUSES, 'renewing', 'ending', 'twice'] as const;

export class SubscriptionQuery extends OrderedPageQuery {
  /** Beginnings of words of the name, or part of the email address */
  @IsOptional()
  @TrimmedText({ min: 0, max: 100, message: 'Use up to 100 characters.' })
  query?: string;

  @IsOptional()
  @IsIn(SUBSCRIPTION_STATES, {
    message: 'Choose active, past_due, paused, canceled, renewing, ending or twice.',
  })
  state?: (typeof SUBSCRIPTION_STATES)[number];

  /** What is paid for, or what FutureLab gave */
  @IsOptional()
  @IsIn(SUBSCRIPTION_PLANS, { message: 'Choose paid or granted.' })
  plan?: (typeof SUBSCRIPTION_PLANS)[number];

  /** How long a payment is for */
  @IsOptional()
  @IsIn(BILLING_PERIODS, { message: 'Choose month or year.' })
  period?: BillingPeriod;

  /** The first day on which they began, in UTC */
  @DayFilter()
  startedFrom?: string;

  /** The last day on which they began, in UTC */
  @DayFilter()
  startedTo?: string;

  /** The first day on which their Pro ended, in UTC */
  @DayFilter()
  endedFrom?: string;

  /** The last day on which their Pro ended, in UTC */
  @DayFilter()
  endedTo?: string;
}

export class SubscriptionPayment {
  @ApiProperty({ format: 'uuid' }) id!: string;
  status!: PaymentStatus;
  /** In the smallest unit of the currency */ @ApiProperty({ type: 'integer' }) amount!: number;
  @ApiProperty({ type: 'integer' }) refundedAmount!: number;
  /** What a promotion code took off */ @ApiProperty({ type: 'integer' }) discount!: number;
  @ApiProperty({ example: 'usd' }) currency!: string;
  @ApiProperty({ format: 'date-time' }) occurredAt!: string;
  receiptUrl!: string | null;
}

export class SubscriptionEntry {
  @ApiProperty({ format: 'uuid' }) id!: string;
  member!: AuthorSummary;
  @ApiProperty({ format: 'email', nullable: true }) email!: string | null;
  @ApiProperty({ enum: SUBSCRIPTION_PROVIDERS }) provider!: SubscriptionProvider;
  /** How long a payment is for; null where it was given */
  @ApiProperty({ enum: BILLING_PERIODS, nullable: true })
  period!: BillingPeriod | null;
  @ApiProperty({ enum: SUBSCRIPTION_STATUSES }) status!: SubscriptionStatus;
  /** Whether the member has canceled it for the end of its period */ isEnding!: boolean;
  /** Whether the member pays for another one, too */ isTwice!: boolean;
  @ApiProperty({ format: 'date-time' }) since!: string;
  @ApiProperty({ format: 'date-time', nullable: true }) paidUntil!: string | null;
  /** Until when Pro is open; null while nothing ends it */
  @ApiProperty({ format: 'date-time', nullable: true })
  endsAt!: string | null;
  /** The latest first, at most 6 */ payments!: SubscriptionPayment[];
}

export class ProviderStatus {
  @ApiProperty({ enum: ['stripe', 'sandbox', 'off'] }) provider!: 'stripe' | 'sandbox' | 'off';
  /** Of a month, as it was read last, in the smallest unit of the currency; null where it was not read yet */
  @ApiProperty({ type: 'integer', nullable: true })
  amount!: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'usd' }) currency!: string | null;
  /** Of a year; null where Pro is only sold by the month */
  @ApiProperty({ type: 'integer', nullable: true })
  yearlyAmount!: number | null;
  /** Whether that is what the site promises */ isExpected!: boolean;
}
