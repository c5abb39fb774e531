import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShellConfig } from '../config';
import { ttlCache } from './ttl-cache';
import type { LiveDocumentSource } from '../releases/live-document-source';
import { registerOpenGraph } from './open-graph';
import { PicturePainter } from './open-graph-picture';
import { PageHeads } from './page-heads';
import type { PageService } from '../pages/page-service';
import { registerPodcast } from './podcast';
import { llmsText, robotsText } from './robots';
import { SiteDirectory, type SubjectName } from './site-directory';
import { sitemapIndex, sitemapPart } from './sitemap';

/** How long lists are kept: search engines do not come back sooner. */
const KEPT_MS = 10 * 60_000;
const TITLES: Record<SubjectName, string> = { courses: 'Courses', events: 'Events', groups: 'Groups' };

/** What search engines, networks and language models read besides the pages. */
export async function registerSeo(
  app: FastifyInstance,
  { publicUrl, apiUrl, clientFolder }: ShellConfig,
  pages: PageService,
  releases: LiveDocumentSource,
): Promise<void> {
  const heads = new PageHeads(pages, releases, publicUrl);
  const directory = new SiteDirectory(heads, apiUrl, publicUrl);
  // A release may change what the pages are: they are read anew when another set is live.
  const listed = ttlCache(KEPT_MS, () => directory.pages());
  const listedOf = ttlCache(KEPT_MS, (name) => directory.pagesOf(name as SubjectName));
  const allPages = async () => listed((await heads.liveSet()).id);

  const painter = await PicturePainter.withFonts(clientFolder);
  registerOpenGraph(app, heads, painter);
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
        sitemapPart(publicUrl, await (subject ? listedOf(subject) : allPages())),
      );
    },
  );

  app.get('/llms.txt', async (_request, reply) => {
    const all = await allPages();
    // Events pass; their page is among the others.
    const lasting = (await directory.subjects()).filter((name) => name !== 'events');
    const parts = await Promise.all(
      lasting.map(async (name) => [TITLES[name], await listedOf(name)] as const),
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
