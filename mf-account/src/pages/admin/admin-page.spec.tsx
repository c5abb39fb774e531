import {
  ada,
  leo,
  renderPage,
  screen,
  userEvent,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import { enquiry } from '../../testing/enquiry-responses';
import { runningCanary, section } from '../../testing/release-responses';
import AdminPage from './admin-page';

const REPORTS = 'GET /api/admin/reports?state=open&limit=1';
const NEW = 'GET /api/enquiries?state=new&limit=100';

const CHECKLIST = 'GET /api/admin/start-checklist';
const started = { mail: true, signIn: true, payments: true, course: true, event: true };

const open = (
  user: typeof ada,
  answer: object,
  enquiries: StubResponses[string] = { body: [] },
  checklist = started,
) =>
  renderPage(<AdminPage />, {
    path: '/admin',
    at: '/admin',
    user,
    api: {
      'GET /api/releases': answer,
      [NEW]: enquiries,
      [CHECKLIST]: { body: checklist },
      'GET /api/admin/groups/pending?limit=1': { body: [], headers: { 'x-total-count': '2' } },
      [REPORTS]: { body: [], headers: { 'x-total-count': '3' } },
    },
  });

test('An administrator sees how the releases do, and the way to them', async () => {
  open(ada, {
    body: {
      documentVersion: 3,
      apps: [section(runningCanary), section({ app: 'mf-account', disabled: true })],
    },
  });
  expect(screen.getByRole('link', { name: 'Releases' })).toHaveAttribute('href', '/admin/releases');
  const numbers = await screen.findByText('Sections live');
  expect(numbers.closest('dl')).toHaveTextContent('1');
  expect(screen.getByText('Active canaries').closest('dl')).toHaveTextContent('1');
  expect(screen.getByText('Switched off').closest('dl')).toHaveTextContent('1');
  expect(screen.getByText(/^Failures/).closest('dl')).toHaveTextContent('1.2%');
});

test('What did not load can be asked for again', async () => {
  let broken = true;
  open(ada, () => (broken ? { status: 503 } : { body: { documentVersion: 0, apps: [] } }));
  await screen.findByRole('alert');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Sections live')).toBeVisible();
});

test('An administrator sees how many reports wait for a decision', async () => {
  open(ada, { body: { documentVersion: 0, apps: [] } });
  expect(screen.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/admin/reports');
  expect((await screen.findByText('Awaiting a decision')).closest('dl')).toHaveTextContent('3');
});

test('An administrator sees how many new groups wait', async () => {
  open(ada, { body: { documentVersion: 0, apps: [] } });
  expect(screen.getByRole('link', { name: 'New groups' })).toHaveAttribute('href', '/admin/groups');
  expect((await screen.findByText('Awaiting approval')).closest('dl')).toHaveTextContent('2');
});

test('Anybody else learns whom the page is for, and nothing is asked', () => {
  const { api } = open(leo, {});
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  expect(api.requests).toEqual([]);
});

test('An administrator sees how many enquiries wait, and how many have waited too long', async () => {
  const nothing = { body: { documentVersion: 0, apps: [] } };
  const waiting = [enquiry(), enquiry({ id: 'e2', answerBy: '2999-01-04' })];
  open(ada, nothing, { body: waiting, headers: { link: '</api/enquiries?cursor=x>; rel="next"' } });
  expect(screen.getByRole('link', { name: 'Inquiries' })).toHaveAttribute('href', '/admin/enquiries');
  expect((await screen.findByText('Unanswered')).closest('dl')).toHaveTextContent('2+');
  expect(screen.getByText('Overdue').closest('dl')).toHaveTextContent('1+');
});

test('A new site says what it still needs, and how that is done', async () => {
  const nothing = { body: { documentVersion: 0, apps: [] } };
  open(ada, nothing, undefined, { ...started, mail: false, payments: false, event: false });
  const list = (await screen.findByRole('heading', { name: 'Set up this site' })).closest('section')!;
  expect(within(list).getByText('2 of 5 done')).toBeVisible();
  expect(within(list).getByText(/SMTP_URL/)).toBeVisible();
  expect(within(list).getByText(/PAYMENTS=off/)).toBeVisible();
  expect(within(list).getByRole('link', { name: 'Schedule an event' })).toHaveAttribute(
    'href',
    '/events/new',
  );
  expect(within(list).queryByText(/OIDC_PROVIDERS/)).toBeNull();
});

test('A site that has everything says nothing of its start', async () => {
  open(ada, { body: { documentVersion: 0, apps: [] } });
  await screen.findByText('Sections live');
  expect(screen.queryByRole('heading', { name: 'Set up this site' })).toBeNull();
});
