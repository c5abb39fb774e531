import type { Statement } from '../../core/database/database.js';
import { HOSTED_FIELDS } from '../event-editing/event-editor.queries.js';

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

/** Makes room for other positions: no two dates of a series have the same one at any time. */
export const positionsAside = (seriesId: string): Statement => ({
  name: 'series.positions_aside',
  text: 'UPDATE events SET series_position = series_position + 1000 WHERE series_id = $1',
  values: [seriesId],
});

/** The dates of a series are counted from one on, in the order they have. */
export const positionsRenewed = (seriesId: string): Statement => ({
  name: 'series.positions_renewed',
  text: `
    UPDATE events e SET series_position = d.position
    FROM (SELECT id, row_number() OVER (ORDER BY series_position) AS position FROM events WHERE series_id = $1) d
    WHERE e.id = d.id`,
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
