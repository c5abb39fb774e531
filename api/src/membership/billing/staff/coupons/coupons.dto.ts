import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateIf } from 'class-validator';
import { REASON_RULE } from '../../../../core/audit/reason.dto.js';
import { IsDay } from '../../../../core/time/dates.js';
import { TrimmedText } from '../../../../core/validation/validation.js';
import { COUPON_DURATIONS, type CouponDuration } from '../../provider/payment-provider.js';

const PERCENT_MESSAGE = 'Enter a whole number from 1 to 100.';
const AMOUNT_MESSAGE = 'Enter an amount.';
const MONTHS_MESSAGE = 'Enter 1 to 36 months.';
const USES_MESSAGE = 'Enter a whole number from 1 to 100,000.';

/** Either `percentOff` or `amountOff`. */
export class CouponBody {
  @ApiProperty({ example: 'SPRING26' })
  @TrimmedText({ max: 40, message: 'Enter a code of up to 40 characters.' })
  @Matches(/^[A-Za-z0-9-]*$/, { message: 'Use letters, digits and hyphens.' })
  code!: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100 })
  @ValidateIf(({ amountOff }: CouponBody) => amountOff === undefined)
  @IsInt({ message: PERCENT_MESSAGE })
  @Min(1, { message: PERCENT_MESSAGE })
  @Max(100, { message: PERCENT_MESSAGE })
  percentOff?: number;

  /** In the smallest unit of the currency of Pro */
  @ApiPropertyOptional({ type: 'integer', minimum: 1 })
  @IsOptional()
  @IsInt({ message: AMOUNT_MESSAGE })
  @Min(1, { message: AMOUNT_MESSAGE })
  @Max(100_000, { message: AMOUNT_MESSAGE })
  amountOff?: number;

  /** Of the first payment, of those of so many months, or of all */
  @IsIn(COUPON_DURATIONS, { message: 'Choose once, months or forever.' })
  duration!: CouponDuration;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 36 })
  @ValidateIf(({ duration }: CouponBody) => duration === 'months')
  @IsInt({ message: MONTHS_MESSAGE })
  @Min(1, { message: MONTHS_MESSAGE })
  @Max(36, { message: MONTHS_MESSAGE })
  months?: number;

  /** How often it can be entered; any number unless given */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100_000 })
  @IsOptional()
  @IsInt({ message: USES_MESSAGE })
  @Min(1, { message: USES_MESSAGE })
  @Max(100_000, { message: USES_MESSAGE })
  maxUses?: number;

  /** The last day on which it can be entered, in UTC */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay('Enter a date such as 2026-05-14.')
  lastDay?: string;

  /** For the audit log */
  @TrimmedText(REASON_RULE)
  reason!: string;
}

export class CouponEntry {
  id!: string;
  code!: string;
  @ApiProperty({ type: 'integer', nullable: true }) percentOff!: number | null;
  /** In the smallest unit of `currency` */ @ApiProperty({ type: 'integer', nullable: true })
  amountOff!: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'usd' }) currency!: string | null;
  @ApiProperty({ enum: COUPON_DURATIONS }) duration!: CouponDuration;
  @ApiProperty({ type: 'integer', nullable: true }) months!: number | null;
  @ApiProperty({ type: 'integer' }) uses!: number;
  @ApiProperty({ type: 'integer', nullable: true }) maxUses!: number | null;
  @ApiProperty({ format: 'date-time', nullable: true }) expiresAt!: string | null;
  /** Whether it can be entered now */ isActive!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}
