import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export const RECOMMENDATION_KINDS = [
  'lesson',
  'course',
  'person',
  'event',
  'group',
  'project',
  'exchange',
] as const;
export type RecommendationKind = (typeof RECOMMENDATION_KINDS)[number];

export class RecommendationResponse {
  @ApiProperty({ example: 'course-5f0c6f5e-6b7a-4f4e-9d53-0a4b1e5c2d11' }) id!: string;
  @ApiProperty({ enum: RECOMMENDATION_KINDS }) kind!: RecommendationKind;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Path of its page' }) href!: string;
  @ApiProperty({ description: 'Why it is here, in a sentence' }) reason!: string;
  @ApiProperty({ type: [String], description: 'What is known that led to it' }) why!: string[];
  @ApiProperty({ type: String, nullable: true, description: 'Seeds the drawn cover; null for people' })
  coverSeed!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of a person' }) imageUrl!: string | null;
}

export class RecommendationSettingsResponse {
  @ApiProperty() enabled!: boolean;
}

export class RecommendationSettingsRequest {
  @ApiProperty({ description: 'Without recommendations, nothing is chosen' })
  @IsBoolean({ message: 'Choose on or off.' })
  enabled!: boolean;
}
