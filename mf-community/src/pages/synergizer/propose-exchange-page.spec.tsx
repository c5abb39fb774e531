import { leo, maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import ProposeExchangePage from './propose-exchange-page';
import { anExchange } from './test-data';

const at = '/propose-exchange?again=read-my-sheet';
const DRAFTS = { 'GET /api/my/drafts': { body: [] } };
const expired = (part: 'owner' | null) => ({
  'GET /api/exchanges/read-my-sheet': { body: anExchange({ part, state: 'expired' }) },
});

beforeEach(() => localStorage.clear());

test('One that found nobody is started again with its text and another day', async () => {
  const { api } = renderPage(<ProposeExchangePage />, {
    user: maya,
    at,
    api: {
      ...DRAFTS,
      ...expired('owner'),
      'PUT /api/my/drafts/repeat-exchange%3Ax1': { status: 204 },
      'POST /api/exchanges': {
        status: 400,
        body: {
          code: 'invalid',
          message: 'Not yet.',
          details: { until: ['Choose the day until which it is open.'] },
        },
      },
    },
  });
  expect(await screen.findByLabelText('Title')).toHaveValue('Read my sheet');
  expect(screen.getByLabelText('Open until')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Post exchange' }));
  expect(await screen.findByText('Choose the day until which it is open.')).toBeInTheDocument();
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: 'Read my sheet',
      body: 'One page.',
      hours: 1,
      until: '',
    }),
  );
});

test('One of another member is not started again', async () => {
  renderPage(<ProposeExchangePage />, { user: leo, at, api: { ...DRAFTS, ...expired(null) } });
  expect(await screen.findByRole('link', { name: 'View exchange' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('One that is open is changed, and stays what it was: an offer or a request', async () => {
  const { api } = renderPage(<ProposeExchangePage />, {
    user: maya,
    at: '/propose-exchange?edit=read-my-sheet',
    api: {
      ...DRAFTS,
      'GET /api/exchanges/read-my-sheet': { body: anExchange({ part: 'owner' }) },
      'PUT /api/my/drafts/edit-exchange:x1': { status: 204 },
      'DELETE /api/my/drafts/edit-exchange:x1': { status: 204 },
      'PATCH /api/exchanges/x1': {
        body: { id: 'x1', slug: 'read-my-sheet', state: 'open', conversationId: null },
      },
    },
  });
  const title = await screen.findByLabelText('Title');
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.clear(title);
  await userEvent.type(title, 'Read it aloud');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      title: 'Read it aloud',
      body: 'One page.',
      until: anExchange({}).until,
    }),
  );
});

test('One for which a helper was chosen is not changed any more', async () => {
  renderPage(<ProposeExchangePage />, {
    user: maya,
    at: '/propose-exchange?edit=read-my-sheet',
    api: {
      ...DRAFTS,
      'GET /api/exchanges/read-my-sheet': { body: anExchange({ part: 'owner', state: 'agreed' }) },
    },
  });
  expect(await screen.findByRole('link', { name: 'View exchange' })).toBeInTheDocument();
  expect(screen.getByText('This exchange can no longer be edited')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
