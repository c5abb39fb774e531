import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { LiveDocument, ReleaseManifest } from '@futurelab/platform/live-document';
import { releaseSource } from './release-source';
import { ReleaseStore } from './release-store';

const CODE = 'export const words = "Hello";';
const integrityOf = (bytes: string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const releaseOf = (release: string): ReleaseManifest =>
  ({
    app: 'mf-learning',
    release,
    assets: {
      'app.js': { integrity: integrityOf(CODE), size: CODE.length, brotli: brotliCompressSync(CODE).length },
      'media/cover.avif': { integrity: integrityOf('picture'), size: 7, brotli: 7 },
    },
  }) as unknown as ReleaseManifest;

const filesOf = ({ app, release }: ReleaseManifest): [string, Buffer][] => [
  [`${app}/${release}/app.js`, Buffer.from(CODE)],
  [`${app}/${release}/app.js.br`, brotliCompressSync(CODE)],
  [`${app}/${release}/media/cover.avif`, Buffer.from('picture')],
];

describe.each(['over HTTP', 'from a bucket'] as const)('releases that are fetched %s', (kind) => {
  let folder: string;
  let server: http.Server;
  let store: ReleaseStore;
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  const release = releaseOf('1111111111111111');
  const before = { ...process.env };

  beforeEach(async () => {
    process.env.AWS_ACCESS_KEY_ID = 'test';
    process.env.AWS_SECRET_ACCESS_KEY = 'test';
    objects.clear();
    asked.length = 0;
    for (const [file, bytes] of filesOf(release)) objects.set(`/releases/site/${file}`, bytes);
    server = http.createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://source');
      asked.push(pathname);
      const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test/');
      const found = kind === 'over HTTP' || isSigned ? objects.get(pathname) : undefined;
      response.writeHead(found ? 200 : 404).end(found);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings =
      kind === 'over HTTP'
        ? { RELEASES_URL: `${url}/releases/site` }
        : {
            ARTIFACTS_S3_BUCKET: 'releases',
            ARTIFACTS_S3_PREFIX: 'site/',
            ARTIFACTS_S3_ENDPOINT: url,
          };
    folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
    store = new ReleaseStore(folder, releaseSource(settings)!);
  });
  afterEach(async () => {
    process.env = before;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  const storedFile = (file: string) => readFile(path.join(folder, file));
  const left = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => /[^/]\.\w+$/.test(name));

  it('are in the folder as they were published, the compressed files too', async () => {
    await store.ensure(release);
    for (const [file, bytes] of filesOf(release)) expect(await storedFile(file)).toEqual(bytes);
    expect(await left()).toHaveLength(3);
  });

  it('are fetched once, by however many pages they are wanted', async () => {
    await Promise.all([store.ensure(release), store.ensure(release)]);
    await store.ensure(release);
    expect(asked).toHaveLength(2);
  });

  it('are all there before a document that names them is served from', async () => {
    const previous = releaseOf('2222222222222222');
    for (const [file, bytes] of filesOf(previous)) objects.set(`/releases/site/${file}`, bytes);
    await store.prepare({
      apps: {
        'mf-learning': { live: release.release, previous: previous.release, disabled: false, canary: null },
      },
      manifests: {
        [`mf-learning@${release.release}`]: release,
        [`mf-learning@${previous.release}`]: previous,
      },
    } as unknown as LiveDocument);
    expect(await readdir(path.join(folder, 'mf-learning'))).toEqual([release.release, previous.release]);
  });

  it.each(['app.js.br', 'media/cover.avif'])(
    'are refused whole when %s is not the one released',
    async (file) => {
      const key = `/releases/site/mf-learning/${release.release}/${file}`;
      objects.set(key, file.endsWith('.br') ? brotliCompressSync(`${CODE} `) : Buffer.from('Picture'));
      await expect(store.ensure(release)).rejects.toThrow('is not the one that was released');
      expect(await left()).toEqual([]);
      for (const [name, bytes] of filesOf(release)) objects.set(`/releases/site/${name}`, bytes);
      await store.ensure(release);
      expect(await left()).toHaveLength(3);
    },
  );

  it('are refused while a file of theirs is missing', async () => {
    objects.delete(`/releases/site/mf-learning/${release.release}/media/cover.avif`);
    await expect(store.ensure(release)).rejects.toThrow();
    expect(await left()).toEqual([]);
  });

  it('cannot write outside their folder', async () => {
    const asset = release.assets['media/cover.avif']!;
    objects.set('/releases/site/escaped', Buffer.from('picture'));
    const escaping = { ...release, assets: { '../../escaped': asset } } as ReleaseManifest;
    await expect(store.ensure(escaping)).rejects.toThrow('names a file outside itself');
  });
});

it('Without a source, releases are expected in the folder', () => {
  expect(releaseSource({})).toBeNull();
});
