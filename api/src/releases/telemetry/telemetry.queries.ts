import type { Statement } from '../../core/database/database.js';
import type { TelemetryEventDto } from './telemetry.dto.js';

/** Loads and failures of a release. */
export interface ReleaseHealth {
  app: string;
  release: string;
  /** Times its code was loaded. */
  loads: number;
  /** Times something of it failed. */
  failures: number;
}

/** An array for each column, as `unnest` takes them. */
const columnsOf = <Row>(rows: readonly Row[], ...columns: (keyof Row)[]): unknown[] =>
  columns.map((column) => rows.map((row) => row[column]));

/** Adds loads and failures to this minute's counters, in a fixed order against deadlocks; unknown releases are dropped. */
export const addCounts = (events: readonly TelemetryEventDto[]): Statement => {
  const rows = events.map((event) =>
    event.kind === 'load'
      ? { ...event, phase: '', detail: '' }
      : { ...event, phase: event.phase, detail: event.class },
  );
  return {
    name: 'telemetry.count',
    text: `
      INSERT INTO telemetry_counts AS known (app, release, minute, kind, phase, detail, count)
      SELECT e.app, e.release, date_trunc('minute', now()), e.kind, e.phase, e.detail, count(*)
      FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) AS e (app, release, kind, phase, detail)
      JOIN releases r ON r.app = e.app AND r.release = e.release AND r.pruned_at IS NULL
      GROUP BY e.app, e.release, e.kind, e.phase, e.detail
      ORDER BY e.app, e.release, e.kind, e.phase, e.detail
      ON CONFLICT (app, release, minute, kind, phase, detail) DO UPDATE SET count = known.count + excluded.count`,
    values: columnsOf(rows, 'app', 'release', 'kind', 'phase', 'detail'),
  };
};

/** Records the outcome of a visit for sections that have a canary; a failed visit stays failed. */
export const recordVisit = (
  visit: string,
  network: string,
  events: readonly TelemetryEventDto[],
): Statement => ({
  name: 'telemetry.visit',
  text: `
    INSERT INTO canary_visits AS known (visit, network, app, release, failed)
    SELECT $1, $2, e.app, e.release, bool_or(e.kind = 'failure')
    FROM unnest($3::text[], $4::text[], $5::text[]) AS e (app, release, kind)
    JOIN release_channels c ON c.app = e.app AND c.canary_release IS NOT NULL
      AND e.release IN (c.live, c.canary_release)
    GROUP BY e.app, e.release
    ORDER BY e.app, e.release
    ON CONFLICT (visit, app, release) DO UPDATE SET failed = true, at = now()
    WHERE excluded.failed AND NOT known.failed`,
  values: [visit, network, ...columnsOf(events, 'app', 'release', 'kind')],
});

/** Visits of a section's releases since `since`, failed ones apart; at most `most` per release and network. */
export const visitsSince = (app: string, since: Date, most: number): Statement => ({
  name: 'telemetry.visits',
  text: `
    SELECT $1 AS app, release, count(*) FILTER (WHERE NOT failed)::integer AS loads,
           count(*) FILTER (WHERE failed)::integer AS failures
    FROM (
      SELECT release, failed, row_number() OVER (PARTITION BY release, network ORDER BY at, visit) AS nth
      FROM canary_visits WHERE app = $1 AND at >= $2) AS visits
    WHERE nth <= $3
    GROUP BY release`,
  values: [app, since, most],
});

/** Adds vitals to this hour's counters; unknown releases and undeclared routes are dropped. */
export const addVitals = (events: readonly TelemetryEventDto[]): Statement => ({
  name: 'telemetry.vitals.count',
  text: `
    INSERT INTO vital_counts AS known (app, release, route, hour, name, rating, count, total)
    SELECT e.app, e.release, e.route, date_trunc('hour', now()), e.name, e.rating, count(*), sum(e.value)
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[])
      AS e (app, release, route, name, rating, value)
    JOIN releases r ON r.app = e.app AND r.release = e.release AND r.pruned_at IS NULL
      AND r.manifest->'routes' @> jsonb_build_array(jsonb_build_object('path', e.route))
    GROUP BY e.app, e.release, e.route, e.name, e.rating
    ORDER BY e.app, e.release, e.route, e.name, e.rating
    ON CONFLICT (app, release, route, hour, name, rating)
    DO UPDATE SET count = known.count + excluded.count, total = known.total + excluded.total`,
  values: columnsOf(events, 'app', 'release', 'route', 'name', 'rating', 'value'),
});

/** Web vitals of each route of a release since `since`. */
export const vitalsOf = (app: string, release: string, since: Date): Statement => ({
  name: 'telemetry.vitals',
  text: `
    SELECT route, name, sum(count)::integer AS measured,
           coalesce(sum(count) FILTER (WHERE rating = 'good'), 0)::integer AS good,
           coalesce(sum(count) FILTER (WHERE rating = 'poor'), 0)::integer AS poor,
           sum(total) / sum(count) AS mean
    FROM vital_counts
    WHERE app = $1 AND release = $2 AND hour >= date_trunc('hour', $3::timestamptz)
    GROUP BY route, name ORDER BY route, name`,
  values: [app, release, since],
});

/** Loads and failures of every release since `since`, whole minutes. */
export const healthSince = (since: Date): Statement => ({
  name: 'telemetry.health',
  text: `
    SELECT app, release, coalesce(sum(count) FILTER (WHERE kind = 'load'), 0)::integer AS loads,
           coalesce(sum(count) FILTER (WHERE kind = 'failure'), 0)::integer AS failures
    FROM telemetry_counts WHERE minute >= date_trunc('minute', $1::timestamptz)
    GROUP BY app, release`,
  values: [since],
});

/** Deletes counts older than `days` days, and visits older than one, whose tokens have expired. */
export const oldCounts = (days: number): Statement[] => [
  {
    text: `DELETE FROM telemetry_counts WHERE minute < now() - make_interval(days => $1)`,
    values: [days],
  },
  { text: `DELETE FROM vital_counts WHERE hour < now() - make_interval(days => $1)`, values: [days] },
  { text: `DELETE FROM canary_visits WHERE at < now() - interval '1 day'` },
];
