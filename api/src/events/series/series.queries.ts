import type { Statement } from '../../database/database.js';
import { HOSTED_FIELDS } from '../hosting/hosting.queries.js';

/** Dates of a series that are still to come, from a position on, locked in their order for as long as they are changed. */
export const datesToChange = (seriesId: string, from: number): Statement => ({
  name: 'series.dates_to_change',
  text: `
    SELECT ${HOSTED_FIELDS}, true AS "isHosted" FROM events e
    WHERE e.series_id = $1 AND e.series_position >= $2 AND e.canceled_at IS NULL AND e.ends_at > now()
    ORDER BY e.series_position FOR NO KEY UPDATE`,
  values: [seriesId, from],
});

export const seriesRule = (seriesId: string): Statement => ({
  name: 'series.rule',
  text: `
    SELECT s.rule, (SELECT count(*)::integer FROM events e WHERE e.series_id = s.id) AS dates
    FROM event_series s WHERE s.id = $1 FOR UPDATE`,
  values: [seriesId],
});

/** Dates that keep to another rule than the rest from now on are a series of their own. */
export const datesToSeries = (seriesId: string, eventIds: readonly string[]): Statement => ({
  name: 'series.split',
  text: `
    UPDATE events e SET series_id = $1, series_position = d.position
    FROM unnest($2::uuid[]) WITH ORDINALITY AS d (id, position) WHERE e.id = d.id`,
  values: [seriesId, eventIds],
});
