import {
  maya,
  renderPage,
  screen,
  userEvent,
  waitFor,
  type StubResponses,
} from '@futurelab/platform/testing';
import { aConversation, aConversationDetail, aMessage } from '../../shared/messaging/test-data';
import MessagesPage from './messages-page';

const NIA = { id: 'u3', slug: 'nia', name: 'Nia Roberts', profileImageUrl: null };

function open(api: StubResponses = {}, conversation = aConversationDetail(), at = '/messages/c1') {
  let isBlocked = false;
  const seen = (body: object) => () =>
    isBlocked && !conversation.isGroup
      ? { status: 404, body: { code: 'not_found', message: 'No.' } }
      : { body };
  return renderPage(<MessagesPage />, {
    path: at === '/messages' ? at : '/messages/:id',
    at,
    user: maya,
    api: {
      'GET /api/conversations?state=open': { body: [] },
      'GET /api/conversations/unread': { body: { unread: 0, requests: 0 } },
      'GET /api/my/drafts': { body: [] },
      'PUT /api/conversations/c1/read': { status: 204 },
      'GET /api/conversations/c1': seen(conversation),
      'GET /api/conversations/c1/messages?limit=40': seen([aMessage(2), aMessage(1, { isMine: true })]),
      ...Object.fromEntries(
        ['u2', 'u3'].flatMap((id) => [
          [`PUT /api/members/${id}/block`, () => ((isBlocked = true), { status: 204 })],
          [`DELETE /api/members/${id}/block`, () => ((isBlocked = false), { status: 204 })],
        ]),
      ),
      ...api,
    },
  });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => {
  const dialog = await screen.findByRole('dialog');
  return [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Block')!;
};

describe('In a conversation', () => {
  beforeEach(() => localStorage.clear());

  it('the other person is blocked, which it says, and which can be undone', async () => {
    open();
    await press('Block');
    expect(await screen.findByRole('dialog', { name: 'Block Leo Brandt?' })).toBeVisible();
    await userEvent.click(await inDialog());
    expect(await screen.findByRole('heading', { name: 'You blocked Leo Brandt' })).toBeVisible();
    expect(screen.getByText(/You can’t see or message each other/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await press('Unblock');
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
  });

  it('beside the list, the page keeps its one title when the other person is blocked', async () => {
    open(
      { 'GET /api/conversations?state=open': { body: [aConversation()] } },
      aConversationDetail(),
      '/messages',
    );
    await press('Block');
    await userEvent.click(await inDialog());
    expect(await screen.findByRole('heading', { level: 2, name: 'You blocked Leo Brandt' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Messages');
  });

  it('of several one says whom to block, and goes on with the others', async () => {
    const participants = [
      ...aConversationDetail().participants,
      { person: NIA, hasLeft: false, hasProfile: true, isActiveToday: false },
    ];
    const { api } = open({}, aConversationDetail({ isGroup: true, participants }));
    await press('Block');
    expect(await inDialog()).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Nia Roberts' }));
    await userEvent.click(await inDialog());
    expect(await screen.findByText(/You won’t see their messages here/)).toHaveTextContent(
      /You blocked Nia Roberts/,
    );
    expect(api.requests.filter(({ path }) => path.endsWith('/block')).map(({ path }) => path)).toEqual([
      '/api/members/u3/block',
    ]);
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });

  it('says so when the block did not arrive', async () => {
    open({ 'PUT /api/members/u2/block': { status: 503 } });
    await press('Block');
    await userEvent.click(await inDialog());
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  });

  it('what another member wrote can be reported, and nothing of one’s own', async () => {
    const { api } = open({ 'POST /api/reports': { status: 201, body: { id: 'r1' } } });
    expect(await screen.findAllByRole('button', { name: 'Report this message' })).toHaveLength(1);
    await press('Report this message');
    await userEvent.click(await screen.findByRole('radio', { name: 'Harassment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send', hidden: false }));
    await waitFor(() =>
      expect(api.requests).toContainEqual(
        expect.objectContaining({
          path: '/api/reports',
          body: { subject: { kind: 'message', id: 'm2' }, reason: 'harassment', note: null },
        }),
      ),
    );
  });
});
