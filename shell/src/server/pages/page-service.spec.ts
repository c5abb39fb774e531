import type { ReleaseManifest } from '@futurelab/platform/manifest';
import type { CurrentUser } from '@futurelab/platform/session';
import type { FastifyBaseLogger } from 'fastify';
import type { ShellConfig } from '../config';
import { PageService, type PageResult, type PageRequest } from './page-service';
import type { ReleaseSet } from '../releases/release-set';
import type { RenderedPage } from '../rendering/render-job';
import type { RenderPool } from '../rendering/render-pool';

const route = (path: string, access: string) => ({
  path,
  page: 'page',
  title: path,
  access,
  js: ['page.js'],
  css: [],
});
const manifest = {
  app: 'mf-account',
  release: 'r1',
  remote: {
    globalName: 'mf_account',
    entry: 'remoteEntry.js',
    expose: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
  },
  assets: {},
  routes: [
    route('/settings', 'member'),
    route('/profile/:id', 'public'),
    route('/login', 'public'),
    route('/terms', 'public'),
    route('/admin', 'admin'),
  ],
} as unknown as ReleaseManifest;
const set: ReleaseSet = {
  id: 'set',
  releases: [{ manifest, previous: null, disabled: false, reason: 'live' }],
};
const maya = { id: 'maya', hasCompletedOnboarding: true } as CurrentUser;
const rendered: RenderedPage = {
  status: 200,
  redirect: null,
  metadata: null,
  html: '<div id="root"><h1>Welcome back, Maya</h1>Courses in progress</div>',
  head: '<title>Home</title>',
  queries: { queries: [], mutations: [] },
  app: 'mf-account',
  partial: false,
  failures: [],
};

function serviceWith(rendering: Promise<RenderedPage>) {
  const pool = { render: () => rendering } as unknown as RenderPool;
  const log = { error: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger;
  const config = {
    publicUrl: 'http://futurelab.test',
    releasesFolder: '/none',
  } as ShellConfig;
  const assets = {
    script: { href: '/shell/shell.js', integrity: 'sha384-abc' },
    inlineScript: '(()=>{})()',
    style: { href: '/shell/shell.css', css: 'a{color:red}' },
    fonts: [],
  };
  return new PageService(config, assets, pool, log);
}

const asked = (path: string): PageRequest => ({
  url: new URL(path, 'http://futurelab.test'),
  theme: 'system',
  locale: 'en-US',
  mayBeSignedIn: true,
  cookie: undefined,
  requestId: 'request',
  clientAddress: '127.0.0.1',
});
const never = new Promise<RenderedPage>(() => undefined);
const streamed = (answer: PageResult) => {
  if (answer.kind !== 'streamed') throw new Error(`The page was ${answer.kind}`);
  return answer;
};

describe('a member’s page', () => {
  it('begins with all that it looks like before anything of it is rendered', async () => {
    const answer = streamed(await serviceWith(never).answer(asked('/settings'), set, maya));
    expect(answer.beginning).toContain('a{color:red}');
    expect(answer.policy).toContain('sha256-');
  });

  it('is forbidden where it is for administrators and this is none', async () => {
    const status = async (user: CurrentUser) =>
      streamed(await serviceWith(never).answer(asked('/admin'), set, user)).status;
    expect(await status(maya)).toBe(403);
    expect(await status({ ...maya, isAdmin: true })).toBe(200);
  });

  it('goes on with what was rendered', async () => {
    const service = serviceWith(Promise.resolve(rendered));
    const answer = streamed(await service.answer(asked('/settings'), set, maya));
    expect(await answer.rest()).toMatch(
      /^<title>Home<\/title>.*Courses in progress.*\/mfe\/mf-account\/r1\/page\.js/s,
    );
  });

  it('is told with what went wrong, and not before, where that is asked for', async () => {
    const failures = [{ message: 'x is null', stack: undefined }];
    const service = serviceWith(Promise.resolve({ ...rendered, partial: true, failures }));
    const answer = await service.answer({ ...asked('/settings'), isReported: true }, set, maya);
    expect(answer).toMatchObject({ kind: 'page', status: 200, complete: false, failures });
  });

  it('is left to the browser when nothing could be rendered', async () => {
    const failing = Promise.reject(new Error('no worker'));
    const answer = streamed(await serviceWith(failing).answer(asked('/settings'), set, maya));
    expect(await answer.rest()).toMatch(/<div id="root"><\/div>.*"signedIn":true/s);
  });

  it('is left to the browser when what was rendered cannot be written into it', async () => {
    const queries = {
      queries: [{ state: { data: 1n } }],
      mutations: [],
    } as unknown as RenderedPage['queries'];
    const service = serviceWith(Promise.resolve({ ...rendered, queries }));
    const answer = streamed(await service.answer(asked('/settings'), set, maya));
    expect(await answer.rest()).toMatch(/<div id="root"><\/div>.*"signedIn":true/s);
  });

  it('waits for its status where its subject may be missing', async () => {
    const missing = Promise.resolve({ ...rendered, status: 404 });
    const answer = await serviceWith(missing).answer(asked('/profile/nobody'), set, maya);
    expect(answer).toMatchObject({ kind: 'page', status: 404 });
  });
});

describe('a page whose subject is at another address', () => {
  it.each([
    ['/courses#all', '/courses#all'],
    ['//evil.test', '/'],
    ['https://evil.test/', '/'],
  ])('leads from %s to %s', async (redirect, location) => {
    const moved = Promise.resolve({ ...rendered, redirect });
    const answer = await serviceWith(moved).answer(asked('/profile/old'), set, null);
    expect(answer).toEqual({ kind: 'redirect', status: 302, location });
  });
});

describe('a page of a section that is switched off', () => {
  it('is known by its status, to members too, and loads nothing of the section', async () => {
    const off = { ...set, releases: [{ ...set.releases[0]!, disabled: true }] };
    const page = { ...rendered, status: 503, partial: true };
    const answer = await serviceWith(Promise.resolve(page)).answer(asked('/settings'), off, maya);
    expect(answer).toMatchObject({ kind: 'page', status: 503, cacheable: false });
    expect((answer as { html: string }).html).not.toContain('/mfe/mf-account/r1/page.js');
  });
});

describe('a visitor’s page', () => {
  it('begins to hydrate once it is painted, as a member’s does', async () => {
    const service = serviceWith(Promise.resolve(rendered));
    const visitor = { ...asked('/terms'), mayBeSignedIn: false };
    expect(await service.answer(visitor, set, null)).toMatchObject({
      html: expect.stringMatching(
        /<template id="scripts"><script type="module" src="\/shell\/shell\.js".*<\/template>.*preload.*shell\.js.*preload.*page\.js/,
      ),
    });
  });

  it('is sent whole, because it is cached for others', async () => {
    const answer = await serviceWith(Promise.resolve(rendered)).answer(asked('/login'), set, null);
    expect(answer).toMatchObject({ kind: 'page', cacheable: true });
  });
});
