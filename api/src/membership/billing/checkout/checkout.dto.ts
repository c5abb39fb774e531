import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { SupportedCharacters } from '../../../core/validation/validation.js';
import { BILLING_PERIODS, type BillingPeriod } from '../provider/payment-provider.js';
import { TIERS, type Tier } from './checkout.entity.js';

export const PLACES = ['membership', 'academy'] as const;
export type Place = (typeof PLACES)[number];

export class NewCheckout {
  @IsIn(TIERS, { message: 'Choose the tier "pro".' })
  tier!: Tier;

  /** How long a payment is for; a month unless Pro is sold by the year, too */
  @IsOptional()
  @IsIn(BILLING_PERIODS, { message: 'Choose "month" or "year".' })
  period?: BillingPeriod;

  /** Where the member comes back to after paying */
  @IsOptional()
  @IsIn(PLACES, { message: 'Choose "membership" or "academy".' })
  place?: Place;

  /** The page that the membership is bought for */
  @IsOptional()
  @IsString()
  @SupportedCharacters()
  @MaxLength(2_000)
  returnTo?: string;
}

export class OpenCheckout {
  /** Where the member pays */ url!: string;
}
