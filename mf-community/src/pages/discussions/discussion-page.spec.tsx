import { PageResponseProvider, type PageResponse } from '@futurelab/platform/response';
import {
  leo,
  maya,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import { aPostDetail, aReply } from '../../test-data';
import DiscussionPage from './discussion-page';

const page = {
  path: '/community/discussions/:id',
  at: '/community/discussions/how-do-you-check',
  user: maya,
};
const POST = 'GET /api/posts/how-do-you-check';
const WINDOW = `${POST}?replies=0`;
const AROUND = { 'GET /api/my/drafts': { body: [] }, 'PUT /api/posts/p1/read': { status: 204 } };

const renderPost = (post = aPostDetail(), api: StubResponses = {}) =>
  renderPage(<DiscussionPage />, {
    ...page,
    api: { [POST]: { body: post }, [WINDOW]: { body: post }, ...AROUND, ...api },
  });

describe('the page of a discussion', () => {
  beforeEach(() => localStorage.clear());

  it('shows the opening and the replies, and marks the answer', async () => {
    renderPost();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'How do you check what comes back?' }),
    ).toBeInTheDocument();
    expect(screen.getByText('every')).toBeInTheDocument();
    expect(screen.getByText('Former member')).toBeInTheDocument();
    expect(screen.getByText('Accepted answer')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Maya Okafor' })).toHaveAttribute('href', '/profile/maya');
  });

  it('says so when nobody has replied, and when there is no such discussion', async () => {
    const { unmount } = renderPost(aPostDetail({ replies: [], replyRows: 0, replyCount: 0 }));
    expect(await screen.findByText('No replies yet.')).toBeInTheDocument();
    unmount();
    renderPage(<DiscussionPage />, { ...page, api: { [POST]: { status: 404 } } });
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t find that discussion' }),
    ).toBeInTheDocument();
  });

  it.each([
    ['author', 410],
    [null, 200],
  ] as const)('removed by %s, is answered with %d', async (removedBy, status) => {
    const response: PageResponse = { status: 200, redirect: null, metadata: null };
    const post = aPostDetail({ removedBy });
    renderPage(
      <PageResponseProvider value={response}>
        <DiscussionPage />
      </PageResponseProvider>,
      { ...page, api: { [POST]: { body: post }, [WINDOW]: { body: post }, ...AROUND } },
    );
    await screen.findByRole('heading', { level: 1, name: post.title });
    expect(response.status).toBe(status);
  });

  it('says in the place of a text that is gone what became of them', async () => {
    renderPost(
      aPostDetail({
        replies: [
          aReply({ id: 'r1', body: '', removedBy: 'author' }),
          aReply({ id: 'r2', body: '', removedBy: 'moderator' }),
          aReply({ id: 'r3', body: '', isHidden: true }),
        ],
      }),
    );
    expect(await screen.findByText('Removed by the author.')).toBeInTheDocument();
    expect(screen.getByText('Removed by a moderator.')).toBeInTheDocument();
    expect(screen.getByText('Hidden until a moderator reviews it.')).toBeInTheDocument();
  });

  it('collapses a reply of a muted person until it is asked for', async () => {
    renderPost(aPostDetail({ replies: [aReply({ body: 'Never mind.', isMuted: true })] }));
    expect(await screen.findByText('Muted.')).toBeInTheDocument();
    expect(screen.queryByText('Never mind.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('Never mind.')).toBeInTheDocument();
  });

  it('lets the asker accept an answer, and nobody else', async () => {
    const question = aPostDetail({ isMine: true, replies: [aReply()] });
    const { api, unmount } = renderPost(question, { 'PUT /api/posts/p1/answer/r1': { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept answer' }));
    await waitFor(() =>
      expect(api.requests).toContainEqual(
        expect.objectContaining({ method: 'PUT', path: '/api/posts/p1/answer/r1' }),
      ),
    );
    unmount();
    renderPost(aPostDetail({ replies: [aReply()] }));
    await screen.findByRole('button', { name: 'Quote' });
    expect(screen.queryByRole('button', { name: 'Accept answer' })).not.toBeInTheDocument();
  });

  it('has the focus at the result after a reply was edited, and after it was removed', async () => {
    let reply = aReply({ isMine: true, body: 'As it was.' });
    const answer = () => ({ body: aPostDetail({ replies: [reply] }) });
    renderPost(undefined, {
      [POST]: answer,
      [WINDOW]: answer,
      'PATCH /api/replies/r1': (body) => {
        reply = { ...reply, ...(body as { body: string }) };
        return { status: 204 };
      },
      'DELETE /api/replies/r1': () => {
        reply = { ...reply, body: '', removedBy: 'author' };
        return { status: 204 };
      },
    });
    const item = (await screen.findByText('As it was.')).closest('li')!;
    const choose = async (name: string) => {
      await userEvent.click(await within(item).findByRole('button', { name: /^More for the reply/ }));
      await userEvent.click(within(item).getByRole('menuitem', { name }));
    };
    await choose('Edit');
    await userEvent.click(within(item).getByRole('button', { name: 'Save' }));
    await within(item).findByRole('button', { name: /^More for the reply/ });
    expect(document.activeElement).toHaveTextContent('As it was.');
    await choose('Remove');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await within(item).findByText('Removed by the author.')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Removed by the author.')).toHaveFocus());
  });

  it('shows where the unread replies begin, and offers those before and after', async () => {
    const replies = [aReply({ id: 'r50' }), aReply({ id: 'r51', body: 'Unread.' })];
    const post = aPostDetail({ replies, replyWindow: 1, replyRows: 130, firstUnread: 51 });
    renderPost(post, {
      [`${POST}?replies=1`]: { body: post },
      [WINDOW]: {
        body: { ...post, replyWindow: 0, replies: [aReply({ id: 'r0', body: 'The very first.' })] },
      },
    });
    const mark = await screen.findByText('New since your last visit');
    expect(mark.compareDocumentPosition(screen.getByText('Unread.'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('button', { name: 'Show 30 later replies' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier replies (50)' }));
    expect(await screen.findByText('The very first.')).toBeInTheDocument();
    expect(screen.getByText('Unread.')).toBeInTheDocument();
  });

  it('brings a reader who followed a link to a reply there, wherever in the discussion it stands', async () => {
    const reply = '3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6b';
    const far = aPostDetail({
      replies: [aReply({ id: reply, body: 'Here.' })],
      replyWindow: 3,
      replyRows: 180,
    });
    renderPage(<DiscussionPage />, {
      ...page,
      at: `${page.at}#reply-${reply}`,
      api: {
        [POST]: { body: aPostDetail({ replyRows: 180 }) },
        [WINDOW]: { body: aPostDetail({ replyRows: 180 }) },
        [`${POST}?reply=${reply}`]: { body: far },
        [`${POST}?replies=3`]: { body: far },
        ...AROUND,
      },
    });
    const item = (await screen.findByText('Here.')).closest('li');
    await waitFor(() => expect(item).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Show earlier replies (150)' })).toBeInTheDocument();
  });

  it('has the accepted answer on top, once, and answers below what they are to', async () => {
    const [first, answer] = [
      aReply({ id: 'r1', body: 'The first.' }),
      aReply({ id: 'r2', isAccepted: true }),
    ];
    const below = aReply({ id: 'r3', body: 'Below.', inReplyTo: { id: 'r1', name: 'Maya' } });
    const apart = aReply({ id: 'r4', body: 'Apart.', inReplyTo: { id: 'r2', name: 'Leo' } });
    renderPost(
      aPostDetail({
        replies: [first, answer, below, apart],
        answer: { ...answer, author: aPostDetail().author },
        reputations: [{ memberId: 'u1', acceptedAnswers: 5, exchanges: 1 }],
      }),
    );
    const mark = await screen.findByText('Accepted answer');
    expect(mark.compareDocumentPosition(screen.getByText('The first.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getAllByText('5 accepted answers · 1 exchange')).toHaveLength(2);
    const answers = screen.getByRole('list', { name: 'Replies to Former member' });
    expect(answers).toHaveTextContent('Below.');
    expect(within(answers).queryByText(/^In reply to/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'In reply to Leo' })).toHaveAttribute(
      'href',
      '/community/discussions/how-do-you-check#reply-r2',
    );
  });

  it('closes to replies when it is closed, and asks others to join its group', async () => {
    const { unmount } = renderPost(aPostDetail({ isLocked: true }));
    expect(await screen.findByText('This discussion is closed to new replies.')).toBeInTheDocument();
    unmount();
    renderPost(aPostDetail({ canWrite: false }));
    expect(await screen.findByRole('link', { name: 'Join Teachers' })).toHaveAttribute(
      'href',
      '/groups/teachers',
    );
  });

  describe('replying', () => {
    const box = () => screen.findByRole('textbox', { name: 'Your reply' });
    const write = async (text: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Markdown' }));
      await userEvent.type(await box(), text);
    };

    it('sends the reply and empties the form', async () => {
      const { api } = renderPost(aPostDetail(), {
        'POST /api/posts/p1/replies': { status: 201, body: { id: 'r2' } },
        'DELETE /api/my/drafts/reply:p1': { status: 204 },
      });
      await write('Twice, aloud.');
      await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
      const sent = () => api.requests.find(({ path }) => path === '/api/posts/p1/replies');
      await waitFor(() => expect(sent()).toBeDefined());
      expect(sent()!.body).toEqual({ body: 'Twice, aloud.' });
      await waitFor(async () => expect(await box()).toHaveValue(''));
    });

    it('is one reply, though the answer was lost, the page was left and it was sent again', async () => {
      let isLost = true;
      const answers = {
        'POST /api/posts/p1/replies': () => {
          if (isLost) throw new TypeError('Failed to fetch');
          return { status: 201, body: { id: 'r2' } };
        },
        'PUT /api/my/drafts/reply:p1': { status: 204 },
        'DELETE /api/my/drafts/reply:p1': { status: 204 },
      };
      const left = renderPost(aPostDetail(), answers);
      await write('Twice, aloud.');
      await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
      expect(await screen.findByRole('alert')).toBeVisible();
      left.unmount();

      isLost = false;
      const { api } = renderPost(aPostDetail(), answers);
      await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
      await waitFor(() => expect(api.keys).toHaveLength(1));
      expect(api.keys).toEqual(left.api.keys);
    });

    it('says what is wrong and keeps the text, also when the page is opened again', async () => {
      const failing = {
        'POST /api/posts/p1/replies': {
          status: 400,
          body: {
            code: 'validation_failed',
            message: 'No.',
            details: { body: ['New members can add up to 2 links.'] },
          },
        },
      };
      const { unmount } = renderPost(aPostDetail(), failing);
      await write('Three links');
      await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
      expect(await screen.findByText('New members can add up to 2 links.')).toBeInTheDocument();
      unmount();
      renderPost();
      expect(await box()).toHaveValue('Three links');
      expect(screen.getByText('Draft restored.')).toBeInTheDocument();
    });

    it('says how to go on when the session has ended', async () => {
      renderPost(aPostDetail(), {
        'POST /api/posts/p1/replies': { status: 401, body: { code: 'unauthorized', message: 'No.' } },
      });
      await write('Still here');
      await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('You’ve been signed out. Your text is saved here');
      expect(within(alert).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        '/api/login?returnTo=%2Fcommunity%2Fdiscussions%2Fhow-do-you-check',
      );
      expect(await box()).toHaveValue('Still here');
    });

    it('begins with what was begun on another device', async () => {
      renderPage(<DiscussionPage />, {
        ...page,
        user: leo,
        api: {
          [POST]: { body: aPostDetail() },
          [WINDOW]: { body: aPostDetail() },
          ...AROUND,
          'GET /api/my/drafts': {
            body: [
              { place: 'reply:p1', content: { body: 'From the train' }, updatedAt: '2026-01-01T00:00:00Z' },
            ],
          },
        },
      });
      expect(await screen.findByDisplayValue('From the train')).toBeInTheDocument();
    });

    it('answers a reply', async () => {
      const { api } = renderPost(undefined, {
        'POST /api/posts/p1/replies': { status: 201, body: { id: 'r2' } },
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Reply to Former member' }));
      expect(await box()).toHaveFocus();
      expect(screen.getByText(/^Replying to/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Markdown' }));
      await userEvent.click(await box());
      await userEvent.paste('Why the last?');
      await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
      await waitFor(() =>
        expect(api.requests).toContainEqual(
          expect.objectContaining({
            path: '/api/posts/p1/replies',
            body: { body: 'Why the last?', parentId: 'r1' },
          }),
        ),
      );
    });

    it('still answers that reply when the page is opened again', async () => {
      const { unmount } = renderPost();
      await userEvent.click(await screen.findByRole('button', { name: 'Reply to Former member' }));
      await write('Why the last?');
      unmount();
      const { api } = renderPost(undefined, {
        'POST /api/posts/p1/replies': { status: 201, body: { id: 'r2' } },
      });
      expect(await screen.findByText(/^Replying to/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
      await waitFor(() =>
        expect(api.requests).toContainEqual(
          expect.objectContaining({
            path: '/api/posts/p1/replies',
            body: { body: 'Why the last?', parentId: 'r1' },
          }),
        ),
      );
      await waitFor(() => expect(screen.queryByText(/^Replying to/)).toBeNull());
    });

    it('quotes a reply', async () => {
      renderPost();
      await userEvent.click(await screen.findByRole('button', { name: 'Markdown' }));
      await userEvent.click(screen.getByRole('button', { name: 'Quote' }));
      expect(await box()).toHaveValue('> **Former member:**\n>\n> Read the first and the last.\n\n');
    });
  });
});
