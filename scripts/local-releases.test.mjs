import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { localReleases } from './local-releases.mjs';

const APPS = ['mf-learning', 'mf-community'];

/** What a site answers while releases are published on it, without a file or a database. */
function startSite() {
  const releases = new Map();
  const channels = Object.fromEntries(APPS.map((app) => [app, { live: null, earlier: [] }]));
  const site = { channels, version: 1, refuses: () => null, lost: new Set(), published: 0 };
  const promote = (app, release) => {
    const channel = channels[app];
    if (channel.live === release) return;
    if (channel.live) channel.earlier.push(channel.live);
    channel.live = release;
    site.version += 1;
  };
  site.rollBack = (app) => {
    channels[app].live = channels[app].earlier.pop();
    site.version += 1;
  };
  const routes = {
    'GET /readyz': () => ({ version: site.version }),
    'GET /api/releases/live': () => ({
      payload: Buffer.from(JSON.stringify({ version: site.version })).toString('base64url'),
    }),
    'POST /api/releases': (_parts, body) => {
      const [, json] = /release\.json\0[\s\S]*?(\{.*\})/.exec(gunzipSync(body).toString());
      const { app, release } = JSON.parse(json);
      if (!releases.has(release)) releases.set(release, { app, release, verification: null });
      site.published += 1;
      site.lost.delete(release);
      return { app, release };
    },
    'GET /api/releases/:app': ([app]) => [...releases.values()].filter((one) => one.app === app),
    'GET /api/releases/:app/channel': ([app]) => ({ live: channels[app].live }),
    'POST /api/releases/:app/:release/verification': ([app, release]) => {
      const message = site.refuses(app, release);
      const status = message ? 'failed' : 'passed';
      releases.get(release).verification = status;
      return { status, findings: message ? [{ severity: 'error', code: 'refused', message }] : [] };
    },
    'POST /api/releases/:app/:release/promotion': ([app, release]) => promote(app, release),
    'HEAD /mfe/:app/:release/:file': ([, release]) => (site.lost.has(release) ? 404 : 200),
  };
  const patterns = Object.entries(routes).map(([route, answer]) => {
    const [method, address] = route.split(' ');
    return { method, pattern: new RegExp(`^${address.replace(/:\w+/g, '([^/]+)')}$`), answer };
  });
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://site');
    const found = patterns.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    const answer = found?.answer(found.pattern.exec(pathname).slice(1), await buffer(request)) ?? {};
    response.statusCode = typeof answer === 'number' ? answer : 200;
    response.end(request.method === 'HEAD' ? undefined : JSON.stringify(answer));
  });
  site.start = () => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  site.url = () => `http://127.0.0.1:${server.address().port}`;
  return site;
}

let site, folder, output;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-local-releases-'));
  site = startSite();
  output = [];
  await site.start();
});
afterEach(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What starting the site with these builds does; `mf-learning` where no section is named. */
async function start(...builds) {
  const folders = await Promise.all(
    builds.map(async (build) => {
      const [app, release] = build.includes('@') ? build.split('@') : ['mf-learning', build];
      const target = path.join(folder, 'builds', app, release);
      await mkdir(target, { recursive: true });
      const manifest = { app, release, remote: { entry: 'remoteEntry.js' } };
      await writeFile(path.join(target, 'release.json'), JSON.stringify(manifest));
      return target;
    }),
  );
  const tokens = APPS.map((app) => `${app}=token-of-${app}`).join(',');
  const local = localReleases({ dataDir: folder, url: site.url(), tokens, nextRound: 0 });
  await local.publish(folders, (line) => output.push(line));
}
const live = () => site.channels['mf-learning'].live;

test('Builds are live after the first start, and the next start has nothing to do', async () => {
  await start('mf-learning@one', 'mf-community@two');
  assert.deepEqual([live(), site.channels['mf-community'].live], ['one', 'two']);
  assert.deepEqual(output.sort(), ['mf-community@two is live.', 'mf-learning@one is live.']);
  await start('mf-learning@one', 'mf-community@two');
  assert.equal(site.published, 2);
});

test('A change that was undone is undone on the site', async () => {
  for (const build of ['one', 'other', 'one']) {
    await start(build);
    assert.equal(live(), build);
  }
});

test('A build that was rolled back stays rolled back', async () => {
  await start('one');
  await start('other');
  site.rollBack('mf-learning');
  await start('other');
  assert.equal(live(), 'one');
});

test('A release that was lost with the database is published again', async () => {
  await start('one');
  await site.stop();
  site = startSite();
  await site.start();
  await start('one');
  assert.equal(live(), 'one');
});

test('Files that were lost are put back', async () => {
  await start('one');
  site.lost.add('one');
  await start('one');
  assert.deepEqual([site.published, site.lost.size], [2, 0]);
});

test('Where the registry refuses a build, what was live stays, and the reason is said', async () => {
  await start('one');
  site.refuses = (_app, release) => release === 'heavy' && 'It loads 400 kB.';
  await start('heavy');
  assert.equal(live(), 'one');
  assert.match(output.at(-1), /error refused: It loads 400 kB\.[\s\S]*mf-learning@one stays live\.$/);
});

test('A section of which nothing is live keeps the site from starting when its build is refused', async () => {
  site.refuses = () => 'It loads 400 kB.';
  await assert.rejects(start('heavy'), /It loads 400 kB/);
});

test('A page may move from one section to another', async () => {
  await start('mf-learning@has-it', 'mf-community@before');
  site.refuses = (app) => app === 'mf-community' && live() === 'has-it' && 'mf-learning has this route.';
  await start('mf-community@takes-it', 'mf-learning@gives-it-up');
  assert.deepEqual([live(), site.channels['mf-community'].live], ['gives-it-up', 'takes-it']);
});
