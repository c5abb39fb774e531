import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { compressFolder } from '../../shell/platform/build/compress.mjs';
import {
  describeAssets,
  listFiles,
  packRelease,
  stampRelease,
} from '../../shell/platform/build/release-files.mjs';

const run = promisify(execFile);
const ARCHIVE = 'release.tar.gz';
const HASHES = 'integrity.json';

/**
 * Further releases of a section from the one in its image, without a build: each with a version of its own.
 * @param {ReturnType<import('./compose.mjs').composeStack>} stack
 * @param {string} image of the section
 */
export async function derivedReleases(stack, image) {
  const base = await mkdtemp(path.join(os.tmpdir(), 'futurelab-derived-'));
  const container = await stack.engine('create', image);
  await stack.engine('cp', `${container}:/release/${ARCHIVE}`, base);
  await stack.engine('rm', container);
  return {
    /** @param {{ version: string, serverCode?: string }} what `serverCode` runs on the server before the section's own */
    derive: async ({ version, serverCode = '' }) => {
      const folder = await mkdtemp(path.join(base, 'release-'));
      await run('tar', ['-xzf', path.join(base, ARCHIVE), '-C', folder]);
      const manifest = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
      const release = createHash('sha256')
        .update(`${manifest.release} ${version}`)
        .digest('hex')
        .slice(0, 16);
      for (const file of await listFiles(folder))
        if (file.endsWith('.br') || file === 'release.json') await rm(path.join(folder, file));
      await stampRelease(folder, manifest.release, release);
      const server = path.join(folder, manifest.server);
      await writeFile(server, serverCode + (await readFile(server, 'utf8')));
      const executed = Object.entries(await describeAssets(folder)).filter(([file]) =>
        /\.(js|css)$/.test(file),
      );
      const hashes = executed.map(([file, { integrity }]) => [file, integrity]);
      await writeFile(path.join(folder, HASHES), JSON.stringify(Object.fromEntries(hashes)));
      await compressFolder(folder);
      const globalName = manifest.remote.globalName.replace(manifest.release, release);
      const described = {
        ...manifest,
        version,
        release,
        remote: { ...manifest.remote, globalName },
        assets: await describeAssets(folder),
      };
      await writeFile(path.join(folder, 'release.json'), JSON.stringify(described));
      return { app: manifest.app, release, archive: await packRelease(folder) };
    },
    remove: () => rm(base, { recursive: true, force: true }),
  };
}
