import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import fastifyStatic from '@fastify/static';
import { DEVELOPMENT } from '@futurelab/platform/build/webpack/webpack-hot.mjs';
import fastify from 'fastify';
import { watchBuilds } from './builds.mjs';
import { standaloneDocument, withSection } from './document.mjs';
import { sendOn } from './upstream.mjs';

// The one list is TypeScript, which Node.js 20 does not run.
const prefixes = readFileSync(new URL('../../shell/platform/src/api-prefixes.ts', import.meta.url), 'utf8');
const API_PREFIXES = [...prefixes.matchAll(/'(\/[a-z/]+)'/g)].map(([, prefix]) => prefix);

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const UNKNOWN_HOST = {
  code: 'unknown_host',
  message: 'A section under development answers on this machine alone.',
};
const NO_API = {
  code: 'no-api',
  message: 'There is no api here. Start again with --api <address of a site>, or inside one with --against.',
};
const SHELL = '/__dev/shell/';

/**
 * Serves one section under development, inside a running site or by itself.
 * @param {object} options
 * @param {string} options.app the section's name
 * @param {string} options.context its folder
 * @param {string | null} options.site origin of the site around it, or of the one that lends its api
 * @param {boolean} options.standalone without the site's pages
 * @param {number} options.port
 */
export async function startSectionServer({ app, context, site, standalone, port }) {
  const url = `http://localhost:${port}`;
  const own = `/mfe/${app}/${DEVELOPMENT}/`;
  const server = fastify({ forceCloseConnections: true });
  const pages = new Set();
  const event = (state) => `data: ${JSON.stringify(state)}\n\n`;
  const builds = await watchBuilds({
    app,
    context,
    standalone,
    notify: (state) => pages.forEach((page) => page.write(event(state))),
  });

  server.addHook('onRequest', async (request, reply) => {
    // A page elsewhere whose name was made to lead here would be passed on as one of the site's own.
    if (!LOOPBACK.test(request.headers.host ?? '')) return reply.code(421).send(UNKNOWN_HOST);
    reply.header('cache-control', 'no-store');
    if (request.url.startsWith(own) || request.url.startsWith(SHELL)) await builds.finished();
  });
  server.addHook('onError', async (_request, _reply, error) => console.error(error));
  server.get('/__dev/events', (_request, reply) => {
    const page = new PassThrough();
    page.write(event(builds.state()));
    pages.add(page);
    page.once('close', () => pages.delete(page));
    return reply.type('text/event-stream').send(page);
  });
  const files = { cacheControl: false, decorateReply: false, index: false };
  server.get(`${own}integrity.json`, () => builds.integrity());
  await server.register(fastifyStatic, { root: builds.folders.section, prefix: own, ...files });
  await server.register(fastifyStatic, { root: builds.folders.shell, prefix: SHELL, ...files });
  // What goes wrong here is nothing for the site to count.
  server.post('/api/telemetry', (_request, reply) => reply.code(204).send());

  const refuse = async (_request, reply) => reply.code(503).send(NO_API);
  const rewrite = async (html) => withSection(html, app, await builds.routes());
  for (const prefix of standalone ? API_PREFIXES : ['']) {
    if (site) await sendOn(server, { site, url, prefix, rewrite });
    else for (const path of [prefix, `${prefix}/*`]) server.all(path, { onRequest: refuse }, refuse);
  }
  if (standalone) {
    server.get('/login', async ({ headers }, reply) =>
      reply.redirect((await userOf(headers)) ? '/' : '/api/login?returnTo=/'),
    );
    server.get('/*', async ({ headers }, reply) => {
      const [user, routes] = [await userOf(headers), await builds.routes()];
      return reply
        .type('text/html; charset=utf-8')
        .send(standaloneDocument(user, { app, routes, hasApi: site !== null, url }));
    });
  }

  async function userOf({ cookie }) {
    if (!site || !cookie) return null;
    const answer = await fetch(`${url}/api/auth/user`, { headers: { cookie } }).catch(() => null);
    return answer?.ok ? answer.json() : null;
  }

  const stop = async () => {
    await server.close();
    await builds.stop();
  };
  // For this machine only: what is under development is nobody else's.
  await server.listen({ port, host: 'localhost' }).catch(async (error) => {
    await stop();
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Choose another with --port.`);
  });
  // With a first build that fails there is nothing to show yet; the terminal says why, and the next one is waited for.
  await builds.finished();
  return { url, stop };
}
