import { ada, renderPage, screen, within } from '@futurelab/platform/testing';
import type { AdministeredEvent } from '../../queries/admin/events';
import { overview } from '../../testing/overview-responses';
import EventsPage from './events-page';

const event = (more: Partial<AdministeredEvent> = {}): AdministeredEvent => ({
  id: 'e1',
  slug: 'open-evening',
  title: 'Open evening',
  startsAt: '2026-03-10T17:00:00.000Z',
  timeZone: 'Europe/Berlin',
  state: 'upcoming',
  host: { id: 'u1', slug: 'ada', name: 'Ada Lindqvist', profileImageUrl: '/ada.svg' },
  group: null,
  access: 'free',
  going: 12,
  maybe: 3,
  waiting: 1,
  attended: 0,
  capacity: 20,
  hasRecording: false,
  hasRecap: false,
  ...more,
});

const open = (at: string, path: string, events: AdministeredEvent[]) =>
  renderPage(<EventsPage />, {
    path: '/admin/events',
    at,
    user: ada,
    api: { 'GET /api/admin/overview': { body: overview() }, [`GET ${path}`]: { body: events } },
  });
const rows = async () => within(await screen.findByRole('table', { name: 'Events' })).getAllByRole('row');

test('An administrator sees how full events are, which recordings are missing, and takes the list of attendees', async () => {
  open('/admin/events', '/api/admin/events?limit=50', [
    event(),
    event({ id: 'e2', title: 'The pause', state: 'past', capacity: null }),
    event({ id: 'e3', title: 'Sold out', state: 'removed', host: null }),
  ]);
  const [header, upcoming, past, removed] = await rows();
  expect(header).toHaveTextContent('EventStarts ↓StatusHostGoingRecordingAttendees');
  expect(upcoming).toHaveTextContent(
    /^Open evening.*Mar 10, 2026, 6:00.PM.*Upcoming.*Ada Lindqvist.*12 of 20/,
  );
  expect(past).toHaveTextContent(/Past.*12.*Missing/);
  expect(within(upcoming!).getByRole('link', { name: 'Attendees of Open evening, CSV' })).toHaveAttribute(
    'href',
    '/api/admin/events/e1/attendees.csv',
  );
  expect(within(removed!).queryByRole('link', { name: 'Sold out' })).toBeNull();
});

test('The address says what is listed, and the file has the same', async () => {
  open(
    '/admin/events?state=canceled&query=pause&order=oldest',
    '/api/admin/events?query=pause&state=canceled&order=oldest&limit=50',
    [event({ state: 'canceled' })],
  );
  expect((await rows())[1]).toHaveTextContent('Canceled');
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/events.csv?query=pause&state=canceled&order=oldest',
  );
});
