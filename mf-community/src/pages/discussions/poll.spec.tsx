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
import type { Poll } from '../../queries/polls';
import { aPostDetail } from '../../test-data';
import DiscussionPage from './discussion-page';
import NewDiscussionPage from './new-discussion-page';

const POST = 'GET /api/posts/how-do-you-check';

const aPoll = (more: Partial<Poll> = {}): Poll => ({
  options: ['Mornings', 'Evenings'].map((text) => ({ text, voteCount: null, isChosen: false })),
  allowsSeveral: false,
  endsAt: null,
  hasEnded: false,
  hasVoted: false,
  voterCount: 0,
  ...more,
});
const counted = (chosen?: string) => [
  { text: 'Mornings', voteCount: 3, isChosen: chosen === 'Mornings' },
  { text: 'Evenings', voteCount: 1, isChosen: chosen === 'Evenings' },
];

describe('a poll in a discussion', () => {
  beforeEach(() => localStorage.clear());

  const open = (poll: Poll, more: Parameters<typeof aPostDetail>[0] = {}, api: StubResponses = {}) => {
    const post = aPostDetail({ poll, ...more });
    return renderPage(<DiscussionPage />, {
      path: '/community/discussions/:id',
      at: '/community/discussions/how-do-you-check',
      user: maya,
      api: {
        [POST]: { body: post },
        [`${POST}?replies=0`]: { body: post },
        'GET /api/my/drafts': { body: [] },
        'PUT /api/posts/p1/read': { status: 204 },
        ...api,
      },
    });
  };
  const ballot = () => screen.findByRole('group', { name: /^Choose/ });

  it('takes a vote and then shows the results, as text', async () => {
    let poll = aPoll({ voterCount: 3 });
    const answer = () => ({ body: aPostDetail({ poll }) });
    const { api } = open(
      poll,
      {},
      {
        [POST]: answer,
        [`${POST}?replies=0`]: answer,
        'PUT /api/posts/p1/poll/vote': () => {
          poll = aPoll({ options: counted('Evenings'), hasVoted: true, voterCount: 4 });
          return { status: 204 };
        },
      },
    );
    await userEvent.click(within(await ballot()).getByRole('radio', { name: 'Evenings' }));
    expect(screen.getByText('3 people voted · Results appear after you vote')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    const [first, second] = await within(screen.getByRole('region', { name: 'Poll' })).findAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Mornings75% 3 votes');
    expect(second).toHaveTextContent('EveningsYour vote25% 1 vote');
    expect(api.requests.find(({ path }) => path.endsWith('/vote'))?.body).toEqual({ choices: [1] });
  });

  it('lets who has voted change their mind, with what they chose before', async () => {
    const { api } = open(
      aPoll({ options: counted('Mornings'), hasVoted: true, voterCount: 4, allowsSeveral: true }),
      {},
      { 'PUT /api/posts/p1/poll/vote': { status: 204 } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change vote' }));
    expect(within(await ballot()).getByRole('checkbox', { name: 'Mornings' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Evenings' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Choose/ })).toBeNull());
    expect(api.requests.find(({ path }) => path.endsWith('/vote'))?.body).toEqual({ choices: [0, 1] });
  });

  it('says what is missing when nothing was chosen', async () => {
    const message = 'Choose an option.';
    open(
      aPoll(),
      {},
      {
        'PUT /api/posts/p1/poll/vote': {
          status: 400,
          body: { code: 'validation_failed', message: 'No.', details: { choices: [message] } },
        },
      },
    );
    await ballot();
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('has no ballot once it has ended, or for who may not write there', async () => {
    const { unmount } = open(
      aPoll({
        options: counted(),
        hasEnded: true,
        voterCount: 4,
        endsAt: '2025-12-01T12:00:00Z',
      }),
    );
    expect(await screen.findByText(/^4 people voted · Ended /)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /vote/i })).toBeNull();
    unmount();
    open(aPoll(), { canWrite: false });
    expect(await screen.findByText('Mornings')).toBeInTheDocument();
    expect(screen.getByText('No votes yet · Results appear when the poll ends')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is ended by its author, and can be edited until someone has voted', async () => {
    const { api, unmount } = open(
      aPoll({ options: counted(), voterCount: 4 }),
      { isMine: true },
      { 'PUT /api/posts/p1/poll/end': { status: 204 } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'End poll' }));
    expect(screen.queryByRole('button', { name: 'Edit poll' })).toBeNull();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End poll' }));
    await waitFor(() => expect(api.requests.some(({ path }) => path.endsWith('/poll/end'))).toBe(true));
    unmount();
    open(
      aPoll({ options: counted().map((option) => ({ ...option, voteCount: 0 })) }),
      { isMine: true },
      {
        'PUT /api/posts/p1/poll': { status: 204 },
        'DELETE /api/my/drafts/edit-poll:p1': { status: 204 },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Edit poll' }));
    await userEvent.clear(screen.getByLabelText('Option 2'));
    await userEvent.type(screen.getByLabelText('Option 2'), 'Nights');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit poll' })).toBeInTheDocument();
  });
});

describe('adding a poll to a new discussion', () => {
  beforeEach(() => localStorage.clear());

  it('sends it, says beside the field what is wrong, and restores it after a reload', async () => {
    const page = {
      path: '/community/discussions/new',
      at: '/community/discussions/new',
      user: leo,
      api: {
        'GET /api/my/groups': { body: [] },
        'GET /api/my/drafts': { body: [] },
        'POST /api/posts': {
          status: 400,
          body: {
            code: 'validation_failed',
            message: 'No.',
            details: { 'poll.options': ['Add 2 to 8 options.'] },
          },
        },
      },
    };
    const { api, unmount } = renderPage(<NewDiscussionPage />, page);
    await userEvent.click(screen.getByRole('button', { name: 'Add a poll' }));
    await userEvent.type(screen.getByLabelText('Option 1'), 'Mornings');
    await userEvent.click(screen.getByRole('button', { name: 'Add option' }));
    expect(screen.getByLabelText('Option 3')).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Allow more than one choice' }));
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText('Add 2 to 8 options.')).toBeInTheDocument();
    expect(screen.getByLabelText('Option 2')).toHaveFocus();
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      poll: { options: ['Mornings'], allowsSeveral: true, endsOn: null },
    });
    unmount();
    renderPage(<NewDiscussionPage />, page);
    expect(await screen.findByLabelText('Option 1')).toHaveValue('Mornings');
    await userEvent.click(screen.getByRole('button', { name: 'Remove poll' }));
    expect(screen.queryByLabelText('Option 1')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add a poll' }));
    expect(screen.getByLabelText('Option 1')).toHaveValue('Mornings');
  });
});
