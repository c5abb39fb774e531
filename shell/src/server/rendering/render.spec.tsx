/** @jest-environment node */
import type { RemoteApp } from '@futurelab/platform/contract';
import { clockTime } from '@futurelab/platform/format';
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
};
const app: RemoteApp = {
  name: 'mf-learning',
  routes: [],
  page: (path) => Object.assign(pages[path]!, { preload: async () => undefined }),
};
const snapshot = (disabled: boolean): RemoteSnapshot => ({
  app: app.name,
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
    expect(html).toContain('Learning is taking a short break');
    expect(loadApp).not.toHaveBeenCalled();
  });

  it('is 503 where the page throws, which is said on the page until the browser has tried', async () => {
    const { status, head, html, partial } = await render('/broken');
    expect([status, partial]).toEqual([503, true]);
    expect(head.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Learning · FutureLab</title>']);
    expect(html).toMatch(/<!--\$!-->.*Learning could not be loaded/s);
  });
});
