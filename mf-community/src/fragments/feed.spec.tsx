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
import { useToasts } from '@futurelab/platform/toast';
import type { FeedItem } from '../queries/feed';
import { aFeedItem } from '../test-data';
import Feed from './feed';

const FEED = 'GET /api/feed?limit=10';
const event = (more: Partial<NonNullable<FeedItem['event']>> = {}) =>
  aFeedItem({
    id: 'e1',
    kind: 'event',
    href: '/events/circle',
    title: 'Circle',
    event: {
      startDate: '2099-06-04T17:00:00.000Z',
      timeZone: 'Europe/Berlin',
      going: 3,
      status: null,
      isFull: false,
      access: 'free',
      ...more,
    },
  });
const open = (items: FeedItem[], api: StubResponses = {}, user = maya) =>
  renderPage(
    <>
      <Feed />
      <Toasts />
    </>,
    { user, api: { [FEED]: { body: items }, ...api } },
  );
const Toasts = () => useToasts().map(({ id, title }) => <p key={id}>{title}</p>);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is new', () => {
  it('begins with the way to a discussion of one’s own', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: 'What are you working out, Maya?' })).toHaveAttribute(
      'href',
      '/community/discussions/new',
    );
    expect(await screen.findByText(/You’re all caught up/)).toBeVisible();
  });

  it('says who, what kind, and who replied last', async () => {
    const repliers = [{ id: 'o', slug: 'omar', name: 'Omar Reyes', profileImageUrl: null }];
    open([aFeedItem({ replyCount: 6, repliers, reactionCount: 2 })]);
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByRole('link', { name: 'Hana Ito' })).toHaveAttribute('href', '/profile/hana');
    for (const text of ['Teacher', 'Question', '6 replies · last by Omar Reyes', '2 reactions'])
      expect(item.getByText(text)).toBeVisible();
    expect(item.getByRole('link', { name: 'How do you check what comes back?' })).toHaveAttribute(
      'href',
      '/community/discussions/how-do-you-check',
    );
  });

  it('leads to the reply box of an introduction, and to a message to who is new', async () => {
    const omar = { id: 'o', slug: 'omar', name: 'Omar Reyes', profileImageUrl: null, currentRole: null };
    open([
      aFeedItem({ kind: 'introduction', href: '/community/discussions/hello' }),
      aFeedItem({ id: 'o', kind: 'newcomer', title: '', person: omar }),
    ]);
    expect(await screen.findByRole('link', { name: 'Say hello to Hana Ito' })).toHaveAttribute(
      'href',
      '/community/discussions/hello#reply',
    );
    expect(screen.getByRole('link', { name: 'Say hello to Omar Reyes' })).toHaveAttribute(
      'href',
      '/messages?to=o',
    );
  });

  it('waits with what is newer until its reader wants it', async () => {
    const items = [aFeedItem()];
    const { client } = open([], { [FEED]: () => ({ body: [...items] }) });
    await screen.findByRole('link', { name: 'How do you check what comes back?' });
    items.unshift(aFeedItem({ id: 'p2', title: 'A fresh one', at: '2025-11-13T09:00:00.000Z' }));
    await client.invalidateQueries({ predicate: ({ meta }) => meta?.['topics'] !== undefined });
    const show = await screen.findByRole('button', { name: '1 new, show' });
    expect(screen.queryByText('A fresh one')).toBeNull();
    await userEvent.click(show);
    expect(await screen.findByText('A fresh one')).toBeVisible();
  });

  it('is marked against the last visit on this device', async () => {
    localStorage.setItem('feed-seen', `${maya.id} 2025-11-11T09:00:00.000Z`);
    open([aFeedItem(), aFeedItem({ id: 'p2', at: '2025-11-10T09:00:00.000Z' })]);
    expect(await screen.findByText('Since your last visit')).toBeVisible();
    expect(screen.getByText('Earlier')).toBeVisible();
  });

  it('has no last visit as long as the tab of the first one is open', async () => {
    const { unmount } = open([aFeedItem()]);
    await screen.findByText('Question');
    unmount();
    open([aFeedItem()]);
    await screen.findByText('Question');
    expect(screen.queryByText(/since your last visit/i)).toBeNull();
  });

  it('is not marked against another member’s visit', async () => {
    localStorage.setItem('feed-seen', `${leo.id} 2025-11-11T09:00:00.000Z`);
    open([aFeedItem()]);
    expect(await screen.findByText('Question')).toBeVisible();
    expect(screen.queryByText('Since your last visit')).toBeNull();
  });
});

describe('an event in the feed', () => {
  it('is answered in place, and stays where it is', async () => {
    const { api } = open([event(), aFeedItem()], {
      'PUT /api/events/e1/rsvp': { body: { status: 'going' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Going to Circle' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Going to Circle' })).toHaveAttribute('aria-pressed', 'true'),
    );
    expect(screen.getByText('4 going')).toBeVisible();
    expect(api.requests.filter(({ path }) => path.startsWith('/api/feed'))).toHaveLength(1);
  });

  it('keeps the answer that was there when the new one is refused, and says why', async () => {
    open([event()], {
      'PUT /api/events/e1/rsvp': {
        status: 409,
        body: { code: 'event_over', message: 'This event is over.' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Going to Circle' }));
    expect(await screen.findByText('Your answer wasn’t saved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Going to Circle' })).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    ['that is full', { isFull: true }, 'Full, join the waitlist for Circle', '/events/circle'],
    [
      'whose waitlist they are on',
      { status: 'waitlisted' as const },
      'You’re on the waitlist for Circle',
      '/events/circle',
    ],
    [
      'for Pro members',
      { access: 'pro' as const },
      'Join Pro to attend Circle',
      '/subscribe?membership=hpc&returnTo=%2Fevents%2Fcircle',
    ],
  ])('%s leads to where the rest is decided', async (_, more, name, to) => {
    open([event(more)], {}, leo);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
    expect(screen.queryByRole('button', { name: /Going/ })).toBeNull();
  });
});
