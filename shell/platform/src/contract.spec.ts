import { apiPagesQuery, apiQuery, createQueryClient } from './api';
import { assertRemoteApp, prefetchQueries, type RouteDeclaration } from './contract';
import { defineApp } from './runtime/define-app';
import { createFakeApi } from './testing/fake-api';

describe('what a section exposes', () => {
  const app = defineApp({ name: 'mf-learning', routes: [], pages: async () => ({ default: () => null }) });

  it('is taken when it is the app that was asked for', () => {
    expect(() => assertRemoteApp(app, 'mf-learning')).not.toThrow();
  });

  it.each([
    ['nothing', undefined, 'exposes an app named undefined'],
    ['another section', { ...app, name: 'mf-account' }, 'exposes an app named mf-account'],
    ['an app without pages', { name: 'mf-learning', routes: [] }, 'does not expose a RemoteApp'],
  ])('is refused when it is %s', (_, value, text) => {
    expect(() => assertRemoteApp(value, 'mf-learning')).toThrow(text);
  });

  it('has one page or fragment a file, so that what was preloaded is what is shown', () => {
    const load = async () => ({ default: () => null });
    const { fragment } = defineApp({
      ...app,
      pages: load,
      fragments: [{ name: 'path' }],
      fragmentFiles: load,
    });
    expect(app.page('course-page')).toBe(app.page('course-page'));
    expect(fragment?.('path')).toBe(fragment?.('path'));
  });
});

describe('what a page reads ahead', () => {
  const route: RouteDeclaration = {
    path: '/',
    page: 'home-page',
    title: 'Home',
    access: 'member',
    queries: () => [apiQuery('/api/my/groups')],
  };
  const context = { params: {}, searchParams: new URLSearchParams(), signedIn: true };

  it.each([
    ['asked for again after it has failed', 503, 2],
    ['not asked for again after it was refused', 401, 1],
  ])('is %s', async (_, status, times) => {
    const api = createFakeApi({ 'GET /api/my/groups': { status, body: {} } });
    const client = createQueryClient(api.transport);
    await prefetchQueries(client, route, context);
    await prefetchQueries(client, route, context);
    expect(api.requests).toHaveLength(times);
  });

  it('is the first page of what is shown in pages', async () => {
    const entries = apiPagesQuery('/api/my/points/entries');
    const api = createFakeApi({ 'GET /api/my/points/entries': { body: [] } });
    const client = createQueryClient(api.transport);
    await prefetchQueries(client, { ...route, queries: () => [entries] }, context);
    expect(client.getQueryData(entries.queryKey)?.pages).toHaveLength(1);
  });
});
