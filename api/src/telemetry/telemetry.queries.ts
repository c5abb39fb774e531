import type { Statement } from '../database/database.js';
import type { TelemetryEvent } from './telemetry-report.js';

/** How a release did over a while. */
export interface ReleaseHealth {
  app: string;
  release: string;
  /** Times its code was loaded. */
  loads: number;
  /** Times something of it failed. */
  failures: number;
}

/** Adds events to the counters of this minute, each counter once and in one order; those of unknown releases are dropped. */
export const countUp = (events: readonly TelemetryEvent[]): Statement => {
  const rows = events.map(rowOf);
  const column = <K extends keyof Row>(key: K) => rows.map((row) => row[key]);
  return {
    name: 'telemetry.count',
    text: `
      INSERT INTO telemetry_counts AS known (app, release, minute, kind, phase, detail, count, total)
      SELECT e.app, e.release, date_trunc('minute', now()), e.kind, e.phase, e.detail, count(*), sum(e.value)
      FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[])
        AS e (app, release, kind, phase, detail, value)
      JOIN releases r ON r.app = e.app AND r.release = e.release AND r.pruned_at IS NULL
      GROUP BY e.app, e.release, e.kind, e.phase, e.detail
      ORDER BY e.app, e.release, e.kind, e.phase, e.detail
      ON CONFLICT (app, release, minute, kind, phase, detail)
      DO UPDATE SET count = known.count + excluded.count, total = known.total + excluded.total`,
    values: [
      column('app'),
      column('release'),
      column('kind'),
      column('phase'),
      column('detail'),
      column('value'),
    ],
  };
};

/** Loads and failures of every release of a section since `since`, whole minutes. */
export const healthSince = (app: string | null, since: Date): Statement => ({
  name: 'telemetry.health',
  text: `
    SELECT app, release, coalesce(sum(count) FILTER (WHERE kind = 'load'), 0)::integer AS loads,
           coalesce(sum(count) FILTER (WHERE kind = 'failure'), 0)::integer AS failures
    FROM telemetry_counts
    WHERE minute >= date_trunc('minute', $2::timestamptz) AND ($1::text IS NULL OR app = $1)
      AND kind IN ('load', 'failure')
    GROUP BY app, release`,
  values: [app, since],
});

interface Row {
  app: string;
  release: string;
  kind: string;
  phase: string;
  detail: string;
  value: number;
}

function rowOf(event: TelemetryEvent): Row {
  const { app, release, kind } = event;
  switch (kind) {
    case 'load':
      return { app, release, kind, phase: '', detail: '', value: 0 };
    case 'failure':
      return { app, release, kind, phase: event.phase, detail: event.class, value: 0 };
    case 'vital':
      return { app, release, kind, phase: event.name, detail: event.rating, value: event.value };
  }
}
