import { maya, renderPage, screen, userEvent, waitFor, type StubResponses } from '../testing';
import { ReportButton } from './report-button';

const POST = { kind: 'post', id: '00000000-0000-4000-8000-0000000000a1' } as const;
const show = (api: StubResponses = {}, user: typeof maya | null = maya) =>
  renderPage(<ReportButton subject={POST} what="this post" />, { user, api });
const open = () => userEvent.click(screen.getByRole('button', { name: 'Report this post' }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('A member says what is wrong, and it is sent once', async () => {
  const { api } = show({ 'POST /api/reports': { status: 201, body: { id: 'r1' } } });
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Harassment' }));
  await userEvent.type(screen.getByRole('textbox'), 'For the third time.');
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([
    expect.objectContaining({
      body: { subject: POST, reason: 'harassment', note: 'For the third time.' },
    }),
  ]);
});

test('It asks for a reason before it sends anything', async () => {
  const { api } = show();
  await open();
  await screen.findByRole('dialog', { name: 'Report this post' });
  await send();
  expect(screen.getByText('Choose a reason.')).toBeVisible();
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('What was typed stays when it could not be sent, and it says why', async () => {
  show({
    'POST /api/reports': {
      status: 409,
      body: { code: 'own', message: 'This post is your own: you can change it yourself.' },
    },
  });
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Something else' }));
  await userEvent.type(screen.getByRole('textbox'), 'Hm.');
  await send();
  expect(await screen.findByText(/is your own/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Hm.');
});

test('Visitors are not asked', () => {
  show({}, null);
  expect(screen.queryByRole('button')).toBeNull();
});
