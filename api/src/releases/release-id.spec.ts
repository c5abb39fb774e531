import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checksumOf, releaseIdOf } from './release-id.js';
import type { ReleaseManifest } from './release-manifest.js';

interface ReleaseFiles {
  checksumOf(folder: string, manifest: object): Promise<string>;
  listFiles(folder: string): Promise<string[]>;
  releaseIdOf(folder: string, facts: string): Promise<string>;
  stampRelease(folder: string, token: string, release: string): Promise<void>;
}

/** The release builder's own code: both count the same way, or nothing that is built can be published. */
const BUILDER = new URL('../../../shell/platform/build/release-files.mjs', import.meta.url).href;
const PLACEHOLDER = 'r0e1l2e3a4s5e6i7';

const FILES: Record<string, string> = {
  'remoteEntry.js': `var mf_learning_${PLACEHOLDER} = "/mfe/mf-learning/${PLACEHOLDER}/";`,
  'expose.js': 'export const words = "Ça va";',
  'pages/courses.css': `.page { background: url(/mfe/mf-learning/${PLACEHOLDER}/media/cover.avif) }`,
  'server.cjs': `exports.release = "${PLACEHOLDER}";`,
  'media/captions.vtt': `WEBVTT ${PLACEHOLDER}`,
  'data.json': `{"release":"${PLACEHOLDER}"}`,
};

describe('Builder and registry', () => {
  let folder: string;
  let builder: ReleaseFiles;
  beforeAll(async () => {
    builder = (await import(BUILDER)) as ReleaseFiles;
  });
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'futurelab-built-'));
    for (const [file, text] of Object.entries(FILES)) await write(file, text);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = async (file: string, bytes: string | Buffer): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), bytes);
  };
  const kept = async (which: (file: string) => boolean) => {
    const names = (await builder.listFiles(folder)).filter(which);
    const bytes = await Promise.all(names.map((file) => readFile(path.join(folder, file))));
    return new Map(names.map((file, index) => [file, bytes[index]!]));
  };
  const facts = { schema: 1, app: 'mf-learning', version: '1.0.0', remote: { entry: 'remoteEntry.js' } };
  const manifestOf = (release: string) =>
    ({
      ...facts,
      release,
      commit: 'unknown',
      remote: { ...facts.remote, globalName: `mf_learning_${release}` },
      assets: {},
    }) as unknown as ReleaseManifest;

  it('give the same contents the same id, before and after it is written into them', async () => {
    const release = await builder.releaseIdOf(folder, JSON.stringify(facts));
    expect(release).toMatch(/^[0-9a-f]{16}$/);
    await builder.stampRelease(folder, PLACEHOLDER, release);
    expect(await readFile(path.join(folder, 'server.cjs'), 'utf8')).toContain(release);
    // What the builder writes once it knows the id.
    await write('integrity.json', `{"expose.js":"of ${release}"}`);
    expect(releaseIdOf(manifestOf(release), await kept(() => true))).toBe(release);
  });

  it('give a release the same checksum', async () => {
    await write('remoteEntry.js.br', Buffer.from([0x0b, 0x02, 0x80, 0xff]));
    await write('pages/courses.css.br', Buffer.from([0x1b, 0x00]));
    const manifest = manifestOf('0123456789abcdef');
    const checksum = await builder.checksumOf(folder, manifest);
    const compressed = await kept((file) => file.endsWith('.br'));
    expect(checksumOf({ ...manifest, checksum }, compressed)).toBe(checksum);
    compressed.get('remoteEntry.js.br')![3]! ^= 1;
    expect(checksumOf({ ...manifest, checksum }, compressed)).not.toBe(checksum);
  });
});
