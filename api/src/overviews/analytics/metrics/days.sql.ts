/** Whether an instant is on one of the days from `$1` to `$2`, in UTC. */
export const inPeriod = (column: string, from = '$1', to = '$2') =>
  `${column} >= ${from}::date::timestamp AT TIME ZONE 'UTC' AND ${column} < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`;

export const TODAY = `(now() AT TIME ZONE 'UTC')::date`;

/** The Mondays of a period, the latest first. */
export const MONDAYS = `(
  SELECT day::date AS week
  FROM generate_series(date_trunc('week', $2::date::timestamp), date_trunc('week', $1::date::timestamp), '-7 days') day
  LIMIT 53)`;
