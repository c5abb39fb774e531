import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_STATUSES, type PaymentStatus } from '../sync/payment.entity.js';

export const MEMBERSHIP_STATES = ['none', 'active', 'past_due', 'paused', 'canceled'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

export class Membership {
  @ApiProperty({ enum: ['free', 'pro'], description: 'What is open now' })
  plan!: 'free' | 'pro';

  @ApiProperty({
    enum: MEMBERSHIP_STATES,
    description:
      'How the payments stand; `canceled` is open until `endsAt`, or over; `paused`: the bank disputes the latest payment',
  })
  state!: MembershipState;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  since!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null when nothing is charged',
  })
  nextChargeAt!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when Pro is open, where it ends',
  })
  endsAt!: string | null;

  @ApiProperty({ description: 'Whether the member pays for it; otherwise FutureLab has given it' })
  isPaid!: boolean;

  @ApiProperty({
    description: 'Whether there is a page of the payment provider, for the card and the invoices',
  })
  hasPortal!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The page that the latest checkout was begun for; unchecked',
  })
  returnTo!: string | null;
}

export class PaymentSummary {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: PAYMENT_STATUSES })
  status!: PaymentStatus;

  @ApiProperty({ type: 'integer', description: 'In the smallest unit of the currency' })
  amount!: number;

  @ApiProperty({ example: 'usd' })
  currency!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  occurredAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  refundedAt!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The provider’s page of the receipt' })
  receiptUrl!: string | null;
}

export class PortalAddress {
  @ApiProperty()
  url!: string;
}
