import {
  fireEvent,
  maya,
  renderPage,
  screen,
  waitFor,
  type StubResponses,
} from '@futurelab/platform/testing';
import { aConversationDetail, aMessage } from '../../shared/messaging/test-data';
import MessagesPage from './messages-page';

const SEND = 'POST /api/conversations/c1/messages';
const mine = () => aMessage(2, { isMine: true, createdAt: new Date().toISOString(), text: 'Frist words' });
const signedOut = { status: 401, body: { code: 'unauthorized', message: 'Unauthorized' } };

const open = (api: StubResponses = {}) =>
  renderPage(<MessagesPage />, {
    path: '/messages/:id',
    at: '/messages/c1',
    user: maya,
    api: {
      'GET /api/conversations?state=open': { body: [] },
      'GET /api/conversations/unread': { body: { unread: 0, requests: 0 } },
      'GET /api/my/drafts': { body: [] },
      'PUT /api/conversations/c1/read': { status: 204 },
      'GET /api/conversations/c1': { body: aConversationDetail() },
      'GET /api/conversations/c1/messages?limit=40': { body: [mine(), aMessage(1)] },
      ...api,
    },
  });
const field = () => screen.findByRole('textbox', { name: 'Message' });
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });

describe('What was written in a conversation', () => {
  beforeEach(() => localStorage.clear());

  it('is there again after a reload, before it was sent', async () => {
    const { unmount } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Reply to Leo Brandt: One' }));
    await write('Half a thou');
    unmount();
    open();
    await waitFor(async () => expect(await field()).toHaveValue('Half a thou'));
    expect(screen.getByText('Replying to')).toBeVisible();
  });

  it('waits for its writer to log in again, and is then sent by itself', async () => {
    const { unmount } = open({ [SEND]: signedOut });
    await write('Please read');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fmessages%2Fc1',
    );
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    unmount();
    const { api } = open({ [SEND]: { status: 201, body: { id: 'm3', position: 3 } } });
    await waitFor(() =>
      expect(api.requests).toContainEqual(
        expect.objectContaining({ method: 'POST', body: expect.objectContaining({ text: 'Please read' }) }),
      ),
    );
  });

  it.each([
    ['the session has ended', signedOut, /You’ve been signed out/],
    ['the api is away', { status: 503 }, /Check your connection/],
  ])('stays an edit when %s', async (_what, trouble, expected) => {
    const { unmount } = open({ 'PATCH /api/messages/m2': trouble });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    fireEvent.change(screen.getByLabelText('Edit message'), { target: { value: 'First words' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(expected)).toBeInTheDocument();
    unmount();
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Continue editing' }));
    expect(await screen.findByDisplayValue('First words')).toBeInTheDocument();
  });
});
