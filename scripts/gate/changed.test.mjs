import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from './changed.mjs';
import { sections } from '../workspaces.mjs';

const TESTS = ['scripts/builds.test.mjs', 'scripts/platform-exports.test.mjs'];
const plan = (...files) => planFor(files, (file) => TESTS.includes(file));

test('A changed page is linted, formatted, type-checked with its section, and its specs are run', () => {
  const file = 'mf-learning/src/pages/courses/courses-page.tsx';
  assert.deepEqual(plan(file), {
    lint: [file],
    format: [file],
    types: ['mf-learning'],
    related: [file],
    api: [],
    scripts: [],
  });
});

test('A change of the platform concerns the types of everybody who imports it, and the list of what they import', () => {
  const { types, scripts } = plan('shell/platform/src/paths/index.ts', 'api/src/events/events.service.ts');
  assert.deepEqual(types, ['shell/platform', 'shell', ...sections, 'api']);
  assert.deepEqual(scripts, ['scripts/platform-exports.test.mjs']);
});

test('A change of what the api answers concerns the types of the front end', () => {
  assert.deepEqual(plan('api/openapi.json').types, ['shell/platform', 'shell', ...sections]);
});

test('A change of the api runs the specs of its folder', () => {
  const { api, related } = plan('api/src/events/events.service.ts', 'api/src/events/events.spec.ts');
  assert.deepEqual([api, related], [['api/src/events'], []]);
});

test('A script brings its test, where it has one; text is only formatted', () => {
  const { scripts, lint, format } = plan('scripts/builds.mjs', 'scripts/start.mjs', 'README.md');
  assert.deepEqual(scripts, ['scripts/builds.test.mjs']);
  assert.deepEqual(lint, ['scripts/builds.mjs', 'scripts/start.mjs']);
  assert.deepEqual(format.at(-1), 'README.md');
});
