import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type BuiltRelease, buildRelease } from '../../../test/factories/release-factory.js';
import { readStagedRelease } from './staged-release.js';

/** Null for what is no brotli; several streams may hold the same text, and each will do. */
function decompressed(bytes: Buffer): Buffer | null {
  try {
    return brotliDecompressSync(bytes);
  } catch {
    return null;
  }
}

describe('A release that is about to be published', () => {
  let folder: string;
  const built: BuiltRelease = buildRelease();
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'futurelab-staged-'));
    for (const [file, bytes] of built.files) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is taken as it was built', async () => {
    expect(await readStagedRelease(folder)).toEqual(built.manifest);
  });

  it('may bring the source maps of its scripts, and no others', async () => {
    await writeFile(path.join(folder, 'expose.js.map'), '{}');
    expect(await readStagedRelease(folder)).toEqual(built.manifest);
    await writeFile(path.join(folder, 'other.js.map'), '{}');
    await expect(readStagedRelease(folder)).rejects.toThrow('release.json does not name other.js.map');
  });

  // Before release.json is in the signed document, the digest of the archive is what vouches for it.
  it.each([...built.files.keys()].filter((file) => file !== 'release.json'))(
    'is refused whichever byte of %s was changed',
    async (file) => {
      const bytes = built.files.get(file)!;
      const unnoticed: string[] = [];
      for (let at = 0; at < bytes.length; at += 1) {
        const altered = Buffer.from(bytes);
        // The least there can be: a digit becomes the next digit, a letter another letter.
        altered[at]! ^= 1;
        if (file.endsWith('.br') && decompressed(altered)?.equals(decompressed(bytes)!)) continue;
        await writeFile(path.join(folder, file), altered);
        const refused = await readStagedRelease(folder).then(
          () => false,
          () => true,
        );
        if (!refused) unnoticed.push(`${at}: ${altered.subarray(Math.max(0, at - 20), at + 20).toString()}`);
      }
      expect(unnoticed).toEqual([]);
    },
    60_000,
  );
});
