import {
  maya,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import NextUp from '../../fragments/next-up';
import { anEvent } from '../../test-data';

const event = (title: string, day: number) => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return anEvent({ id: slug, slug, title, startDate: `2199-03-0${day}T17:00:00Z` });
};
const going = { id: 'r', eventId: 'open-studio', status: 'going' };
const RSVPS = 'GET /api/my/rsvps';
const api: StubResponses = {
  'GET /api/events?limit=8': { body: [event('Morning Circle', 3), event('Open Studio', 5)] },
  [RSVPS]: { body: [going] },
  'GET /api/my/enrollments': { body: [] },
};
const open = (answers: StubResponses = {}) =>
  renderPage(<NextUp />, { user: maya, api: { ...api, ...answers } });

test('What is next is the event the member is going to, though another one is sooner', async () => {
  open();
  const next = within(await screen.findByRole('region', { name: 'Open Studio' }));
  expect(next.getByText('You’re going')).toBeVisible();
  expect(next.getByRole('link', { name: 'Open Studio' })).toHaveAttribute('href', '/events/open-studio');
});

test('Nothing is next without an event and a course', async () => {
  const { container } = open({ 'GET /api/events?limit=8': { body: [] } });
  expect(container).not.toBeEmptyDOMElement();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('What did not come is asked for again by Retry', async () => {
  let attempts = 0;
  open({ [RSVPS]: () => (++attempts === 1 ? { status: 503, body: 'busy' } : { body: [going] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('You’re going')).toBeVisible();
});
