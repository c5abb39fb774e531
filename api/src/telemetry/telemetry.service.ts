import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { TelemetryEvent } from './telemetry-report.js';
import { countUp, healthSince, type ReleaseHealth } from './telemetry.queries.js';

const KEPT_DAYS = 30;

/** Counts what browsers and the shell server tell of releases: how often they load and fail, and how fast pages are. */
@Injectable()
export class TelemetryService {
  constructor(private readonly database: Database) {}

  async count(events: readonly TelemetryEvent[]): Promise<void> {
    if (events.length > 0) await this.database.execute(countUp(events));
  }

  /** Of one section, or of all; releases that nobody told of are missing. */
  healthSince(since: Date, app: string | null = null): Promise<ReleaseHealth[]> {
    return this.database.query<ReleaseHealth>(healthSince(app, since));
  }

  async forgetOld(): Promise<void> {
    await this.database.execute({
      text: `DELETE FROM telemetry_counts WHERE minute < now() - make_interval(days => ${KEPT_DAYS})`,
    });
  }
}
