import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { buildStale, latestBuilds } from './builds.mjs';
import { root } from './workspaces.mjs';

test('A section goes live as it was last built by start, whatever was built to be released since', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-builds-'));
  const workspace = path.relative(root, folder);
  const edit = (text) => writeFile(path.join(folder, 'source.js'), text);
  const build = (release) => async () => {
    await mkdir(path.join(folder, 'dist'), { recursive: true });
    await writeFile(path.join(folder, 'dist', 'latest'), release);
  };
  const start = async (release) => {
    const targets = [{ workspace, inputs: [`${workspace}/source.js`] }];
    const built = await buildStale({ targets, build: build(release), log: () => {} });
    const [latest] = await latestBuilds([workspace]);
    return { built: built.length, latest: path.basename(latest) };
  };
  try {
    await edit('good');
    assert.deepEqual(await start('good'), { built: 1, latest: 'good' });
    await build('refused')();
    assert.deepEqual(await start('good'), { built: 0, latest: 'good' });
    await edit('other');
    assert.deepEqual(await start('other'), { built: 1, latest: 'other' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
