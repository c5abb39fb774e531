import {
  leo,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
  type FakeApi,
} from '@futurelab/platform/testing';
import { overview } from '../../testing/overview-responses';
import { decided, moderationCase } from '../../testing/report-responses';
import AdminReportsPage from './reports-page';

const OPEN = 'GET /api/admin/reports?state=open';
const DECIDE = `POST /api/admin/reports/${moderationCase().id}/decision`;

const open = (api: StubResponses, user = { ...leo, isModerator: true }, at = '/admin/reports') =>
  renderPage(<AdminReportsPage />, {
    path: '/admin/reports',
    at,
    user,
    api: { 'GET /api/admin/overview': { body: overview() }, ...api },
  });

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const sent = (api: FakeApi) =>
  waitFor(() => {
    const write = api.requests.find(({ method }) => method === 'POST');
    expect(write?.path).toBe(DECIDE.split(' ')[1]);
    return write?.body;
  });
const decide = () => userEvent.click(screen.getByRole('button', { name: 'Save decision' }));

test('A moderator sees what was reported, by whom, why, and whose it is', async () => {
  open({ [OPEN]: { body: [moderationCase({ isHidden: true })] } });
  const found = within(await screen.findByRole('article', { name: 'Cheap watches' }));
  expect(found.getByText('now', { selector: 'strong' })).toBeVisible();
  expect(found.getByText('Hidden')).toBeVisible();
  expect(found.getByText('Spam or advertising')).toBeVisible();
  expect(found.getByText('Third time today.')).toBeVisible();
  expect(found.getByText(/1 warning, 0 suspensions/)).toBeVisible();
});

test('A decision is sent with its text', async () => {
  const { api } = open({
    [OPEN]: { body: [moderationCase()] },
    [DECIDE]: { body: moderationCase({ state: 'decided', decision: decided() }) },
  });
  await screen.findByRole('article');
  await decide();
  expect(screen.getByText('Choose a decision.')).toBeVisible();
  await choose('Hide');
  await userEvent.type(screen.getByRole('textbox', { name: /Message to the author/ }), 'No advertising.');
  await decide();
  expect(await sent(api)).toEqual({ decision: 'hide', message: 'No advertising.' });
});

test('A suspension may have an end', async () => {
  const { api } = open({ [OPEN]: { body: [moderationCase()] }, [DECIDE]: { body: moderationCase() } });
  await screen.findByRole('article');
  await choose('Suspend');
  await userEvent.type(screen.getByLabelText('Until'), '2100-03-01');
  await decide();
  expect(await sent(api)).toMatchObject({
    decision: 'suspend',
    until: expect.stringMatching(/^2100-03-0[12]T/),
  });
});

test('What the server minds stands beside its field, and nothing typed is lost', async () => {
  const message = 'Please say to the author why.';
  open({
    [OPEN]: { body: [moderationCase()] },
    [DECIDE]: {
      status: 400,
      body: { code: 'validation_failed', message, details: { message: [message] } },
    },
  });
  await screen.findByRole('article');
  await choose('Warn');
  await decide();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Message to the author/ })).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
  expect(screen.getByRole('radio', { name: 'Warn' })).toBeChecked();
});

test('Another moderator was quicker: it says so and offers to look', async () => {
  const message = 'Ada has already decided this: hide.';
  open({
    [OPEN]: { body: [moderationCase()] },
    [DECIDE]: { status: 409, body: { code: 'already_decided', message } },
  });
  await screen.findByRole('article');
  await choose('Keep');
  await decide();
  expect(await screen.findByText(new RegExp(message))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('What was decided stays, and can be looked at again', async () => {
  const GET = 'GET /api/admin/reports?state=decided';
  const one = moderationCase({ state: 'decided', decision: decided() });
  const { api } = open(
    { [GET]: { body: [one] }, [DECIDE]: { body: one } },
    undefined,
    '/admin/reports?state=decided',
  );
  const found = within(await screen.findByRole('article'));
  expect(found.getByText('No advertising, please.')).toBeVisible();
  await userEvent.click(found.getByRole('button', { name: 'Change decision' }));
  await choose('Keep');
  await decide();
  expect(await sent(api)).toMatchObject({
    decision: 'keep',
    replaces: decided().id,
  });
});

test('It says when nothing waits', async () => {
  open({ [OPEN]: { body: [] } });
  expect(await screen.findByText('No open reports')).toBeVisible();
});

test('An error keeps a way to try again', async () => {
  open({ [OPEN]: { status: 500, body: {} } });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

test('It is for moderators and administrators', () => {
  open({}, leo);
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
});
