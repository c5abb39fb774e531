import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import SpecDurations, { slowestSpecs } from './spec-durations.mjs';
import { inRoot } from '../workspaces.mjs';

test('The slowest specs of Jest and Playwright are told together, each with the sum of its tests', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-durations-'));
  const file = path.join(folder, 'durations.jsonl');
  const before = process.env.SPEC_DURATIONS;
  process.env.SPEC_DURATIONS = file;
  try {
    assert.deepEqual(slowestSpecs(file), []);
    const reporter = new SpecDurations();
    reporter.onTestResult(
      { path: inRoot('shell', 'a.spec.ts') },
      { perfStats: { start: 1_000, end: 3_500 } },
    );
    const location = { file: inRoot('e2e', 'b.spec.ts') };
    reporter.onTestEnd({ location }, { duration: 2_000 });
    reporter.onTestEnd({ location }, { duration: 1_000 });
    assert.deepEqual(slowestSpecs(file), ['    3.0 s  e2e/b.spec.ts', '    2.5 s  shell/a.spec.ts']);
    assert.equal(slowestSpecs(file, 1).length, 1);
  } finally {
    if (before === undefined) delete process.env.SPEC_DURATIONS;
    else process.env.SPEC_DURATIONS = before;
    await rm(folder, { recursive: true, force: true });
  }
});
