import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { PageQuery } from '../common/paging.js';
import { ChannelResponse } from './channels/channels.dto.js';
import { ACTIONS, type Action } from './registry/release-audit-event.entity.js';
import { APP_NAME } from '#platform/manifest';
import { type Verification, VERIFICATIONS } from './registry/release.entity.js';
import { FindingResponse } from './verification/verification.dto.js';

export class AuditListQuery extends PageQuery {
  @ApiPropertyOptional({ example: 'mf-learning' })
  @IsOptional()
  @Matches(APP_NAME)
  app?: string;
}

/** Over the last ten minutes. */
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
