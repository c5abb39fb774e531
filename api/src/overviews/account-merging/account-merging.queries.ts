import type { Statement } from '../../core/database/database.js';
import { authorSummary } from '../../identity/users/person.sql.js';
import type { MergeStep } from './merge-steps.sql.js';
import { MERGE_RULES } from './merge-rules.sql.js';

export interface MergeStatement extends Statement {
  table: string;
  effect: MergeStep['effect'];
}

/** What happens to every table, in order; each says how many rows it touched: `{ rows }`. */
export const mergeStatements = (staysId: string, goesId: string): MergeStatement[] =>
  Object.entries(MERGE_RULES).flatMap(([table, steps]) =>
    steps.flatMap(({ effect, sql }) => {
      const text = sql(table);
      if (text === null) return [];
      return [{ table, effect, text: counted(text), values: [staysId, goesId] }];
    }),
  );

/** Every statement knows both accounts, whether it names them or not. */
const counted = (text: string): string => `
  WITH both_accounts AS (SELECT $1::uuid, $2::uuid), touched AS (${text} RETURNING 1)
  SELECT count(*)::integer AS rows FROM touched`;

/** Until the transaction ends, what is only ever added to may change whose it is. */
export const mergeBegin = (): Statement => ({ text: `SELECT set_config('futurelab.merging', 'on', true)` });

/** Which of the two go on to be charged: `{ userId }`. */
export const payersAmong = (memberIds: readonly string[]): Statement => ({
  text: `SELECT DISTINCT user_id AS "userId" FROM subscriptions
         WHERE user_id = ANY ($1::uuid[]) AND provider <> 'granted' AND status <> 'canceled' AND NOT cancel_at_period_end`,
  values: [memberIds],
});

/** `{ author }` */
export const authorOf = (memberId: string): Statement => ({
  name: 'account_merging.author',
  text: `SELECT ${authorSummary('u')} AS author FROM users u WHERE u.id = $1`,
  values: [memberId],
});
