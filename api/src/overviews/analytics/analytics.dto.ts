import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsDay } from '../../core/time/dates.js';

const DATE_MESSAGE = 'Enter a day, such as 2026-05-14.';

export class AnalyticsQuery {
  @ApiPropertyOptional({ type: String, format: 'date', description: 'The first day, in UTC; 90 days ago' })
  @IsOptional()
  @IsDay(DATE_MESSAGE)
  from?: string;

  @ApiPropertyOptional({ type: String, format: 'date', description: 'The last day, in UTC; today' })
  @IsOptional()
  @IsDay(DATE_MESSAGE)
  to?: string;
}

/** Of those who joined in the days asked for. */
export class Funnel {
  @ApiProperty({ type: 'integer' }) joined!: number;
  @ApiProperty({ type: 'integer' }) onboarded!: number;
  @ApiProperty({ type: 'integer', description: 'Finished a lesson' }) learned!: number;
  @ApiProperty({ type: 'integer', description: 'Began a discussion' }) posted!: number;
  @ApiProperty({ type: 'integer', description: 'Said that they come to an event' }) attended!: number;
  @ApiProperty({ type: 'integer', description: 'Have the HPC membership today' }) pro!: number;
}

export class AnalyticsWeek {
  @ApiProperty({ format: 'date', description: 'Its Monday' }) week!: string;
  @ApiProperty({ type: 'integer' }) joined!: number;
  @ApiProperty({
    type: 'integer',
    description: 'Worked on a lesson, began a discussion, replied, or answered an event',
  })
  active!: number;
}

export class AnalyticsResponse {
  @ApiProperty({ format: 'date' }) from!: string;
  @ApiProperty({ format: 'date' }) to!: string;
  @ApiProperty({ type: Funnel }) funnel!: Funnel;
  @ApiProperty({ type: [AnalyticsWeek], description: 'The latest first; at most 53' })
  weeks!: AnalyticsWeek[];
}
