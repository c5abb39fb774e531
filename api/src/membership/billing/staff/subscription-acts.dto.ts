import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID, Min } from 'class-validator';
import { REASON_RULE } from '../../../core/audit/reason.dto.js';
import { TrimmedText } from '../../../core/validation/validation.js';

const AMOUNT_MESSAGE = 'Enter an amount.';

export class RefundBody {
  /** Which payment; the latest that can be refunded */
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose a payment.' })
  paymentId?: string;

  /** In the smallest unit of the currency; what is left of the payment */
  @ApiPropertyOptional({ type: 'integer' })
  @IsOptional()
  @IsInt({ message: AMOUNT_MESSAGE })
  @Min(1, { message: AMOUNT_MESSAGE })
  amount?: number;

  /** What was refunded of it before, as the caller has it; a payment that has changed is not refunded */
  @ApiPropertyOptional({ type: 'integer' })
  @IsOptional()
  @IsInt({ message: AMOUNT_MESSAGE })
  @Min(0, { message: AMOUNT_MESSAGE })
  refundedBefore?: number;

  /** For the audit log */
  @TrimmedText(REASON_RULE)
  reason!: string;
}

/** What was given back. */
export class Refund {
  @ApiProperty({ format: 'uuid' }) paymentId!: string;
  @ApiProperty({ type: 'integer' }) amount!: number;
  @ApiProperty({ example: 'usd' }) currency!: string;
}
