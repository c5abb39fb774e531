import { paths } from '#platform/paths/paths';
import { jsonObject } from '../../../core/database/json.sql.js';
import { notBlocked } from '../../../core/visibility/blocks.sql.js';
import { notMuted } from '../../../core/visibility/mutes.sql.js';
import { eventIsOpenTo } from '../../../core/visibility/events.sql.js';
import { GOING_COUNT, RSVP_STATUS } from '../../../events/events.sql.js';
import type { FeedEvent } from '../feed.dto.js';
import { feedPerson, NOTHING_ELSE, pageAt, type FeedSource } from '../feed-source.js';

/** Events to come, of a series the next one. */
export const EVENTS: FeedSource = {
  from: `FROM events e WHERE e.starts_at > now() AND e.canceled_at IS NULL
    AND ${eventIsOpenTo('$1', '$2')} AND ${notBlocked('e.host_id', '$1')} AND ${notMuted('e.host_id', '$1')}
    AND NOT EXISTS (
      SELECT FROM events s WHERE s.series_id = e.series_id AND s.series_position < e.series_position
        AND s.starts_at > now() AND s.canceled_at IS NULL AND s.deleted_at IS NULL)`,
  at: 'e.created_at',
  id: 'e.id',
  details: `FROM events e LEFT JOIN users u ON u.id = e.host_id LEFT JOIN groups g ON g.id = e.group_id
    LEFT JOIN event_rsvps r ON r.event_id = e.id AND r.user_id = $1`,
  item: {
    ...NOTHING_ELSE,
    kind: `'event'`,
    href: pageAt(paths.event, 'e.slug'),
    title: 'e.title',
    excerpt: 'e.summary',
    person: feedPerson('u'),
    group: 'g.name',
    event: jsonObject<FeedEvent>({
      startDate: 'iso_instant(e.starts_at)',
      timeZone: 'e.time_zone',
      going: GOING_COUNT,
      status: `CASE WHEN r.user_id IS NOT NULL THEN ${RSVP_STATUS} END`,
      access: 'e.access',
      isFull: 'coalesce(e.going_count >= e.capacity, false)',
    }),
  },
};
