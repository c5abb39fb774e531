import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { NotFoundError } from '../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../core/paging/paging.js';
import { Database } from '../core/database/database.js';
import type { ReleaseHealth } from './telemetry/telemetry.queries.js';
import { TelemetryService } from './telemetry/telemetry.service.js';
import { channelResponse } from './channels/channel-state.js';
import type { SectionPath } from './access/section-path.entity.js';
import { sectionPaths } from './channels/channels.queries.js';
import { ReleaseChannel } from './channels/release-channel.entity.js';
import type {
  AuditListQuery,
  ReleaseAuditEventResponse,
  ReleaseHealthResponse,
  ReleasesResponse,
  ReleaseSummary,
  SectionStatus,
} from './releases.dto.js';
import { auditEventsPage, documentVersion, newestReleases, releasesPage } from './releases.queries.js';

const NEWEST = 10;
const HEALTH_WINDOW_MS = 10 * 60_000;

@Injectable()
export class ReleasesService {
  constructor(
    private readonly database: Database,
    @InjectRepository(ReleaseChannel) private readonly channels: Repository<ReleaseChannel>,
    private readonly telemetry: TelemetryService,
  ) {}

  /** Every section: what it serves, how that does, and its newest releases. */
  async overview(): Promise<ReleasesResponse> {
    const [document, channels, newest, health, given] = await Promise.all([
      this.database.one<{ version: number }>(documentVersion()),
      this.channels.find({ order: { app: 'ASC' } }),
      this.database.query<{ app: string; releases: ReleaseSummary[] }>(newestReleases(NEWEST)),
      this.telemetry.healthSince(new Date(Date.now() - HEALTH_WINDOW_MS)),
      this.database.query<SectionPath>(sectionPaths()),
    ]);
    const apps = channels.map((channel) => ({
      ...channelResponse(channel),
      paths: given.filter(({ app }) => app === channel.app).map(({ path }) => path),
      health: {
        live: healthOf(channel.app, channel.live, health),
        canary: healthOf(channel.app, channel.canaryRelease, health),
      },
      releases: newest.find(({ app }) => app === channel.app)?.releases ?? [],
    }));
    return { documentVersion: document!.version, apps };
  }

  /** @throws NotFoundError for a section that has published nothing */
  async status(app: string): Promise<SectionStatus> {
    const { apps } = await this.overview();
    const section = apps.find((one) => one.app === app);
    if (!section) throw new NotFoundError();
    const { json } = await this.auditEvents({ app, limit: 1 });
    const [lastEvent = null] = JSON.parse(json) as ReleaseAuditEventResponse[];
    return { ...section, lastEvent };
  }

  list(app: string, { cursor, limit }: PageQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, releasesPage(app, limit, after));
  }

  auditEvents({ app, cursor, limit }: AuditListQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 1);
    return readJsonPage(this.database, auditEventsPage(app ?? null, limit, after));
  }
}

function healthOf(
  app: string,
  release: string | null,
  health: ReleaseHealth[],
): ReleaseHealthResponse | null {
  if (release === null) return null;
  const row = health.find((candidate) => candidate.app === app && candidate.release === release);
  const { loads, failures } = row ?? { loads: 0, failures: 0 };
  return { loads, failures, rate: loads + failures === 0 ? null : failures / (loads + failures) };
}
