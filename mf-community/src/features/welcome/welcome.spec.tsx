import {
  nia,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponse,
  type StubResponses,
} from '@futurelab/platform/testing';
import Welcome from '../../fragments/welcome';
import { anEvent } from '../../test-data';

beforeEach(() => sessionStorage.clear());

const nothingSaid = { firstName: 'Nia', currentRole: null, location: null, intents: [], interests: [] };
const group = (name: string, visibility: string) => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const numbers = { memberCount: 34, coverSeed: slug, coverUrl: null };
  return { id: slug, slug, name, topic: 'Operations', visibility, ...numbers };
};
const event = (title: string, access: 'free' | 'pro') => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return anEvent({ id: `event-${slug}`, slug, title, access });
};
const responses: StubResponses = {
  'GET /api/my/profile': { body: nothingSaid },
  'GET /api/my/activity': { body: { guide: { introduced: false } } },
  'GET /api/my/groups': { body: [] },
  'GET /api/my/rsvps': { body: [] },
  'GET /api/groups': { body: [group('Quiet Operations', 'public'), group('Board Room', 'private')] },
  'GET /api/events?limit=8': { body: [event('Morning Circle', 'free'), event('Pro Evening', 'pro')] },
};
const open = (api: StubResponses) => renderPage(<Welcome />, { user: nia, api: { ...responses, ...api } });

test('a group and an event are joined with one press and left with another', async () => {
  let rsvps: unknown[] = [];
  const { api } = open({
    'GET /api/my/rsvps': () => ({ body: rsvps }),
    'PUT /api/events/morning-circle/rsvp': (body) => {
      const { status } = body as { status: string };
      rsvps = status === 'going' ? [{ id: 'r', eventId: 'event-morning-circle', status }] : [];
      return { body: rsvps[0] ?? { status } };
    },
    'PUT /api/groups/quiet-operations/membership': {
      status: 503,
      body: { code: 'busy', message: 'Too busy now.' },
    },
  });
  const events = within(await screen.findByRole('region', { name: 'Go to an event' }));
  expect(events.queryByText('Pro Evening')).not.toBeInTheDocument();
  await userEvent.click(events.getByRole('button', { name: 'RSVP Morning Circle' }));
  await userEvent.click(await events.findByRole('button', { name: 'Going Morning Circle', pressed: true }));
  expect(await events.findByRole('button', { name: 'RSVP Morning Circle' })).toBeEnabled();
  expect(api.requests).toContainEqual({
    method: 'PUT',
    path: '/api/events/morning-circle/rsvp',
    body: { status: 'going' },
  });

  const groups = within(screen.getByRole('region', { name: 'Join a group' }));
  expect(groups.queryByText('Board Room')).not.toBeInTheDocument();
  await userEvent.click(groups.getByRole('button', { name: 'Join Quiet Operations' }));
  expect(await groups.findByText(/Too busy now/)).toBeVisible();
});

test('a press that was recorded takes nothing off the page when it cannot be read again afterwards', async () => {
  let away = false;
  const whileThere = (path: string) => () => (away ? { status: 503 } : responses[path]) as StubResponse;
  const reads = ['/api/my/profile', '/api/groups', '/api/events?limit=8'].map((path) => `GET ${path}`);
  open({
    ...Object.fromEntries(reads.map((read) => [read, whileThere(read)])),
    'PUT /api/events/morning-circle/rsvp': () => {
      away = true;
      return { body: { id: 'r' } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'RSVP Morning Circle' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Morning Circle/ })).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Join Quiet Operations' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a hello is drafted from what was said, can be changed, and is posted as an introduction', async () => {
  const profile = { ...nothingSaid, currentRole: 'Nurse', interests: ['Health'] };
  const { api } = open({
    'GET /api/my/profile': { body: profile },
    'POST /api/posts': { status: 201, body: { id: 'p1', slug: 'hello-from-nia' } },
  });
  const hello = await screen.findByLabelText('Your introduction');
  expect(hello).toHaveValue(
    'Hi, I’m Nia, nurse. I’m interested in Health.\n\nIf you’re interested in the same things, say hello.',
  );
  await userEvent.click(hello);
  await userEvent.paste(' Good night.');
  await userEvent.click(screen.getByRole('button', { name: 'Post introduction' }));
  expect(await screen.findByRole('link', { name: 'View it' })).toHaveAttribute(
    'href',
    '/community/discussions/hello-from-nia',
  );
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'introduction',
    title: 'Hello from Nia',
    body: expect.stringMatching(/say hello\. Good night\.$/),
  });
});
