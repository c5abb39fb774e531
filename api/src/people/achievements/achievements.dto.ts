import { ApiProperty } from '@nestjs/swagger';
import type { AchievementKind } from './achievements.js';

export class AchievementSubject {
  title!: string;
  /** A path on the site */ href!: string;
}

export class AchievementResponse {
  @ApiProperty({ example: 'ten-lessons' }) key!: string;
  kind!: AchievementKind;
  title!: string;
  /** What earns it */ @ApiProperty({ example: 'Complete ten lessons' }) rule!: string;
  /** What it is about once it is earned, else where it can be earned */ href!: string;

  /** Null: not yet */ @ApiProperty({ format: 'date-time' }) earnedAt!: string | null;

  /** What earned it, while it is there */ about!: AchievementSubject | null;

  /** Never on a profile */ isPrivate!: boolean;
}
