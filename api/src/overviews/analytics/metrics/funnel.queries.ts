import type { Statement } from '../../../core/database/database.js';
import { jsonObject } from '../../../core/database/json.sql.js';
import { FUNNEL_STEPS, type FunnelStepKey } from '../../administration/members/filters/funnel-steps.sql.js';
import type { AnalyticsResponse, Funnel } from '../analytics.dto.js';
import type { Period } from '../period.js';
import { inPeriod } from './days.sql.js';

const reached = (step: FunnelStepKey) => `count(*) FILTER (WHERE ${FUNNEL_STEPS[step]})`;

const FUNNEL = jsonObject<Funnel>({
  joined: 'count(*)',
  onboarded: reached('onboarded'),
  learned: reached('learned'),
  posted: reached('posted'),
  attended: reached('attended'),
  pro: reached('pro'),
});

const of = (from: string, to: string) =>
  `(SELECT ${FUNNEL} FROM users u WHERE ${inPeriod('u.joined_at', from, to)})`;

/** Members who joined on a day that is counted, and are not here any more. */
const ERASED = `(SELECT coalesce(sum(greatest(0, d.joined - here.people)), 0)::integer
  FROM daily_numbers d
  LEFT JOIN LATERAL (SELECT count(*) AS people FROM users u WHERE ${inPeriod('u.joined_at', 'd.day', 'd.day')}) here ON true
  WHERE d.day BETWEEN $1::date AND $2::date)`;

export const funnels = ({ from, to }: Period, before: Period): Statement => ({
  name: 'analytics.funnels',
  text: `SELECT ${jsonObject<Pick<AnalyticsResponse, 'funnel' | 'previousFunnel' | 'erased'>>({
    funnel: of('$1', '$2'),
    previousFunnel: of('$3', '$4'),
    erased: ERASED,
  })}::text AS json`,
  values: [from, to, before.from, before.to],
});
