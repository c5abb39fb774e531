import { PageCache } from './page-cache';
import type { PageResult } from './page-service';

const page = (html: string, more: Partial<Extract<PageResult, { kind: 'page' }>> = {}): PageResult => ({
  kind: 'page',
  status: 200,
  html,
  metadata: null,
  policy: '',
  set: 'set',
  complete: true,
  failures: [],
  cacheable: true,
  ...more,
});
const htmlOf = (answer: PageResult) => (answer.kind === 'page' ? answer.html : '');

describe('the cache of pages', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  it('renders a page once for everybody who asks at the same time', async () => {
    const cache = new PageCache();
    const render = jest.fn(async () => page('one'));
    const answers = await Promise.all([1, 2, 3].map(() => cache.get('/', render)));
    expect(answers.map(htmlOf)).toEqual(['one', 'one', 'one']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('serves the old page while a new one is rendered behind it', async () => {
    const cache = new PageCache();
    let version = 0;
    const render = async () => page(`version ${(version += 1)}`);
    await cache.get('/', render);
    now = 6_000;
    expect(htmlOf(await cache.get('/', render))).toBe('version 1');
    while (htmlOf(await cache.get('/', render)) === 'version 1') await new Promise(setImmediate);
    expect(htmlOf(await cache.get('/', render))).toBe('version 2');
  });

  it('does not serve a page that is too old', async () => {
    const cache = new PageCache();
    await cache.get('/', async () => page('old'));
    now = 66_000;
    expect(htmlOf(await cache.get('/', async () => page('new')))).toBe('new');
  });

  it.each([
    ['lacks a part', async () => page('half', { complete: false, cacheable: false })],
    ['cannot be rendered', async () => Promise.reject(new Error('no page'))],
  ])('serves the last whole page for a day when a new one %s', async (_, render) => {
    const cache = new PageCache();
    await cache.get('/', async () => page('whole'));
    for (now of [6_000, 66_000, 20 * 3_600_000]) expect(htmlOf(await cache.get('/', render))).toBe('whole');
    now = 30 * 3_600_000;
    const late = await cache.get('/', render).then(htmlOf, (error: Error) => error.message);
    expect(late).not.toBe('whole');
  });

  it('does not serve a page again whose subject is gone', async () => {
    const cache = new PageCache();
    const ask = async (answer: PageResult) => htmlOf(await cache.get('/', async () => answer));
    await ask(page('there'));
    now = 66_000;
    expect(await ask(page('gone', { status: 404 }))).toBe('gone');
    expect(await ask(page('half', { complete: false, cacheable: false }))).toBe('half');
  });

  it.each([
    ['a member’s page', page('private', { cacheable: false })],
    ['a page that was not found', page('404', { status: 404 })],
    ['a redirect', { kind: 'redirect', status: 302, location: '/' } as PageResult],
  ])('never keeps %s', async (_, answer) => {
    const cache = new PageCache();
    const render = jest.fn(async () => answer);
    await cache.get('/', render);
    await cache.get('/', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('gives equal pages an equal tag and others another', async () => {
    const cache = new PageCache();
    const tagOf = async (key: string, html: string) => {
      const answer = await cache.get(key, async () => page(html));
      return 'etag' in answer ? answer.etag : undefined;
    };
    expect(await tagOf('a', 'same')).toBe(await tagOf('b', 'same'));
    expect(await tagOf('c', 'other')).not.toBe(await tagOf('a', 'same'));
  });
});
