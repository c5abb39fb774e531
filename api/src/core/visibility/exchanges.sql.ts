import { notBlocked } from './blocks.sql.js';

/** Open until the end of the day in whatever time zone it ends last. */
export const IS_PAST = `x.until < (now() AT TIME ZONE 'Etc/GMT+12')::date`;

/** The state of exchange `x` by now, also before the job has noted that its day has passed. */
export const STATE = `CASE WHEN x.state = 'open' AND ${IS_PAST} THEN 'expired' ELSE x.state END`;

export const isMine = (viewer: string) => `(x.owner_id = ${viewer}::uuid OR x.helper_id = ${viewer}::uuid)`;

/**
 * Nobody sees an exchange across a block; what was taken back is there for the two of it, what is hidden also for moderators.
 * `viewer` (null: a visitor) and `staff` are SQL expressions.
 */
export const exchangeIsVisibleTo = (viewer: string, staff: string) => `(x.deleted_at IS NULL
  AND ${notBlocked('x.owner_id', viewer)} AND ${notBlocked('x.helper_id', viewer)}
  AND ((x.state <> 'withdrawn' AND (x.hidden_at IS NULL OR ${staff}::boolean)) OR coalesce(${isMine(viewer)}, false)))`;

/** How many exchanges a person has settled: those that both sides say are done. */
export const exchangesSettled = (person: string) => `(SELECT count(*)::integer FROM exchanges x
  WHERE x.state = 'done' AND x.deleted_at IS NULL AND (x.owner_id = ${person} OR x.helper_id = ${person}))`;
