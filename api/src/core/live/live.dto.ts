import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsNumberString, IsOptional, MaxLength } from 'class-validator';
import { IsMoment } from '../time/dates.js';

export class LiveQuery {
  @ApiPropertyOptional({
    description: 'The last event this browser has heard of, where it cannot send the header',
  })
  @IsOptional()
  @IsNumberString({ no_symbols: true })
  @MaxLength(18)
  after?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'When what this browser shows was read' })
  @IsOptional()
  @IsMoment('Give a moment in ISO 8601.')
  since?: string;
}
