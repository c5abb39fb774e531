import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import type { RecommendationKind } from '../../core/recommendations/recommendation-sources.module.js';

export class RecommendationResponse {
  @ApiProperty({ example: 'course-5f0c6f5e-6b7a-4f4e-9d53-0a4b1e5c2d11' }) id!: string;
  kind!: RecommendationKind;
  title!: string;
  /** Path of its page */ href!: string;
  /** Why it is here, in a sentence */ reason!: string;
  /** What is known that led to it */ why!: string[];
  /** Seeds the drawn cover; null for people */ coverSeed!: string | null;
  /** Of a person */ imageUrl!: string | null;
}

export class RecommendationSettingsResponse {
  enabled!: boolean;
}

export class RecommendationSettingsRequest {
  /** Without recommendations, nothing is chosen */
  @IsBoolean({ message: 'Choose on or off.' })
  enabled!: boolean;
}
