import {
  ada,
  leo,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { SectionReleases } from '../../queries/admin/releases';
import { overview } from '../../testing/overview-responses';
import { auditEvent, LIVE, NEXT, release, runningCanary, section } from '../../testing/release-responses';
import AdminReleasesPage from './releases-page';

const answers = (apps: SectionReleases[], more: StubResponses = {}): StubResponses => ({
  'GET /api/releases': { body: { documentVersion: 3, apps } },
  'GET /api/releases/pin': { body: { pins: {} } },
  'GET /api/releases/audit': { body: [auditEvent()] },
  ...more,
});
const open = (api: StubResponses, { user = ada, at = '/admin/releases' } = {}) =>
  renderPage(<AdminReleasesPage />, {
    path: '/admin/releases',
    at,
    user,
    api: { 'GET /api/admin/overview': { body: overview() }, ...api },
  });

const card = (app = 'mf-learning') => screen.findByRole('article', { name: app });
const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const reason = () => screen.getByRole('textbox', { name: 'Reason' });
const wrote = (api: ReturnType<typeof open>['api']) => api.requests.filter(({ method }) => method !== 'GET');

test('Each section says what it serves, and how a canary does beside the live release', async () => {
  open(answers([section(runningCanary)]));
  const learning = within(await card());
  expect(learning.getByRole('heading', { name: 'Live' }).parentElement).toHaveTextContent(
    '111111111.4.0, published Mar 10, 9:00 AM1.0% failed: 10 of 1,000 in the last 10 minutes',
  );
  expect(learning.getByRole('heading', { name: 'Canary' }).parentElement).toHaveTextContent(
    '22222222for 10% of visitors, since Mar 10, 12:00 PM10.0% failed: 4 of 40 in the last 10 minutes; live 1.0%',
  );
  expect(learning.getByText(/3 recent releases/)).toBeVisible();
});

test('A release says whether it was built with uncommitted changes', async () => {
  const commit = `${'c0ffee00'.repeat(5)}-dirty`;
  open(answers([section({ releases: [release(LIVE), release(NEXT, { commit })] })]));
  const learning = within(await card());
  expect(learning.getAllByText(/1\.4\.0, commit c0ffee0/)).toHaveLength(2);
  expect(learning.getAllByText(/1\.4\.0, commit c0ffee00 with uncommitted changes,/)).toHaveLength(1);
});

test('The history names who, what and why, and what it changed', async () => {
  open(answers([section()]));
  const entry = (await screen.findByText('Ada Lindqvist (ada-lindqvist)')).closest('li');
  expect(entry).toHaveTextContent('promoted mf-learning@11111111');
  expect(entry).toHaveTextContent('The new lesson player.');
  expect(entry).toHaveTextContent('Live00000000 → 11111111');
});

test('The history goes on, and can be that of one section', async () => {
  const { router } = open(
    answers([section()], {
      'GET /api/releases/audit': {
        body: [auditEvent()],
        headers: { link: '</api/releases/audit?cursor=abc>; rel="next"' },
      },
      'GET /api/releases/audit?cursor=abc': { body: [auditEvent({ id: '41', reason: 'An earlier one.' })] },
      'GET /api/releases/audit?app=mf-learning': { body: [] },
    }),
  );
  await screen.findByText('The new lesson player.');
  await press('Show earlier');
  expect(await screen.findByText('An earlier one.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'mf-learning');
  expect(await screen.findByText('No history yet')).toBeVisible();
  expect(router.state.location.search).toBe('?section=mf-learning');
});

test('A roll-back asks why, and then says that it was done', async () => {
  const { api } = open(answers([section()], { 'POST /api/releases/mf-learning/rollback': { body: {} } }));
  await card();
  await press('Roll back to 00000000');
  await press('Roll back');
  expect(await screen.findByText(/Enter a reason/)).toBeVisible();
  expect(wrote(api)).toEqual([]);
  await userEvent.type(reason(), 'It loses notes.');
  await press('Roll back');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wrote(api)).toEqual([
    {
      method: 'POST',
      path: '/api/releases/mf-learning/rollback',
      body: { reason: 'It loses notes.', expectedVersion: 7 },
    },
  ]);
  expect(api.requests.filter(({ path }) => path === '/api/releases')).toHaveLength(2);
});

test('A canary is for a share or for a group', async () => {
  const { api } = open(answers([section()], { 'POST /api/releases/mf-learning/canary': { body: {} } }));
  await userEvent.click(within(await card()).getByText(/recent releases/));
  await press('Canary 22222222');
  await userEvent.type(reason(), 'Try it.');
  const share = screen.getByRole('spinbutton', { name: 'Percentage' });
  await userEvent.clear(share);
  await userEvent.type(share, '101');
  await press('Start canary');
  expect(await screen.findByText('Enter a whole number from 1 to 100.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Audience' }), 'hpc');
  expect(screen.queryByRole('spinbutton')).toBeNull();
  await press('Start canary');
  await waitFor(() => expect(wrote(api)).toHaveLength(1));
  expect(wrote(api)[0]!.body).toEqual({
    reason: 'Try it.',
    expectedVersion: 7,
    release: NEXT,
    cohort: 'hpc',
  });
});

test('When another administrator was faster, it says so, keeps the reason and looks again', async () => {
  let version = 7;
  let letAnswer = () => undefined as void;
  const held = new Promise<void>((resolve) => (letAnswer = resolve));
  const details = { version: ['8'], live: [NEXT], previous: [LIVE], canary: [], disabled: ['false'] };
  const { api } = open(
    answers([], {
      'GET /api/releases': async () => {
        if (version === 8) await held;
        return { body: { documentVersion: 3, apps: [section({ version })] } };
      },
      'PUT /api/releases/mf-learning/disabled': (body) =>
        (body as { expectedVersion: number }).expectedVersion === version
          ? { body: {} }
          : { status: 409, body: { code: 'release_conflict', message: 'Changed.', details } },
    }),
  );
  await card();
  version = 8;
  await press('Switch off');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(reason(), 'Notes are lost.');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  const text = 'Someone else changed mf-learning: live is 22222222, no canary is running.';
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(text));
  await userEvent.click(dialog.getByRole('button', { name: 'Refresh' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  letAnswer();
  await waitFor(() => expect(dialog.queryByText(/Someone else changed/)).toBeNull());
  expect(reason()).toHaveValue('Notes are lost.');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wrote(api).map(({ body }) => (body as { expectedVersion: number }).expectedVersion)).toEqual([7, 8]);
});

test('Speed is read when it is asked for', async () => {
  open(
    answers([section()], {
      [`GET /api/telemetry/vitals?app=mf-learning&release=${LIVE}`]: {
        body: [{ route: '/courses/:id', name: 'LCP', measured: 4, good: 3, poor: 1, mean: 2_130.4 }],
      },
    }),
  );
  await userEvent.click(within(await card()).getByText(/Page speed/));
  expect((await screen.findByText('LCP')).parentElement).toHaveTextContent('LCP75%, 2,130 ms');
});

test('A site without releases says what will be here', async () => {
  open(answers([], { 'GET /api/releases/audit': { body: [] } }));
  expect(await screen.findByText('No releases yet')).toBeVisible();
});

test('What did not load can be asked for again', async () => {
  let broken = true;
  open(
    answers([], {
      'GET /api/releases': () =>
        broken ? { status: 503 } : { body: { documentVersion: 0, apps: [section()] } },
    }),
  );
  await screen.findByRole('alert');
  broken = false;
  await press('Retry');
  expect(await card()).toBeVisible();
});

test('Anybody else learns whom the page is for, and nothing is asked', () => {
  const { api } = open({}, { user: leo });
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(api.requests).toEqual([]);
});

test('A section is taken off the site, and can be brought back', async () => {
  let shown = section();
  const { api } = open(
    answers([], {
      'GET /api/releases': () => ({ body: { documentVersion: 3, apps: [shown] } }),
      'POST /api/releases/mf-learning/retirement': () => {
        shown = section({ live: null, previous: LIVE });
        return { body: {} };
      },
    }),
  );
  await card();
  await press('Retire');
  await userEvent.type(reason(), 'Nobody learns any more.');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retire' }));
  expect(await screen.findByText('It’s off the site. Promote a release below.')).toBeVisible();
  expect(wrote(api)).toMatchObject([{ body: { reason: 'Nobody learns any more.', expectedVersion: 7 } }]);
  expect(screen.queryByRole('button', { name: 'Retire' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Roll back to 11111111' })).toBeVisible();
});

test('What belongs to a section is named, and can be changed', async () => {
  const { api } = open(answers([section()], { 'PUT /api/releases/mf-learning/paths': { body: [] } }));
  expect(await card()).toHaveTextContent('Paths: /courses, /learn');
  await press('Change the paths of mf-learning');
  const paths = screen.getByRole('textbox', { name: 'Paths' });
  expect(paths).toHaveValue('/courses\n/learn');
  await userEvent.type(paths, '\n/progress');
  await userEvent.type(reason(), 'It shows progress now.');
  await press('Save');
  await waitFor(() =>
    expect(wrote(api)).toMatchObject([
      { body: { paths: ['/courses', '/learn', '/progress'], reason: 'It shows progress now.' } },
    ]),
  );
});
