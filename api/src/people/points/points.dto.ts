import { ApiProperty } from '@nestjs/swagger';
import { POINT_REASONS, type PointReason } from './point-entry.entity.js';

export class UserPoints {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 9, description: 'By the table of `GET /api/levels`' })
  currentLevel!: number;

  @ApiProperty({
    type: 'integer',
    description: '25 per course in progress, 100 per completed course, 10 per RSVP, 15 per group',
  })
  totalPoints!: number;

  @ApiProperty({ type: 'integer', description: 'Exchanges in the Synergizer that both sides say are done' })
  exchangesSettled!: number;
}

export class LevelResponse {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 9 }) level!: number;
  @ApiProperty() title!: string;
  @ApiProperty({ type: 'integer', description: 'From how many points on' }) points!: number;
}

export class PointEntryResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ enum: POINT_REASONS }) reason!: PointReason;
  @ApiProperty({ description: 'The reason in words', example: 'Completed a course' }) text!: string;
  @ApiProperty({ type: 'integer', description: 'Less than zero for what was taken back' }) amount!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of the course, event or group, while it exists',
  })
  title!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Path of the course, event or group' })
  href!: string | null;
}
