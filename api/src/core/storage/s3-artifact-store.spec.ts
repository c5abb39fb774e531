import { createUser } from '../../../test/factories/user-factory.js';
import { FakeS3 } from '../../../test/fakes/fake-s3.js';
import { buildRelease } from '../../../test/factories/release-factory.js';
import { picture, upload } from '../../../test/factories/picture-factory.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';
import { PruningService } from '../../releases/pruning.service.js';

describe('Releases in S3', () => {
  let s3: FakeS3;
  let registry: Registry;
  const before = { ...process.env };
  beforeAll(async () => {
    s3 = await FakeS3.start();
    process.env.AWS_ACCESS_KEY_ID ??= 'test';
    process.env.AWS_SECRET_ACCESS_KEY ??= 'test';
    registry = await createRegistry({
      ARTIFACTS_S3_BUCKET: 'releases',
      ARTIFACTS_S3_PREFIX: 'site/',
      ARTIFACTS_S3_ENDPOINT: s3.url,
    });
  });
  afterAll(async () => {
    await registry.close();
    await s3.close();
    process.env = before;
  });
  beforeEach(() => {
    s3.objects.clear();
    s3.requests.length = 0;
  });

  const keyOf = (release: string, file: string) => `releases/site/mf-learning/${release}/${file}`;
  const puts = () => s3.requests.filter((request) => request.startsWith('PUT'));

  it('are stored file by file, the manifest last, as a browser and its caches want them', async () => {
    const { manifest, files } = buildRelease();
    expect((await registry.publish({ manifest, files })).status).toBe(200);
    for (const [file, bytes] of files)
      expect(s3.objects.get(keyOf(manifest.release, file))?.bytes).toEqual(bytes);
    expect(s3.objects.size).toBe(files.size);
    expect(puts().at(-1)).toBe(`PUT ${keyOf(manifest.release, 'release.json')}`);
    expect(s3.objects.get(keyOf(manifest.release, 'expose.js.br'))?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'if-none-match': '*',
    });
  });

  it('are not written again when they are there', async () => {
    const built = buildRelease({ content: 'Again' });
    await registry.publish(built);
    const written = puts().length;
    expect((await registry.publish(built)).status).toBe(200);
    expect(puts()).toHaveLength(written);
  });

  it('are completed when writing was interrupted, and repaired when one was damaged', async () => {
    const built = buildRelease({ content: 'Interrupted' });
    const { release } = built.manifest;
    s3.objects.set(keyOf(release, 'expose.js'), { bytes: built.files.get('expose.js')!, headers: {} });
    s3.objects.set(keyOf(release, 'server.cjs'), { bytes: Buffer.from('half'), headers: {} });
    expect((await registry.publish(built)).status).toBe(200);
    expect(s3.objects.get(keyOf(release, 'server.cjs'))!.bytes).toEqual(built.files.get('server.cjs'));
    s3.objects.get(keyOf(release, 'server.cjs'))!.bytes = Buffer.from('damaged');
    expect((await registry.publish(built)).status).toBe(200);
    expect(s3.objects.get(keyOf(release, 'server.cjs'))!.bytes).toEqual(built.files.get('server.cjs'));
  });

  it('have members’ pictures beside them', async () => {
    const leo = await registry.app.signInAs(await createUser(registry.app));
    const { body } = await upload(leo, await picture(30, 20).png().toBuffer());
    const key = `releases/site/uploads/${body.id.slice(0, 2)}/${body.id}/${body.url.split('/').at(-1)}`;
    expect(s3.objects.get(key)?.headers).toMatchObject({ 'content-type': 'image/webp' });
    expect((await leo.get(body.url)).bytes).toEqual(s3.objects.get(key)?.bytes);
  });

  it('are removed whole when their time is over', async () => {
    for (let index = 0; index < 11; index += 1)
      await registry.publish(buildRelease({ content: `Old ${index}` }));
    await registry.app.database.execute({
      text: `UPDATE releases SET published_at = published_at - interval '20 days'`,
    });
    const releases = () => new Set([...s3.objects.keys()].map((key) => key.split('/')[3]));
    const before = releases().size;
    await registry.app.nest.get(PruningService).prune();
    const { manifests } = await registry.document();
    expect(Object.keys(manifests)).toHaveLength(10);
    expect(releases().size).toBeLessThan(before);
    for (const release of releases()) expect(manifests).toHaveProperty([`mf-learning@${release}`]);
  });

  it('are refused, and nothing is announced of them, while the store is away', async () => {
    const away = await createRegistry({
      ARTIFACTS_S3_BUCKET: 'releases',
      ARTIFACTS_S3_ENDPOINT: 'http://127.0.0.1:9',
    });
    try {
      const answer = await away.publish(buildRelease({ content: 'Away' }));
      expect([answer.status, answer.body.code]).toEqual([503, 'artifacts_away']);
      expect((await away.document()).manifests).toEqual({});
    } finally {
      await away.close();
    }
  });
});
