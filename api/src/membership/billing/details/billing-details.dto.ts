import { ApiProperty } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import { TrimmedText } from '../../../core/validation/validation.js';
import { VAT_COUNTRIES } from './vat-numbers.js';

/** Empty: receipts name the member alone. */
export class BillingDetailsBody {
  @ApiProperty({ example: 'Okafor Studio GmbH' })
  @TrimmedText({ min: 0, max: 120, message: 'Use up to 120 characters.' })
  companyName!: string;

  /** Of the VAT number */
  @ApiProperty({ enum: ['', ...VAT_COUNTRIES] })
  @ValidateIf((_, value) => value !== '')
  @IsIn(VAT_COUNTRIES, { message: 'Choose a country.' })
  country!: string;

  /** Empty for none */
  @ApiProperty({ example: 'DE123456789' })
  @TrimmedText({ min: 0, max: 30, message: 'Use up to 30 characters.' })
  vatNumber!: string;
}
