import assert from 'node:assert/strict';
import http from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, test } from 'node:test';
import { rollOut, stepsOf } from '../../shell/platform/build/publish/rollout.mjs';
import { runCommand } from '../../shell/platform/build/publish/section-commands.mjs';

const health = (failures) => ({ loads: 100 - failures, failures, rate: failures / 100 });

let section;
let asked;
/** Called before the section's status is answered. */
let onStatus;
let registry;
let server;
beforeEach(async () => {
  asked = [];
  onStatus = () => {};
  section = {
    app: 'mf-learning',
    version: 7,
    live: 'aaaa',
    previous: null,
    canary: null,
    disabled: false,
    health: { live: health(1), canary: health(2) },
    releases: [
      { release: 'cccc', version: '1.2.0', commit: 'unknown', verification: 'failed' },
      { release: 'bbbb', version: '1.1.0', commit: 'unknown', verification: 'passed' },
    ],
    lastEvent: {
      action: 'stop canary',
      actor: 'canary watch',
      at: '2026-11-27',
      reason: 'Failures: 12 in 40.',
    },
  };
  server = http.createServer(async (request, response) => {
    const [, action] = /^\/api\/releases\/mf-learning\/(.*)$/.exec(request.url);
    if (action === 'channel') onStatus();
    else {
      const { expectedVersion, ...body } = await json(request);
      asked.push({ action, ...body });
      if (action !== 'bbbb/pin' && expectedVersion !== section.version) {
        response.writeHead(409);
        return response.end(JSON.stringify({ code: 'release_conflict', message: 'It has changed.' }));
      }
      section.version += 1;
      if (action === 'canary')
        section.canary = { release: body.release, percent: body.percent, cohort: null };
      if (action.endsWith('/promotion')) Object.assign(section, { live: action.split('/')[0], canary: null });
      if (action === 'retirement') Object.assign(section, { live: null, previous: 'aaaa' });
    }
    response.end(JSON.stringify(action.endsWith('/pin') ? { link: 'http://site/preview' } : section));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry = { registry: `http://127.0.0.1:${server.address().port}`, token: 'a-token' };
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const lines = [];
const roll = (steps, version = 7) =>
  rollOut(
    {
      ...{ app: 'mf-learning', release: 'bbbb', version, reason: 'Better.', steps },
      ...{ wait: 30, lookEvery: 10, log: (line) => lines.push(line) },
    },
    registry,
  );
const run = (...args) => runCommand(args, 'mf-learning', undefined, registry);

test('A rollout serves a release to growing shares, watches each, and then to everybody', async () => {
  await roll(stepsOf('10,50,100'));
  assert.deepEqual(
    asked.map(({ action, percent }) => `${action} ${percent ?? ''}`.trim()),
    ['canary 10', 'canary 50', 'bbbb/promotion'],
  );
  assert.deepEqual(lines.slice(0, 2), [
    'Canary for 10 % of the visitors, watched for 0.03 s',
    '  failed for 2.0 % of 100, of the live release 1.0 % of 100',
  ]);
});

test('A rollout that the registry stops promotes nothing, and says why it was stopped', async () => {
  onStatus = () => (section.canary = null);
  await assert.rejects(roll([10, 50]), {
    message:
      'The canary of mf-learning was stopped at 10 % (stop canary by canary watch: Failures: 12 in 40.); aaaa is live',
  });
  assert.equal(asked.length, 1);
});

test('A rollout goes on from what it has seen, not over what someone else has changed', async () => {
  await assert.rejects(roll([10], 6), /409 release_conflict: It has changed\./);
  assert.equal(section.live, 'aaaa');
});

test('A first release is for everybody: there is nothing to compare it with', async () => {
  section.live = null;
  await roll([10]);
  assert.deepEqual(
    asked.map(({ action }) => action),
    ['bbbb/promotion'],
  );
});

test('The shares of a rollout grow', () => {
  assert.deepEqual(stepsOf('10,50'), [10, 50]);
  for (const text of ['50,10', '0,10', '10,101', 'some', '10,10', ''])
    assert.throws(() => stepsOf(text), /growing/);
});

test('Commands act on the section as it is, with its own token', async () => {
  assert.equal(await run('promote'), 'mf-learning: bbbb is live');
  assert.equal(await run('rollback'), 'mf-learning: bbbb is live');
  assert.equal(await run('retire'), 'mf-learning is not on the site; aaaa was live');
  assert.deepEqual(asked, [
    { action: 'bbbb/promotion', reason: 'Promoted by command' },
    { action: 'rollback', reason: 'Rolled back by command' },
    { action: 'retirement', reason: 'Retired by command' },
  ]);
});

test('A running canary is what a promotion without a name means, and a preview is a link', async () => {
  section.canary = { release: 'dddd', percent: 10, cohort: null };
  assert.equal(await run('promote'), 'mf-learning: dddd is live');
  assert.equal(await run('preview', 'bbbb'), 'http://site/preview');
});

test('The status names what is live, how it does, and what was done last', async () => {
  section.canary = { release: 'bbbb', percent: 10, cohort: null };
  assert.equal(
    await run('status'),
    [
      'mf-learning: aaaa is live',
      '  live    aaaa, failed for 1.0 % of 100',
      '  canary  bbbb (1.1.0, commit unknown), for 10 %, failed for 2.0 % of 100',
      '  last    stop canary by canary watch, 2026-11-27: Failures: 12 in 40.',
      '  stored  cccc (1.2.0, commit unknown), failed',
      '  stored  bbbb (1.1.0, commit unknown), passed',
    ].join('\n'),
  );
  await assert.rejects(run('toString'), /There is no toString/);
});
