import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { BILLING_PERIODS, type BillingPeriod } from '../provider/payment-provider.js';
import type { PaymentStatus } from '../sync/payment.entity.js';

export type MembershipState = 'none' | 'active' | 'past_due' | 'paused' | 'canceled';

export class Membership {
  /** What is open now */ plan!: 'free' | 'pro';

  /** How the payments stand; `canceled` is open until `endsAt`, or over; `paused`: the bank disputes the latest payment */
  state!: MembershipState;

  @ApiProperty({ format: 'date-time' }) since!: string | null;

  /** Null when nothing is charged */ @ApiProperty({ format: 'date-time' }) nextChargeAt!: string | null;

  /** Until when Pro is open, where it ends */ @ApiProperty({ format: 'date-time' }) endsAt!: string | null;

  /** Whether the member pays for it; otherwise FutureLab has given it */ isPaid!: boolean;

  /** How long a payment is for */ @ApiProperty({ enum: BILLING_PERIODS }) period!: BillingPeriod;

  /** Whether there is a page of the payment provider, for the card and the invoices */ hasPortal!: boolean;

  /** The page that the latest checkout was begun for; unchecked */ returnTo!: string | null;
}

export class PaymentSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;

  status!: PaymentStatus;

  /** In the smallest unit of the currency */ @ApiProperty({ type: 'integer' }) amount!: number;

  @ApiProperty({ example: 'usd' }) currency!: string;

  /** What a promotion code took off */ @ApiProperty({ type: 'integer' }) discount!: number;

  @ApiProperty({ format: 'date-time' }) occurredAt!: string;

  @ApiProperty({ format: 'date-time' }) refundedAt!: string | null;

  /** The provider’s page of the receipt */ receiptUrl!: string | null;

  /** The receipt as a file */ pdfUrl!: string | null;
}

export class PortalAddress {
  url!: string;
}

export class PeriodChoice {
  @IsIn(BILLING_PERIODS, { message: 'Choose "month" or "year".' })
  period!: BillingPeriod;
}

export class ProPrice {
  /** In the smallest unit of the currency */ @ApiProperty({ type: 'integer' }) amount!: number;
  @ApiProperty({ example: 'usd' }) currency!: string;
}

export class ProPrices {
  @ApiProperty({ type: ProPrice, nullable: true }) month!: ProPrice | null;
  /** Null where Pro is only sold by the month */ @ApiProperty({ type: ProPrice, nullable: true })
  year!: ProPrice | null;
}
