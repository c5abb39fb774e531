import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../workspaces.mjs';

/** Run as processes of their own, on what was built. */
const PROCESSES = ['bare-server.mjs', 'one-event.mjs'];

test('Every benchmark finds what it imports', async () => {
  const root = inRoot('e2e/perf');
  const modules = readdirSync(root, { recursive: true }).filter(
    (name) => name.endsWith('.mjs') && !PROCESSES.includes(path.basename(name)),
  );
  assert.ok(modules.length > 20);
  for (const name of modules)
    await assert.doesNotReject(import(pathToFileURL(path.join(root, name)).href), name);
});
