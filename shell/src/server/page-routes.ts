import { readTheme, THEME_COOKIE } from '@futurelab/platform/theme';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCookie } from './cookies';
import { acceptsBrotli, compressForCache, compressOnce } from './encoding';
import { PageCache, type CachedPage } from './page-cache';
import type { PageAnswer, PageRequest, PageService } from './page-service';

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?futurelab=/;

function pageRequest(request: FastifyRequest, publicUrl: string): PageRequest {
  const { cookie } = request.headers;
  return {
    url: new URL(request.url, publicUrl),
    cookie,
    requestId: request.id,
    clientAddress: request.ip,
    theme: readTheme(parseCookie(cookie, THEME_COOKIE)),
    mayBeSignedIn: SESSION_COOKIE.test(cookie ?? ''),
  };
}

const isCached = (page: PageAnswer): page is CachedPage => 'etag' in page;

/** Every GET that is not a file or a call is a page. */
export function registerPages(app: FastifyInstance, pages: PageService, publicUrl: string): void {
  const cache = new PageCache();

  const answer = async (page: PageRequest): Promise<PageAnswer | CachedPage> => {
    if (page.mayBeSignedIn) return pages.answer(page);
    const key = `${await pages.setId()} ${page.theme} ${page.url.pathname}${page.url.search}`;
    return cache.get(key, () => pages.answer(page), compressForCache);
  };

  app.get('/*', async (request, reply) => {
    const page = await answer(pageRequest(request, publicUrl));
    if (page.kind === 'redirect')
      return reply.header('cache-control', 'no-store').redirect(page.location, page.status);
    return sendPage(request, reply, page);
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Extract<PageAnswer, { kind: 'page' }>,
) {
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', isCached(page) ? 'private, no-cache' : 'private, no-store');
  if (isCached(page)) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(page.html);
  reply.header('content-encoding', 'br');
  return reply.send(isCached(page) ? page.body : await compressOnce(page.html));
}
