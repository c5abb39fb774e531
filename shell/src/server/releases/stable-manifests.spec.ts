import fastify from 'fastify';
import { registerStableManifests } from './stable-manifests';

const app = fastify();
const manifest = (release: string) => ({ app: 'mf-learning', release });
const live = {
  apps: {
    'mf-learning': { live: 'r2', previous: 'r1', disabled: false },
    'mf-account': { live: 'r1', previous: null, disabled: true },
  },
  manifests: {
    'mf-learning@r1': manifest('r1'),
    'mf-learning@r2': manifest('r2'),
    'mf-account@r1': manifest('r1'),
  },
};
registerStableManifests(app, { current: async () => live as never });
let url: string;
beforeAll(async () => (url = await app.listen({ port: 0, host: '127.0.0.1' })));
afterAll(() => app.close());

const ask = (section: string) => fetch(`${url}/mfe/${section}/mf-manifest.json`, { redirect: 'manual' });

describe('The stable address of a section', () => {
  it('leads to the manifest of its live release, asked for each time', async () => {
    const { status, headers } = await ask('mf-learning');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/mfe/mf-learning/r2/mf-manifest.json');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['is switched off', 'mf-account'],
    ['does not exist', 'constructor'],
  ])('is not found where the section %s', async (_, section) => {
    expect((await ask(section)).status).toBe(404);
  });
});
