import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { composeStack, until } from './compose.mjs';
import { derivedReleases } from './derived-releases.mjs';
import { startLoad } from './load.mjs';
import { changedSources, HEADING, NEXT_SECTION, NEXT_SHELL } from './next-release.mjs';
import { openBrowser, signIn } from './people.mjs';
import { request } from './request.mjs';
import { rollShell } from './roll-shell.mjs';
import { isBlank, partsOf, startVisitors } from './visitors.mjs';
import { publishRelease } from '../../shell/platform/build/publish/publish.mjs';

// The stack as docker-compose.yml describes it, from nothing. `npm run test:containers`; RATE and KILLS for more or less.
const PORT = process.env.EDGE_PORT ?? '8080';
const RATE = Number(process.env.RATE ?? 400);
const KILLS = Number(process.env.KILLS ?? 10);
const VISITORS = 50;
const LIVE_WITHIN_MS = 5_000;
/** The edge asks for the addresses of replicas every second. */
const HEARD_OF_MS = 2_000;
const url = `http://localhost:${PORT}`;
/** A page of each section that visitors may see. */
const SECTION_PATHS = {
  'mf-marketing': '/about',
  'mf-learning': '/courses',
  'mf-community': '/events',
  'mf-account': '/login',
};
const READY_PORT = { shell: '3000', api: '3001' };

const sources = await changedSources(NEXT_SECTION);
const shellSources = await changedSources(NEXT_SHELL);
const settings = {
  COMPOSE_PROJECT_NAME: 'futurelab-test',
  TAG: 'test',
  EDGE_PORT: PORT,
  PUBLIC_URL: url,
  EDGE_TRUSTED_PROXIES: '0.0.0.0/0',
  LOG_LEVEL: 'warn',
  NEXT_RELEASE: sources.folder,
  NEXT_SHELL: shellSources.folder,
};
const stack = composeStack(settings);
/** The team of mf-learning, who have the sources of their next release. */
const team = composeStack(settings, ['e2e/containers/next-release.yml']);
/** The shell's team. */
const shellTeam = composeStack(settings, ['e2e/containers/next-shell.yml']);
const figures = [];
const note = (what, value) => figures.push([what, value]);
const load = (path, options) => request(url + path, { visitor: 1, ...options });
const parts = async (path) => partsOf((await load(path)).body);
const sql = (text) => stack.read('exec', '-T', 'postgres', 'psql', '-U', 'futurelab', '-At', '-c', text);
/** One call to the registry as the pipeline of a section. */
async function registryCall(method, path, { token }, json) {
  const headers = { authorization: `Bearer ${token}` };
  const { status, body } = await load(`/api/releases/${path}`, { method, headers, json });
  assert.equal(status, 200, body);
  return JSON.parse(body);
}
const channelOf = ({ app, registry }) => registryCall('GET', `${app}/channel`, registry);
const rollBack = (app, registry) =>
  registryCall('POST', `${app}/rollback`, registry, { reason: 'It was better before.' });
/** What the volumes of a service hold. */
const filesOf = (service, ...volumes) =>
  stack.read(
    'exec',
    '-T',
    service,
    'sh',
    '-c',
    `cd / && find ${volumes.join(' ')} -type f | sort | xargs sha256sum`,
  );
const ready = (id, service) =>
  until(() => stack.engine('exec', id, 'ready', READY_PORT[service]), { seconds: 60 });

/** What the load of `RATE` requests a second met with while `work` was done; it ends with it, however that ends. */
async function underLoad(name, work) {
  const running = startLoad({ url, perSecond: RATE, name });
  try {
    await wait(3_000);
    await work();
    await wait(2_000);
  } finally {
    await running.stop();
  }
  return running.stop();
}

/** That everything which was answered with success is there, once. */
async function assertStoredOnce(accepted, name) {
  const addresses = `email LIKE '${name}-%@load.test'`;
  assert.equal(
    Number(await sql(`SELECT count(*) FROM subscribers WHERE ${addresses}`)) >= accepted.length,
    true,
  );
  const missing = new Set(accepted);
  for (const email of (await sql(`SELECT email FROM subscribers WHERE ${addresses}`)).split('\n'))
    missing.delete(email);
  assert.deepEqual([...missing], [], 'sign-ups that were accepted and are not there');
  const doubled = `SELECT count(*) FROM (SELECT 1 FROM mail_messages WHERE recipient LIKE '${name}-%' GROUP BY recipient HAVING count(*) > 1) d`;
  assert.equal(await sql(doubled), '0', 'people who were mailed twice');
}

describe('the site in containers', { timeout: 45 * 60_000 }, () => {
  let browser;

  const openTab = async () => {
    const tab = await browser.newPage();
    await tab.goto(`${url}/courses`);
    return tab;
  };
  /** Into a page that a tab has not loaded yet, of the releases that it was opened with. */
  const goOn = async (tab) => {
    await tab.locator('main a[href^="/courses/"]').first().click();
    await tab.waitForURL(/\/courses\/./);
    await tab.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await tab.getByRole('button', { name: 'Try again' }).count(), 0);
    await tab.close();
  };

  before(async () => {
    await stack.exec('down', '-v', '--remove-orphans');
    await stack.exec('build', '--quiet');
    const began = performance.now();
    await stack.exec('up', '-d').catch(async (error) => {
      await stack.exec('logs', '--tail', '20');
      throw error;
    });
    await until(
      async () => {
        for (const path of ['/', '/courses', '/community/members', '/login']) {
          const { status, headers } = await load(path);
          assert.equal(`${status} ${headers['x-rendered']}`, '200 complete', path);
        }
      },
      { seconds: 120, every: 1000 },
    );
    note('from `up` to every section on the site', `${((performance.now() - began) / 1000).toFixed(0)} s`);
    browser = await openBrowser();
  });

  after(async () => {
    await browser?.close();
    await sources.remove();
    await shellSources.remove();
    await stack.exec('down', '-v', '--remove-orphans', '-t', '5');
    console.log(['', 'Figures', ...figures.map(([what, value]) => `  ${what}: ${value}`)].join('\n'));
  });

  test('runs two shell servers and two apis, none of them as root or with a file system to write to', async () => {
    for (const service of ['shell', 'api']) {
      const replicas = await stack.replicas(service);
      assert.equal(replicas.length, 2, service);
      for (const id of replicas) {
        assert.equal(await stack.engine('exec', id, 'id', '-u'), '1000');
        await assert.rejects(stack.engine('exec', id, 'touch', '/app/x'), /Read-only file system/);
      }
    }
  });

  test('signs members in, whichever replica they come to', async () => {
    for (const name of ['Maya', 'Leo', 'Ada']) {
      const { page, close } = await signIn(browser, url, name);
      await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
      for (const path of ['/about', '/courses', '/events', '/profile']) {
        await page.goto(url + path);
        await page.getByRole('button', { name: /^Your menu/ }).waitFor();
      }
      await close();
    }
  });

  test('takes in what a member posts', async () => {
    const { page, close } = await signIn(browser, url, 'Leo');
    await page.goto(`${url}/community/discussions/new`);
    await page.getByLabel('Title').fill('Posted in containers');
    await page.getByRole('textbox', { name: 'Text' }).fill('It is there for everybody.');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Posted in containers' }).waitFor();
    await close();
  });

  test('serves files compressed, unchangeable, and from the edge the second time', async () => {
    const file = /\/shell\/shell\.[0-9a-f]{8}\.js/.exec((await load('/')).body)[0];
    const headers = { 'accept-encoding': 'gzip, br' };
    await load(file, { headers });
    const again = await load(file, { headers });
    assert.equal(again.headers['content-encoding'], 'br');
    assert.match(again.headers['cache-control'], /immutable/);
    assert.equal(again.headers['x-cache'], 'HIT');
  });

  test('a section goes live by running its image, and nobody notices but the users who look at it', async () => {
    await team.exec('build', '--quiet', 'next-release');
    const before = await parts('/courses');
    const tab = await openTab();

    const visitors = startVisitors({ url, paths: ['/courses'], count: VISITORS });
    await wait(3_000);
    const output = await team.read('run', '--rm', '--no-deps', 'next-release');
    await wait(LIVE_WITHIN_MS);
    const { loads, failed, seen } = await visitors.stop();
    const promoted = Date.parse(
      await sql(
        `SELECT to_char(max(at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM audit_events WHERE subject_id LIKE 'mf-learning@%' AND action = 'promote'`,
      ),
    );
    const late = seen
      .filter(({ parts: { 'mf-learning': release } }) => release === before['mf-learning'])
      .at(-1);
    note('published, verified and live, as its image says', /Live after ([\d.]+ s)/.exec(output)?.[1]);
    note('from promote to the last page of the old release', `${late.at - promoted} ms`);
    note(`page loads of ${VISITORS} visitors meanwhile, failed`, `${loads}, ${failed.length}`);
    assert.deepEqual(failed, []);
    assert.ok(late.at - promoted <= LIVE_WITHIN_MS);
    assert.match(seen.at(-1).html, new RegExp(HEADING));

    const { 'mf-learning': now, ...others } = await parts('/courses');
    const { 'mf-learning': then, ...same } = before;
    assert.notEqual(now, then);
    assert.deepEqual(others, same, 'the shell and the other sections are as they were');

    await goOn(tab);
  });

  test('running the image again changes nothing', async () => {
    assert.match(await team.read('run', '--rm', '--no-deps', 'next-release'), /is live; nothing was changed/);
    assert.match(
      await stack.read('run', '--rm', '--no-deps', 'mf-learning'),
      /was released before; nothing was changed/,
    );
  });

  test(`loses nothing of ${RATE} requests a second while every replica is restarted`, async () => {
    const name = 'rolling';
    const { accepted, problems, ...seen } = await underLoad(name, async () => {
      for (const service of ['api', 'shell']) {
        for (const id of await stack.replicas(service)) {
          await stack.engine('restart', '-t', '20', id);
          await ready(id, service);
          await wait(HEARD_OF_MS);
        }
      }
    });
    note('rolling restart', JSON.stringify(seen));
    assert.deepEqual(problems, []);
    await assertStoredOnce(accepted, name);
  });

  test(`loses no read and no write when replicas are killed, ${KILLS} times`, async () => {
    const name = 'killed';
    const ids = { api: await stack.replicas('api'), shell: await stack.replicas('shell') };
    const { accepted, problems, ...seen } = await underLoad(name, async () => {
      for (let n = 0; n < KILLS; n += 1) {
        const service = n % 2 === 0 ? 'api' : 'shell';
        const id = ids[service][(n >> 1) % 2];
        await stack.engine('kill', '-s', 'KILL', id);
        await wait(1_000);
        await stack.engine('start', id);
        await ready(id, service);
        await wait(HEARD_OF_MS);
      }
    });
    note(`${KILLS} × SIGKILL`, JSON.stringify(seen));
    if (problems.length > 0) note('what went wrong before it was tried again', JSON.stringify(problems));
    assert.equal(seen.readsLost, 0, JSON.stringify(problems));
    assert.equal(seen.writesLost, 0, JSON.stringify(problems));
    await assertStoredOnce(accepted, name);
  });

  test('rolls the section back in seconds, under load', async () => {
    const { page: ada, close } = await signIn(browser, url, 'Ada');
    const visitors = startVisitors({ url, paths: ['/courses'], count: VISITORS });
    await wait(2_000);
    const asked = Date.now();
    const answer = await ada.request.post(`${url}/api/releases/mf-learning/rollback`, {
      headers: { origin: url },
      data: { reason: 'The heading was better before.' },
    });
    assert.equal(answer.status(), 200);
    await wait(LIVE_WITHIN_MS);
    const { loads, failed, seen } = await visitors.stop();
    const late = seen.filter(({ html }) => html.includes(HEADING)).at(-1);
    note('from asking for the roll back to the last page of the release', `${late.at - asked} ms`);
    note(`page loads of ${VISITORS} visitors meanwhile, failed`, `${loads}, ${failed.length}`);
    assert.deepEqual(failed, []);
    assert.ok(late.at - asked <= LIVE_WITHIN_MS);
    await close();
  });

  test('stays whole for 200 visitors through 20 releases, 5 rollbacks, 2 releases of the shell and a failing canary', async () => {
    await shellTeam.exec('build', '--quiet', 'shell');
    const sections = [];
    for (const app of Object.keys(SECTION_PATHS))
      sections.push({
        app,
        releases: await derivedReleases(stack, `futurelab/${app}:test`),
        registry: {
          registry: url,
          token: await stack.read('run', '--rm', '--no-deps', '--entrypoint', 'cat', app, '/token/token'),
        },
      });
    const visitors = startVisitors({ url, paths: Object.values(SECTION_PATHS), count: 200, think: 5_000 });
    const publish = async ({ registry, releases }, details, canary) =>
      publishRelease({
        ...registry,
        archive: (await releases.derive(details)).archive,
        reason: 'One of many.',
        canary,
        log: () => undefined,
      });
    const release = async (round) => {
      for (const section of sections) await publish(section, { version: `2.0.${round}` });
    };
    try {
      await release(1);
      const former = await openTab();
      await rollShell(stack, shellTeam, ready);
      await goOn(former);
      const latter = await openTab();
      await release(2);
      const [canary] = sections;
      const throwsLater = `if (Date.now() > ${Date.now() + 60_000}) throw new Error('Thrown on purpose');`;
      await publish(canary, { version: '3.0.0', serverCode: throwsLater }, 30);
      await release(3);
      for (const { app, registry } of [...sections, sections[0]]) await rollBack(app, registry);
      await rollShell(stack, stack, ready);
      await goOn(latter);
      await release(4);
      await release(5);
      await until(async () => assert.equal((await channelOf(canary)).canary, null), { seconds: 90 });
      await wait(LIVE_WITHIN_MS);
    } finally {
      const { loads, failed, seen } = await visitors.stop();
      const blank = seen.filter(({ html }) => isBlank(html));
      note(
        'page loads of 200 visitors through many releases, failed, blank',
        `${loads}, ${failed.length}, ${blank.length}`,
      );
      for (const { releases } of sections) await releases.remove();
      assert.deepEqual(failed, []);
      assert.deepEqual(
        blank.map(({ parts }) => parts),
        [],
      );
    }
  });

  test('is all there again when a backup is restored after everything was lost', async () => {
    const folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'futurelab-backup-')), 'backup');
    const { page, close } = await signIn(browser, url, 'Leo');
    const before = {
      parts: await parts('/courses'),
      files: await filesOf('api', 'media', 'uploads', 'releases'),
    };
    try {
      await stack.script('deploy/backup/backup.sh', folder);
      await stack.exec('down', '-v', '-t', '5');
      const began = performance.now();
      await stack.script('deploy/backup/restore.sh', folder);
      await until(async () => assert.equal((await load('/courses')).headers['x-rendered'], 'complete'), {
        seconds: 120,
        every: 1000,
      });
      note('from nothing to the site of a backup', `${((performance.now() - began) / 1000).toFixed(0)} s`);
      assert.deepEqual(
        { parts: await parts('/courses'), files: await filesOf('api', 'media', 'uploads', 'releases') },
        before,
      );
      // Sessions are in the database.
      await page.goto(`${url}/community/discussions`);
      await page.getByRole('button', { name: /^Your menu/ }).waitFor();
      await page.getByRole('link', { name: 'Posted in containers' }).first().waitFor();
    } finally {
      await close();
      await rm(path.dirname(folder), { recursive: true });
    }
  });
});
