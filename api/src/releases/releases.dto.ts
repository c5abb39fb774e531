import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateIf } from 'class-validator';
import { APP_NAME, RELEASE_ID } from '#platform/manifest';
import { PageQuery } from '../core/paging/paging.js';
import { TrimmedText } from '../core/validation/validation.js';
import { type Cohort, COHORTS } from './channels/release-channel.entity.js';
import { ACTIONS, type Action } from './registry/release-audit-event.entity.js';
import { type Verification, VERIFICATIONS } from './registry/release.entity.js';

export class ReasonRequest {
  @TrimmedText({ multiline: true, max: 500, example: 'The new lesson player.' })
  reason!: string;
}

export class ChannelChangeRequest extends ReasonRequest {
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
export class CanaryRequest extends ChannelChangeRequest {
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

export class PinnedReleases {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 'mf-learning': '9f86d081884c7d65' },
  })
  pins!: Record<string, string>;
}

export class PinsResponse extends PinnedReleases {
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}

export class NewTokenRequest {
  @TrimmedText({ max: 60, example: 'continuous integration' })
  name!: string;
}

export class DeployTokenSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() app!: string;
  @ApiProperty() name!: string;
  @ApiProperty() createdBy!: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) revokedAt!: Date | null;
}

export class CreatedToken {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() app!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ description: 'Shown this once' }) token!: string;
}

export class PublishedRelease {
  @ApiProperty({ example: 'mf-learning' }) app!: string;
  @ApiProperty({ example: '9f86d081884c7d65' }) release!: string;
  @ApiProperty({ enum: ['published'] }) status!: 'published';
}

export class FindingResponse {
  @ApiProperty({ example: 'route_taken' }) code!: string;
  @ApiProperty({ enum: ['error', 'warning'] }) severity!: 'error' | 'warning';
  @ApiProperty({ description: 'What is wrong and what to do about it' }) message!: string;
}

export class VerificationResponse {
  @ApiProperty() app!: string;
  @ApiProperty() release!: string;
  @ApiProperty({ enum: VERIFICATIONS }) status!: Verification;
  @ApiProperty({ type: [FindingResponse] }) findings!: FindingResponse[];
  @ApiProperty({ format: 'date-time' }) verifiedAt!: string;
}

export class SignedDocumentResponse {
  @ApiProperty({ description: 'Names the key' }) keyId!: string;
  @ApiProperty({ description: 'The document as base64url JSON' }) payload!: string;
  @ApiProperty({ description: 'Ed25519 over the text of payload, base64url' }) signature!: string;
}

export class AuditListQuery extends PageQuery {
  @ApiPropertyOptional({ example: 'mf-learning' })
  @IsOptional()
  @Matches(APP_NAME)
  app?: string;
}

@ApiSchema({ name: 'ReleaseHealth' })
export class ReleaseHealthResponse {
  @ApiProperty({ type: 'integer' }) loads!: number;
  @ApiProperty({ type: 'integer' }) failures!: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Failures of all attempts, 0 to 1; null: no attempts',
  })
  rate!: number | null;
}

export class SectionHealth {
  @ApiProperty({ type: ReleaseHealthResponse, nullable: true }) live!: ReleaseHealthResponse | null;
  @ApiProperty({ type: ReleaseHealthResponse, nullable: true }) canary!: ReleaseHealthResponse | null;
}

export class ReleaseSummary {
  @ApiProperty() app!: string;
  @ApiProperty({ example: '9f86d081884c7d65' }) release!: string;
  @ApiProperty({ example: '1.4.0' }) version!: string;
  @ApiProperty() commit!: string;
  @ApiProperty({ format: 'date-time' }) publishedAt!: string;
  @ApiProperty() publishedBy!: string;
  @ApiProperty({ enum: VERIFICATIONS, nullable: true, type: String }) verification!: Verification | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) verifiedAt!: string | null;
  @ApiProperty({ type: [FindingResponse] }) findings!: FindingResponse[];
  @ApiProperty({ type: [String], description: 'Paths it shows' }) routes!: string[];
  @ApiProperty({ type: 'integer', description: 'Bytes of its files, brotli' }) size!: number;
}

export class SectionReleases extends ChannelResponse {
  @ApiProperty({ type: SectionHealth }) health!: SectionHealth;
  @ApiProperty({ type: [ReleaseSummary], description: 'The newest ten' }) releases!: ReleaseSummary[];
}

export class ReleasesResponse {
  @ApiProperty({ type: 'integer' }) documentVersion!: number;
  @ApiProperty({ type: [SectionReleases] }) apps!: SectionReleases[];
}

export class ReleaseAuditEventResponse {
  @ApiProperty({ example: '42' }) id!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ example: 'Amara Diallo (amara-diallo)' }) actor!: string;
  @ApiProperty({ example: 'mf-learning' }) app!: string;
  @ApiProperty({ enum: ACTIONS }) action!: Action;
  @ApiProperty({ type: String, nullable: true }) release!: string | null;
  @ApiProperty() reason!: string;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  before!: Record<string, unknown> | null;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  after!: Record<string, unknown> | null;
}
