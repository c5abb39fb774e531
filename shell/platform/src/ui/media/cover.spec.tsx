import { render } from '@testing-library/react';
import { Cover, type CoverKind } from './cover';

const kinds: CoverKind[] = ['course', 'event', 'group', 'person'];
const seeds = ['prompting-with-intent', 'a', 'leadership', '9f2c', 'quiet rooms'];
const markup = (seed: string, kind: CoverKind) =>
  render(<Cover seed={seed} kind={kind} />).container.innerHTML;

test.each(kinds)('The same seed always draws the same %s', (kind) => {
  expect(markup('breath', kind)).toBe(markup('breath', kind));
});

test.each(kinds)('Each %s has a picture of its own', (kind) => {
  expect(new Set(seeds.map((seed) => markup(seed, kind))).size).toBe(seeds.length);
});

test.each(kinds)('A picture of a %s is small, decorative and without inline styles', (kind) => {
  for (const seed of seeds) {
    const html = markup(seed, kind);
    expect(html.length).toBeLessThan(1300);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain('style=');
    expect(html).not.toMatch(/NaN|undefined/);
  }
});
