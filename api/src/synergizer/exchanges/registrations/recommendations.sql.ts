import { paths } from '#platform/paths/paths';
import { count, dayIn } from '../../../core/recommendations/reasons.js';
import { matching, MAX_LATEST, wanted } from '../../../core/recommendations/candidates.sql.js';
import { RecommendationSourcesModule } from '../../../core/recommendations/recommendation-sources.module.js';
import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import { exchangeIsVisibleTo, STATE } from '../../../core/visibility/exchanges.sql.js';
import type { ExchangeKind } from '../exchange.entity.js';

declare module '../../../core/recommendations/recommendation-sources.module.js' {
  interface RecommendationKinds {
    exchange: true;
  }
}

interface Candidate {
  id: string;
  title: string;
  slug: string;
  kind: ExchangeKind;
  match: string;
  hours: number | null;
  until: string;
}

const exchangeToAnswer = ({ id, slug, title, kind, match, hours, until }: Candidate) => ({
  id: id,
  href: paths.exchange(slug),
  title,
  reason:
    kind === 'request'
      ? `Someone needs help with “${match}”, which you can offer.`
      : `Someone offers help with “${match}”, which you’re looking for.`,
  why: [
    `“${match}” is on your profile.`,
    hours === null ? null : `It takes about ${count(hours, 'hour')}.`,
    `You can respond until ${dayIn('UTC', until)}.`,
  ],
});

export const RECOMMENDATIONS = RecommendationSourcesModule.forFeature<Candidate>('exchange', {
  position: 40,
  table: 'exchanges',
  candidates: jsonArray(
    jsonObject<Candidate>({
      id: 'x.id',
      title: 'x.title',
      slug: 'x.slug',
      kind: 'x.kind',
      match: 'x.match',
      hours: 'x.hours',
      until: 'x.until',
    }),
    `FROM (
     SELECT x.*, ${matching(
       `CASE x.kind WHEN 'request' THEN me.skills || me.helps_with ELSE me.looking_for || me.interests END`,
       'x.topic',
       `array_to_string(x.skills, ' ')`,
       'x.title',
     )} AS match
     FROM exchanges x
     WHERE ${STATE} = 'open' AND x.owner_id <> $1 AND ${exchangeIsVisibleTo('$1', 'false')}
       AND NOT EXISTS (SELECT FROM exchange_helpers h WHERE h.exchange_id = x.id AND h.user_id = $1)
       AND ${wanted('exchange', 'x.id')}
     ORDER BY x.created_at DESC LIMIT ${MAX_LATEST}
   ) x WHERE x.match IS NOT NULL ORDER BY x.until, x.id LIMIT 1`,
  ),
  recommend: exchangeToAnswer,
});
