import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '../../static-router';
import { renderPage } from '../../testing';
import { Moved } from './moved';

const page = <Moved to="/futurelab-academy" title="The academy" />;

describe('a page that has moved', () => {
  it('leads to where it is now, without a trace in the history', () => {
    const { router } = renderPage(page, { path: '/academy3', at: '/academy3' });
    expect(router.state.location.pathname).toBe('/futurelab-academy');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('is a link to it on the server, and warns of nothing', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { query, dataRoutes } = createStaticHandler([{ path: '*', element: page }]);
    const context = (await query(new Request('http://site.test/academy3'))) as never;
    const html = renderToString(
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    );
    expect(html).toMatch(/<a [^>]*href="\/futurelab-academy"[^>]*>Continue/);
    expect(warn).not.toHaveBeenCalled();
  });
});
