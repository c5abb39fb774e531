import {
  act,
  emitSignal,
  fireEvent,
  maya,
  renderPage,
  screen,
  waitFor,
  within,
} from '@futurelab/platform/testing';
import { aConversation, aConversationDetail, aMessage } from '../../shared/messaging/test-data';
import MessagesPage from './messages-page';

type Answers = NonNullable<Parameters<typeof renderPage>[1]>['api'];

const LIST = 'GET /api/conversations?state=open';
const ONE = 'GET /api/conversations/c1';
const MESSAGES = 'GET /api/conversations/c1/messages?limit=40';
const SEND = 'POST /api/conversations/c1/messages';
const nothing: Answers = {
  [LIST]: { body: [] },
  'GET /api/conversations/unread': { body: { unread: 0, requests: 0 } },
  'GET /api/my/drafts': { body: [] },
  'PUT /api/my/drafts/conversation%3Ac1': { status: 204 },
  'DELETE /api/my/drafts/conversation%3Ac1': { status: 204 },
  'PUT /api/conversations/c1/read': { status: 204 },
};

const showList = (api: Answers, at = '/messages') =>
  renderPage(<MessagesPage />, { path: '/messages', at, user: maya, api: { ...nothing, ...api } });
const showThread = (api: Answers = {}) =>
  renderPage(<MessagesPage />, {
    path: '/messages/:id',
    at: '/messages/c1',
    user: maya,
    api: {
      ...nothing,
      [ONE]: { body: aConversationDetail() },
      [MESSAGES]: { body: [aMessage(2), aMessage(1)] },
      ...api,
    },
  });
const field = () => screen.findByRole('textbox', { name: 'Message' });
const type = async (text: string) => {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.keyDown(await field(), { key: 'Enter' });
};

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

describe('the page of messages', () => {
  it('shows the latest conversation beside the list, and marks it as read once one looks at it', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { api } = showList({
      [LIST]: { body: [aConversation({ unread: 1 })] },
      [ONE]: { body: aConversationDetail({ readPosition: 1 }) },
      [MESSAGES]: { body: [aMessage(2), aMessage(1)] },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Leo Brandt' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
    const isRead = () => api.requests.some(({ path }) => path === '/api/conversations/c1/read');
    expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent('Two');
    expect(isRead()).toBe(false);
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    fireEvent.focus(window);
    await waitFor(() => expect(isRead()).toBe(true));
  });

  it('lists the conversations with what is unread', async () => {
    showList({
      [LIST]: { body: [aConversation({ unread: 3 })] },
      'GET /api/conversations/unread': { body: { unread: 1, requests: 2 } },
    });
    const inbox = await screen.findByRole('region', { name: 'Your messages' });
    const row = await within(inbox).findByRole('link', { name: /Leo Brandt/ });
    expect(row).toHaveAttribute('href', '/messages/c1');
    expect(row).toHaveTextContent('Two');
    expect(within(row).getByText('3 unread messages')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Requests (2)' })).toBeInTheDocument();
  });

  it('says what to do when there are none, when nothing is found, and when they do not load', async () => {
    const { unmount } = showList({});
    expect(await screen.findByText('No messages yet')).toBeInTheDocument();
    unmount();
    const found = showList(
      { 'GET /api/conversations?query=harbour': { body: [] } },
      '/messages?query=harbour',
    );
    expect(await screen.findByText('No results for “harbour”')).toBeInTheDocument();
    found.unmount();
    showList({ [LIST]: { status: 503 } });
    expect(await screen.findByText('This didn’t load')).toBeInTheDocument();
  });
});

describe('the page of a conversation', () => {
  it('shows the messages from the oldest to the latest, and marks what is read', async () => {
    const { api } = showThread({ [ONE]: { body: aConversationDetail({ readPosition: 1 }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Leo Brandt' })).toBeInTheDocument();
    const log = await screen.findByRole('region', { name: 'Messages' });
    expect(log).toHaveTextContent(/One.*New.*Two/);
    await waitFor(() =>
      expect(api.requests).toContainEqual({
        method: 'PUT',
        path: '/api/conversations/c1/read',
        body: { position: 2 },
      }),
    );
  });

  it('says who has seen the latest message, and that someone is active today', async () => {
    const participants = [{ ...aConversation().participants[0]!, isActiveToday: true }];
    const lastOwnSeen = { position: 2, memberIds: ['u2'] };
    showThread({
      [ONE]: { body: aConversationDetail({ participants, lastOwnSeen }) },
      [MESSAGES]: { body: [aMessage(3), aMessage(2, { isMine: true }), aMessage(1, { isMine: true })] },
    });
    expect(await screen.findAllByText('Seen')).toHaveLength(1);
    expect(screen.getByText('Active today')).toBeInTheDocument();
  });

  it('says who is typing until their message is there, and lets them know as one types', async () => {
    let messages = [aMessage(2), aMessage(1)];
    const { api, client } = showThread({
      [MESSAGES]: () => ({ body: messages }),
      'PUT /api/conversations/c1/typing': { status: 204 },
    });
    fireEvent.change(await field(), { target: { value: 'H' } });
    fireEvent.change(await field(), { target: { value: 'He' } });
    const said = () => api.requests.filter(({ path }) => path === '/api/conversations/c1/typing');
    await waitFor(() => expect(said()).toHaveLength(1));
    act(() => emitSignal('typing:c1:u2'));
    act(() => emitSignal('typing:c2:u2'));
    expect(screen.getByRole('status')).toHaveTextContent('Leo is typing…');
    expect(screen.getAllByText('Leo is typing…')).toHaveLength(2);
    messages = [aMessage(3), ...messages];
    await act(() => client.invalidateQueries());
    await waitFor(() => expect(screen.getAllByText('Leo is typing…')).toHaveLength(1));
  });

  it('sends with Enter, and shows the message while it is on its way', async () => {
    let isThere = false;
    let arrive = () => undefined as void;
    showThread({
      [SEND]: () =>
        new Promise((resolve) => {
          arrive = () => {
            isThere = true;
            resolve({ status: 201, body: { id: 'm3', position: 3 } });
          };
        }),
      [MESSAGES]: () => ({
        body: [...(isThere ? [aMessage(3, { isMine: true })] : []), aMessage(2), aMessage(1)],
      }),
    });
    await type('Hello Leo');
    expect(await screen.findByText('Hello Leo')).toBeInTheDocument();
    expect(screen.getByText('Sending…')).toBeInTheDocument();
    expect(await field()).toHaveValue('');
    await waitFor(() => {
      arrive();
      expect(isThere).toBe(true);
    });
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(screen.getByText('Three')).toBeInTheDocument();
  });

  it('reacts to a message and answers it, with a way back to what is answered', async () => {
    const reacting = new Promise<never>(() => undefined);
    const said = { text: 'One', fileNames: [], authorName: 'Leo' };
    const quoted = { id: 'm1', position: 1, ...said, isMine: false, isRemoved: false };
    const { api } = showThread({
      [MESSAGES]: {
        body: [
          aMessage(2, { replyTo: quoted, reactions: [{ kind: 'thanks', count: 2, mine: false }] }),
          aMessage(1),
        ],
      },
      'PUT /api/messages/m2/reactions/thanks': () => reacting,
      [SEND]: { status: 201, body: { id: 'm3', position: 3 } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Thanks 2' }));
    expect(await screen.findByRole('button', { name: 'Thanks 3', pressed: true })).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Leo One' }));
    expect(document.getElementById('message-1')).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Reply to Leo Brandt: Two' }));
    expect(screen.getByText('Replying to')).toBeInTheDocument();
    await type('Seen');
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
        text: 'Seen',
        replyTo: 2,
      }),
    );
    expect(screen.queryByText('Replying to')).toBeNull();
    expect(api.requests.some(({ path }) => path === '/api/messages/m2/reactions/thanks')).toBe(true);
  });

  it('lets the creator of a conversation of more than two name it and remove people', async () => {
    const nia = { id: 'u4', slug: 'nia', name: 'Nia Rossi', profileImageUrl: null };
    const { participants } = aConversation();
    const { api } = showThread({
      [ONE]: {
        body: aConversationDetail({
          isGroup: true,
          isCreator: true,
          name: 'Readers',
          participants: [
            ...participants,
            { person: nia, hasLeft: false, hasProfile: true, isActiveToday: false },
          ],
        }),
      },
      'PATCH /api/conversations/c1': { status: 204 },
      'DELETE /api/conversations/c1/people/u4': { status: 204 },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Readers' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Slow readers' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Slow readers' }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove Nia Rossi' }));
    await waitFor(() =>
      expect(api.requests.some(({ path }) => path === '/api/conversations/c1/people/u4')).toBe(true),
    );
  });

  it('breaks the line with Shift and Enter', async () => {
    const { api } = showThread();
    fireEvent.change(await field(), { target: { value: 'One line' } });
    fireEvent.keyDown(await field(), { key: 'Enter', shiftKey: true });
    expect(await field()).toHaveValue('One line');
    expect(api.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('keeps what could not be sent, says why, and sends the same again', async () => {
    let answers = 0;
    const { api, unmount } = showThread({
      [SEND]: () =>
        (answers += 1) < 3
          ? { status: 409, body: { code: 'not_accepted_yet', message: 'You can write more later.' } }
          : { status: 201, body: { id: 'm3', position: 3 } },
    });
    await type('Please read');
    expect(await screen.findByText('Not sent. You can write more later.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(answers).toBe(2));
    expect(await screen.findByText('Not sent. You can write more later.')).toBeInTheDocument();
    const sent = () => api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent()).toEqual([{ text: 'Please read' }, { text: 'Please read' }]);
    expect(api.keys).toEqual([api.keys[0], api.keys[0]]);
    unmount();
    // As after a reload: what was not sent is still here.
    expect(localStorage.length).toBeGreaterThan(0);
  });

  it('offers what was begun on another device', async () => {
    showThread({
      'GET /api/my/drafts': {
        body: [
          { place: 'conversation:c1', content: { text: 'Half a thou' }, updatedAt: '2026-03-02T10:00:00Z' },
        ],
      },
    });
    await waitFor(async () => expect(await field()).toHaveValue('Half a thou'));
  });

  it('has the files of a message to download, which say what it is where it has no text', async () => {
    const files = [{ id: 'f1', name: 'notes.pdf', size: 240_000 }];
    const lastMessage = { ...aConversation().lastMessage!, text: '', fileNames: ['notes.pdf'] };
    showThread({
      [LIST]: { body: [aConversation({ lastMessage })] },
      [MESSAGES]: { body: [aMessage(2, { text: '', files }), aMessage(1)] },
    });
    const link = await screen.findByRole('link', { name: 'Download notes.pdf, 240 KB' });
    expect(link).toHaveAttribute('href', '/api/message-files/f1');
    expect(await screen.findByText('Sent a file: notes.pdf')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Reply to Leo Brandt: Sent a file: notes.pdf' }));
    expect(screen.getByText('Replying to').parentElement).toHaveTextContent('Leo Sent a file: notes.pdf');
  });

  it('asks about a request, and shows no links in it', async () => {
    const { api } = showThread({
      [ONE]: { body: aConversationDetail({ state: 'request', readPosition: 0 }) },
      [MESSAGES]: { body: [aMessage(1, { text: 'See https://example.org' })] },
      'PUT /api/conversations/c1/acceptance': { status: 204 },
    });
    expect(await screen.findByText('See https://example.org')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'https://example.org' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(api.requests.some(({ path }) => path === '/api/conversations/c1/acceptance')).toBe(true),
    );
    expect(api.requests.some(({ path }) => path === '/api/conversations/c1/read')).toBe(false);
  });

  it('says so when there is no such conversation', async () => {
    showThread({ [ONE]: { status: 404 } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Conversation not found' }),
    ).toBeInTheDocument();
  });
});

describe('a new message', () => {
  const LEO = { id: 'u2', slug: 'leo', name: 'Leo Brandt' };
  const start = (api: Answers) =>
    showList({ 'GET /api/members/u2': { body: LEO }, ...api }, '/messages?to=u2');

  it('is written to whom the address names, and opens the conversation', async () => {
    const { router, api } = start({
      'GET /api/conversations?with=u2': { body: [] },
      'POST /api/conversations': { status: 201, body: { id: 'c9', state: 'request' } },
      'DELETE /api/my/drafts/conversation%3A00000000-0000-4000-8000-000000000000': { status: 204 },
      'PUT /api/my/drafts/conversation%3A00000000-0000-4000-8000-000000000000': { status: 204 },
    });
    expect(await screen.findByText('Leo Brandt')).toBeInTheDocument();
    await type('We have not met');
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages/c9'));
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      memberIds: ['u2'],
      text: 'We have not met',
    });
  });

  it('is sent to a member whose profile has not loaded yet', async () => {
    const { router } = start({
      'GET /api/members/u2': () => new Promise(() => undefined),
      'GET /api/conversations?with=u2': { body: [] },
      'POST /api/conversations': { status: 201, body: { id: 'c9', state: 'request' } },
      'DELETE /api/my/drafts/conversation%3A00000000-0000-4000-8000-000000000000': { status: 204 },
    });
    await type('Quick as I am');
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages/c9'));
  });

  it('goes on in the conversation of the two', async () => {
    const { router } = start({ 'GET /api/conversations?with=u2': { body: [aConversation()] } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages/c1'));
  });

  it('has the caret where one writes, when the address names whom it is to', async () => {
    start({ 'GET /api/conversations?with=u2': { body: [] } });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus());
  });

  it('stays open when a member is chosen with whom a conversation exists, and becomes one to two', async () => {
    const { router, api } = showList(
      {
        'GET /api/members?q=Leo&limit=24': { body: [{ ...LEO, currentRole: null, profileImageUrl: null }] },
        'GET /api/members?q=Nia&limit=24': {
          body: [{ id: 'u4', slug: 'nia', name: 'Nia Rossi', currentRole: null, profileImageUrl: null }],
        },
        'GET /api/members/u2': { body: LEO },
        'GET /api/members/u4': { body: { id: 'u4', slug: 'nia', name: 'Nia Rossi' } },
        'GET /api/conversations?with=u2': { body: [aConversation()] },
        'POST /api/conversations': { status: 201, body: { id: 'c9', state: 'open' } },
      },
      '/messages?to=',
    );
    const pick = async (name: string, full: string) => {
      const search = await screen.findByRole('searchbox', { name: 'To' });
      fireEvent.change(search, { target: { value: name } });
      fireEvent.click(await screen.findByRole('button', { name: full }));
      expect(search).toHaveFocus();
    };
    await pick('Leo', 'Leo Brandt');
    expect(await screen.findByText(/already have a conversation/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/messages');
    await pick('Nia', 'Nia Rossi');
    expect(screen.queryByText(/already have a conversation/)).toBeNull();
    await type('To both of you');
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages/c9'));
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      memberIds: ['u2', 'u4'],
    });
  });

  it('asks whom it is to', async () => {
    showList({}, '/messages?to=');
    await type('Hello');
    expect(await screen.findByText('Choose a member.')).toBeInTheDocument();
    expect(await field()).toHaveValue('Hello');
  });

  it('keeps the text when it cannot be sent, and says why', async () => {
    start({
      'GET /api/conversations?with=u2': { body: [] },
      'POST /api/conversations': {
        status: 403,
        body: { code: 'no_strangers', message: 'Leo takes messages only from friends.' },
      },
    });
    await screen.findByText('Leo Brandt');
    await type('Hello');
    expect(await screen.findByText('Leo takes messages only from friends.')).toBeInTheDocument();
    expect(await field()).toHaveValue('Hello');
  });
});
