import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { TelemetryEvent } from './telemetry-report.js';
import { countUp, countVitals, healthSince, type ReleaseHealth, vitalsOf } from './telemetry.queries.js';
import type { RouteVital } from './telemetry.dto.js';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Counts what browsers and the shell server tell of releases: how often they load and fail, and how fast pages are. */
@Injectable()
export class TelemetryService {
  constructor(private readonly database: Database) {}

  async count(events: readonly TelemetryEvent[]): Promise<void> {
    const vitals = events.filter((event) => event.kind === 'vital');
    const counted = events.filter((event) => event.kind !== 'vital');
    if (counted.length > 0) await this.database.execute(countUp(counted));
    if (vitals.length > 0) await this.database.execute(countVitals(vitals));
  }

  /** Of one section, or of all; releases that nobody told of are missing. */
  healthSince(since: Date, app: string | null = null): Promise<ReleaseHealth[]> {
    return this.database.query<ReleaseHealth>(healthSince(app, since));
  }

  /** How fast each route of a release was over the last day. */
  vitals({ app, release }: { app: string; release: string }): Promise<RouteVital[]> {
    return this.database.query<RouteVital>(vitalsOf(app, release, new Date(Date.now() - DAY_MS)));
  }

  async forgetOld(): Promise<void> {
    for (const [table, time] of [
      ['telemetry_counts', 'minute'],
      ['vital_counts', 'hour'],
    ])
      await this.database.execute({
        text: `DELETE FROM ${table} WHERE ${time} < now() - make_interval(days => ${KEPT_DAYS})`,
      });
  }
}
