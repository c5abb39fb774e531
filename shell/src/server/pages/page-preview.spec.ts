import type { LiveDocument } from '@futurelab/platform/live-document';
import fastify from 'fastify';
import { contentSecurityPolicy } from '../http/content-security-policy';
import { WorkInProgress } from '../http/overload/work-in-progress';
import type { LiveDocumentSource } from '../releases/registry-source';
import { registerPages } from './page-routes';
import type { PageRequest, PageService } from './page-service';

const document: LiveDocument = { schema: 1, version: 1, expiresAt: 0, apps: {}, manifests: {} };

test('The preview of a draft is what a visitor sees, in a frame of this site alone, and stored nowhere', async () => {
  const asked: PageRequest[] = [];
  const app = fastify({ forceCloseConnections: true });
  const pages = {
    answer: async (page: PageRequest) => {
      asked.push(page);
      const policy = contentSecurityPolicy({ styles: [] }, null, page.isPreview);
      const texts = { kind: 'page', status: 200, html: 'a page', policy, set: 'set', failures: [] };
      return { ...texts, complete: true, cacheable: !page.isPreview };
    },
  } as unknown as PageService;
  const releases = { current: async () => document, pins: () => ({}) } as unknown as LiveDocumentSource;
  const site = { publicUrl: 'http://futurelab.test', visitSecret: 's' };
  registerPages(app, { pages, releases, rendering: new WorkInProgress('pages', 1) }, site);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = () => fetch(`${url}/about?preview=1.x`, { headers: { cookie: 'futurelab=session' } });

  const { headers } = await ask();
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  await ask();
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({ mayBeSignedIn: false, cookie: undefined, isPreview: true });

  const { headers: plain } = await fetch(`${url}/about`);
  expect(plain.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(plain.get('x-robots-tag')).toBeNull();
  await app.close();
});
