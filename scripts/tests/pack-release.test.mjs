import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { packRelease } from '../../shell/platform/build/release-files.mjs';

async function filesOf(archive) {
  const files = {};
  const tar = extract();
  tar.end(gunzipSync(archive));
  for await (const entry of tar) {
    assert.equal(entry.header.type, 'file');
    let text = '';
    for await (const chunk of entry) text += chunk;
    files[entry.header.name] = text;
  }
  return files;
}

test('A release is packed with every file of its folder, and its bytes do not depend on when it was built', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-pack-'));
  try {
    const large = 'x'.repeat(300_000);
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'release.json'), '{}');
    await writeFile(path.join(folder, 'assets', 'large.js'), large);
    const archive = await packRelease(folder);
    assert.deepEqual(await filesOf(archive), { 'assets/large.js': large, 'release.json': '{}' });

    await utimes(path.join(folder, 'release.json'), new Date(1e12), new Date(1e12));
    assert.ok(archive.equals(await packRelease(folder)));
  } finally {
    await rm(folder, { recursive: true });
  }
});
