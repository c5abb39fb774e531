import { paths } from '@futurelab/platform/paths';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PicturePainter } from '../open-graph-picture';
import { PODCAST_COVER_PATH, podcastFeed, type FeedEpisode, type Series } from './podcast-feed';

/** Players ask often; a new episode is there within minutes. */
const KEPT_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const TIMEOUT_MS = 4_500;
/** More are not in the feed: players keep what they have read. */
const MOST = 300;

/** The podcast's feed and its picture. */
export function registerPodcast(
  app: FastifyInstance,
  { apiUrl, publicUrl }: { apiUrl: string; publicUrl: string },
  painter: Pick<PicturePainter, 'paintCover'>,
): void {
  const ask = async (path: string): Promise<Response> => {
    const answer = await fetch(apiUrl + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };

  const series = async (): Promise<Series> => {
    const page = (await (await ask('/api/content/page/podcast')).json()) as {
      title: string;
      data: { description: string };
    };
    return { title: page.title, description: page.data.description };
  };

  const episodes = async (): Promise<FeedEpisode[]> => {
    const all: FeedEpisode[] = [];
    for (let next: string | undefined = '/api/episodes?limit=100'; next && all.length < MOST;) {
      const answer: Response = await ask(next);
      all.push(...((await answer.json()) as FeedEpisode[]));
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return all.slice(0, MOST);
  };

  const feed = new LRUCache<string, string>({
    max: 1,
    ttl: KEPT_MS,
    fetchMethod: async () => podcastFeed(publicUrl, await series(), await episodes()),
  });
  const cover = new LRUCache<string, Buffer>({
    max: 1,
    ttl: DAY_MS,
    fetchMethod: (title) => painter.paintCover(title),
  });

  app.get(paths.podcastFeed, async (_request, reply) =>
    reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(await feed.forceFetch('feed')),
  );
  app.get(PODCAST_COVER_PATH, async (_request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await cover.forceFetch('Digital Mystics')),
  );
}
