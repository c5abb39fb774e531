import { blockedBetween, notBlocked } from '../../core/visibility/blocks.sql.js';
import {
  jsonArray,
  type JsonFields,
  jsonObject,
  pageStatement,
  Parameters,
} from '../../core/database/json.sql.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { Statement } from '../../core/database/database.js';
import { isStaff, type Member } from '../../core/access/member.js';
import { authorSummary, personFields } from '../../identity/users/person.sql.js';
import type { ExchangeDetail, ExchangeListQuery, ExchangeSummary, HelperResponse } from './exchanges.dto.js';
import { exchangeIsVisibleTo, IS_PAST, isMine, STATE } from '../../core/visibility/exchanges.sql.js';
import { notMuted } from '../../core/visibility/mutes.sql.js';
import { forMembers, hasSkill } from '../entries.sql.js';

const summaryFor = (viewer: string): JsonFields<ExchangeSummary> => ({
  id: 'x.id',
  slug: 'x.slug',
  kind: 'x.kind',
  state: STATE,
  title: 'x.title',
  body: forMembers(viewer, 'x.excerpt'),
  topic: 'x.topic',
  skills: 'x.skills',
  hours: 'x.hours',
  until: 'x.until',
  helperCount: `(SELECT count(*) FROM exchange_helpers h JOIN users hu ON hu.id = h.user_id
    WHERE h.exchange_id = x.id AND hu.suspended_at IS NULL AND ${notBlocked('hu.id', viewer)})`,
  createdAt: 'iso_instant(x.created_at)',
  owner: forMembers(viewer, authorSummary('o')),
  part: `CASE WHEN x.owner_id = ${viewer}::uuid THEN 'owner' WHEN x.helper_id = ${viewer}::uuid THEN 'helper'
    WHEN EXISTS (SELECT FROM exchange_helpers h WHERE h.exchange_id = x.id AND h.user_id = ${viewer}::uuid) THEN 'offered' END`,
});

/** The latest first. `after`: [createdAt, id]. */
export function exchangePage(
  viewer: Member | null,
  { kind, state, topic, skill, hours }: Omit<ExchangeListQuery, 'limit' | 'cursor'>,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const me = parameters.add(viewer?.id ?? null);
  const staff = parameters.add(viewer !== null && isStaff(viewer));
  const conditions = [exchangeIsVisibleTo(me, staff), `(${notMuted('x.owner_id', me)} OR ${isMine(me)})`];
  conditions.push(
    state
      ? `${STATE} = ${parameters.add(state)}`
      : `(${STATE} = 'open' OR (${STATE} = 'agreed' AND ${isMine(me)}))`,
  );
  if (kind) conditions.push(`x.kind = ${parameters.add(kind)}`);
  if (topic) conditions.push(`x.topic = ${parameters.add(topic)}`);
  if (skill) conditions.push(hasSkill('x.skills', parameters.add(skill.trim())));
  if (hours) conditions.push(`x.hours <= ${parameters.add(hours)}::integer`);
  const source = `FROM exchanges x JOIN users o ON o.id = x.owner_id
    WHERE ${conditions.join(' AND ')}`;
  return pageStatement({
    item: jsonObject<ExchangeSummary>(summaryFor(me)),
    source,
    key: [
      ['x.created_at', 'timestamptz'],
      ['x.id', 'uuid'],
    ],
    descending: true,
    size,
    after,
    total: `SELECT count(*) ${source}`,
    parameters,
  });
}

const HELPERS = jsonArray(
  jsonObject<HelperResponse>({ ...personFields('u'), message: 'h.message' }),
  `FROM exchange_helpers h JOIN users u ON u.id = h.user_id
   WHERE h.exchange_id = x.id AND u.suspended_at IS NULL AND ${notBlocked('u.id', '$2')}
   ORDER BY h.created_at, u.id LIMIT 100`,
);

export const visibleExchange = ({ by, value }: IdOrSlug, viewer: Member | null): Statement => ({
  name: `exchanges.by_${by}`,
  text: `
    SELECT ${jsonObject<ExchangeDetail>({
      ...summaryFor('$2'),
      body: forMembers('$2', 'x.body'),
      helpers: `CASE WHEN x.owner_id = $2::uuid THEN ${HELPERS} ELSE '[]'::json END`,
      helper: forMembers('$2', authorSummary('w')),
      conversationId: `CASE WHEN ${isMine('$2')} THEN x.conversation_id END`,
      isDoneByMe: `coalesce(CASE WHEN x.owner_id = $2::uuid THEN x.owner_done_at IS NOT NULL
        WHEN x.helper_id = $2::uuid THEN x.helper_done_at IS NOT NULL END, false)`,
      isDoneByOther: `coalesce(CASE WHEN x.owner_id = $2::uuid THEN x.helper_done_at IS NOT NULL
        WHEN x.helper_id = $2::uuid THEN x.owner_done_at IS NOT NULL END, false)`,
      isHidden: 'x.hidden_at IS NOT NULL',
      ownerThanks: forMembers('$2', 'x.owner_thanks'),
      helperThanks: forMembers('$2', 'x.helper_thanks'),
    })}::text AS json
    FROM exchanges x JOIN users o ON o.id = x.owner_id LEFT JOIN users w ON w.id = x.helper_id
    WHERE x.${by} = $1 AND ${exchangeIsVisibleTo('$2', '$3')}`,
  values: [value, viewer?.id ?? null, viewer !== null && isStaff(viewer)],
});

/** The id of an exchange that the member may see, and whether its day has passed. */
export const exchangeToWrite = ({ by, value }: IdOrSlug, member: Member): Statement => ({
  name: `exchanges.to_write_by_${by}`,
  text: `SELECT x.id FROM exchanges x WHERE x.${by} = $1 AND ${exchangeIsVisibleTo('$2', '$3')}`,
  values: [value, member.id, isStaff(member)],
});

/** Whether a day is none of the past, and at most so many days away. */
export const isDayToCome = (day: string, days: number): Statement => ({
  name: 'exchanges.is_day_to_come',
  text: `SELECT $1::date BETWEEN (now() AT TIME ZONE 'Etc/GMT+12')::date AND current_date + $2::integer AS "isToCome"`,
  values: [day, days],
});

/** Notes that the day of a locked exchange has passed. */
export const expiryOf = (id: string): Statement => ({
  name: 'exchanges.expire_one',
  text: `UPDATE exchanges x SET state = 'expired' WHERE x.id = $1 AND x.state = 'open' AND ${IS_PAST} RETURNING x.id`,
  values: [id],
});

/** Whether someone who has offered can still be chosen: they are here and not apart from its owner. */
export const helperToChoose = (exchangeId: string, userId: string): Statement => ({
  name: 'exchanges.helper_to_choose',
  text: `SELECT u.id FROM exchange_helpers h JOIN exchanges x ON x.id = h.exchange_id JOIN users u ON u.id = h.user_id
         WHERE h.exchange_id = $1 AND h.user_id = $2 AND u.suspended_at IS NULL AND NOT ${blockedBetween('u.id', 'x.owner_id')}`,
  values: [exchangeId, userId],
});

/** Who has offered and was not chosen. */
export const otherHelpers = (exchangeId: string): Statement => ({
  name: 'exchanges.other_helpers',
  text: `SELECT h.user_id AS id FROM exchange_helpers h JOIN exchanges x ON x.id = h.exchange_id
         WHERE h.exchange_id = $1 AND h.user_id IS DISTINCT FROM x.helper_id`,
  values: [exchangeId],
});

export interface DueExchange {
  id: string;
  slug: string;
  title: string;
  ownerId: string;
  helperId: string | null;
}

const DUE = `x.id, x.slug, x.title, x.owner_id AS "ownerId", x.helper_id AS "helperId"`;

/** Those whose day has passed are not open any more. */
export const EXPIRY: Statement = {
  name: 'exchanges.expire',
  text: `UPDATE exchanges x SET state = 'expired' WHERE x.state = 'open' AND x.deleted_at IS NULL AND ${IS_PAST} RETURNING ${DUE}`,
};

/** Those that were agreed on two weeks ago and are not done: both are asked once. */
export const NUDGE: Statement = {
  name: 'exchanges.nudge',
  text: `UPDATE exchanges x SET nudged_at = now()
         WHERE x.state = 'agreed' AND x.deleted_at IS NULL AND x.nudged_at IS NULL AND x.agreed_at < now() - interval '14 days' RETURNING ${DUE}`,
};
