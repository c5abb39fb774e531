import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deployToken } from '../../shell/platform/build/publish/deploy-token.mjs';
import { packRelease } from '../../shell/platform/build/release-files.mjs';
import { siteUrl } from '../fixtures/product';
import { expect, test as base } from '../fixtures/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const RELEASE = path.join(root, 'shell/platform/build/release.mjs');
const APP = 'mf-learning';
const OTHER_COMMIT = 'f'.repeat(40);
const run = promisify(execFile);

interface Built {
  folder: string;
  release: string;
  output: string;
}

/** Builds the section from a copy of its sources, the way its pipeline does. */
async function build(env: Record<string, string>, ...options: string[]): Promise<Built> {
  await mkdir(path.join(root, '.data'), { recursive: true });
  const copy = await mkdtemp(path.join(root, '.data/built-'));
  for (const part of ['package.json', 'src'])
    await cp(path.join(root, APP, part), path.join(copy, part), { recursive: true });
  // As a container has it, and not in the environment of everything it starts.
  const token = path.join(copy, 'token');
  await writeFile(token, `${await deployToken(APP, siteUrl())}\n`);
  const { stdout } = await run(process.execPath, [RELEASE, ...options], {
    cwd: copy,
    env: { ...process.env, RELEASE_REGISTRY: siteUrl(), RELEASE_TOKEN_FILE: token, ...env },
  });
  const release = await readFile(path.join(copy, 'dist/latest'), 'utf8');
  return { folder: path.join(copy, 'dist', release), release, output: stdout };
}

const test = base.extend<object, { twice: [Built, Built] }>({
  twice: [
    async ({}, use) => {
      const built = await Promise.all([build({}, '--dry-run'), build({ RELEASE_COMMIT: OTHER_COMMIT })]);
      await use(built);
      for (const { folder } of built)
        await rm(path.dirname(path.dirname(folder)), { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
const manifestOf = async ({ folder }: Built) =>
  JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as Record<string, unknown>;

test('The same sources are the same release wherever they are built, whatever the commit is called', async ({
  twice: [one, other],
}) => {
  expect(other.release).toBe(one.release);
  const files = await filesOf(one.folder);
  expect(await filesOf(other.folder)).toEqual(files);
  // Source maps name the folders of the sources; they are beside the release and not part of it.
  for (const file of files.filter((name) => name !== 'release.json' && !name.endsWith('.map'))) {
    const [bytes, others] = await Promise.all(
      [one, other].map(({ folder }) => readFile(path.join(folder, file))),
    );
    expect(bytes!.equals(others!), file).toBe(true);
  }
  const { commit, ...manifest } = await manifestOf(one);
  const { commit: otherCommit, ...otherManifest } = await manifestOf(other);
  expect(otherManifest).toEqual(manifest);
  expect([commit, otherCommit]).toEqual([
    expect.stringMatching(/^([0-9a-f]{40}(-dirty)?|unknown)$/),
    OTHER_COMMIT,
  ]);
});

test('The registry takes what the builder has built, and nothing of which one byte is another', async ({
  request,
  twice: [{ folder, release, output }],
}) => {
  expect(output).toContain(`Published ${APP} ${release}`);
  expect(output).toContain('Verified');

  const { assets, commit } = (await manifestOf({ folder, release, output })) as {
    assets: Record<string, { integrity: string }>;
    commit: string;
  };
  const token = await deployToken(APP, siteUrl());
  const digestOf = (archive: Buffer) => createHash('sha256').update(archive).digest('base64');
  const send = async (altered: string, meant?: Buffer) => {
    const archive = await packRelease(altered);
    return request.post(`${siteUrl()}/api/releases`, {
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/gzip',
        'content-digest': `sha-256=:${digestOf(meant ?? archive)}:`,
      },
      data: archive,
    });
  };
  const altered = `${folder}-altered`;
  await cp(folder, altered, { recursive: true });
  expect((await send(altered)).status()).toBe(200);

  const manifest = await readFile(path.join(folder, 'release.json'), 'utf8');
  const within: [file: string, at: number][] = [
    ...['remoteEntry.js', 'server.cjs', 'integrity.json', 'remoteEntry.js.br'].map(
      (file): [string, number] => [file, 100],
    ),
    ...[assets['server.cjs']!.integrity, '"version"', '"access"', '"libraries"'].map(
      (text): [string, number] => ['release.json', manifest.indexOf(text) + 8],
    ),
  ];
  for (const [file, at] of within) {
    const bytes = await readFile(path.join(folder, file));
    const other = Buffer.from(bytes);
    other[at]! ^= 1;
    await writeFile(path.join(altered, file), other);
    const answer = await send(altered);
    expect(answer.status(), `${file}, byte ${at}`).toBe(422);
    expect((await answer.json()).message).toMatch(/Build again|Publish the whole folder/);
    await writeFile(path.join(altered, file), bytes);
  }

  await writeFile(path.join(altered, 'release.json'), manifest.replace(commit, OTHER_COMMIT));
  const answer = await send(altered, await packRelease(folder));
  expect([answer.status(), (await answer.json()).code]).toEqual([422, 'digest_mismatch']);
});
