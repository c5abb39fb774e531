import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsNumberString, IsOptional, MaxLength } from 'class-validator';

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
  @IsISO8601({ strict: true })
  since?: string;
}
