import { ApiProperty } from '@nestjs/swagger';
import { ACHIEVEMENT_KINDS, type AchievementKind } from './achievements.js';

export class AchievementSubject {
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'A path on the site' }) href!: string;
}

export class AchievementResponse {
  @ApiProperty({ example: 'ten-lessons' }) key!: string;
  @ApiProperty({ enum: ACHIEVEMENT_KINDS }) kind!: AchievementKind;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'What earns it', example: 'Complete ten lessons' }) rule!: string;
  @ApiProperty({ description: 'What it is about once it is earned, else where it can be earned' })
  href!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: not yet' })
  earnedAt!: string | null;

  @ApiProperty({ type: AchievementSubject, nullable: true, description: 'What earned it, while it is there' })
  about!: AchievementSubject | null;

  @ApiProperty({ description: 'Never on a profile' }) isPrivate!: boolean;
}
