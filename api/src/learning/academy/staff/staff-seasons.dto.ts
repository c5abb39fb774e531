import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { REASON_RULE } from '../../../core/audit/reason.dto.js';
import { IsDay } from '../../../core/time/dates.js';
import { TrimmedText } from '../../../core/validation/validation.js';

const DAY_MESSAGE = 'Enter a date such as 2027-01-11.';
const PLACES_MESSAGE = 'Enter a whole number from 1 to 10,000.';

export class StaffSeason {
  id!: string;
  name!: string;
  @ApiProperty({ format: 'date' }) startsOn!: string;
  @ApiProperty({ format: 'date' }) endsOn!: string;
  /** null for any number */ @ApiProperty({ type: 'integer' }) places!: number | null;
  /** How many places are taken */ @ApiProperty({ type: 'integer' }) people!: number;
  @ApiProperty({ type: 'integer' }) version!: number;
}

export class SeasonBody {
  @ApiProperty({ example: 'Winter' })
  @TrimmedText({ max: 60, message: 'Enter a name of up to 60 characters.' })
  name!: string;

  /** A Monday */
  @ApiProperty({ format: 'date' })
  @IsDay(DAY_MESSAGE)
  startsOn!: string;

  /** The last day, a Sunday */
  @ApiProperty({ format: 'date' })
  @IsDay(DAY_MESSAGE)
  endsOn!: string;

  /** null for any number */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 10_000, nullable: true })
  @ValidateIf(({ places }: SeasonBody) => places !== null)
  @IsInt({ message: PLACES_MESSAGE })
  @Min(1, { message: PLACES_MESSAGE })
  @Max(10_000, { message: PLACES_MESSAGE })
  places!: number | null;

  /** For the audit log */
  @TrimmedText(REASON_RULE)
  reason!: string;
}

export class SeasonChange extends SeasonBody {
  /** What the change was made to */
  @ApiProperty({ type: 'integer' })
  @IsInt({ message: 'Enter the version that you changed.' })
  version!: number;
}
