import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { type CurrentUser, type Site, SITE_AS_IT_COMES } from '@futurelab/platform/session';
import type { FastifyBaseLogger } from 'fastify';
import type { PageData } from '../../app/page-data';
import type { ShellConfig } from '../config';
import { PageService, type PageResult, type PageRequest } from './page-service';
import type { MovedAddress } from './redirects';
import type { ReleaseSet } from '../releases/release-set';
import type { RenderedPage, RenderJob } from '../rendering/render-job';
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
  html: new TextEncoder().encode('<div id="root"><h1>Welcome back, Maya</h1>Courses in progress</div>'),
  head: '<title>Home</title>',
  queries: '[]',
  app: 'mf-account',
  partial: false,
  failures: [],
};

function serviceWith(
  rendering: Promise<RenderedPage> | ((job: RenderJob) => Promise<RenderedPage>),
  moved: MovedAddress[] = [],
  site?: Site,
) {
  const render = typeof rendering === 'function' ? rendering : () => rendering;
  const pool = { render } as unknown as RenderPool;
  const log = { error: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger;
  const config = {
    publicUrl: 'http://futurelab.test',
    releasesFolder: '/none',
  } as ShellConfig;
  const assets = {
    id: 'shell1',
    script: { href: '/shell/shell.js', integrity: 'sha384-abc' },
    inlineScript: '(()=>{})()',
    style: { href: '/shell/shell.css', css: 'a{color:red}' },
    frame: { href: '/shell/frame.js', style: { href: '/shell/frame.css', css: 'nav{color:teal}' } },
    fonts: [],
  };
  const administered = { settings: { current: site, version: '' }, redirects: { current: moved } };
  return new PageService(config, assets, pool, administered, log);
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

it.each([
  ['nothing while nothing was changed', SITE_AS_IT_COMES, undefined],
  [
    'what was changed',
    { ...SITE_AS_IT_COMES, siteName: 'Lab' },
    expect.objectContaining({ siteName: 'Lab' }),
  ],
])('a page carries of the site’s settings %s', async (_what, site, carried) => {
  const page = await serviceWith(Promise.resolve(rendered), [], site).answer(asked('/terms'), set, null);
  const [, data] = /id="futurelab">(.*?)<\/script>/s.exec(String((page as { html: Buffer }).html))!;
  expect((JSON.parse(data!) as PageData).config.site).toEqual(carried);
});

describe('a member’s page', () => {
  it('begins with all that it looks like before anything of it is rendered', async () => {
    const answer = streamed(await serviceWith(never).answer(asked('/settings'), set, maya));
    expect(answer.beginning).toContain('a{color:red}');
    expect(answer.policy).toContain('sha256-');
  });

  it('has the frame’s style and loads its script ahead, and a visitor’s has neither', async () => {
    const service = serviceWith(Promise.resolve(rendered));
    const members = streamed(await service.answer(asked('/settings'), set, maya));
    expect(members.beginning).toContain('nav{color:teal}');
    expect(String(await members.rest())).toContain('<link rel="modulepreload" href="/shell/frame.js"');
    const visitors = await service.answer(asked('/terms'), set, null);
    if (visitors.kind !== 'page') throw new Error(visitors.kind);
    expect(String(visitors.html)).not.toMatch(/nav\{color:teal\}|frame/);
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
    expect(String(await answer.rest())).toMatch(
      /^<title>Home<\/title>.*Courses in progress.*\/mfe\/mf-account\/r1\/page\.js/s,
    );
  });

  it('comes with what went wrong where that is asked for', async () => {
    const failures = [{ app: 'mf-account', message: 'x is null', stack: undefined }];
    const service = serviceWith(Promise.resolve({ ...rendered, partial: true, failures }));
    const answer = await service.answer({ ...asked('/settings'), isReported: true }, set, maya);
    expect(answer).toMatchObject({ kind: 'page', status: 200, complete: false, failures });
  });

  it('is left to the browser when nothing could be rendered', async () => {
    const failing = Promise.reject(new Error('no worker'));
    const answer = streamed(await serviceWith(failing).answer(asked('/settings'), set, maya));
    expect(String(await answer.rest())).toMatch(/<div id="root"><\/div>.*"signedIn":true/s);
  });

  it('waits for its status where its subject may be missing', async () => {
    const missing = Promise.resolve({ ...rendered, status: 404 });
    const answer = await serviceWith(missing).answer(asked('/profile/nobody'), set, maya);
    expect(answer).toMatchObject({ kind: 'page', status: 404 });
  });
});

describe('a page that shows a fragment of another section', () => {
  const settings = {
    ...manifest.routes[0]!,
    fragments: ['mf-community/events', 'mf-community/people', 'mf-gone/x'],
  };
  const community = {
    ...manifest,
    app: 'mf-community',
    release: 'r2',
    assets: { 'fragment.js': { integrity: 'sha384-fragment' } },
    routes: [],
    fragments: [
      { name: 'events', js: ['fragment.js'], css: [] },
      { name: 'groups', js: ['another.js'], css: [] },
      { name: 'people', late: true, js: ['late.js'], css: [] },
    ],
  } as unknown as ReleaseManifest;
  const settingsWith = async (disabled: boolean): Promise<string> => {
    const live = { previous: null, disabled: false, reason: 'live' } as const;
    const releases = [
      { ...live, manifest: { ...manifest, routes: [settings] } },
      { ...live, manifest: community, disabled },
    ];
    const service = serviceWith(Promise.resolve(rendered));
    const answer = streamed(await service.answer(asked('/settings'), { id: 'set', releases }, maya));
    return String(await answer.rest());
  };

  it('loads the files of both, and of no fragment that is late or another', async () => {
    const html = await settingsWith(false);
    for (const file of [
      'mf-account/r1/page.js',
      'mf-community/r2/remoteEntry.js',
      'mf-community/r2/fragment.js',
    ])
      expect(html).toContain(`<link rel="preload" as="script" href="/mfe/${file}"`);
    expect(html).toContain('href="/mfe/mf-community/r2/fragment.js" integrity="sha384-fragment"');
    expect(html).toContain('"fragments":["mf-community/events"]}');
    expect(html).not.toMatch(/another\.js|late\.js/);
  });

  it('loads nothing of a section that is switched off', async () => {
    expect(await settingsWith(true)).not.toContain('/mfe/mf-community/r2/fragment.js');
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

describe('an address that administrators redirect', () => {
  const moved = [{ from: '/profile/old', to: '/login', isPermanent: true }];
  const answerTo = (status: number, user: CurrentUser | null, more: Partial<PageRequest> = {}) =>
    serviceWith(Promise.resolve({ ...rendered, status }), moved).answer(
      { ...asked('/profile/old?a=1'), ...more },
      set,
      user,
    );

  it.each([null, maya])('leads on where there is no page', async (user) => {
    const leads = { kind: 'redirect', status: 308, location: '/login?a=1' };
    expect(await answerTo(404, user)).toEqual(leads);
  });

  it('shows the page that is there, and the draft of one', async () => {
    expect((await answerTo(200, null)).kind).toBe('page');
    expect((await answerTo(404, null, { isPreview: true })).kind).toBe('page');
  });

  it('is no part of what pages are sent', async () => {
    const page = await serviceWith(Promise.resolve(rendered), moved).answer(asked('/terms'), set, null);
    expect(page.kind === 'page' && String(page.html)).not.toContain('/profile/old');
  });
});

describe('a page of a section that is switched off', () => {
  it('is known by its status, to members too, and loads nothing of the section', async () => {
    const off = { ...set, releases: [{ ...set.releases[0]!, disabled: true }] };
    const page = { ...rendered, status: 503, partial: true };
    const answer = await serviceWith(Promise.resolve(page)).answer(asked('/settings'), off, maya);
    expect(answer).toMatchObject({ kind: 'page', status: 503, cacheable: false });
    expect(String((answer as { html: Buffer }).html)).not.toContain('/mfe/mf-account/r1/page.js');
  });
});

describe('a visitor’s page', () => {
  it('begins to hydrate once it is painted, as a member’s does', async () => {
    const service = serviceWith(Promise.resolve(rendered));
    const visitor = { ...asked('/terms'), mayBeSignedIn: false };
    const answer = await service.answer(visitor, set, null);
    expect(String((answer as { html: Buffer }).html)).toMatch(
      /<template id="scripts"><script type="module" src="\/shell\/shell\.js".*<\/template>.*preload.*shell\.js.*preload.*page\.js/,
    );
  });

  it('is sent whole, because it is cached for others', async () => {
    const answer = await serviceWith(Promise.resolve(rendered)).answer(asked('/login'), set, null);
    expect(answer).toMatchObject({ kind: 'page', cacheable: true });
  });
});

describe('a page whose release cannot be rendered', () => {
  const earlier = { ...manifest, release: 'r0' };
  const two = (reason: 'live' | 'pin'): ReleaseSet => ({
    id: 'set',
    releases: [{ manifest, previous: earlier, disabled: false, reason }],
  });
  const failure = { app: 'mf-account', message: 'On purpose', stack: undefined };
  /** Renders `works`, and shows which releases it was asked for. */
  function serviceThatRenders(works: string) {
    const asked: string[] = [];
    const service = serviceWith(async ({ releases }) => {
      const { release } = releases[0]!.manifest;
      asked.push(release);
      if (release === works)
        return { ...rendered, html: new TextEncoder().encode(`<div id="root">${release}</div>`) };
      return { ...rendered, status: 503, partial: true, failures: [failure] };
    });
    return { asked, service };
  }
  const visit = (path: string): PageRequest => ({ ...asked(path), mayBeSignedIn: false });
  const dataOf = (html: string) => JSON.parse(/id="futurelab">(.*?)<\/script>/s.exec(html)![1]!) as PageData;

  it('is shown with the release before, which the browser goes on with', async () => {
    const { asked, service } = serviceThatRenders('r0');
    const page = await service.answer(visit('/terms'), two('live'), null);
    expect(asked).toEqual(['r1', 'r0']);
    expect(page).toMatchObject({ status: 200, complete: true, cacheable: false, set: 'setshell1' });
    const html = String((page as { html: Buffer }).html);
    expect(html).toContain('<div id="root">r0</div>');
    expect(html).toContain('href="/mfe/mf-account/r0/page.js"');
    expect(html).not.toContain('/mfe/mf-account/r1/');
    expect(dataOf(html)).toMatchObject({
      set: 'setshell1',
      remotes: [{ app: 'mf-account', release: 'r0', previous: null, disabled: false }],
    });
  });

  it('is shown with it where the head has been sent already', async () => {
    const { service } = serviceThatRenders('r0');
    const answer = streamed(await service.answer(asked('/settings'), two('live'), maya));
    const rest = String(await answer.rest());
    expect(rest).toContain('<div id="root">r0</div>');
    expect(dataOf(rest).remotes[0]!.release).toBe('r0');
  });

  it.each([
    ['none of its releases can be rendered', 'none', two('live'), '/terms', 2],
    ['it is pinned, to see whether it works', 'r0', two('pin'), '/terms', 1],
    ['there is no release before', 'r0', set, '/terms', 1],
  ])('is left to the browser as it is where %s', async (_why, works, releases, path, attempts) => {
    const { asked, service } = serviceThatRenders(works);
    const page = await service.answer(visit(path), releases, null);
    expect(asked).toHaveLength(attempts);
    expect(page).toMatchObject({ status: 503, complete: false });
    expect(String((page as { html: Buffer }).html)).toContain('/mfe/mf-account/r1/page.js');
  });

  it('is left to the browser where the release before has no such page', async () => {
    const without = { ...earlier, routes: [] };
    const { asked, service } = serviceThatRenders('r0');
    const releases = { id: 'set', releases: [{ ...two('live').releases[0]!, previous: without }] };
    expect(await service.answer(visit('/terms'), releases, null)).toMatchObject({ status: 503 });
    expect(asked).toEqual(['r1']);
  });
});
