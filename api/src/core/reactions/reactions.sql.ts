import { jsonObject, type Json } from '../database/json.sql.js';
import { notBlocked } from '../visibility/blocks.sql.js';
import type { Reactions } from './reactions.dto.js';

/** The most frequent first. */
export const reactionsTo = (
  table: string,
  column: string,
  id: string,
  viewer: string,
): Json<Reactions[]> => `(
  SELECT coalesce(json_agg(${jsonObject<Reactions>({ kind: 'x.kind', count: 'x.count', mine: 'x.mine' })} ORDER BY x.count DESC, x.kind), '[]'::json)
  FROM (
    SELECT y.kind, count(*)::integer AS count, bool_or(y.user_id = ${viewer}::uuid) AS mine FROM ${table} y
    WHERE y.${column} = ${id} AND ${notBlocked('y.user_id', viewer)} GROUP BY y.kind
  ) x)`;
