import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ShellConfig } from '../config';
import type { LiveDocumentSource } from '../releases/registry-source';
import { registerOpenGraph } from './open-graph';
import { PicturePainter } from './open-graph-picture';
import { PageHeads } from './page-heads';
import type { PageService } from '../pages/page-service';
import { registerPodcast } from './podcast/podcast';
import { llmsText, robotsText } from './robots';
import { registerRootFiles } from './root-files';
import { SiteDirectory, type ListedPage, type SubjectName } from './site-directory';
import { sitemapIndex, sitemapPart } from './sitemap';

/** How long lists are cached. */
const CACHE_MS = 10 * 60_000;
const MAX_LISTS = 8;
const TITLES: Record<SubjectName, string> = {
  courses: 'Courses',
  events: 'Events',
  groups: 'Groups',
  newsletters: 'Newsletter',
};

/** What search engines, networks and language models read besides the pages. */
export async function registerSeo(
  app: FastifyInstance,
  { publicUrl, apiUrl, clientFolder }: ShellConfig,
  pages: Pick<PageService, 'answer'>,
  releases: LiveDocumentSource,
): Promise<void> {
  const heads = new PageHeads(pages, releases, publicUrl);
  const directory = new SiteDirectory(heads, apiUrl, publicUrl);
  // A release may change what the pages are: they are read anew when another set is live.
  const listed = new LRUCache<string, ListedPage[]>({
    max: MAX_LISTS,
    ttl: CACHE_MS,
    fetchMethod: () => directory.pages(),
  });
  const subjects = new LRUCache<SubjectName, ListedPage[]>({
    max: MAX_LISTS,
    ttl: CACHE_MS,
    fetchMethod: (name) => directory.pagesOf(name),
  });
  const allPages = async () => listed.forceFetch((await heads.liveSet()).id);

  const painter = await PicturePainter.withFonts(clientFolder);
  registerOpenGraph(app, heads, painter);
  await registerRootFiles(app, clientFolder);
  registerPodcast(app, { apiUrl, publicUrl }, painter);

  app.get('/robots.txt', async (_request, reply) => send(reply, 'text/plain', robotsText(publicUrl)));

  app.get('/sitemap.xml', async (_request, reply) =>
    send(reply, 'application/xml', sitemapIndex(publicUrl, ['pages', ...(await directory.subjects())])),
  );

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[a-z]+).xml',
    async ({ params: { part } }, reply) => {
      const subject = (await directory.subjects()).find((name) => name === part);
      if (part !== 'pages' && !subject) return reply.code(404).send();
      return send(
        reply,
        'application/xml',
        sitemapPart(publicUrl, await (subject ? subjects.forceFetch(subject) : allPages())),
      );
    },
  );

  app.get('/llms.txt', async (_request, reply) => {
    const all = await allPages();
    // Events pass; their page is among the others.
    const lasting = (await directory.subjects()).filter((name) => name !== 'events');
    const parts = await Promise.all(
      lasting.map(async (name) => [TITLES[name], await subjects.forceFetch(name)] as const),
    );
    const about = all.find(({ path }) => path === '/')?.description ?? '';
    return send(
      reply,
      'text/plain',
      llmsText(publicUrl, about, {
        Pages: all.filter(({ path }) => path !== '/'),
        ...Object.fromEntries(parts),
      }),
    );
  });
}

const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=600').send(text);
