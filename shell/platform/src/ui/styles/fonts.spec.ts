import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'fonts.css'), 'utf8');
const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const bytes = (file: string) => statSync(join(__dirname, 'fonts', `${file}.woff2`)).size;

test('The two fonts that every page needs stay under 40 KB together', () => {
  expect(bytes('newsreader-basic') + bytes('instrument-sans-basic')).toBeLessThan(40_000);
});

test('Every face takes its place without hiding text', () => {
  const faces = css.match(/@font-face \{[^}]+\}/g) ?? [];
  const loaded = faces.filter((face) => face.includes('url('));
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.every((face) => face.includes('font-display: swap'))).toBe(true);
});

test('Every fallback named by the tokens has metrics of the font it stands for', () => {
  const names = [...tokens.matchAll(/'((?:Newsreader|Instrument) (?!Sans)[A-Z][a-z]+)'/g)].map(
    ([, name]) => name,
  );
  expect(names).toHaveLength(5);
  for (const name of names) {
    const face = css.split('@font-face').find((each) => each.includes(`'${name}'`));
    expect(face).toMatch(/size-adjust: \d/);
    expect(face).toMatch(/ascent-override: \d/);
    expect(face).toMatch(/descent-override: \d/);
  }
});
