import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../workspaces.mjs';

const page = readFileSync(inRoot('docs/independence.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+) +\| (.+?) +\| (.+?) +\|$/gm)];

test('The page of independence has its capabilities, numbered', () => {
  assert.deepEqual(
    rows.map(([, number]) => Number(number)),
    Array.from({ length: 44 }, (_, index) => index + 1),
  );
});

test('Every capability names tests that exist, a command, or why it is not wanted', () => {
  for (const [, number, , shownBy] of rows) {
    const files = [...shownBy.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file]) => file);
    assert.ok(files.length > 0 || /^(`npm run|Not wanted: )/.test(shownBy), `capability ${number}`);
    for (const file of files) assert.ok(existsSync(inRoot(file)), `${number}: there is no ${file}`);
  }
});
