import type { Statement } from '../../../core/database/database.js';
import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import type { EmptySearchNumbers } from '../analytics.dto.js';
import type { Period } from '../period.js';

export const emptySearches = ({ from, to }: Period, most: number): Statement => ({
  name: 'analytics.searches',
  text: `SELECT ${jsonArray(
    jsonObject<EmptySearchNumbers>({ word: 's.word', searches: 's.searches' }),
    `FROM (SELECT word, sum(searches) AS searches FROM empty_searches
       WHERE day BETWEEN $1::date AND $2::date GROUP BY word) s
     ORDER BY s.searches DESC, s.word LIMIT $3::integer`,
  )}::text AS json`,
  values: [from, to, most],
});
