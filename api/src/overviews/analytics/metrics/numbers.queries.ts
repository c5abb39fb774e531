import type { Statement } from '../../../core/database/database.js';
import { jsonObject } from '../../../core/database/json.sql.js';
import type { AnalyticsResponse, PeriodNumbers } from '../analytics.dto.js';
import { STANDINGS } from '../daily-numbers/daily-numbers.queries.js';
import type { Period } from '../period.js';
import { TODAY } from './days.sql.js';

const sum = (column: string) => `coalesce(sum(d.${column}), 0)::integer`;

/** How it stood at the end of a period that is over, or how it stands now. */
const atItsEnd = (column: string) =>
  `CASE WHEN p.last >= ${TODAY} THEN ${STANDINGS[column]!}::integer ELSE l.${column} END`;

const NUMBERS = jsonObject<PeriodNumbers>({
  members: atItsEnd('members'),
  proMembers: atItsEnd('pro_members'),
  activeWeek: 'l.active_week',
  activeMonth: 'l.active_month',
  lessonsFinished: 's.lessons_finished',
  posts: 's.posts',
  replies: 's.replies',
  firstRsvps: 's.first_rsvps',
  attendances: 's.attendances',
  paidSubscriptions: atItsEnd('paid_subscriptions'),
  pastDueSubscriptions: atItsEnd('past_due_subscriptions'),
  subscriptionsBegun: 's.subscriptions_begun',
  subscriptionsEnded: 's.subscriptions_ended',
  churn: `round(s.subscriptions_ended::numeric / nullif(b.subscriptions, 0), 4)`,
  newsletterSubscribers: atItsEnd('newsletter_subscribers'),
  newsletterJoined: 's.newsletter_joined',
  newsletterLeft: 's.newsletter_left',
  countedDays: 's.days',
});

const SUMS = [
  'lessons_finished',
  'posts',
  'replies',
  'first_rsvps',
  'attendances',
  'subscriptions_begun',
  'subscriptions_ended',
  'newsletter_joined',
  'newsletter_left',
];

const of = (from: string, to: string) => `(
  SELECT ${NUMBERS}
  FROM (SELECT ${from}::date AS first, ${to}::date AS last) p
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS days, ${SUMS.map((column) => `${sum(column)} AS ${column}`).join(', ')}
    FROM daily_numbers d WHERE d.day BETWEEN p.first AND p.last
  ) s
  LEFT JOIN LATERAL (
    SELECT d.* FROM daily_numbers d WHERE d.day BETWEEN p.first AND p.last ORDER BY d.day DESC LIMIT 1
  ) l ON true
  LEFT JOIN LATERAL (
    SELECT d.paid_subscriptions + d.past_due_subscriptions + d.paused_subscriptions AS subscriptions
    FROM daily_numbers d WHERE d.day = p.first - 1
  ) b ON true)`;

export const periodNumbers = ({ from, to }: Period, before: Period): Statement => ({
  name: 'analytics.numbers',
  text: `SELECT ${jsonObject<Pick<AnalyticsResponse, 'numbers' | 'previousNumbers' | 'isCurrent'>>({
    numbers: of('$1', '$2'),
    previousNumbers: of('$3', '$4'),
    isCurrent: `$2::date >= ${TODAY}`,
  })}::text AS json`,
  values: [from, to, before.from, before.to],
});
