/** How many come to event `e`: a place that is held for someone is taken, and nobody is going on it yet. */
export const GOING_COUNT = `(e.going_count - (
  SELECT count(*)::integer FROM event_rsvps h WHERE h.event_id = e.id AND h.confirm_by IS NOT NULL))`;

/** The answer `r` as members see it. */
export const RSVP_STATUS = `CASE WHEN r.confirm_by IS NULL THEN r.status ELSE 'held' END`;
