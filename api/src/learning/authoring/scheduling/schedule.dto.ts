import { ApiProperty } from '@nestjs/swagger';
import { IsWallTime } from '../../../core/time/dates.js';

export class CourseScheduleRequest {
  /** As the clocks of the author’s zone show it */
  @ApiProperty({ example: '2026-05-14T09:00' })
  @IsWallTime('Choose a date and time.')
  at!: string;
}
