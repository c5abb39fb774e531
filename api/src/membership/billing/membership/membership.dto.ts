import { ApiProperty } from '@nestjs/swagger';
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

  /** Whether there is a page of the payment provider, for the card and the invoices */ hasPortal!: boolean;

  /** The page that the latest checkout was begun for; unchecked */ returnTo!: string | null;
}

export class PaymentSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;

  status!: PaymentStatus;

  /** In the smallest unit of the currency */ @ApiProperty({ type: 'integer' }) amount!: number;

  @ApiProperty({ example: 'usd' }) currency!: string;

  @ApiProperty({ format: 'date-time' }) occurredAt!: string;

  @ApiProperty({ format: 'date-time' }) refundedAt!: string | null;

  /** The provider’s page of the receipt */ receiptUrl!: string | null;
}

export class PortalAddress {
  url!: string;
}
