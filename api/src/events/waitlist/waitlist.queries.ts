import type { Statement } from '../../core/database/database.js';

/** A place that became free for someone, or that they have not confirmed in time. */
export interface PlaceChange {
  /** Of the answer. */
  id: string;
  userId: string;
  eventId: string;
  groupId: string | null;
  slug: string;
  title: string;
  startsAt: string;
  /** Of the host. */
  timeZone: string;
  confirmBy: string | null;
}

const CHANGES = `
  SELECT r.id, r.user_id AS "userId", e.id AS "eventId", e.group_id AS "groupId", e.slug, e.title, e.time_zone AS "timeZone",
         iso_instant(e.starts_at) AS "startsAt", iso_instant(r.confirm_by) AS "confirmBy"
  FROM changed r JOIN events e ON e.id = r.event_id ORDER BY e.id, r.queue_number`;

/** Places that became free for members who have not been notified; they count as notified from then on. */
export const placesToAnnounce = (size: number): Statement => ({
  name: 'event_places.announce',
  text: `
    WITH changed AS (
      UPDATE event_rsvps SET is_announced = true WHERE id IN (
        SELECT id FROM event_rsvps WHERE NOT is_announced ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
      RETURNING *
    ) ${CHANGES}`,
  values: [size],
});

/** Of a canceled event no place is held or offered any more: the member who was asked waits again. */
export const dropOffersOfCanceled = (): Statement => ({
  name: 'event_places.drop_offers_of_canceled',
  text: `
    UPDATE event_rsvps r SET confirm_by = NULL, is_announced = true,
      status = CASE WHEN r.confirm_by IS NULL THEN r.status ELSE 'waitlisted' END
    FROM events e
    WHERE e.id = r.event_id AND e.canceled_at IS NOT NULL AND (r.confirm_by IS NOT NULL OR NOT r.is_announced)`,
  values: [],
});

/** Takes back places that nobody confirmed in time; each goes to the next in line (a trigger). */
export const placesToTakeBack = (now: Date, size: number): Statement => ({
  name: 'event_places.take_back',
  text: `
    WITH changed AS (
      DELETE FROM event_rsvps WHERE id IN (
        SELECT id FROM event_rsvps WHERE confirm_by <= $1 ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING *
    ) ${CHANGES}`,
  values: [now, size],
});
