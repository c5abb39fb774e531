import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { inRoot } from '../workspaces.mjs';

test('Nothing that is installed counts its installations with a third party', async () => {
  const { packages } = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8'));
  const found = Object.keys(packages).filter((name) => name.includes('node_modules/@scarf/'));
  assert.deepEqual(found, []);
});
