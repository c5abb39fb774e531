import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentExports, exportsProblem, recordedExports } from './platform-exports.mjs';

const UI = '@futurelab/platform/ui';
const recorded = { version: '2.0.0', exports: { [UI]: ['Button', 'Card'] } };
const withNames = (names, version = '2.0.0') => ({ version, exports: { [UI]: names } });

test('What sections can import from the platform is what platform.json lists', () => {
  assert.equal(exportsProblem(recordedExports(), currentExports()), null);
});

test('A name of the platform that is removed or renamed is refused, until the major is raised', () => {
  assert.match(
    exportsProblem(recorded, withNames(['Button', 'Panel'])),
    /^Sections that are live may import what is gone: Card of @futurelab\/platform\/ui\. Bring it back, or raise the major/,
  );
  assert.match(exportsProblem(recorded, { version: '2.1.0', exports: {} }), /gone: Button of .*, Card of/);
  assert.match(
    exportsProblem(recorded, withNames(['Button'], '3.0.0')),
    /^[^ ]+ is not fresh\. Run npm run platform-exports/,
  );
});

test('A name of the platform that is new is to be listed', () => {
  assert.match(
    exportsProblem(recorded, withNames(['Button', 'Card', 'Tabs'])),
    /is not fresh\. Run npm run platform-exports/,
  );
});
