import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database } from '../../core/database/database.js';
import { networkRange } from '../../core/rate-limits/network.js';
import type { RouteVital, TelemetryEventDto } from './telemetry.dto.js';
import {
  addCounts,
  addVitals,
  healthSince,
  recordVisit,
  oldCounts,
  type ReleaseHealth,
  visitsSince,
  vitalsOf,
} from './telemetry.queries.js';
import type { Visit } from './visit-token.js';

const RETENTION_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Counts what browsers and shell servers report: loads and failures of releases, and web vitals. */
@Injectable()
export class TelemetryService {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Loads and failures count only for the releases that the visit was rendered with. */
  async count(events: readonly TelemetryEventDto[], visit: Visit | null, address: string): Promise<void> {
    const vitals = events.filter((event) => event.kind === 'vital');
    if (vitals.length > 0) await this.database.execute(addVitals(vitals));
    const counted = events
      .filter((event) => event.kind !== 'vital')
      .filter(({ app, release }) => visit?.releases[app] === release);
    if (!visit || counted.length === 0) return;
    await this.database.execute(addCounts(counted));
    await this.database.execute(recordVisit(visit.id, this.nameOf(address), counted));
  }

  /** For a section that has a canary: each visit counts as one load or one failure. */
  visitsSince(since: Date, app: string): Promise<ReleaseHealth[]> {
    const { canaryVisitsPerNetwork } = this.config.releases;
    return this.database.query<ReleaseHealth>(visitsSince(app, since, canaryVisitsPerNetwork));
  }

  /** Of all sections; releases without reports are missing. */
  healthSince(since: Date): Promise<ReleaseHealth[]> {
    return this.database.query<ReleaseHealth>(healthSince(since));
  }

  /** Web vitals of a release over the last day. */
  vitals({ app, release }: { app: string; release: string }): Promise<RouteVital[]> {
    return this.database.query<RouteVital>(vitalsOf(app, release, new Date(Date.now() - DAY_MS)));
  }

  async forgetOld(): Promise<void> {
    for (const statement of oldCounts(RETENTION_DAYS)) await this.database.execute(statement);
  }

  /** A hash of the address range, so that no address is stored. */
  private nameOf(address: string): string {
    const { visitSecret } = this.config;
    return createHmac('sha256', visitSecret).update(networkRange(address)).digest('base64url').slice(0, 16);
  }
}
