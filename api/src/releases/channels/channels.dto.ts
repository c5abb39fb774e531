import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, Matches, Max, Min, ValidateIf } from 'class-validator';
import { TrimmedText } from '../../common/validation.js';
import { type Cohort, COHORTS } from './release-channel.entity.js';
import { RELEASE_ID } from '#platform/manifest';

export class Reason {
  @TrimmedText({ max: 500, example: 'The new lesson player.' })
  reason!: string;
}

export class ReleaseActRequest extends Reason {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'Refuse when the section has changed since',
  })
  @ValidateIf((_, value) => value !== undefined)
  @IsInt()
  @Min(0)
  expectedVersion?: number;
}

/** Exactly one of `percent` and `cohort`. */
export class CanaryRequest extends ReleaseActRequest {
  @ApiProperty({ example: '9f86d081884c7d65' })
  @Matches(RELEASE_ID)
  release!: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100 })
  @ValidateIf(({ cohort, percent }: CanaryRequest) => percent !== undefined || cohort === undefined)
  @IsInt()
  @Min(1)
  @Max(100)
  percent?: number;

  @ApiPropertyOptional({ enum: COHORTS })
  @ValidateIf(({ cohort }: CanaryRequest) => cohort !== undefined)
  @IsIn(COHORTS)
  cohort?: Cohort;
}

export class CanaryResponse {
  @ApiProperty() release!: string;
  @ApiProperty({ type: 'integer', nullable: true }) percent!: number | null;
  @ApiProperty({ enum: COHORTS, nullable: true, type: String }) cohort!: Cohort | null;
  @ApiProperty({ format: 'date-time' }) since!: string;
}

export class ChannelResponse {
  @ApiProperty({ example: 'mf-learning' }) app!: string;
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ type: String, nullable: true, description: 'null: nothing has been promoted yet' })
  live!: string | null;
  @ApiProperty({ type: String, nullable: true }) previous!: string | null;
  @ApiProperty() disabled!: boolean;
  @ApiProperty({ type: CanaryResponse, nullable: true }) canary!: CanaryResponse | null;
}
