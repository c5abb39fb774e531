import { ApiProperty } from '@nestjs/swagger';
import { IsNumberString, IsOptional, MaxLength } from 'class-validator';
import { IsMoment } from '../time/dates.js';

export class LiveQuery {
  /** The last event this browser has heard of, where it cannot send the header */
  @IsOptional()
  @IsNumberString({ no_symbols: true })
  @MaxLength(18)
  after?: string;

  /** When what this browser shows was read */
  @ApiProperty({ format: 'date-time' })
  @IsOptional()
  @IsMoment('Enter a date and time in ISO 8601.')
  since?: string;
}
