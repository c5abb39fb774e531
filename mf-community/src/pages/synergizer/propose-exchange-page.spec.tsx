import { leo, maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import ProposeExchangePage from './propose-exchange-page';
import { anExchange } from './test-data';

const at = '/propose-exchange?again=read-my-sheet';
const DRAFTS = { 'GET /api/my/drafts': { body: [] } };
const expired = (part: 'owner' | null) => ({
  'GET /api/exchanges/read-my-sheet': { body: anExchange({ part, state: 'expired' }) },
});

beforeEach(() => localStorage.clear());

test('One that found nobody is started again with its words and another day', async () => {
  const { api } = renderPage(<ProposeExchangePage />, {
    user: maya,
    at,
    api: {
      ...DRAFTS,
      ...expired('owner'),
      'PUT /api/my/drafts/edit-exchange%3Ax1': { status: 204 },
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
  await userEvent.click(screen.getByRole('button', { name: 'Start the exchange' }));
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

test('One of somebody else is not started again', async () => {
  renderPage(<ProposeExchangePage />, { user: leo, at, api: { ...DRAFTS, ...expired(null) } });
  expect(await screen.findByRole('link', { name: 'See the exchange' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
