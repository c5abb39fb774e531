import { futureEvents, type EventSummary, type Rsvp } from '@futurelab/platform/queries/events';
import { coursesToContinue, type Enrollment } from '@futurelab/platform/queries/learning';

export type NextUp =
  | { kind: 'my event'; event: EventSummary; status: Rsvp['status'] }
  | { kind: 'event'; event: EventSummary }
  | { kind: 'lesson'; enrollment: Enrollment & { nextLesson: NonNullable<Enrollment['nextLesson']> } };

interface Known {
  events: EventSummary[];
  rsvps: Rsvp[];
  enrollments: Enrollment[];
  /** Milliseconds. */
  now: number;
}

/** What comes next on the member's calendar: an event answered, else the next one, else today's lesson. */
export function nextUp({ events, rsvps, enrollments, now }: Known): NextUp | null {
  const upcoming = futureEvents(events, now);
  for (const event of upcoming) {
    const rsvp = rsvps.find(({ eventId }) => eventId === event.id);
    if (rsvp) return { kind: 'my event', event, status: rsvp.status };
  }
  const [first] = upcoming;
  if (first) return { kind: 'event', event: first };

  const [enrollment] = coursesToContinue(enrollments);
  return enrollment?.nextLesson
    ? { kind: 'lesson', enrollment: { ...enrollment, nextLesson: enrollment.nextLesson } }
    : null;
}
