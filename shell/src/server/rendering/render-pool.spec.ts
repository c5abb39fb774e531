import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleaseManifest } from '@futurelab/platform/manifest';
import type { RenderJob } from './render-job';
import { RenderPool } from './render-pool';

/** Says of a page which releases it left to the browser, and does what the page's address asks for. */
const SCRIPT = `
import { parentPort } from 'node:worker_threads';
let loaded = [];
parentPort.on('message', ({ kind, id, job, leaveToBrowser, releases }) => {
  if (kind === 'load') {
    loaded = releases.map(({ app }) => app);
    return parentPort.postMessage({ kind: 'loaded', id });
  }
  const how = new URL(job.url).pathname.slice(1);
  if (how === 'wait-untold' && leaveToBrowser.length < 2) return;
  const release = how === 'other' ? 'mf-community@r2' : 'mf-learning@r1';
  if (how === 'loaded') return parentPort.postMessage({ kind: 'rendered', id, page: { html: loaded.join(' ') } });
  const runs = !leaveToBrowser.includes(release);
  if (runs) parentPort.postMessage({ kind: 'rendering', id, release });
  if (runs && how === 'loop') for (;;);
  if (runs && how === 'end') process.exit(1);
  if (runs && how === 'fail') throw new Error('Out of order');
  if (runs && how === 'wait') return;
  if (how === 'compute') for (const began = performance.now(); performance.now() - began < 500;);
  parentPort.postMessage({ kind: 'rendered', id, page: { html: leaveToBrowser.join(' ') } });
});`;

/** Long enough for a worker to start in on a busy machine. */
const TIMEOUT_MS = 4_000;
jest.setTimeout(60_000);

describe('the workers that render pages', () => {
  let folder: string;
  let pool: RenderPool;
  const lost: string[] = [];
  beforeEach(async () => {
    lost.length = 0;
    folder = await mkdtemp(path.join(os.tmpdir(), 'workers-'));
    const script = path.join(folder, 'worker.mjs');
    await writeFile(script, SCRIPT);
    pool = new RenderPool({
      script: pathToFileURL(script),
      releasesFolder: folder,
      apiUrl: 'http://127.0.0.1:9',
      size: 2,
      timeout: TIMEOUT_MS,
      onWorkerLost: (release) => lost.push(release ?? 'nothing'),
    });
  });
  afterEach(async () => {
    await pool.close();
    await rm(folder, { recursive: true });
  });

  const resolved = (app: string, release: string) => ({
    manifest: {
      app,
      release,
      remote: {},
      routes: [] as ReleaseManifest['routes'],
      assets: {},
    } as ReleaseManifest,
    previous: null,
    disabled: false,
    reason: 'live' as const,
  });
  const releases = [resolved('mf-learning', 'r1'), resolved('mf-community', 'r2')];
  /** What was left to the browser in the end. */
  const render = async (how: string): Promise<string> => {
    const job = { url: `http://site/${how}`, releases };
    return String((await pool.render(job as unknown as RenderJob)).html);
  };

  it('leave to the browser a release that never stops, and that release alone', async () => {
    expect(await render('loop')).toBe('mf-learning@r1');
    expect(lost).toEqual(['mf-learning@r1']);
    expect(await render('fine')).toBe('mf-learning@r1');
  });

  it.each(['end', 'fail'])('are replaced when they %s', async (how) => {
    expect(await render(how)).toBe('mf-learning@r1');
    expect(lost).toEqual(['mf-learning@r1']);
  });

  it('give other pages to who is free while one of them is held up', async () => {
    let over = false;
    const looping = render('loop').then(() => (over = true));
    for (const began = performance.now(); performance.now() - began < 400;) await render('fine');
    const pages = await Promise.all(Array.from({ length: 20 }, () => render('fine')));
    expect(over).toBe(false);
    expect(new Set(pages)).toEqual(new Set(['']));
    await looping;
  });

  it('leave to the browser a release that waits for what never comes, and go on with the others', async () => {
    const waiting = render('wait');
    const others = Promise.all(Array.from({ length: 20 }, () => render('other')));
    expect(new Set(await others)).toEqual(new Set(['']));
    expect(await waiting).toBe('mf-learning@r1');
    expect(await render('fine')).toBe('mf-learning@r1');
    expect(lost).toEqual([]);
  });

  it('are given the time that many pages take, and run every section for each', async () => {
    const pages = await Promise.all(Array.from({ length: 24 }, () => render('compute')));
    expect(new Set(pages)).toEqual(new Set(['']));
    expect(lost).toEqual([]);
  });

  it('have all loaded the code of releases before a page needs it', async () => {
    await pool.load(releases);
    const pages = await Promise.all([render('loaded'), render('loaded')]);
    expect(pages).toEqual(['mf-learning mf-community', 'mf-learning mf-community']);
  });

  it('render a page without any section when nothing else helps', async () => {
    expect(await render('wait-untold')).toBe('mf-learning@r1 mf-community@r2');
  });
});
