import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import SpecResults, { flakyTests, slowestSpecs } from './spec-results.mjs';
import { inRoot } from '../workspaces.mjs';

let folder, file, before;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-results-'));
  file = path.join(folder, 'results.jsonl');
  before = process.env.SPEC_RESULTS;
  process.env.SPEC_RESULTS = file;
});
afterEach(async () => {
  if (before === undefined) delete process.env.SPEC_RESULTS;
  else process.env.SPEC_RESULTS = before;
  await rm(folder, { recursive: true, force: true });
});

const browserTest = (title, outcome) => ({
  title,
  location: { file: inRoot('e2e', 'b.spec.ts') },
  outcome: () => outcome,
});

test('The slowest specs of Jest and Playwright are listed together, each with the sum of its tests', () => {
  assert.deepEqual(slowestSpecs(file), []);
  const reporter = new SpecResults();
  reporter.onTestResult(
    { path: inRoot('shell', 'a.spec.ts') },
    {
      perfStats: { start: 1_000, end: 3_500 },
      testResults: [],
    },
  );
  reporter.onTestEnd(browserTest('one', 'expected'), { duration: 2_000 });
  reporter.onTestEnd(browserTest('two', 'expected'), { duration: 1_000 });
  assert.deepEqual(slowestSpecs(file), ['    3.0 s  e2e/b.spec.ts', '    2.5 s  shell/a.spec.ts']);
  assert.equal(slowestSpecs(file, 1).length, 1);
});

test('A test that passes when it is tried again is listed by name', () => {
  const reporter = new SpecResults();
  reporter.onTestEnd(browserTest('Leo replies', 'unexpected'), { duration: 1_000 });
  reporter.onTestEnd(browserTest('Leo replies', 'flaky'), { duration: 1_000 });
  reporter.onTestEnd(browserTest('Leo reads', 'expected'), { duration: 1_000 });
  reporter.onTestResult(
    { path: inRoot('api', 'a.spec.ts') },
    {
      perfStats: { start: 0, end: 1_000 },
      testResults: [
        { title: 'answers', status: 'passed', invocations: 2 },
        { title: 'refuses', status: 'failed', invocations: 2 },
        { title: 'lists', status: 'passed', invocations: 1 },
      ],
    },
  );
  assert.deepEqual(flakyTests(file), ['  e2e/b.spec.ts › Leo replies', '  api/a.spec.ts › answers']);
});
