import {
  ada,
  leo,
  renderPage,
  screen,
  userEvent,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import { attentionItem, overview } from '../../testing/overview-responses';
import { runningCanary, section } from '../../testing/release-responses';
import AdminPage from './admin-page';

const OVERVIEW = 'GET /api/admin/overview';
const RELEASES = 'GET /api/releases';
const moderator = { ...leo, isModerator: true };

const open = (user: typeof ada, api: StubResponses = {}) =>
  renderPage(<AdminPage />, {
    path: '/admin',
    at: '/admin',
    user,
    api: { [OVERVIEW]: { body: overview() }, [RELEASES]: { body: { documentVersion: 0, apps: [] } }, ...api },
  });
const areas = () => screen.getByRole('navigation', { name: 'Areas' });
const table = () => screen.findByRole('table', { name: 'Needs attention' });

test('The areas are listed with how much waits in each, and without a number where nothing does', async () => {
  const counted = overview().areas.map((area) => (area.key === 'reports' ? { ...area, count: 3 } : area));
  open(ada, { [OVERVIEW]: { body: overview({ areas: counted }) } });
  expect(await within(areas()).findByRole('link', { name: 'Reports 3' })).toHaveAttribute(
    'href',
    '/admin/reports',
  );
  const links = within(areas()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...[
      'Overview',
      'Reports 3',
      'Proposals',
      'Members',
      'Subscriptions',
      'Courses',
      'New groups',
      'Inquiries',
      'Newsletter',
      'Subscribers',
      'Pages',
      'Redirects',
      'Media',
      'Releases',
      'Jobs and emails',
      'Analytics',
      'Settings',
      'Audit log',
    ],
  ]);
  expect(within(areas()).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

test('What waits is one table with one way to each thing', async () => {
  const attention = [
    attentionItem({ count: 2 }),
    attentionItem({
      kind: 'paid_twice',
      id: 'u1',
      title: '',
      count: 2,
      who: 'Maya Okafor',
      href: '/profile/maya',
    }),
    attentionItem({
      kind: 'failed_email',
      id: 'mail-bulk',
      title: 'mail-bulk',
      who: null,
      count: 3,
      href: '/admin/jobs?state=failed&queue=mail-bulk',
    }),
    attentionItem({
      kind: 'canary',
      id: 'mf-learning',
      title: 'mf-learning',
      who: null,
      href: '/admin/releases',
    }),
  ];
  open(ada, { [OVERVIEW]: { body: overview({ attention, attentionCount: 60 }) } });
  const [, ...rows] = within(await table()).getAllByRole('row');
  expect(rows[0]).toHaveTextContent(/^ReportCheap watches 2 reportsLeo Brandt/);
  expect(within(rows[0]!).getByRole('link', { name: 'Review Cheap watches' })).toHaveAttribute(
    'href',
    '/admin/reports',
  );
  expect(rows[1]).toHaveTextContent(/^Paying twice2 active subscriptionsMaya Okafor/);
  expect(rows[2]).toHaveTextContent(/^Failed emailsBulk emails 3 emails/);
  expect(within(rows[2]!).getByRole('link', { name: 'View Bulk emails' })).toHaveAttribute(
    'href',
    '/admin/jobs?state=failed&queue=mail-bulk',
  );
  expect(within(rows[3]!).getByRole('link', { name: 'View mf-learning' })).toHaveAttribute(
    'href',
    '/admin/releases',
  );
  expect(screen.getByText('The 4 oldest of 60.')).toBeVisible();
});

test('An administrator to whom nothing is left reads so, and sees how the sections do', async () => {
  const apps = [section(runningCanary), section({ app: 'mf-account', disabled: true })];
  open(ada, { [RELEASES]: { body: { documentVersion: 3, apps } } });
  expect(await screen.findByText('You’re all caught up.')).toBeVisible();
  expect((await screen.findByText('Sections live')).closest('dl')).toHaveTextContent('1');
  expect(screen.getByText('Active canaries').closest('dl')).toHaveTextContent('1');
  expect(screen.getByText('Switched off').closest('dl')).toHaveTextContent('1');
  expect(screen.getByText(/^Failures/).closest('dl')).toHaveTextContent('1.2%');
});

test('A moderator sees their part, and asks for nothing else', async () => {
  const own = {
    areas: overview().areas.slice(0, 2),
    attention: [attentionItem()],
    attentionCount: 1,
    setup: null,
  };
  const { api } = open(moderator, { [OVERVIEW]: { body: own } });
  expect(within(await table()).getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByText('System health')).toBeNull();
  expect(api.requests.map(({ path }) => path)).toEqual(['/api/admin/overview']);
});

test('What did not load can be asked for again', async () => {
  let broken = true;
  open(ada, { [OVERVIEW]: () => (broken ? { status: 503 } : { body: overview() }) });
  await screen.findByRole('alert');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('You’re all caught up.')).toBeVisible();
});

test('Anybody else learns whom the page is for, and nothing is asked', () => {
  const { api } = open(leo);
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  expect(api.requests).toEqual([]);
});

test('A new site says what it still needs, and how that is done', async () => {
  const setup = { mail: false, signIn: true, payments: false, course: true, event: false };
  open(ada, { [OVERVIEW]: { body: overview({ setup }) } });
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
  open(ada);
  await screen.findByText('Sections live');
  expect(screen.queryByRole('heading', { name: 'Set up this site' })).toBeNull();
});
