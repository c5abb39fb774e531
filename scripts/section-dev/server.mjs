import http from 'node:http';
import { readFileSync } from 'node:fs';
import { DEVELOPMENT } from '@futurelab/platform/build/webpack/webpack-hot.mjs';
import { watchBuilds } from './builds.mjs';
import { standaloneDocument, withSection } from './document.mjs';
import { sendFile, sendJson } from './files.mjs';
import { eventStream } from './event-stream.mjs';
import { upstream } from './upstream.mjs';

// The one list is TypeScript, which Node.js 20 does not run.
const prefixes = readFileSync(new URL('../../shell/platform/src/api-prefixes.ts', import.meta.url), 'utf8');
const API_PREFIXES = [...prefixes.matchAll(/'(\/[a-z]+)'/g)].map(([, prefix]) => prefix);

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const UNKNOWN_HOST = {
  code: 'unknown_host',
  message: 'A section under development answers on this machine alone.',
};
const NO_API = {
  code: 'no-api',
  message: 'There is no api here. Start again with --api <address of a site>, or inside one with --against.',
};

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
  const events = eventStream();
  const server = http.createServer();
  await listen(server, port);
  const builds = await watchBuilds({ app, context, standalone, notify: announce });
  const own = `/mfe/${app}/${DEVELOPMENT}/`;

  const pass =
    site && upstream({ site, url, rewrite: async (html) => withSection(html, app, await builds.routes()) });

  server.on('request', (incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => {
      console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
  // With a first build that fails there is nothing to show yet; the terminal says why, and the next one is waited for.
  await builds.routes();

  async function answer(incoming, outgoing) {
    // A page elsewhere whose name was made to lead here would be passed on as one of the site's own.
    if (!LOOPBACK.test(incoming.headers.host ?? '')) return sendJson(outgoing, 421, UNKNOWN_HOST);
    const { pathname } = new URL(incoming.url, url);
    if (pathname === '/__dev/events') return events.subscribe(incoming, outgoing);
    if (pathname === `${own}integrity.json`) return sendJson(outgoing, 200, await builds.integrity());
    if (pathname.startsWith(own)) return serve(builds.folders.section, pathname.slice(own.length), outgoing);
    if (pathname.startsWith('/__dev/shell/'))
      return serve(builds.folders.shell, pathname.slice(13), outgoing);
    // What goes wrong here is nothing for the site to count.
    if (pathname === '/api/telemetry') return incoming.resume() && outgoing.writeHead(204).end();
    if (!standalone) return pass(incoming, outgoing);
    if (API_PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)))
      return site ? pass(incoming, outgoing) : sendJson(outgoing, 503, NO_API);
    return sendStandalone(incoming, outgoing, pathname);
  }

  async function serve(folder, name, outgoing) {
    await builds.routes();
    return sendFile(folder, name, outgoing);
  }

  async function sendStandalone({ headers }, outgoing, pathname) {
    const user = site && headers.cookie ? await userOf(headers.cookie) : null;
    if (pathname === '/login')
      return outgoing.writeHead(302, { location: user ? '/' : '/api/login?returnTo=/' }).end();
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    outgoing.end(
      standaloneDocument(user, { app, routes: await builds.routes(), hasApi: site !== null, url }),
    );
  }

  async function userOf(cookie) {
    const output = await fetch(`${url}/api/auth/user`, { headers: { cookie } }).catch(() => null);
    return output?.ok ? output.json() : null;
  }

  function announce(what) {
    if (what.kind === 'problem') console.error(what.text);
    else console.log(what.kind === 'built' ? 'Rebuilt' : 'Rebuilt; pages are reloaded');
    events.send(what);
  }

  return {
    url,
    stop: async () => {
      events.close();
      server.closeAllConnections();
      server.close();
      await builds.stop();
    },
  };
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Choose another with --port.`)
          : error,
      ),
    );
    // For this machine only: what is under development is nobody else's.
    server.listen(port, 'localhost', resolve);
  });
}
