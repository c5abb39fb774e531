import { text } from 'node:stream/consumers';
import httpProxy from '@fastify/http-proxy';

const SECURE_NAME = /^__(Host|Secure)-/;
const RENAMED = 'dev';

/** A cookie of a site on https, stored by the browser for an address that is not: it gets another name meanwhile. */
function toBrowser(cookie) {
  const name = SECURE_NAME.test(cookie) ? `${RENAMED}${cookie}` : cookie;
  return name.replace(/;\s*(secure|domain=[^;]*)(?=;|$)/gi, '');
}

const toSite = (cookies) =>
  cookies
    .split(/;\s*/)
    .map((cookie) => (cookie.startsWith(`${RENAMED}__`) ? cookie.slice(RENAMED.length) : cookie))
    .join('; ');

const wantsPage = ({ method, headers }) => method === 'GET' && (headers.accept ?? '').includes('text/html');

/** The same request as the site would get from a browser that is on it. */
function headersFor(site, isPage, headers) {
  const sent = { ...headers };
  if (sent.origin && sent.origin !== 'null') sent.origin = site;
  if (sent.referer) sent.referer = sent.referer.replace(/^https?:\/\/[^/]+/, site);
  if (sent.cookie) sent.cookie = toSite(sent.cookie);
  // Pages are changed on their way: plain, and not answered from an earlier visit.
  if (isPage) {
    sent['accept-encoding'] = 'identity';
    delete sent['if-none-match'];
    delete sent['if-modified-since'];
  }
  return sent;
}

/** Without what would bind the browser to more than this address. */
function headersBack(site, url, headers) {
  const { 'strict-transport-security': _https, ...back } = headers;
  const policy = back['content-security-policy'];
  if (back.location?.startsWith(site)) back.location = url + back.location.slice(site.length);
  if (back['set-cookie']) back['set-cookie'] = [back['set-cookie']].flat().map(toBrowser);
  if (policy) back['content-security-policy'] = policy.replace(/;?\s*upgrade-insecure-requests/, '');
  return back;
}

/**
 * Sends requests on to `site` as if the browser were there: sign-in, cookies and streams work as they do on it.
 * @param {import('fastify').FastifyInstance} app
 * @param {object} options
 * @param {string} options.site origin of the site
 * @param {string} options.url origin that the browser sees
 * @param {string} options.prefix what is sent on
 * @param {(html: string) => Promise<string | null>} options.rewrite changes a page; null leaves it as it is
 */
export async function sendOn(app, { site, url, prefix, rewrite }) {
  await app.register(httpProxy, {
    upstream: site,
    prefix,
    rewritePrefix: prefix,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => headersFor(site, wantsPage(request), headers),
      rewriteHeaders: (headers) => headersBack(site, url, headers),
      retryDelay: () => null,
      onError: (reply, { error }) =>
        reply
          .code(502)
          .type('text/plain; charset=utf-8')
          .send(`${site} does not answer: ${(error.cause ?? error).message}\n`),
      onResponse: async (request, reply, { stream }) => {
        if (!wantsPage(request) || !/^text\/html/.test(reply.getHeader('content-type')))
          return reply.send(stream);
        for (const name of ['content-length', 'etag', 'last-modified']) reply.removeHeader(name);
        try {
          const html = await text(stream);
          reply.header('cache-control', 'no-store').send((await rewrite(html)) ?? html);
        } catch (error) {
          reply.send(error);
        }
      },
    },
  });
}
