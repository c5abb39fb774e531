import type { RecommendationKind } from './recommendation-sources.module.js';

/** How many of the newest are looked at: bounds the work in a large community. */
export const MAX_LATEST = 200;

/** Not refused by the member. */
export const wanted = (kind: RecommendationKind, id: string) => `NOT EXISTS (
  SELECT FROM dismissed_recommendations dr WHERE dr.user_id = $1 AND dr.kind = '${kind}' AND dr.subject_id = ${id})`;

export const openTo = (alias: string) => `(${alias}.access = 'free' OR $2::boolean)`;

/** What of a list on the member’s profile the texts are about. */
export const matching = (list: string, ...texts: string[]) => `(
  SELECT w FROM unnest(${list}) w
  WHERE length(w) > 2 AND strpos(lower(concat_ws(' ', ${texts.join(', ')})), lower(w)) > 0 LIMIT 1)`;
