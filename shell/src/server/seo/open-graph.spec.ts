import type { PageMetadata } from '@futurelab/platform/response';
import fastify, { type FastifyInstance } from 'fastify';
import { registerOpenGraph } from './open-graph';
import type { PicturePainter } from './open-graph-picture';
import type { PageHeads } from './page-heads';

const ORIGIN = 'https://futurelab.example';
const head = (title: string, picture: string | null): PageMetadata => ({
  title,
  description: '',
  canonical: null,
  picture: picture && ORIGIN + picture,
  listed: picture !== null,
});
const HEADS: Record<string, PageMetadata> = {
  '/': head('FutureLab', '/og/aa/index.png'),
  '/courses/prompts': head('Prompts', '/og/bb/courses/prompts.png'),
  '/messages': head('Messages', null),
};

describe('GET /og/*', () => {
  let app: FastifyInstance;
  let painted: string[];
  let origin: string;
  beforeEach(async () => {
    app = fastify();
    painted = [];
    const heads = { of: async (path: string) => HEADS[path] ?? null } as unknown as PageHeads;
    const painter = {
      paint: async (title: string, seed: string) => {
        painted.push(`${title} for ${seed}`);
        return Buffer.from(title);
      },
    } as PicturePainter;
    registerOpenGraph(app, heads, painter);
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => app.close());
  const get = (path: string, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' });

  it('is the title of the page, drawn once and to be cached for ever', async () => {
    const first = await get('/og/bb/courses/prompts.png');
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/png');
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await (await get('/og/aa/index.png')).text()).toBe('FutureLab');
    const again = await get('/og/bb/courses/prompts.png', { 'if-none-match': first.headers.get('etag') });
    expect(again.status).toBe(304);
    expect(painted).toEqual(['Prompts for /courses/prompts', 'FutureLab for /']);
  });

  it('takes no word from the address: parameters change nothing, another version leads to the page’s own', async () => {
    expect(await (await get('/og/bb/courses/prompts.png?title=Free+money')).text()).toBe('Prompts');
    const old = await get('/og/zz/courses/prompts.png');
    expect([old.status, old.headers.get('location')]).toEqual([302, '/og/bb/courses/prompts.png']);
    expect(painted).toEqual(['Prompts for /courses/prompts']);
  });

  it.each(['/og/bb/none.png', '/og/bb/messages.png', '/og/bb/courses/prompts', '/og/nope'])(
    'has nothing at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect(painted).toEqual([]);
    },
  );
});
