import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { libraries, rangesOf } from '../../shell/platform/build/shared.mjs';
import { inRoot, sections } from '../workspaces.mjs';

async function rangesWith(peerDependencies) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-ranges-'));
  try {
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'mf-x', peerDependencies }));
    return rangesOf(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('A section runs with the versions that its peerDependencies say, or with those it is built against', async () => {
  const { platform, libraries: ranges, rangeOf } = await rangesWith({ '@futurelab/platform': '^2 || ^3' });
  assert.equal(platform, '^2 || ^3');
  assert.equal(ranges.react, `^${libraries.react}`);
  assert.equal(rangeOf('@futurelab/platform/ui'), '^2 || ^3');
  assert.equal(rangeOf('react/jsx-runtime'), ranges.react);
  assert.equal((await rangesWith({ react: '^19.0.0' })).rangeOf('react'), '^19.0.0');
});

test('A section that is built against a version it does not run with is refused', async () => {
  await assert.rejects(
    rangesWith({ '@futurelab/platform': '^1.0.0' }),
    /^Error: mf-x says that it runs with @futurelab\/platform \^1\.0\.0, and is built against \d/,
  );
});

test('Every section says with which platform it runs', () => {
  for (const section of sections) assert.match(rangesOf(inRoot(section)).platform, /^\^\d/);
});
