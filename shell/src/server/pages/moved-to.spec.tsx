/** @jest-environment node */
import { Moved } from '@futurelab/platform/ui';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@futurelab/platform/router';
import { renderToString } from 'react-dom/server';
import { movedTo } from './moved-to';

async function rendered(to: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    { path: '*', element: <Moved to={to} title="The academy" /> },
  ]);
  const context = (await query(new Request('http://site.test/old'))) as never;
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

describe('A page that is at another address', () => {
  it.each(['/futurelab-academy#tiers', '/search?q="a"&b=<c>'])('says %s to the server', async (to) => {
    expect(new URL(movedTo(await rendered(to))!, 'http://site.test')).toEqual(
      new URL(to, 'http://site.test'),
    );
  });

  it.each(['//evil.test', 'https://evil.test/'])('leads nobody to %s', async (to) => {
    expect(movedTo(await rendered(to))).toBe('/');
  });

  it('is none of those that say nothing', () => {
    expect(movedTo('<title>Courses</title>')).toBeNull();
  });
});
