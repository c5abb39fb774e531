import crypto from 'node:crypto';
import http from 'node:http';
import type { LiveApp, LiveDocument } from '@futurelab/platform/live-document';
import type { ReleaseManifest } from '@futurelab/platform/manifest';
import fastify, { type FastifyInstance } from 'fastify';
import type { LiveDocumentSource } from '../releases/registry-source';
import type { ReleaseSet } from '../releases/release-set';
import { WorkInProgress } from '../http/overload/work-in-progress';
import { registerPages } from './page-routes';
import type { PageService } from './page-service';

const VISITORS = 2_000;
const VISITS = 3;
const AT_ONCE = 32;

const manifest = (release: string) => ({ app: 'mf-learning', release }) as ReleaseManifest;
const documentWith = (app: Partial<LiveApp>): LiveDocument => ({
  schema: 1,
  version: 1,
  expiresAt: 0,
  apps: { 'mf-learning': { live: 'live', previous: null, disabled: false, canary: null, ...app } },
  manifests: { 'mf-learning@live': manifest('live'), 'mf-learning@next': manifest('next') },
});
const tenPercent = documentWith({
  canary: { release: 'next', percent: 10, cohort: null, salt: 'c2FsdCE-' },
});

/** The pages of a shell server whose only text is the release that shows them. */
const pages = {
  answer: async (_: unknown, { id, releases }: ReleaseSet) => ({
    kind: 'page',
    status: 200,
    html: releases[0]!.manifest.release,
    policy: "default-src 'none'",
    set: id,
    viewer: 'visitor',
    complete: true,
    cacheable: true,
  }),
} as unknown as PageService;

interface Visit {
  release: string;
  /** By which the visitor is known again. */
  cookie: string | undefined;
  /** By which what the page reports is known to be about it. */
  given: string | undefined;
}

const cookieIn = (headers: http.IncomingHttpHeaders, name: string): string | undefined =>
  headers['set-cookie']?.map((line) => line.split(';', 1)[0]!).find((pair) => pair.startsWith(`${name}=`));

describe('A canary for ten percent, over HTTP', () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let live: LiveDocument;
  let app: FastifyInstance;
  let url: string;

  beforeAll(async () => {
    let made = 0;
    // As random as the real ones, and the same in every run.
    jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      const hex = crypto
        .createHash('md5')
        .update(`visitor ${(made += 1)}`)
        .digest('hex');
      return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') as ReturnType<typeof crypto.randomUUID>;
    });
    app = fastify();
    const source = { current: async () => live, pins: () => ({}) } as unknown as LiveDocumentSource;
    registerPages(
      app,
      { pages, releases: source, rendering: new WorkInProgress('pages', 1) },
      { publicUrl: 'http://futurelab.test', visitSecret: 'a secret' },
    );
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    agent.destroy();
    await app.close();
  });

  const visit = (cookie?: string): Promise<Visit> =>
    new Promise((resolve, reject) => {
      const headers = cookie === undefined ? {} : { cookie };
      http
        .get(`${url}/courses`, { agent, headers }, (answer) => {
          let release = '';
          answer.setEncoding('utf8').on('data', (part: string) => (release += part));
          answer.on('end', () =>
            resolve({
              release,
              cookie: cookieIn(answer.headers, 'futurelab_visitor'),
              given: cookieIn(answer.headers, 'futurelab_visit'),
            }),
          );
        })
        .on('error', reject);
    });

  /** What `count` visits get, a few under way at a time. */
  async function visits(count: number, cookieOf: (index: number) => string | undefined): Promise<Visit[]> {
    const seen: Visit[] = [];
    let next = 0;
    const visitor = async (): Promise<void> => {
      for (let index = next++; index < count; index = next++) seen[index] = await visit(cookieOf(index));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    return seen;
  }

  const releasesOf = (seen: Visit[]) => new Set(seen.map(({ release }) => release));

  it('tells the registry of each page which release it was given, though the page itself is cached for all', async () => {
    live = tenPercent;
    const seen = await visits(200, () => undefined);
    const assigned = seen.map(({ given = '' }) => {
      const payload = given.slice(given.indexOf('=') + 1, given.indexOf('.'));
      return JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
        id: string;
        releases: Record<string, string>;
      };
    });
    expect(assigned.map(({ releases }) => releases['mf-learning'])).toEqual(
      seen.map(({ release }) => release),
    );
    expect(releasesOf(seen)).toEqual(new Set(['live', 'next']));
    expect(new Set(assigned.map(({ id }) => id)).size).toBe(200);
  });

  it('is given to 10 ± 2 % of 2,000 fresh visitors, to each in every visit, and to nobody once it is over', async () => {
    live = tenPercent;
    const fresh = await visits(VISITORS, () => undefined);
    const share = fresh.filter(({ release }) => release === 'next').length / VISITORS;
    expect(share).toBeGreaterThanOrEqual(0.08);
    expect(share).toBeLessThanOrEqual(0.12);

    const cookieOf = (index: number) => fresh[index % VISITORS]!.cookie;
    expect(new Set(fresh.map(({ cookie }) => cookie)).size).toBe(VISITORS);
    const returning = await visits(VISITORS * (VISITS - 1), cookieOf);
    const changed = returning.filter(({ release }, index) => release !== fresh[index % VISITORS]!.release);
    expect(changed).toEqual([]);
    expect(returning.filter(({ cookie }) => cookie)).toEqual([]);

    live = documentWith({});
    expect(releasesOf(await visits(VISITORS, cookieOf))).toEqual(new Set(['live']));
    live = documentWith({ live: 'next', previous: 'live' });
    expect(releasesOf(await visits(VISITORS, cookieOf))).toEqual(new Set(['next']));
  }, 60_000);
});
