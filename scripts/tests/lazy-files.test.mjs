import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lazyFilesOf } from '../../shell/platform/build/lazy-files.mjs';

const chunk = (id, files, siblings = [], initial = false) => ({ id, files, siblings, initial });

test('A form that is imported later comes with what it shares with a page, and not with what every page shares', () => {
  const chunks = [
    chunk('entry', ['entry.js'], [], true),
    chunk('page', ['page.js'], ['shared', 'ui']),
    chunk('shared', ['shared.js'], ['page', 'form', 'ui']),
    chunk('form', ['form.js', 'form.css', 'form.woff2'], ['shared', 'ui']),
    // Modules that the shell brings have no file.
    chunk('ui', [], ['page', 'form', 'shared']),
  ];
  assert.deepEqual(lazyFilesOf(chunks, ['page.js', 'shared.js']), ['form.css', 'form.js', 'shared.js']);
});
