import type { Schema } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { escapeXml } from '../xml';

export type FeedEpisode = Schema<'Episode'>;

export interface Series {
  title: string;
  description: string;
}

export const PODCAST_COVER_PATH = '/digital-mystics/podcast/cover.png';

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES = [
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
].join(' ');
const AUTHOR = 'Ines Valdor, FutureLab';
const OWNER = { name: 'FutureLab', email: 'hello@futurelab.example' };

const element = (name: string, text: string | number): string =>
  `<${name}>${escapeXml(String(text))}</${name}>`;
const empty = (name: string, attributes: Record<string, string | number>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeXml(String(value))}"`)
    .join(' ')}/>`;
const moment = (iso: string): string => new Date(iso).toUTCString();

/** The podcast as players subscribe to it: RSS 2.0 with Apple's tags, and those of podcastindex.org that we have data for. */
export function podcastFeed(publicUrl: string, series: Series, episodes: FeedEpisode[]): string {
  const cover = publicUrl + PODCAST_COVER_PATH;
  const newest = episodes[0];
  const channel = [
    element('title', series.title),
    element('link', publicUrl + paths.podcast),
    empty('atom:link', {
      href: publicUrl + paths.podcastFeed,
      rel: 'self',
      type: 'application/rss+xml',
    }),
    element('description', series.description),
    element('language', 'en-us'),
    element('copyright', '© 2025 FutureLab'),
    ...(newest ? [element('lastBuildDate', moment(newest.publishedAt))] : []),
    element('itunes:author', AUTHOR),
    element('itunes:type', 'episodic'),
    element('itunes:explicit', 'false'),
    `<itunes:owner>${element('itunes:name', OWNER.name)}${element('itunes:email', OWNER.email)}</itunes:owner>`,
    empty('itunes:image', { href: cover }),
    `<image>${element('url', cover)}${element('title', series.title)}${element('link', publicUrl + paths.podcast)}</image>`,
    '<itunes:category text="Society &#38; Culture"><itunes:category text="Philosophy"/></itunes:category>',
    '<itunes:category text="Technology"/>',
    ...episodes.map((episode) => item(publicUrl, episode)),
  ];
  return `${XML_DECLARATION}<rss version="2.0" ${NAMESPACES}>\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`;
}

function item(publicUrl: string, episode: FeedEpisode): string {
  const { slug, season, number, title, guest, summary, publishedAt, audio } = episode;
  const beside = `${publicUrl}/api/episodes/${slug}`;
  const parts = [
    element('title', title),
    element('link', publicUrl + paths.episode(slug)),
    // Not an address, so that an episode stays the same one when addresses change.
    `<guid isPermaLink="false">${escapeXml(`futurelab:episode:${slug}`)}</guid>`,
    element('pubDate', moment(publishedAt)),
    element('description', `${summary} ${guest}.`),
    empty('enclosure', { url: publicUrl + audio.path, length: audio.bytes, type: audio.type }),
    element('itunes:duration', audio.seconds),
    element('itunes:season', season),
    element('itunes:episode', number),
    element('itunes:episodeType', 'full'),
    element('itunes:explicit', 'false'),
    empty('podcast:transcript', { url: `${beside}/transcript.txt`, type: 'text/plain', language: 'en' }),
    empty('podcast:chapters', { url: `${beside}/chapters.json`, type: 'application/json+chapters' }),
  ];
  return `<item>\n${parts.join('\n')}\n</item>`;
}
