import type { Statement } from '../../../core/database/database.js';
import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import type { EventNumbers } from '../analytics.dto.js';
import type { Period } from '../period.js';
import { inPeriod } from './days.sql.js';

const answered = (condition: string) =>
  `(SELECT count(*) FROM event_rsvps r WHERE r.event_id = e.id AND ${condition})`;
const GOING = answered(`r.status = 'going' AND r.confirm_by IS NULL`);

/** Those that begin in the period. */
export const eventNumbers = ({ from, to }: Period, most: number): Statement => ({
  name: 'analytics.events',
  text: `SELECT ${jsonArray(
    jsonObject<EventNumbers>({
      title: 'e.title',
      slug: 'e.slug',
      startsAt: 'iso_instant(e.starts_at)',
      going: GOING,
      maybe: answered(`r.status = 'maybe'`),
      waitlisted: answered(`r.status = 'waitlisted'`),
      attended: `CASE WHEN e.starts_at <= now() AND e.canceled_at IS NULL THEN ${GOING} END`,
    }),
    `FROM events e WHERE e.deleted_at IS NULL AND ${inPeriod('e.starts_at')}
     ORDER BY e.starts_at DESC, e.id LIMIT $3::integer`,
  )}::text AS json`,
  values: [from, to, most],
});
