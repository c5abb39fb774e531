import { podcastFeed, type FeedEpisode } from './podcast-feed';

const SITE = 'https://futurelab.test';
const SERIES = { title: 'Mystics & others', description: 'Conversations <to hear>.' };
const EPISODE: FeedEpisode = {
  slug: 'who-signs',
  season: 1,
  number: 2,
  title: 'Who “signs”, & why?',
  guest: 'With Bram Oostveen',
  summary: 'The name at the bottom.',
  notes: '',
  transcript: '',
  chapters: [],
  publishedAt: '2025-03-18T06:00:00.000Z',
  audio: { path: '/api/episodes/who-signs/audio.mp3', type: 'audio/mpeg', bytes: 117_698, seconds: 39 },
};

const ITUNES = 'http://www.itunes.com/dtds/podcast-1.0.dtd';
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

const parse = (episodes: FeedEpisode[]): Element => {
  const document = new DOMParser().parseFromString(podcastFeed(SITE, SERIES, episodes), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.querySelector('rss > channel')!;
};
const own = (parent: Element, name: string): Element[] =>
  [...parent.children].filter(({ tagName }) => tagName === name);
const text = (parent: Element, name: string): string => {
  const found = own(parent, name);
  expect(found).toHaveLength(1);
  return found[0]!.textContent ?? '';
};

test('The series has what directories ask for, each once', () => {
  const channel = parse([EPISODE]);
  expect(channel.parentElement!.getAttribute('version')).toBe('2.0');
  expect(text(channel, 'title')).toBe(SERIES.title);
  expect(text(channel, 'description')).toBe(SERIES.description);
  expect(text(channel, 'link')).toBe(`${SITE}/digital-mystics/podcast`);
  expect(text(channel, 'language')).toBe('en-us');
  expect(text(channel, 'itunes:author')).not.toBe('');
  expect(text(channel, 'itunes:explicit')).toBe('false');
  expect(text(channel, 'lastBuildDate')).toMatch(RFC_822);
  const [owner] = own(channel, 'itunes:owner');
  expect(text(owner!, 'itunes:email')).toMatch(/^[^@\s]+@[^@\s]+$/);
  expect(text(owner!, 'itunes:name')).toBe('FutureLab');
  expect(own(channel, 'itunes:image')[0]!.getAttribute('href')).toBe(
    `${SITE}/digital-mystics/podcast/cover.png`,
  );
  expect(own(channel, 'itunes:category').map((category) => category.getAttribute('text'))).toEqual([
    'Society & Culture',
    'Technology',
  ]);
  const [self] = own(channel, 'atom:link');
  expect([self!.getAttribute('rel'), self!.getAttribute('href')]).toEqual([
    'self',
    `${SITE}/digital-mystics/podcast/feed.xml`,
  ]);
  expect(own(channel, 'itunes:image')[0]!.namespaceURI).toBe(ITUNES);
});

test('An episode is one that every player can find, date and play', () => {
  const [item] = own(parse([EPISODE]), 'item');
  expect(text(item!, 'title')).toBe(EPISODE.title);
  expect(text(item!, 'link')).toBe(`${SITE}/digital-mystics/podcast#who-signs`);
  expect(text(item!, 'guid')).toContain('who-signs');
  expect(own(item!, 'guid')[0]!.getAttribute('isPermaLink')).toBe('false');
  expect(text(item!, 'pubDate')).toMatch(RFC_822);
  expect(new Date(text(item!, 'pubDate')).toISOString()).toBe(EPISODE.publishedAt);
  const enclosure = own(item!, 'enclosure')[0]!;
  expect(['url', 'length', 'type'].map((name) => enclosure.getAttribute(name))).toEqual([
    `${SITE}/api/episodes/who-signs/audio.mp3`,
    '117698',
    'audio/mpeg',
  ]);
  expect(text(item!, 'itunes:duration')).toBe('39');
  expect(text(item!, 'itunes:episode')).toBe('2');
  expect(text(item!, 'itunes:season')).toBe('1');
  expect(own(item!, 'podcast:transcript')[0]!.getAttribute('type')).toBe('text/plain');
  expect(own(item!, 'podcast:chapters')[0]!.getAttribute('type')).toBe('application/json+chapters');
});

test('Episodes stand in the order they came in, none twice; without any the feed is still one', () => {
  const other = { ...EPISODE, slug: 'other', number: 1 };
  const guids = own(parse([EPISODE, other]), 'item').map((item) => text(item, 'guid'));
  expect(new Set(guids).size).toBe(2);
  expect(guids[0]).toContain('who-signs');
  expect(own(parse([]), 'item')).toEqual([]);
});
