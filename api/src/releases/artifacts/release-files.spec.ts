import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildRelease } from '../../../test/factories/release-factory.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';

describe('GET /api/releases/files/:app/:release/*', () => {
  let registry: Registry;
  const { manifest, files } = buildRelease();
  const folder = `/api/releases/files/mf-learning/${manifest.release}`;
  beforeAll(async () => {
    registry = await createRegistry();
    await registry.publish({ manifest, files });
  });
  afterAll(() => registry.close());

  /** As it is written, which `fetch` would not send. */
  const get = (path: string): Promise<{ status: number; bytes: Buffer }> =>
    new Promise((resolve, reject) => {
      const { port } = registry.app.nest.getHttpServer().address() as AddressInfo;
      request({ port, path }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode!, bytes: Buffer.concat(chunks) }));
      })
        .on('error', reject)
        .end();
    });

  it('hands out every file of a release, byte for byte', async () => {
    for (const [file, bytes] of files) expect(await get(`${folder}/${file}`)).toEqual({ status: 200, bytes });
  });

  it('hands out no source map', async () => {
    const mapped = buildRelease({ content: 'Mapped' });
    const { release } = mapped.manifest;
    mapped.files.set('expose.js.map', Buffer.from('{}'));
    expect((await registry.publish(mapped)).status).toBe(200);
    const stored = path.join(registry.folder, 'mf-learning', release, 'expose.js.map');
    expect(await readFile(stored, 'utf8')).toBe('{}');
    expect((await get(`/api/releases/files/mf-learning/${release}/expose.js.map`)).status).toBe(404);
  });

  it.each([
    '/nothing.js',
    '/../release.json',
    '/%2e%2e/%2e%2e/secret',
    '/..%2f..%2fsecret',
    '/.hidden',
    '//etc/passwd',
  ])('answers 404 for %s', async (path) => {
    expect((await get(folder + path)).status).toBe(404);
  });
});
