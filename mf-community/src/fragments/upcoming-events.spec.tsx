import type { EventSummary, Rsvp } from '@futurelab/platform/queries/events';
import { maya, renderPage, screen, within } from '@futurelab/platform/testing';
import { anEvent } from '../test-data';
import UpcomingEvents from './upcoming-events';

const event = (title: string, day: number): EventSummary => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return anEvent({ id: slug, slug, title, startDate: `2199-03-${String(day).padStart(2, '0')}T17:00:00Z` });
};
const rsvp: Rsvp = {
  id: 'rsvp',
  eventId: 'open-studio',
  status: 'going',
  placeInLine: null,
  confirmBy: null,
  createdAt: '2026-03-01T08:00:00Z',
};
const open = (events: EventSummary[]) =>
  renderPage(<UpcomingEvents />, {
    user: maya,
    api: { 'GET /api/events?limit=8': { body: events }, 'GET /api/my/rsvps': { body: [rsvp] } },
  });

test('The next three events are shown, and which of them are answered', async () => {
  open([
    event('Morning Circle', 3),
    event('Open Studio', 5),
    event('Reading Hour', 8),
    event('Town Hall', 12),
  ]);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Morning Circle',
    'Open Studio',
    'Reading Hour',
  ]);
  expect(within(rows[1]!).getByText("RSVP'd")).toBeVisible();
  expect(rows[1]).toHaveClass('success');
  expect(within(rows[0]!).queryByText("RSVP'd")).not.toBeInTheDocument();
  expect(rows[0]).not.toHaveClass('success');
});

test('Without a date there are recordings', async () => {
  open([]);
  expect(await screen.findByRole('link', { name: 'Watch a recording' })).toHaveAttribute(
    'href',
    '/events?when=past',
  );
});
