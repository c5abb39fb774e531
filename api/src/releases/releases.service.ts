import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../core/errors/errors.js';
import { decodeCursor, encodeCursor, type PageQuery } from '../core/paging/paging.js';
import { Database, type Statement } from '../core/database/database.js';
import type { ReleaseHealth } from './telemetry/telemetry.queries.js';
import { TelemetryService } from './telemetry/telemetry.service.js';
import { channelResponse, type ChannelState } from './channels/channel-state.js';
import type { SectionPath } from './access/section-path.entity.js';
import { allChannels, sectionPaths } from './channels/channels.queries.js';
import type {
  AuditListQuery,
  ReleaseAuditEventResponse,
  ReleaseHealthResponse,
  ReleasesResponse,
  ReleaseSummary,
  SectionStatus,
} from './releases.dto.js';
import {
  auditEventsPage,
  documentVersion,
  newestReleases,
  type ReleasePageRow,
  releasesPage,
} from './releases.queries.js';

const NEWEST = 10;
const HEALTH_WINDOW_MS = 10 * 60_000;

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

@Injectable()
export class ReleasesService {
  constructor(
    private readonly database: Database,
    private readonly telemetry: TelemetryService,
  ) {}

  /** Every section: what it serves, how that does, and its newest releases. */
  async overview(): Promise<ReleasesResponse> {
    const [document, channels, newest, health, given] = await Promise.all([
      this.database.one<{ version: number }>(documentVersion()),
      this.database.query<ChannelState>(allChannels()),
      this.database.query<{ app: string; releases: ReleaseSummary[] }>(newestReleases(NEWEST)),
      this.telemetry.healthSince(new Date(Date.now() - HEALTH_WINDOW_MS)),
      this.database.query<SectionPath>(sectionPaths()),
    ]);
    const apps = channels.map((channel) => ({
      ...channelResponse(channel),
      paths: given.filter(({ app }) => app === channel.app).map(({ path }) => path),
      health: {
        live: healthOf(channel.app, channel.live, health),
        canary: healthOf(channel.app, channel.canary?.release ?? null, health),
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
    const { items } = await this.auditEvents({ app, limit: 1 });
    return { ...section, lastEvent: items[0] ?? null };
  }

  list(app: string, { cursor, limit }: PageQuery): Promise<Page<ReleaseSummary>> {
    return this.page(releasesPage(app, limit, cursor === undefined ? null : decodeCursor(cursor, 2)), limit);
  }

  auditEvents({ app, cursor, limit }: AuditListQuery): Promise<Page<ReleaseAuditEventResponse>> {
    return this.page(
      auditEventsPage(app ?? null, limit, cursor === undefined ? null : decodeCursor(cursor, 1)),
      limit,
    );
  }

  private async page<Item>(statement: Statement, limit: number): Promise<Page<Item>> {
    const rows = await this.database.query<ReleasePageRow<Item>>(statement);
    const shown = rows.slice(0, limit);
    const nextCursor = rows.length > limit ? encodeCursor(shown.at(-1)!.key) : null;
    return { items: shown.map(({ item }) => item), nextCursor };
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
