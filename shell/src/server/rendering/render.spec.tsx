/** @jest-environment node */
import { apiQuery } from '@futurelab/platform/api';
import type { RemoteApp } from '@futurelab/platform/contract';
import { clockTime } from '@futurelab/platform/format';
import { Fragment } from '@futurelab/platform/runtime';
import { Moved, NotFound, PageHead, PageTitle } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import type { RemoteSnapshot } from '../../app/page-data';
import { renderPage } from './render';

const pages: Record<string, () => ReactNode> = {
  '/courses': () => (
    <>
      <PageHead title="Courses & <more>" description="All of them" path="/courses" />
      <PageTitle>Courses</PageTitle>
    </>
  ),
  '/bare': () => <p>No title, no head</p>,
  '/evening': () => <p>{clockTime('2026-03-12T18:05:00Z', 'UTC')}</p>,
  '/missing': () => <NotFound what="course" to="/courses" label="All courses" />,
  '/moved': () => <Moved to="/courses#all" title="Courses" />,
  '/broken': () => {
    throw new Error('On purpose');
  },
  '/private': () => <p>Secret</p>,
  '/home': () => (
    <>
      <h1>Home</h1>
      <Fragment name="mf-community/events" fallback={<p>Events are coming</p>} />
    </>
  ),
};
const FRAGMENTS = ['mf-community/events'];
const app: RemoteApp = {
  name: 'mf-learning',
  routes: [],
  page: (path) => Object.assign(pages[path]!, { preload: async () => undefined }),
};
const snapshot = (disabled: boolean, name = app.name): RemoteSnapshot => ({
  app: name,
  release: 'r1',
  globalName: 'mf_learning',
  folder: '/mfe/mf-learning/r1/',
  entry: 'remoteEntry.js',
  integrity: '',
  routes: Object.keys(pages).map((path) => ({
    path,
    page: path,
    title: 'Learning',
    access: path === '/private' ? 'member' : 'public',
    ...(path === '/home' && { fragments: FRAGMENTS }),
  })),
  previous: null,
  disabled,
  reason: 'live',
});

async function render(path: string, { disabled = false, locale = 'en-US' } = {}) {
  const loadApp = jest.fn(async () => app);
  const page = await renderPage({
    url: new URL(`https://futurelab.example${path}`),
    user: null,
    theme: 'system',
    locale,
    config: {
      publicUrl: 'https://futurelab.example',
      chatbotId: null,
      chatbotScriptUrl: null,
      development: false,
    },
    snapshots: [snapshot(disabled)],
    loadApp,
    transport: async (asked) => {
      throw new Error(`Nobody was to ask for ${asked}`);
    },
    onRender: () => undefined,
    onError: () => undefined,
  });
  return { ...page, html: Buffer.from(page.html).toString(), loadApp };
}

describe('what a page says of itself', () => {
  it('is in the head and in the response, and the rest is in the root element', async () => {
    const { head, html, ...page } = await render('/courses');
    expect(page).toMatchObject({ status: 200, redirect: null, partial: false });
    expect(page.metadata).toEqual({
      title: 'Courses & <more>',
      description: 'All of them',
      canonical: 'https://futurelab.example/courses',
      picture: expect.stringMatching(/^https:\/\/futurelab\.example\/og\/[a-z0-9]+\/courses\.png$/),
      listed: true,
    });
    expect(head).toContain('<title>Courses &amp; &lt;more&gt; · FutureLab</title>');
    expect(head).toContain('<link rel="expect" href="#page-title" blocking="render"/>');
    expect(html).toMatch(
      /^<div id="root"><div data-site="".*<h1 id="page-title" dir="auto">Courses<\/h1>.*<\/div>$/s,
    );
    expect(html).not.toMatch(/<(title|meta|link)\b/);
  });

  it('may be nothing: the document waits for no title', async () => {
    const { head, html, status, metadata } = await render('/bare');
    expect([status, metadata]).toEqual([200, null]);
    expect(head).not.toContain('rel="expect"');
    expect(html).toContain('No title, no head');
  });
});

test('Times follow the language of each reader, even of pages that are made at once', async () => {
  const pages = await Promise.all(
    ['en-US', 'de-DE', 'en-GB'].map((locale) => render('/evening', { locale })),
  );
  const times = pages.map(({ html }) => /<p>([^<]*)<\/p>/.exec(html)![1]!.replace(/\s/g, ' '));
  expect(times).toEqual(['6:05 PM', '18:05', '18:05']);
});

describe('the status of a page', () => {
  it.each(['/none', '/missing', '/%00', '/%E0%A4%A', '/%ed%a0%80'])(
    'is 404 where there is nothing, as at %s',
    async (path) => {
      expect(await render(path)).toMatchObject({ status: 404, metadata: { listed: false } });
    },
  );

  it.each(['/%0a', '/none%0d%0a', '/%e2%80%a8', '/courses%e2%80%a9', '/%0a/courses'])(
    'is 404 with the page that says so where a line break is in the address, as at %s',
    async (path) => {
      const { status, html, metadata } = await render(path);
      expect([status, metadata?.listed]).toEqual([404, false]);
      expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    },
  );

  it('is 401 for a visitor at a page for members, who is asked to log in', async () => {
    const { status, html, metadata } = await render('/private');
    expect([status, metadata?.listed]).toEqual([401, false]);
    expect(html).toContain('Please log in');
    expect(html).not.toContain('Secret');
  });

  it('is a redirect where the page says that it has moved', async () => {
    expect((await render('/moved')).redirect).toBe('/courses#all');
  });

  it('is 503 where the section is switched off, which is said on the page and runs none of its code', async () => {
    const { status, head, html, partial, loadApp } = await render('/courses', { disabled: true });
    expect([status, partial]).toEqual([503, true]);
    expect(head).toContain('<title>Learning · FutureLab</title>');
    expect(html).toContain('Learning is temporarily unavailable');
    expect(loadApp).not.toHaveBeenCalled();
  });

  it('is 503 where the page throws, which is said on the page until the browser has tried', async () => {
    const { status, head, html, partial } = await render('/broken');
    expect([status, partial]).toEqual([503, true]);
    expect(head.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Learning · FutureLab</title>']);
    expect(html).toMatch(/<!--\$!-->.*Learning didn’t load/s);
  });
});

describe('a fragment of another section', () => {
  const Events = () => <p>Open Studio</p>;
  const failures: [unknown, string | null][] = [];
  const home = async (
    fragment: () => ReactNode,
    { status = 200, hidden = false, missing = false, load = async () => undefined as unknown } = {},
  ) => {
    failures.length = 0;
    const community: RemoteApp = {
      ...app,
      name: 'mf-community',
      fragments: [{ name: 'events', queries: () => [apiQuery('/api/events')] }],
      fragment: () => Object.assign(fragment, { preload: load }),
    };
    const others = missing ? [] : [{ ...snapshot(hidden, 'mf-community'), routes: [] }];
    const page = await renderPage({
      url: new URL('https://futurelab.example/home'),
      user: null,
      theme: 'system',
      locale: 'en-US',
      config: { publicUrl: '', chatbotId: null, chatbotScriptUrl: null, development: false },
      snapshots: [snapshot(false), ...others],
      loadApp: async (name) => (name === app.name ? app : community),
      transport: async () => Response.json([], { status }),
      onRender: () => undefined,
      onError: (error, section) => failures.push([error, section]),
    });
    return { ...page, html: Buffer.from(page.html).toString() };
  };

  it('is rendered with the page, and its data is read ahead', async () => {
    const { html, status, partial, queries } = await home(Events);
    expect(html).toMatch(/<h1>Home<\/h1>.*Open Studio/s);
    expect([status, partial]).toEqual([200, false]);
    expect(queries).toContain('{"queryKey":["/api/events"]');
  });

  const broken = new Error('On purpose');
  const throws = () => {
    throw broken;
  };
  it.each([
    ['throws', throws, undefined],
    ['cannot be loaded', Events, () => Promise.reject(broken)],
  ])(
    'that %s holds its place, is left to the browser, and is its own section’s failure',
    async (_, code, load) => {
      const { html, status, partial } = await home(code, { ...(load && { load }) });
      expect(html).toMatch(/<h1>Home<\/h1>.*<!--\$!-->.*Events are coming/s);
      expect([status, partial]).toEqual([200, true]);
      expect(failures).toEqual([[broken, 'mf-community']]);
    },
  );

  it.each([
    ['is switched off', { hidden: true }],
    ['is not there', { missing: true }],
  ])('whose section %s leaves its place empty, and the page is complete', async (_, how) => {
    const { html, status, partial } = await home(Events, how);
    expect(html).toContain('<h1>Home</h1><!--/$-->');
    expect([status, partial]).toEqual([200, false]);
    expect(failures).toEqual([]);
  });

  it('says nothing of what is at the address', async () => {
    expect(await home(() => <NotFound what="event" to="/events" label="All events" />)).toMatchObject({
      status: 200,
      metadata: null,
    });
    expect(await home(Events, { status: 404 })).toMatchObject({ status: 200 });
  });
});
