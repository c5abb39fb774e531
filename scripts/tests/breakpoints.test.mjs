import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withBreakpoints } from '../../shell/platform/build/styles/breakpoints.cjs';

test('A media query that names a breakpoint gets its width, and every other rule stays as it is', () => {
  assert.equal(
    withBreakpoints('.a { color: var(--color-ink); @media (--from-wide) and print { color: red; } }'),
    '.a { color: var(--color-ink); @media (min-width: 60rem) and print { color: red; } }',
  );
});

test('A breakpoint that does not exist fails the build', () => {
  assert.throws(
    () => withBreakpoints('@media (--from-nowhere) { .a { color: red; } }'),
    /--from-nowhere is not/,
  );
});
