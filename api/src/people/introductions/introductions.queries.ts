import { blockedBetween, notBlocked } from '../../core/visibility/blocks.sql.js';
import { jsonArray, jsonObject, type JsonFields } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { cardSeenBy } from '../members/members.sql.js';
import { LISTED } from '../../core/visibility/members.sql.js';
import { personFields } from '../../identity/users/person.sql.js';
import type { IntroductionsResponse, MadeIntroduction, ReceivedIntroduction } from './introductions.dto.js';

const MAX_ENTRIES = 50;

const STATE: JsonFields<Omit<MadeIntroduction, 'first' | 'second'>> = {
  id: 'i.id',
  reason: 'i.reason',
  state: `CASE WHEN i.first_agrees AND i.second_agrees THEN 'connected' ELSE 'waiting' END`,
  conversationId: 'i.conversation_id',
  createdAt: 'iso_instant(i.created_at)',
};

const isListed = (alias: string) => LISTED.replaceAll('u.', `${alias}.`);

// Only while the caller has not said no, and nobody of the three is apart from another.
const RECEIVED = jsonArray(
  jsonObject<ReceivedIntroduction>({
    ...STATE,
    by: jsonObject(personFields('b')),
    to: jsonObject(cardSeenBy('$1')),
    agreed: 'coalesce(i.agrees, false)',
  }),
  `FROM (
     (SELECT i.*, i.second_id AS other_id, i.first_agrees AS agrees FROM introductions i
      WHERE i.first_id = $1 AND i.first_agrees IS DISTINCT FROM false ORDER BY i.created_at DESC LIMIT ${MAX_ENTRIES})
     UNION ALL
     (SELECT i.*, i.first_id, i.second_agrees FROM introductions i
      WHERE i.second_id = $1 AND i.second_agrees IS DISTINCT FROM false ORDER BY i.created_at DESC LIMIT ${MAX_ENTRIES})
   ) i JOIN users b ON b.id = i.by_id JOIN users u ON u.id = i.other_id
   WHERE ${isListed('b')} AND ${LISTED} AND ${notBlocked('b.id', '$1')} AND ${notBlocked('u.id', '$1')}
     AND NOT ${blockedBetween('b.id', 'u.id')}
   ORDER BY i.created_at DESC, i.id LIMIT ${MAX_ENTRIES}`,
);

const MADE = jsonArray(
  jsonObject<MadeIntroduction>({
    ...STATE,
    first: jsonObject(personFields('a')),
    second: jsonObject(personFields('b')),
  }),
  `FROM introductions i JOIN users a ON a.id = i.first_id JOIN users b ON b.id = i.second_id
   WHERE i.by_id = $1 AND ${isListed('a')} AND ${isListed('b')}
     AND ${notBlocked('a.id', '$1')} AND ${notBlocked('b.id', '$1')}
   ORDER BY i.created_at DESC, i.id LIMIT ${MAX_ENTRIES}`,
);

export const introductionsOf = (memberId: string): Statement => ({
  name: 'introductions.of',
  text: `SELECT ${jsonObject<IntroductionsResponse>({ received: RECEIVED, made: MADE })}::text AS json`,
  values: [memberId],
});

/** Whether nobody of the three is apart from another and all are still here. */
export const mayMeet = (ids: readonly [string, string, string]): Statement => ({
  name: 'introductions.may_meet',
  text: `
    SELECT (SELECT count(*) = 3 FROM users u WHERE u.id IN ($1::uuid, $2::uuid, $3::uuid) AND ${LISTED})
      AND NOT ${blockedBetween('$1', '$2')} AND NOT ${blockedBetween('$1', '$3')} AND NOT ${blockedBetween('$2', '$3')} AS may`,
  values: ids,
});

/** What two members have to do with each other in introductions; returns the ids. */
export const introductionsBetween = (one: string, other: string): Statement => ({
  name: 'introductions.end_between',
  text: `
    DELETE FROM introductions
    WHERE $1::uuid IN (by_id, first_id, second_id) AND $2::uuid IN (by_id, first_id, second_id)
      AND (first_agrees AND second_agrees) IS NOT TRUE
    RETURNING id`,
  values: [one, other],
});
