import type { Statement } from '../../../core/database/database.js';
import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import type { IssueNumbers } from '../analytics.dto.js';
import type { Period } from '../period.js';
import { inPeriod } from './days.sql.js';

/** How many days after an issue someone leaves because of it, as it is counted. */
const LEAVING_DAYS = 7;

const inState = (state: string) => `count(*) FILTER (WHERE r.state = '${state}')`;

/** Issues whose sending began in the period. */
export const issueNumbers = ({ from, to }: Period, most: number): Statement => ({
  name: 'analytics.newsletters',
  text: `
    WITH departures AS MATERIALIZED (
      SELECT unsubscribed_at AS at FROM subscribers
      WHERE confirmed_at IS NOT NULL AND ${inPeriod('unsubscribed_at', '$1', `($2::date + ${LEAVING_DAYS})`)}
    )
    SELECT ${jsonArray(
      jsonObject<IssueNumbers>({
        id: 'n.id',
        subject: 'n.subject',
        beganAt: 'iso_instant(n.began_at)',
        recipients: 'c.recipients',
        sent: 'c.sent',
        failed: 'c.failed',
        uncertain: 'c.uncertain',
        skipped: 'c.skipped',
        left: `(SELECT count(*) FROM departures d
          WHERE d.at >= n.began_at AND d.at < n.began_at + interval '${LEAVING_DAYS} days')`,
      }),
      `FROM (SELECT * FROM newsletters WHERE ${inPeriod('began_at')} ORDER BY began_at DESC, id LIMIT $3::integer) n
       CROSS JOIN LATERAL (
         SELECT count(*) AS recipients, ${inState('sent')} AS sent, ${inState('failed')} AS failed,
           ${inState('uncertain')} AS uncertain, ${inState('skipped')} AS skipped
         FROM newsletter_recipients r WHERE r.newsletter_id = n.id
       ) c
       ORDER BY n.began_at DESC, n.id`,
    )}::text AS json`,
  values: [from, to, most],
});
