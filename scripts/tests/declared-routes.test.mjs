import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { declaredApp } from '../../shell/platform/build/declared-routes.mjs';

let folder;
before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-routes-'))));
after(() => rm(folder, { recursive: true }));

const routesOf = async (routes) => {
  const code = `const { TRACKS } = require('@futurelab/platform/format'); module.exports = { routes: ${routes} };`;
  await writeFile(path.join(folder, 'server.cjs'), code);
  return (await declaredApp(folder)).routes;
};

test('Routes are read from the bundle of a section', async () => {
  assert.equal((await routesOf(`[{ path: '/courses' }]`))[0].path, '/courses');
});

test('Routes that are made from what the shell brings are refused, not left out', async () => {
  await assert.rejects(routesOf('[...TRACKS.map((track) => ({ path: track }))]'), /need data of their own/);
});

test('A menu leads to an address, not to a pattern of addresses', async () => {
  const menu = `menu: [{ group: 'learn', label: 'Courses', order: 10 }]`;
  assert.equal((await routesOf(`[{ path: '/courses', ${menu} }]`))[0].menu[0].label, 'Courses');
  await assert.rejects(routesOf(`[{ path: '/courses/:id', ${menu} }]`), /cannot lead to \/courses\/:id/);
});
