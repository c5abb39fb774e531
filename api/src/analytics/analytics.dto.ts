import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches, ValidateBy } from 'class-validator';

const DAY = /^20\d\d-\d\d-\d\d$/;
const DATE_MESSAGE = { message: 'Enter a day, such as 2026-05-14.' };

/** Date.parse reads February 30 as a day in March. */
const isDay = (value: unknown): boolean => {
  const time = Date.parse(`${String(value)}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(String(value));
};
const RealDay = () => ValidateBy({ name: 'realDay', validator: { validate: isDay } }, DATE_MESSAGE);

export class AnalyticsQuery {
  @ApiPropertyOptional({ type: String, format: 'date', description: 'The first day, in UTC; 90 days ago' })
  @IsOptional()
  @Matches(DAY, DATE_MESSAGE)
  @RealDay()
  from?: string;

  @ApiPropertyOptional({ type: String, format: 'date', description: 'The last day, in UTC; today' })
  @IsOptional()
  @Matches(DAY, DATE_MESSAGE)
  @RealDay()
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
