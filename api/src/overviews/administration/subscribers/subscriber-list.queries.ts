import type { Statement } from '../../../core/database/database.js';
import { onDays } from '../../../core/time/days.sql.js';
import { jsonObject, pageStatement, Parameters } from '../../../core/database/json.sql.js';
import { authorSummary } from '../../../identity/users/person.sql.js';
import type { SubscriberEntry, SubscriberQuery } from './subscriber-list.dto.js';

export type SubscriberFilters = Pick<
  SubscriberQuery,
  'query' | 'state' | 'interest' | 'from' | 'to' | 'order'
>;

export const SUBSCRIBER_KEY = [
  ['s.created_at', 'timestamptz'],
  ['s.id', 'uuid'],
] as const;

const hashOf = (email: string) => `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;

const SUPPRESSION = `coalesce(b.reason, CASE WHEN d.email_hash IS NOT NULL THEN 'undeliverable' END)`;

const STATE = `CASE WHEN s.unsubscribed_at IS NOT NULL THEN 'left' WHEN ${SUPPRESSION} IS NOT NULL THEN 'suppressed'
  WHEN s.confirmed_at IS NOT NULL THEN 'confirmed' ELSE 'waiting' END`;

const ENTRY = jsonObject<SubscriberEntry>({
  id: 's.id',
  email: 's.email',
  name: 's.name',
  member: authorSummary('u'),
  state: STATE,
  suppression: SUPPRESSION,
  interests: 's.interests',
  source: 's.source',
  createdAt: 'iso_instant(s.created_at)',
  confirmedAt: 'iso_instant(s.confirmed_at)',
  leftAt: 'iso_instant(s.unsubscribed_at)',
});

const SOURCE = `FROM subscribers s
  LEFT JOIN users u ON u.email = s.email AND u.email_verified_at IS NOT NULL
  LEFT JOIN suppressed_addresses b ON b.email_hash = ${hashOf('s.email')}
  LEFT JOIN undeliverable_addresses d ON d.email_hash = ${hashOf('s.email')}`;

function conditions({ query, state, interest, from, to }: SubscriberFilters, parameters: Parameters): string {
  const all = ['true'];
  if (query)
    all.push(
      `search_fold(concat_ws(' ', s.email, s.name)) LIKE '%' || search_fold(${parameters.add(query.trim())}::text) || '%'`,
    );
  if (state) all.push(`${STATE} = ${parameters.add(state)}`);
  if (interest) all.push(`${parameters.add(interest)} = ANY (s.interests)`);
  return [...all, ...onDays('s.created_at', from, to, parameters)].join(' AND ');
}

export function subscriberPage(
  filters: SubscriberFilters,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  return pageStatement({
    item: ENTRY,
    source: `${SOURCE} WHERE ${conditions(filters, parameters)}`,
    key: SUBSCRIBER_KEY,
    descending: filters.order === 'newest',
    size,
    after,
    parameters,
  });
}

/** Mail is tried again. What the owner of the address asked for themselves stays. @returns a row for each that was lifted */
export const bouncesLifted = (email: string): Statement => ({
  text: `
    WITH bounced AS (
      DELETE FROM suppressed_addresses WHERE email_hash = ${hashOf('$1::text')} AND reason = 'bounced' RETURNING reason
    ), refused AS (
      DELETE FROM undeliverable_addresses WHERE email_hash = ${hashOf('$1::text')} RETURNING 'undeliverable' AS reason
    )
    SELECT reason FROM bounced UNION ALL SELECT reason FROM refused`,
  values: [email],
});
