import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import type { ReleaseManifest } from '#platform/manifest';

const PLACEHOLDER = 'r0e1l2e3a4s5e6i7';

export interface BuiltRelease {
  manifest: ReleaseManifest;
  /** Every file of the folder, `release.json` and the compressed ones included. */
  files: Map<string, Buffer>;
}

type Needs = Pick<ReleaseManifest, 'platform' | 'libraries' | 'uses' | 'operations'>;
type Description = Needs & Pick<ReleaseManifest, 'app' | 'version' | 'commit' | 'routes'>;

interface Overrides extends Partial<Description> {
  /** What is in the page's script: another text makes another release. */
  content?: string;
  /** What the code needs, where its manifest says something else. */
  code?: Partial<Needs>;
}

/** A tiny release as the builder writes one: an entry, an expose, one page with its style, and a server bundle. */
export function buildRelease({ content = 'Hello', code, ...overrides }: Overrides = {}): BuiltRelease {
  const app = overrides.app ?? 'mf-learning';
  const name = app.replaceAll('-', '_');
  const needs = {
    platform: overrides.platform ?? '^1.0.0',
    libraries: overrides.libraries ?? { react: '^19.0.0' },
    uses: overrides.uses ?? { '@futurelab/platform/ui': ['Button'] },
    operations: overrides.operations ?? ['/api/courses'],
  };
  const shown = { ...needs, ...code };
  const sources: Record<string, string> = {
    'remoteEntry.js': entryOf(`${name}_${PLACEHOLDER}`, `/mfe/${app}/${PLACEHOLDER}/`, shown),
    'expose.js': `export const app="${app}",pages={"./courses-page.tsx":[1,["courses-page"]]};`,
    'courses-page.js': `export const text = ${JSON.stringify(content)};`,
    'courses-page.css': '.page { color: teal }',
    'server.cjs': serverOf(shown),
  };
  const contents = {
    schema: 1 as const,
    app,
    version: overrides.version ?? '1.0.0',
    ...needs,
    remote: {
      entry: 'remoteEntry.js',
      expose: {
        js: { sync: ['expose.js'], async: ['courses-page.js'] },
        css: { sync: [], async: ['courses-page.css'] },
      },
    },
    server: 'server.cjs',
    routes: overrides.routes ?? [
      {
        path: `/${app}`,
        page: 'courses-page',
        title: 'Courses',
        access: 'public' as const,
        js: ['courses-page.js'],
        css: ['courses-page.css'],
      },
    ],
  };
  const release = idOf(contents, sources);
  const files = new Map<string, Buffer>();
  for (const [file, source] of Object.entries(sources)) {
    const bytes = Buffer.from(source.replaceAll(PLACEHOLDER, release));
    files.set(file, bytes);
    if (/\.(js|css)$/.test(file)) files.set(`${file}.br`, brotliCompressSync(bytes));
  }
  const described = (names: string[]) =>
    Object.fromEntries(
      names.sort().map((file) => [file, describe(files.get(file)!, files.get(`${file}.br`))]),
    );
  const hashes = Object.entries(described(Object.keys(sources))).filter(([file]) => /\.(js|css)$/.test(file));
  const integrityFile = Buffer.from(
    JSON.stringify(Object.fromEntries(hashes.map(([file, { integrity }]) => [file, integrity]))),
  );
  files.set('integrity.json', integrityFile).set('integrity.json.br', brotliCompressSync(integrityFile));
  const assets = described([...Object.keys(sources), 'integrity.json']);
  const manifest: ReleaseManifest = {
    ...contents,
    release,
    commit: overrides.commit ?? '0123456789012345678901234567890123456789',
    remote: { ...contents.remote, globalName: `${name}_${release}` },
    assets,
  };
  files.set('release.json', manifestFile(manifest));
  return { manifest, files };
}

/** A remote entry as webpack writes it, as far as the registry reads it. */
function entryOf(name: string, address: string, { platform, libraries, uses }: Needs): string {
  const doors = Object.keys(uses).map((door) => [door, platform]);
  const shared = [...doors, ...Object.entries(libraries)].map(
    ([module, range]) => `{requiredVersion:"${range}",shareKey:"${module}"}`,
  );
  return `var ${name}="${address}",a={"./app":()=>t.e("expose").then(()=>t(1))},s=[${shared.join()}];`;
}

/** A server bundle as webpack writes it, as far as the registry reads it. */
function serverOf({ uses, operations }: Needs): string {
  const modules = Object.entries(uses).map(([door, names], index) => {
    const taken = names.map((name) => (name === '*' ? `all(door_)` : `door_.${name}`));
    const external = `/***/ ${index}\n() {\nmodule.exports = require("${door}");\n},\n`;
    return `${external}/***/ 1${index}\n() {\nvar door_ = __webpack_require__(${index});\n${taken.join(';\n')};\n},\n`;
  });
  return `${modules.join('')}module.exports = ${JSON.stringify(operations)};`;
}

export const manifestFile = (manifest: unknown): Buffer =>
  Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);

/** The files as a .tar.gz; `extra` entries as they are given, whatever they are called. */
export async function archiveOf(
  files: ReadonlyMap<string, Buffer>,
  extra: { name: string; type?: 'file' | 'symlink'; linkname?: string; bytes?: Buffer }[] = [],
): Promise<Buffer> {
  const tar = pack();
  for (const [name, bytes] of files) tar.entry({ name: `./${name}` }, bytes);
  for (const { name, type = 'file', linkname, bytes = Buffer.from('x') } of extra) {
    tar.entry({ name, type, linkname }, type === 'file' ? bytes : undefined);
  }
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks));
}

/** As the release builder counts it. */
function idOf(described: object, sources: Record<string, string>): string {
  const hash = createHash('sha256').update(`${JSON.stringify(described)}\0`);
  for (const file of Object.keys(sources).sort())
    hash.update(`${file}\0`).update(sources[file]!).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function describe(bytes: Buffer, compressed: Buffer | undefined) {
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return { integrity, size: bytes.length, brotli: compressed?.length ?? bytes.length };
}
