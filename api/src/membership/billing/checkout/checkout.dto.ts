import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { SupportedCharacters } from '../../../core/validation/validation.js';
import { TIERS, type Tier } from './checkout.entity.js';

export const PLACES = ['membership', 'academy'] as const;
export type Place = (typeof PLACES)[number];

export class NewCheckout {
  @IsIn(TIERS, { message: 'Choose the tier "pro".' })
  tier!: Tier;

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
