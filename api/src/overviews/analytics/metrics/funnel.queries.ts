import type { Statement } from '../../../core/database/database.js';
import { jsonObject } from '../../../core/database/json.sql.js';
import { FUNNEL_STEPS, type FunnelStepKey } from '../../administration/members/filters/funnel-steps.sql.js';
import type { AnalyticsResponse, Funnel } from '../analytics.dto.js';
import type { Period } from '../period.js';
import { inPeriod } from './days.sql.js';

const steps = Object.entries(FUNNEL_STEPS).map(([step, sql]) => `${sql} AS ${step}`);

/** Of the members `m` who joined in a period. */
const funnelOf = (isInPeriod: string) => {
  const reached = (step: FunnelStepKey) => `count(*) FILTER (WHERE ${isInPeriod} AND m.${step})`;
  return jsonObject<Funnel>({
    joined: `count(*) FILTER (WHERE ${isInPeriod})`,
    onboarded: reached('onboarded'),
    learned: reached('learned'),
    posted: reached('posted'),
    attended: reached('attended'),
    pro: reached('pro'),
  });
};

/** Members who joined on a day that is counted, and are not here any more. */
const ERASED = `(SELECT coalesce(sum(greatest(0, d.joined - here.people)), 0)::integer
  FROM daily_numbers d
  LEFT JOIN LATERAL (SELECT count(*) AS people FROM users u WHERE ${inPeriod('u.joined_at', 'd.day', 'd.day')}) here ON true
  WHERE d.day BETWEEN $1::date AND $2::date)`;

export const funnels = ({ from, to }: Period, before: Period): Statement => ({
  name: 'analytics.funnels',
  text: `
    WITH joined AS MATERIALIZED (
      SELECT ${inPeriod('u.joined_at')} AS is_now, ${steps.join(', ')}
      FROM users u WHERE ${inPeriod('u.joined_at')} OR ${inPeriod('u.joined_at', '$3', '$4')}
    )
    SELECT ${jsonObject<Pick<AnalyticsResponse, 'funnel' | 'previousFunnel' | 'erased'>>({
      funnel: funnelOf('m.is_now'),
      previousFunnel: funnelOf('NOT m.is_now'),
      erased: ERASED,
    })}::text AS json FROM joined m`,
  values: [from, to, before.from, before.to],
});
