import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsDay } from '../../core/time/dates.js';

const DATE_MESSAGE = 'Enter a date such as 2026-05-14.';

export class AnalyticsQuery {
  /** The first day, in UTC; 90 days ago */
  @ApiProperty({ format: 'date' })
  @IsOptional()
  @IsDay(DATE_MESSAGE)
  from?: string;

  /** The last day, in UTC; today */
  @ApiProperty({ format: 'date' })
  @IsOptional()
  @IsDay(DATE_MESSAGE)
  to?: string;
}

/** Of people who joined in the days asked for. */
export class Funnel {
  @ApiProperty({ type: 'integer' }) joined!: number;
  @ApiProperty({ type: 'integer' }) onboarded!: number;
  /** Finished a lesson */ @ApiProperty({ type: 'integer' }) learned!: number;
  /** Began a discussion */ @ApiProperty({ type: 'integer' }) posted!: number;
  /** Said that they come to an event */ @ApiProperty({ type: 'integer' }) attended!: number;
  /** Have the HPC membership today */ @ApiProperty({ type: 'integer' }) pro!: number;
}

export class AnalyticsWeek {
  /** Its Monday */ @ApiProperty({ format: 'date' }) week!: string;
  @ApiProperty({ type: 'integer' }) joined!: number;
  /** Worked on a lesson, began a discussion, replied, or answered an event */
  @ApiProperty({ type: 'integer' }) active!: number;
}

export class AnalyticsResponse {
  @ApiProperty({ format: 'date' }) from!: string;
  @ApiProperty({ format: 'date' }) to!: string;
  funnel!: Funnel;
  /** The latest first; at most 53 */ weeks!: AnalyticsWeek[];
}
