import type { EventSummary } from '@futurelab/platform/queries/events';
import type { Enrollment } from '@futurelab/platform/queries/learning';
import { nextUp } from './next-up';

const now = Date.parse('2026-03-10T12:00:00Z');
const event = (id: string, startDate: string) => ({ id, startDate }) as EventSummary;
const friday = event('friday', '2026-03-13T18:00:00Z');
const monday = event('monday', '2026-03-16T18:00:00Z');
const going = {
  id: 'rsvp',
  eventId: 'monday',
  status: 'going',
  placeInLine: null,
  confirmBy: null,
  createdAt: '2026-03-01T08:00:00Z',
} as const;
const lesson = { id: 'lesson', slug: 'asking-well', title: 'Asking well', position: 4 };
const course = {
  progress: 30,
  startedAt: '2026-03-01T08:00:00Z',
  lastActivityAt: null,
  nextLesson: lesson,
} as Enrollment;

test('an event the member has answered comes first, even if another one is sooner', () => {
  expect(nextUp({ events: [friday, monday], rsvps: [going], enrollments: [course], now })).toEqual({
    kind: 'my event',
    event: monday,
    status: 'going',
  });
});

test('without an answer it is the next event', () => {
  expect(nextUp({ events: [monday, friday], rsvps: [], enrollments: [course], now })).toEqual({
    kind: 'event',
    event: friday,
  });
});

test('without events it is the next lesson', () => {
  expect(nextUp({ events: [], rsvps: [], enrollments: [course], now })).toMatchObject({
    kind: 'lesson',
    enrollment: { nextLesson: { title: 'Asking well' } },
  });
});

test('an event that has begun is not next', () => {
  expect(
    nextUp({ events: [event('today', '2026-03-10T11:59:00Z')], rsvps: [], enrollments: [], now }),
  ).toBeNull();
});
