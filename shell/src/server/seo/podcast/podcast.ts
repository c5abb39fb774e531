import { apiPagesQuery, read } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendUnlessKnown } from '../../http/etag';
import type { PicturePainter } from '../open-graph-picture';
import { allRows, publicTransport } from '../public-api';
import { PODCAST_COVER_PATH, podcastFeed, type Series } from './podcast-feed';

/** Players ask often; a new episode is there within minutes. */
const CACHE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** More are not in the feed: players keep what they have read. */
const MAX_EPISODES = 300;

export function registerPodcast(
  app: FastifyInstance,
  { apiUrl, publicUrl }: { apiUrl: string; publicUrl: string },
  painter: Pick<PicturePainter, 'paintCover'>,
): void {
  const transport = publicTransport(apiUrl);

  const series = async (): Promise<Series> => {
    const path = { kind: 'page', slug: 'podcast' };
    const { title, data } = await read('/api/content/{kind}/{slug}', { path, transport });
    return { title, description: 'description' in data ? data.description : '' };
  };

  const episodes = () =>
    allRows(transport, MAX_EPISODES, apiPagesQuery('/api/episodes', { query: { limit: 100 } }));

  const feed = new LRUCache<string, string>({
    max: 1,
    ttl: CACHE_MS,
    fetchMethod: async () => podcastFeed(publicUrl, await series(), await episodes()),
  });
  const cover = new LRUCache<string, Buffer>({
    max: 1,
    ttl: DAY_MS,
    fetchMethod: (title) => painter.paintCover(title),
  });

  app.get(paths.podcastFeed, async (request, reply) => {
    reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=300');
    return sendUnlessKnown(request, reply, await feed.forceFetch('feed'));
  });
  app.get(PODCAST_COVER_PATH, async (request, reply) => {
    reply.type('image/png').header('cache-control', 'public, max-age=86400');
    return sendUnlessKnown(request, reply, await cover.forceFetch('Digital Mystics'));
  });
}
