import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { createAdmin } from '../../../test/factories/user-factory.js';
import { archiveOf, buildRelease, manifestFile } from '../../../test/factories/release-factory.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';
import { ARTIFACTS, type ArtifactStore } from '../../core/storage/artifact-store.js';

describe('POST /api/releases', () => {
  let registry: Registry;
  beforeAll(async () => {
    registry = await createRegistry();
  });
  afterAll(() => registry.close());

  const stored = (app: string, release: string, file: string) =>
    path.join(registry.folder, app, release, file);
  const staged = () => readdir(path.join(registry.folder, '.staging'));

  it('keeps the files of a release and reports on it in the live document', async () => {
    const built = buildRelease();
    const { release } = built.manifest;
    const answer = await registry.publish(built);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ app: 'mf-learning', release, status: 'published' });
    for (const [file, bytes] of built.files)
      expect(await readFile(stored('mf-learning', release, file))).toEqual(bytes);
    expect((await registry.document()).manifests[`mf-learning@${release}`]).toEqual(built.manifest);
    expect(await staged()).toEqual([]);
  });

  it('is answered the same when it is done again, and changes nothing', async () => {
    const built = buildRelease({ content: 'Once' });
    const first = await registry.publish(built);
    const { version } = await registry.document();
    const again = await registry.publish(built);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await registry.document()).version).toBe(version);
  });

  it('happens once when several do it at the same moment', async () => {
    const built = buildRelease({ content: 'Together' });
    const { version } = await registry.document();
    const answers = await Promise.all(Array.from({ length: 5 }, () => registry.publish(built)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await registry.document()).version).toBe(version + 1);
    expect(await staged()).toEqual([]);
  });

  it('takes equal contents of another commit for the same release', async () => {
    const built = buildRelease({ content: 'Twice' });
    await registry.publish(built);
    const rebuilt = buildRelease({ content: 'Twice', commit: 'f'.repeat(40) });
    expect((await registry.publish(rebuilt)).status).toBe(200);
    const { manifests } = await registry.document();
    expect(manifests[`mf-learning@${built.manifest.release}`].commit).toBe(built.manifest.commit);
  });

  it('says of a release that it was built with uncommitted changes', async () => {
    const commit = `${'f'.repeat(40)}-dirty`;
    const built = buildRelease({ content: 'Uncommitted', commit });
    expect((await registry.publish(built)).status).toBe(200);
    const { manifests } = await registry.document();
    expect(manifests[`mf-learning@${built.manifest.release}`].commit).toBe(commit);
  });

  it('repairs files that were damaged since', async () => {
    const built = buildRelease({ content: 'Repaired' });
    await registry.publish(built);
    const file = stored('mf-learning', built.manifest.release, 'expose.js');
    await writeFile(file, 'damaged');
    expect((await registry.publish(built)).status).toBe(200);
    expect(await readFile(file)).toEqual(built.files.get('expose.js'));
  });

  it('is taken from an administrator too, on our own pages only', async () => {
    const admin = await registry.app.signInAs(await createAdmin(registry.app));
    const payload = await archiveOf(buildRelease({ content: 'By hand' }).files);
    const headers = { 'content-type': 'application/gzip' };
    expect((await admin.post('/api/releases', undefined, { headers, payload })).status).toBe(200);
    const foreign = { ...headers, origin: 'https://evil.example' };
    const refused = await admin.post('/api/releases', undefined, { headers: foreign, payload });
    expect([refused.status, refused.body.code]).toEqual([403, 'foreign_origin']);
  });

  it('is refused without a token that is good, and with one of another section', async () => {
    const built = buildRelease({ app: 'mf-community' });
    const archive = await archiveOf(built.files);
    const withToken = (authorization?: string) =>
      registry.app.visitor().post('/api/releases', undefined, {
        headers: { origin: undefined, authorization, 'content-type': 'application/gzip' },
        payload: archive,
      });
    expect((await withToken('Bearer nobody-has-this-token')).status).toBe(401);
    expect((await withToken('Basic dXNlcjpwYXNzd29yZA==')).status).toBe(401);
    const foreign = await registry.publish(built, 'mf-learning');
    expect([foreign.status, foreign.body]).toEqual([
      403,
      {
        code: 'foreign_section',
        message: 'This deploy token is for mf-learning. Ask an administrator for one for mf-community.',
      },
    ]);
    expect((await registry.document()).manifests).not.toHaveProperty([
      `mf-community@${built.manifest.release}`,
    ]);
  });

  it('wants an archive', async () => {
    const answer = await registry.app
      .visitor()
      .post('/api/releases', {}, { headers: registry.token('mf-learning') });
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
    const elsewhere = await registry.app.visitor().post('/api/subscribe', undefined, {
      headers: { 'content-type': 'application/gzip' },
      payload: gzipSync('{}'),
    });
    expect(elsewhere.status).toBe(415);
  });

  describe('refuses', () => {
    const altered = (change: (built: ReturnType<typeof buildRelease>) => void) => {
      const built = buildRelease({ content: 'Altered' });
      change(built);
      return archiveOf(built.files);
    };
    const withManifest = (change: (manifest: Record<string, unknown>) => void) =>
      altered(({ manifest, files }) => {
        const copy = structuredClone(manifest) as unknown as Record<string, unknown>;
        change(copy);
        files.set('release.json', manifestFile(copy));
      });

    const withOtherCode = () =>
      altered(({ manifest, files }) => {
        const bytes = Buffer.from('export const words = "Owned";');
        files.set('server.cjs', bytes);
        const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
        const asset = { integrity, size: bytes.length, brotli: bytes.length };
        const assets = { ...manifest.assets, 'server.cjs': asset };
        files.set('release.json', manifestFile({ ...manifest, assets }));
      });
    const withOtherTitle = () =>
      withManifest((manifest) => ((manifest.routes as { title: string }[])[0]!.title = 'courses'));

    const cases: [what: string, archive: () => Promise<Buffer>, code: string, message: RegExp][] = [
      [
        'a file with one other byte',
        () => altered(({ files }) => files.get('courses-page.js')!.write('E')),
        'file_altered',
        /^courses-page\.js is not the file that release\.json describes\. Build again/,
      ],
      [
        'hashes for browsers that are not those of the files',
        () =>
          altered(({ manifest, files }) => {
            const bytes = Buffer.from('{"expose.js":"sha384-other"}');
            const compressed = brotliCompressSync(bytes);
            files.set('integrity.json', bytes).set('integrity.json.br', compressed);
            const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
            const asset = { integrity, size: bytes.length, brotli: compressed.length };
            const assets = { ...manifest.assets, 'integrity.json': asset };
            files.set('release.json', manifestFile({ ...manifest, assets }));
          }),
        'file_altered',
        /^integrity\.json does not hold the hashes/,
      ],
      [
        'a compressed file that holds something else',
        () => altered(({ files }) => files.set('expose.js.br', brotliCompressSync(Buffer.from('something')))),
        'compressed_altered',
        /^expose\.js\.br does not decompress to the file beside it/,
      ],
      [
        'a file that is missing',
        () => altered(({ files }) => files.delete('server.cjs')),
        'file_missing',
        /^server\.cjs is named by release\.json but is not there\. Publish the whole folder/,
      ],
      [
        'a compressed file that is missing',
        () => altered(({ files }) => files.delete('expose.js.br')),
        'file_missing',
        /^expose\.js\.br is named/,
      ],
      [
        'a file that the manifest does not name',
        () => altered(({ files }) => files.set('extra.js', Buffer.from('1'))),
        'file_unexpected',
        /^release\.json does not name extra\.js/,
      ],
      [
        'a folder without a manifest',
        () => altered(({ files }) => files.delete('release.json')),
        'file_missing',
        /^There is no release\.json/,
      ],
      [
        'a manifest that claims another release',
        () => withManifest((manifest) => (manifest.release = '0000000000000000')),
        'manifest_invalid',
        /remote\.globalName/,
      ],
      [
        'a manifest that names a file outside',
        () => withManifest((manifest) => (manifest.server = '../server.cjs')),
        'manifest_invalid',
        /server/,
      ],
      [
        'a manifest with a page outside of the pages',
        () =>
          withManifest(
            (manifest) => ((manifest.routes as { page: string }[])[0]!.page = 'admin/../../courses-page'),
          ),
        'manifest_invalid',
        /routes\.0\.page/,
      ],
      [
        'a menu that leads to no one page',
        () =>
          withManifest((manifest) =>
            Object.assign((manifest.routes as object[])[0]!, {
              path: '/courses/:id',
              menu: [{ group: 'learn', label: 'Courses', order: 10 }],
            }),
          ),
        'manifest_invalid',
        /a menu cannot lead to \/courses\/:id, which has a parameter/,
      ],
      [
        'a path that leads out of the folder',
        () => archiveOf(buildRelease().files, [{ name: '../../escaped.js' }]),
        'archive_unsafe',
        /"\.\.\/\.\.\/escaped\.js" \(file\)\. Only plain files/,
      ],
      [
        'an absolute path',
        () => archiveOf(buildRelease().files, [{ name: '/tmp/escaped.js' }]),
        'archive_unsafe',
        /Only plain files/,
      ],
      [
        'a link',
        () =>
          archiveOf(buildRelease().files, [{ name: 'link.js', type: 'symlink', linkname: '/etc/passwd' }]),
        'archive_unsafe',
        /\(symlink\)/,
      ],
      [
        'the same name twice',
        () => archiveOf(buildRelease().files, [{ name: 'expose.js' }]),
        'archive_unreadable',
        /two files of the same name/,
      ],
      [
        'a file where the same archive has a folder',
        () => archiveOf(buildRelease().files, [{ name: 'expose.js/inside.js' }]),
        'archive_unreadable',
        /two files of the same name/,
      ],
      [
        'an archive that was cut off',
        async () => (await archiveOf(buildRelease().files)).subarray(0, 400),
        'archive_unreadable',
        /Send the release's folder as one whole \.tar\.gz/,
      ],
      ['what is no archive', async () => Buffer.from('hello'), 'archive_unreadable', /could not be read/],
    ];

    it.each(cases)('%s', async (_, archive, code, message) => {
      const { version } = await registry.document();
      const answer = await registry.send(await archive(), 'mf-learning');
      expect([answer.status, answer.body.code]).toEqual([422, code]);
      expect(answer.body.message).toMatch(message);
      expect(answer.text).not.toContain(registry.folder);
      expect((await registry.document()).version).toBe(version);
      expect(await staged()).toEqual([]);
    });

    it('more than 30 MB, however small it was packed', async () => {
      const archive = await archiveOf(new Map([['big.js', Buffer.alloc(31_000_000)]]));
      expect(archive.length).toBeLessThan(100_000);
      const answer = await registry.send(archive, 'mf-learning');
      expect([answer.status, answer.body.code]).toEqual([413, 'archive_too_large']);
      expect(await staged()).toEqual([]);
    });

    const digestOf = (archive: Buffer) => ({
      'content-digest': `sha-256=:${createHash('sha256').update(archive).digest('base64')}:`,
    });

    it.each([
      ['a file that was changed together with its hash', withOtherCode],
      ['a manifest with another title', withOtherTitle],
      [
        'a manifest with another commit',
        () => withManifest((manifest) => (manifest.commit = 'f'.repeat(40))),
      ],
      ['a manifest with a field too many', () => withManifest((manifest) => (manifest.note = 'hello'))],
      [
        'a manifest with one more space',
        () =>
          altered(({ files }) =>
            files.set('release.json', Buffer.concat([files.get('release.json')!, Buffer.from(' ')])),
          ),
      ],
    ])('%s, by the digest of what was sent', async (_, archive) => {
      const { version } = await registry.document();
      const sent = await archiveOf(buildRelease({ content: 'Altered' }).files);
      const answer = await registry.send(await archive(), 'mf-learning', digestOf(sent));
      expect([answer.status, answer.body.code]).toEqual([422, 'digest_mismatch']);
      expect((await registry.document()).version).toBe(version);
      expect(await staged()).toEqual([]);
      expect((await registry.send(sent, 'mf-learning', digestOf(sent))).status).toBe(200);
    });

    it.each([
      ['files', withOtherCode],
      ['routes', withOtherTitle],
    ])('other %s under an id that is taken', async (_, archive) => {
      const built = buildRelease({ content: 'Altered' });
      await registry.publish(built);
      const before = await registry.document();
      const answer = await registry.send(await archive(), 'mf-learning');
      expect([answer.status, answer.body.code]).toEqual([409, 'release_exists']);
      expect(await registry.document()).toEqual(before);
      const { app, release } = built.manifest;
      for (const [file, bytes] of built.files)
        expect(await readFile(stored(app, release, file))).toEqual(bytes);
    });
  });

  it.each(['EROFS', 'EACCES', 'ENOSPC', 'EDQUOT', 'EMFILE'])(
    'says when to try again when the folder of releases answers %s',
    async (code) => {
      const failure = Object.assign(new Error(`${code}: rename '${registry.folder}'`), { code });
      const put = jest
        .spyOn(registry.app.nest.get<ArtifactStore>(ARTIFACTS), 'put')
        .mockRejectedValue(failure);
      const answer = await registry.publish(buildRelease({ content: code }));
      put.mockRestore();
      expect([answer.status, answer.body.code]).toEqual([503, 'artifacts_away']);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.text).not.toContain(registry.folder);
    },
  );

  it('says when to try again when there can be no folder of releases', async () => {
    const nowhere = path.join(registry.folder, 'a-file');
    await writeFile(nowhere, '');
    const without = await createRegistry({ RELEASES_DIR: path.join(nowhere, 'releases') });
    const answer = await without.publish(buildRelease());
    await without.app.close();
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  });
});
