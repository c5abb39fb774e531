import { ApiProperty } from '@nestjs/swagger';
import type { PointReason } from './point-entry.entity.js';

export class UserPoints {
  /** By the table of `GET /api/levels` */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 9 }) currentLevel!: number;

  /** 25 per course in progress, 100 per completed course, 10 per RSVP, 15 per group */
  @ApiProperty({ type: 'integer' }) totalPoints!: number;

  /** Exchanges in the Synergizer that both sides say are done */
  @ApiProperty({ type: 'integer' }) exchangesSettled!: number;
}

export class LevelResponse {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 9 }) level!: number;
  title!: string;
  /** From how many points on */ @ApiProperty({ type: 'integer' }) points!: number;
}

export class PointEntryResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
  reason!: PointReason;
  /** The reason as text */ @ApiProperty({ example: 'Completed a course' }) text!: string;
  /** Less than zero for what was taken back */ @ApiProperty({ type: 'integer' }) amount!: number;

  /** Of the course, event or group, while it exists */ title!: string | null;

  /** Path of the course, event or group */ href!: string | null;
}
