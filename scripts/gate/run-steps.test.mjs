import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { runSteps } from './run-steps.mjs';

let folder;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-steps-'))));
afterEach(() => rm(folder, { recursive: true }));

const node = (script) => [process.execPath, ['-e', script]];
const log = () => {};
const names = (results) => results.map(({ name }) => name).sort();
const append = (text) =>
  `require('fs').appendFileSync(${JSON.stringify(path.join(folder, 'log'))}, ${JSON.stringify(`${text}\n`)});`;
/** Ends when another step has written its file. */
const waitFor = (file) =>
  `const look = () => require('fs').existsSync(${JSON.stringify(path.join(folder, file))}) || setTimeout(look, 10); look();`;
const write = (file) => `require('fs').writeFileSync(${JSON.stringify(path.join(folder, file))}, '');`;

test('Two steps run at a time, and a step shows its output when it ends', { timeout: 30_000 }, async () => {
  const shown = [];
  const results = await runSteps(
    [
      { name: 'one', command: node(`${waitFor('two')} process.on('exit', () => console.log('of one'))`) },
      { name: 'two', command: node(write('two')) },
    ],
    { log: (text) => shown.push(text) },
  );
  assert.deepEqual(names(results), ['one', 'two']);
  assert.match(
    shown.find((text) => text.includes('one')),
    /── one \([\d.]+ s\)\nof one$/,
  );
});

test('A step that fails ends those that need it, and no others', { timeout: 30_000 }, async () => {
  const results = await runSteps(
    [
      { name: 'fails', command: node('console.log("Why it failed"); process.exitCode = 3') },
      { name: 'needs it', command: node(append('ran')), after: ['fails'] },
      { name: 'needs that', command: node(append('ran')), after: ['needs it'], alone: true },
      { name: 'does not', command: node('') },
      { name: 'alone', command: node(''), alone: true },
      { name: 'fails too', command: node('process.exitCode = 1') },
    ],
    { log },
  );
  assert.deepEqual(results.map(({ name, status }) => `${name}: ${status}`).sort(), [
    'alone: passed',
    'does not: passed',
    'fails too: failed',
    'fails: failed',
    'needs it: skipped',
    'needs that: skipped',
  ]);
  assert.equal(results.find(({ name }) => name === 'fails').output, 'Why it failed\n');
  await assert.rejects(readFile(path.join(folder, 'log')));
});

test(
  'A step waits for the one it comes after; one that runs alone has nothing beside it',
  { timeout: 30_000 },
  async () => {
    const step = (name, rest) => ({
      name,
      command: node(`${append(`${name} began`)} ${append(`${name} ended`)}`),
      ...rest,
    });
    const slow = {
      name: 'slow',
      command: node(`${waitFor('quick')} process.on('exit', () => { ${append('slow ended')} })`),
    };
    const quick = { name: 'quick', command: node(write('quick')) };
    const results = await runSteps(
      [slow, step('needs', { after: ['slow'] }), quick, step('alone', { alone: true }), step('last')],
      { log },
    );
    assert.ok(results.every(({ status }) => status === 'passed'));
    const lines = (await readFile(path.join(folder, 'log'), 'utf8')).trim().split('\n');
    assert.deepEqual(lines, [
      'slow ended',
      'needs began',
      'needs ended',
      'alone began',
      'alone ended',
      'last began',
      'last ended',
    ]);
  },
);
