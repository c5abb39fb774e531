import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { APP_NAME, RELEASE_ID } from '#platform/manifest';
import { PageQuery } from '../core/paging/paging.js';
import { TrimmedText } from '../core/validation/validation.js';
import { SECTION_PATH } from './access/section-path.entity.js';
import { type Cohort, COHORTS } from './channels/release-channel.entity.js';
import type { Action } from './registry/release-audit.js';
import type { Verification } from './registry/release.entity.js';

export class ReasonRequest {
  @TrimmedText({ multiline: true, max: 500, example: 'The new lesson player.' })
  reason!: string;
}

export class ChannelChangeRequest extends ReasonRequest {
  /** Refuse when the section has changed since */
  @ApiProperty({ type: 'integer' })
  @ValidateIf((_, value) => value !== undefined)
  @IsInt()
  @Min(0)
  expectedVersion?: number;
}

export class SectionPathsRequest extends ReasonRequest {
  /** `/` is for the page there alone */
  @ApiProperty({ example: ['/courses', '/learn'] })
  @IsArray()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @MaxLength(100, { each: true })
  @Matches(SECTION_PATH, { each: true, message: 'Write each path as /one or /one/two.' })
  paths!: string[];
}

/** Exactly one of `percent` and `cohort`. */
export class CanaryRequest extends ChannelChangeRequest {
  @ApiProperty({ example: '9f86d081884c7d65' })
  @Matches(RELEASE_ID)
  release!: string;

  @ApiProperty({ type: 'integer' })
  @ValidateIf(({ cohort, percent }: CanaryRequest) => percent !== undefined || cohort === undefined)
  @IsInt()
  @Min(1)
  @Max(100)
  percent?: number;

  @ValidateIf(({ cohort }: CanaryRequest) => cohort !== undefined)
  @IsIn(COHORTS)
  cohort?: Cohort;
}

export class CanaryResponse {
  release!: string;
  @ApiProperty({ type: 'integer' }) percent!: number | null;
  cohort!: Cohort | null;
  @ApiProperty({ format: 'date-time' }) since!: string;
}

export class ChannelResponse {
  @ApiProperty({ example: 'mf-learning' }) app!: string;
  @ApiProperty({ type: 'integer' }) version!: number;
  /** null: nothing has been promoted yet, or the section is retired (there is a `previous`) */ live!:
    string | null;
  previous!: string | null;
  disabled!: boolean;
  canary!: CanaryResponse | null;
}

export class PinnedReleases {
  @ApiProperty({ example: { 'mf-learning': '9f86d081884c7d65' } }) pins!: Record<string, string>;
}

export class PinsResponse extends PinnedReleases {
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
  /** Pins the browser that opens it */ @ApiProperty({ format: 'uri' }) link!: string;
}

export class PreviewQuery {
  @ApiProperty({ example: 'eyJwaW5zIjp7fX0.c2lnbmF0dXJl' })
  @Matches(/^[\w-]{1,2000}\.[\w-]{86}$/)
  pin!: string;
}

export class NewTokenRequest {
  @TrimmedText({ max: 60, example: 'continuous integration' })
  name!: string;
}

export class DeployTokenSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  app!: string;
  name!: string;
  createdBy!: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ type: String, format: 'date-time' }) lastUsedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time' }) revokedAt!: Date | null;
}

export class CreatedToken {
  @ApiProperty({ format: 'uuid' }) id!: string;
  app!: string;
  name!: string;
  /** Shown this once */ token!: string;
}

export class PublishedRelease {
  @ApiProperty({ example: 'mf-learning' }) app!: string;
  @ApiProperty({ example: '9f86d081884c7d65' }) release!: string;
  status!: 'published';
}

export class FindingResponse {
  @ApiProperty({ example: 'route_taken' }) code!: string;
  severity!: 'error' | 'warning';
  /** What is wrong and what to do about it */ message!: string;
}

export class VerificationResponse {
  app!: string;
  release!: string;
  status!: Verification;
  findings!: FindingResponse[];
  @ApiProperty({ format: 'date-time' }) verifiedAt!: string;
}

export class SignedDocumentResponse {
  /** Names the key */ keyId!: string;
  /** The document as base64url JSON */ payload!: string;
  /** Ed25519 over the text of payload, base64url */ signature!: string;
}

export class AuditListQuery extends PageQuery {
  @ApiProperty({ example: 'mf-learning' })
  @IsOptional()
  @Matches(APP_NAME)
  app?: string;
}

@ApiSchema({ name: 'ReleaseHealth' })
export class ReleaseHealthResponse {
  @ApiProperty({ type: 'integer' }) loads!: number;
  @ApiProperty({ type: 'integer' }) failures!: number;
  /** Failures of all attempts, 0 to 1; null: no attempts */ rate!: number | null;
}

export class SectionHealth {
  live!: ReleaseHealthResponse | null;
  canary!: ReleaseHealthResponse | null;
}

export class ReleaseSummary {
  app!: string;
  @ApiProperty({ example: '9f86d081884c7d65' }) release!: string;
  @ApiProperty({ example: '1.4.0' }) version!: string;
  commit!: string;
  @ApiProperty({ format: 'date-time' }) publishedAt!: string;
  publishedBy!: string;
  verification!: Verification | null;
  @ApiProperty({ format: 'date-time' }) verifiedAt!: string | null;
  findings!: FindingResponse[];
  /** Paths it shows */ routes!: string[];
  /** Bytes of its files, brotli */ @ApiProperty({ type: 'integer' }) size!: number;
}

export class SectionReleases extends ChannelResponse {
  /** What belongs to it, each with everything below */
  @ApiProperty({ example: ['/courses', '/learn'] }) paths!: string[];
  health!: SectionHealth;
  /** The newest ten */ releases!: ReleaseSummary[];
}

export class ReleasesResponse {
  @ApiProperty({ type: 'integer' }) documentVersion!: number;
  apps!: SectionReleases[];
}

export class ReleaseAuditEventResponse {
  @ApiProperty({ example: '42' }) id!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ example: 'Amara Diallo (amara-diallo)' }) actor!: string;
  @ApiProperty({ example: 'mf-learning' }) app!: string;
  action!: Action;
  release!: string | null;
  reason!: string;
  before!: Record<string, unknown> | null;
  after!: Record<string, unknown> | null;
}

export class SectionStatus extends SectionReleases {
  lastEvent!: ReleaseAuditEventResponse | null;
}
