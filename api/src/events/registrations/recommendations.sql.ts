import { paths } from '#platform/paths/paths';
import { count, dayIn } from '../../core/recommendations/reasons.js';
import { openTo, wanted } from '../../core/recommendations/candidates.sql.js';
import { RecommendationSourcesModule } from '../../core/recommendations/recommendation-sources.module.js';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import { GOING_COUNT } from '../events.sql.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import type { Member } from '../../core/access/member.js';

declare module '../../core/recommendations/recommendation-sources.module.js' {
  interface RecommendationKinds {
    event: true;
  }
}

interface Candidate {
  id: string;
  title: string;
  slug: string;
  coverSeed: string;
  startsAt: string;
  placesLeft: number | null;
  going: number;
}

function eventToAttend(event: Candidate, { timeZone }: Member) {
  const day = dayIn(timeZone, event.startsAt);
  const places = event.placesLeft === null ? null : `${count(event.placesLeft, 'spot')} left`;
  return {
    id: event.id,
    href: paths.event(event.slug),
    title: event.title,
    coverSeed: event.coverSeed,
    reason: `${[day, places].filter(Boolean).join(', ')}. You haven’t RSVP’d yet.`,
    why: [
      `It’s on ${day} in your time zone.`,
      places ? `${places}.` : 'There’s room for everyone.',
      event.going > 0 ? `${count(event.going, 'person is', 'people are')} going.` : null,
      'You haven’t RSVP’d, and you can join.',
    ],
  };
}

export const RECOMMENDATIONS = RecommendationSourcesModule.forFeature<Candidate>('event', {
  position: 30,
  table: 'events',
  candidates: jsonArray(
    jsonObject<Candidate>({
      id: 'e.id',
      title: 'e.title',
      slug: 'e.slug',
      coverSeed: 'e.cover_seed',
      startsAt: 'iso_instant(e.starts_at)',
      placesLeft: 'e.capacity - e.going_count',
      going: GOING_COUNT,
    }),
    `FROM events e
   WHERE e.starts_at > now() AND e.canceled_at IS NULL AND ${eventIsOpenTo('$1', '$2')} AND (e.capacity IS NULL OR e.going_count < e.capacity) AND ${openTo('e')}
     AND NOT EXISTS (SELECT FROM event_rsvps r WHERE r.event_id = e.id AND r.user_id = $1)
     AND ${notBlocked('e.host_id', '$1')} AND ${wanted('event', 'e.id')}
   ORDER BY e.starts_at, e.id LIMIT 2`,
  ),
  recommend: eventToAttend,
});
