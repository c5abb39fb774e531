import { leo, renderPage, screen, userEvent, waitFor, type StubResponses } from '@futurelab/platform/testing';
import { aPostDetail, aReply } from '../../test-data';
import DiscussionPage from './discussion-page';
import NewDiscussionPage from './new-discussion-page';

const POST = 'GET /api/posts/how-do-you-check';
const API: StubResponses = {
  'GET /api/my/drafts': { body: [] },
  'GET /api/my/groups': { body: [] },
  'PUT /api/posts/p1/read': { status: 204 },
};
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number) => () => ({ status, body: { code: 'x', message: 'Unauthorized' } });

const TROUBLES: [string, StubResponses[string], string | RegExp][] = [
  ['the session has ended', answer(401), /You’ve been signed out. Your text is saved here. Sign in/],
  ['the api is away', answer(503), /Couldn’t send. Your text is saved./],
  ['the api fails', answer(500), /Couldn’t send. Your text is saved./],
  ['there is no connection', offline, /Couldn’t send. Your text is saved./],
];

const openPost = (api: StubResponses = {}, post = aPostDetail({ replies: [aReply({ isMine: true })] })) =>
  renderPage(<DiscussionPage />, {
    path: '/community/discussions/:id',
    at: '/community/discussions/how-do-you-check',
    user: leo,
    api: { [POST]: { body: post }, [`${POST}?replies=0`]: { body: post }, ...API, ...api },
  });
const openNew = (api: StubResponses = {}) =>
  renderPage(<NewDiscussionPage />, {
    path: '/community/discussions/new',
    at: '/community/discussions/new',
    user: leo,
    api: { ...API, ...api },
  });
const typeInto = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => {
  await press(/^More for the reply/);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const alertSays = async (text: string | RegExp) =>
  expect(await screen.findByRole('alert')).toHaveTextContent(text);

describe.each(TROUBLES)('When %s', (_what, trouble, expected) => {
  beforeEach(() => localStorage.clear());

  it('a new discussion stays, and is there again after a reload', async () => {
    const { unmount } = openNew({ 'POST /api/posts': trouble });
    await press('Markdown');
    await typeInto('Title', 'Half an hour');
    await typeInto('Text', 'of work');
    await press('Post');
    await alertSays(expected);
    expect(screen.getByLabelText('Text')).toHaveValue('of work');
    unmount();
    openNew();
    expect(await screen.findByDisplayValue('Half an hour')).toBeInTheDocument();
    expect(screen.getByLabelText('Text')).toHaveValue('of work');
  });

  it('a reply stays, and is sent once when it is tried again', async () => {
    let tries = 0;
    const { api } = openPost({
      'POST /api/posts/p1/replies': (body) =>
        (tries += 1) === 1 && typeof trouble === 'function'
          ? trouble(body)
          : { status: 201, body: { id: 'r9' } },
      'DELETE /api/my/drafts/reply:p1': { status: 204 },
    });
    await press('Markdown');
    await typeInto('Your reply', 'Twice, aloud.');
    await press('Reply');
    await alertSays(expected);
    await press('Reply');
    await waitFor(() => expect(screen.getByLabelText('Your reply')).toHaveValue(''));
    const sent = api.requests.filter(({ path }) => path === '/api/posts/p1/replies').map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('an edit stays, and is gone on with after a reload', async () => {
    const { unmount } = openPost({ 'PATCH /api/replies/r1': trouble });
    await choose('Edit');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Markdown' }))[0]!);
    await typeInto('Text', 'Better words');
    await press('Save');
    await alertSays(expected);
    unmount();
    openPost();
    await choose('Continue editing');
    expect(await screen.findByDisplayValue('Better words')).toBeInTheDocument();
  });
});

it('An edit that was saved, or given up, leaves nothing behind', async () => {
  localStorage.clear();
  openPost({
    'PATCH /api/replies/r1': { body: { id: 'r1' } },
    'DELETE /api/my/drafts/edit-reply%3Ar1': { status: 204 },
    'DELETE /api/my/drafts/edit-reply:r1': { status: 204 },
  });
  for (const end of ['Cancel', 'Save']) {
    await choose('Edit');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Markdown' }))[0]!);
    await typeInto('Text', 'Better words');
    await press(end);
    await screen.findByRole('button', { name: /^More for the reply/ });
    expect(localStorage).toHaveLength(0);
  }
});
