import { type MergeStep, notWithOneself, other } from './merge-steps.sql.js';

/** The account that stays, in place of the one that goes. */
const mapped = (column: string): string => `CASE WHEN ${column} = $2::uuid THEN $1::uuid ELSE ${column} END`;

const PARTNER = `CASE WHEN low_id IN ($1::uuid, $2::uuid) THEN high_id ELSE low_id END`;

/** One for each other member: a friendship before a request. */
export const FRIENDSHIP_STEPS: readonly MergeStep[] = [
  notWithOneself('low_id', 'high_id'),
  other(
    'drops',
    `DELETE FROM friendships t USING (
       SELECT id, row_number() OVER (PARTITION BY ${PARTNER}
         ORDER BY array_position(ARRAY['friends', 'requested', 'declined', 'withdrawn'], status), since, id) AS rank
       FROM friendships WHERE low_id IN ($1::uuid, $2::uuid) OR high_id IN ($1::uuid, $2::uuid)) r
     WHERE t.id = r.id AND r.rank > 1`,
  ),
  other(
    'moves',
    `UPDATE friendships SET low_id = LEAST(${mapped('low_id')}, ${mapped('high_id')}),
       high_id = GREATEST(${mapped('low_id')}, ${mapped('high_id')}), asked_by_id = ${mapped('asked_by_id')}
     WHERE $2::uuid IN (low_id, high_id)`,
  ),
];

const FIRST = `LEAST(${mapped('first_id')}, ${mapped('second_id')})`;
const SECOND = `GREATEST(${mapped('first_id')}, ${mapped('second_id')})`;
const TURNS = `${mapped('first_id')} > ${mapped('second_id')}`;

/** Three people stay three. */
export const INTRODUCTION_STEPS: readonly MergeStep[] = [
  other(
    'drops',
    `DELETE FROM introductions WHERE ARRAY[by_id, first_id, second_id] @> ARRAY[$1::uuid, $2::uuid]`,
    ['by_id', 'first_id', 'second_id'],
  ),
  other(
    'drops',
    `DELETE FROM introductions t USING (
       SELECT id, row_number() OVER (PARTITION BY ${mapped('by_id')}, ${FIRST}, ${SECOND} ORDER BY created_at, id) AS rank
       FROM introductions WHERE ARRAY[by_id, first_id, second_id] && ARRAY[$1::uuid, $2::uuid]) r
     WHERE t.id = r.id AND r.rank > 1`,
  ),
  other(
    'moves',
    `UPDATE introductions SET by_id = ${mapped('by_id')}, first_id = ${FIRST}, second_id = ${SECOND},
       first_agrees = CASE WHEN ${TURNS} THEN second_agrees ELSE first_agrees END,
       second_agrees = CASE WHEN ${TURNS} THEN first_agrees ELSE second_agrees END
     WHERE $2::uuid IN (by_id, first_id, second_id)`,
  ),
];

/** The other member of a conversation of two. */
const OTHER = `(SELECT m.user_id FROM conversation_members m WHERE m.conversation_id = c.id AND m.user_id <> $2::uuid)`;
const NEW_PAIR = `LEAST($1::uuid, ${OTHER})::text || ':' || GREATEST($1::uuid, ${OTHER})::text`;

/** With someone to whom both wrote there are two conversations then: one of the pair, and one as a group has it. */
export const CONVERSATION_STEPS: readonly MergeStep[] = [
  other(
    'drops',
    `DELETE FROM conversations WHERE pair = LEAST($1::uuid, $2::uuid)::text || ':' || GREATEST($1::uuid, $2::uuid)::text`,
  ),
  other(
    'moves',
    `UPDATE conversations c SET pair = CASE WHEN ${OTHER} IS NULL OR EXISTS (SELECT FROM conversations o WHERE o.pair = ${NEW_PAIR})
       THEN NULL ELSE ${NEW_PAIR} END
     WHERE c.pair IS NOT NULL AND EXISTS (
       SELECT FROM conversation_members m WHERE m.conversation_id = c.id AND m.user_id = $2::uuid)`,
  ),
  {
    effect: 'moves',
    columns: ['creator_id'],
    sql: () => `UPDATE conversations SET creator_id = $1::uuid WHERE creator_id = $2::uuid`,
  },
];
