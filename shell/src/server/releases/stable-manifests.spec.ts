import fastify from 'fastify';
import { registerStableManifests } from './stable-manifests';

const app = fastify();
const manifest = (release: string, ...files: string[]) => ({
  app: 'mf-learning',
  release,
  assets: Object.fromEntries(files.map((file) => [file, {}])),
});
const live = {
  apps: {
    'mf-learning': { live: 'r2', previous: 'r1', disabled: false },
    'mf-account': { live: 'r1', previous: null, disabled: true },
    'mf-community': { live: 'r1', previous: null, disabled: false },
  },
  manifests: {
    'mf-learning@r1': manifest('r1', 'mf-manifest.json'),
    'mf-learning@r2': manifest('r2', 'mf-manifest.json'),
    'mf-account@r1': manifest('r1', 'mf-manifest.json'),
    'mf-community@r1': manifest('r1', 'remoteEntry.js'),
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
    ['has a release from before there were manifests', 'mf-community'],
    ['does not exist', 'constructor'],
  ])('is not found where the section %s', async (_, section) => {
    expect((await ask(section)).status).toBe(404);
  });
});
