import { leo, maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import ExchangePage from './exchange-page';
import { anExchange } from './test-data';

const page = { path: '/synergizer/exchange/:id', at: '/synergizer/exchange/read-my-sheet' };
const READ = 'GET /api/exchanges/read-my-sheet';
const LEO = { id: 'u2', slug: 'leo', name: 'Leo Brandt', profileImageUrl: null };

describe('the page of an exchange', () => {
  it('tells visitors its title, and leads back here after they sign in', async () => {
    renderPage(<ExchangePage />, {
      ...page,
      api: { [READ]: { body: anExchange({ body: null, owner: null }) } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Read my sheet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('lets any member say that they can help', async () => {
    const { api } = renderPage(<ExchangePage />, {
      ...page,
      user: leo,
      api: {
        [READ]: { body: anExchange() },
        'POST /api/exchanges/x1/helpers': {
          status: 201,
          body: { id: 'x1', slug: 'read-my-sheet', state: 'open', conversationId: null },
        },
      },
    });
    await userEvent.click(await screen.findByLabelText('I can help'));
    await userEvent.paste('I read slowly.');
    await userEvent.click(screen.getByRole('button', { name: 'I can help' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
        message: 'I read slowly.',
      }),
    );
  });

  it('lets its owner choose one of the helpers', async () => {
    const { api } = renderPage(<ExchangePage />, {
      ...page,
      user: maya,
      api: {
        [READ]: { body: anExchange({ part: 'owner', helpers: [{ ...LEO, message: 'I read slowly.' }] }) },
        'PUT /api/exchanges/x1/helper': {
          body: { id: 'x1', slug: 'read-my-sheet', state: 'agreed', conversationId: 'c1' },
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Leo Brandt' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ memberId: 'u2' }),
    );
  });

  it('leads the two of it to their conversation, and shows what they thank one another for', async () => {
    const agreed = anExchange({
      part: 'helper',
      state: 'agreed',
      helper: LEO,
      conversationId: 'c1',
      isDoneByOther: true,
    });
    const { unmount } = renderPage(<ExchangePage />, {
      ...page,
      user: leo,
      api: { [READ]: { body: agreed } },
    });
    expect(await screen.findByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      '/messages/c1',
    );
    expect(screen.getByText('Maya Okafor marked this as done. Confirm?')).toBeInTheDocument();
    unmount();
    const done = anExchange({ part: 'helper', state: 'done', helper: LEO, ownerThanks: 'It helped.' });
    renderPage(<ExchangePage />, { ...page, user: leo, api: { [READ]: { body: done } } });
    expect(await screen.findByText('It helped.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send thanks' })).toBeInTheDocument();
  });

  it('leads its owner to start it again once its day has passed', async () => {
    renderPage(<ExchangePage />, {
      ...page,
      user: maya,
      api: { [READ]: { body: anExchange({ part: 'owner', state: 'expired' }) } },
    });
    expect(await screen.findByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      '/propose-exchange?again=read-my-sheet',
    );
  });

  it('is taken back after asking once', async () => {
    const { api } = renderPage(<ExchangePage />, {
      ...page,
      user: maya,
      api: {
        [READ]: { body: anExchange({ part: 'owner' }) },
        'DELETE /api/exchanges/x1': { status: 204 },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw this exchange' }));
    expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
