import { closePlayer, playerSound } from '@futurelab/platform/player';
import { act, mockAudio, renderPage, screen, userEvent, within } from '@futurelab/platform/testing';
import { episode, firstContent } from '../../test-data';
import PodcastPage from './podcast-page';

const PAGE = { ...firstContent('podcast'), body: 'The voices are made by a machine.' };
const API = {
  'GET /api/content/page/podcast': { body: PAGE },
  'GET /api/episodes': { body: [episode] },
};

beforeEach(mockAudio);
afterEach(() => {
  act(closePlayer);
  jest.restoreAllMocks();
});

test('Each conversation can be heard, skipped through and read', async () => {
  renderPage(<PodcastPage />, { api: API });
  expect(await screen.findByRole('heading', { level: 1, name: 'Four conversations.' })).toBeVisible();
  expect(screen.getByText('The voices are made by a machine.')).toBeVisible();
  const entry = (await screen.findByRole('heading', { level: 2, name: 'Who signs?' })).closest('li')!;
  expect(entry).toHaveAttribute('id', 'who-signs');
  expect(entry).toHaveTextContent('March 18, 2025, 0:39');
  const chapters = within(screen.getByRole('list', { name: 'Chapters of “Who signs?”' }));
  expect(chapters.getByRole('link', { name: '0:06 Weather' })).toHaveAttribute(
    'href',
    '/api/episodes/who-signs/audio.mp3#t=6',
  );
  expect(screen.getByText('There was weather.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute(
    'href',
    '/digital-mystics/podcast/feed.xml',
  );
});

test('Play plays and pauses; a chapter plays from where it begins', async () => {
  renderPage(<PodcastPage />, { api: API });
  await userEvent.click(await screen.findByRole('button', { name: 'Play “Who signs?”' }));
  expect(playerSound().paused).toBe(false);
  expect(playerSound().src).toContain(episode.audio.path);
  await userEvent.click(screen.getByRole('button', { name: 'Pause “Who signs?”' }));
  expect(playerSound().paused).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: '0:06 Weather' }));
  expect([playerSound().paused, playerSound().currentTime]).toEqual([false, 6.8]);
});

test('More conversations than a page holds are a link away', async () => {
  const link = '</api/episodes?cursor=abc>; rel="next"';
  renderPage(<PodcastPage />, {
    api: { ...API, 'GET /api/episodes': { body: [episode], headers: { link } } },
  });
  expect(await screen.findByRole('link', { name: 'Earlier conversations' })).toHaveAttribute(
    'href',
    '/digital-mystics/podcast?after=abc',
  );
});

test('Without an episode it leads to the book; without an answer it keeps its title and asks again', async () => {
  const { unmount } = renderPage(<PodcastPage />, { api: { ...API, 'GET /api/episodes': { body: [] } } });
  expect(await screen.findByText('No conversation is published at the moment')).toBeVisible();
  unmount();
  renderPage(<PodcastPage />, {
    api: { ...API, 'GET /api/content/page/podcast': { status: 503, body: '' } },
  });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Digital Mystics, the conversations');
});
