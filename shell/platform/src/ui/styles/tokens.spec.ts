import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

type Tokens = Record<string, string>;

/** Declarations of the block that follows `selector`. */
function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const light = tokensOf(':root');
const darkBySystem = tokensOf(":root:not([data-theme='light'])");
const darkByChoice = tokensOf(":root[data-theme='dark']");

/** Relative luminance by WCAG 2.2 of a `#rrggbb` color. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['paper', 'raised', 'sunk'];
const washes = ['ember-wash', 'lagoon-wash', 'success-wash', 'warning-wash', 'danger-wash'];

/** Every pair of text and ground that the components use or the brand allows. */
const textPairs: [text: string, ground: string][] = [
  ...['ink', 'quiet'].flatMap((text) =>
    [...grounds, ...washes].map((ground): [string, string] => [text, ground]),
  ),
  ...['ember', 'lagoon', 'success', 'warning', 'danger'].flatMap((text) =>
    [...grounds, `${text}-wash`].map((ground): [string, string] => [text, ground]),
  ),
  ['on-ember', 'ember'],
  ['on-ember', 'ember-deep'],
  ['on-lagoon', 'lagoon'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-deep'],
  ['paper', 'ink'],
];

/** Edges of controls and the ring of focus, which must be seen but not read. */
const edgePairs: [edge: string, ground: string][] = ['edge', 'lagoon'].flatMap((edge) =>
  grounds.map((ground): [string, string] => [edge, ground]),
);

describe.each([
  ['light', light],
  ['dark', { ...light, ...darkByChoice }],
])('The %s theme', (_, tokens) => {
  const color = (name: string) => tokens[`color-${name}`] ?? '';

  test.each(textPairs)('has text of %s on %s at 4.5:1 or more', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('shows an edge of %s on %s at 3:1 or more', (edge, ground) => {
    expect(contrast(color(edge), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

test('Dark is the same whether the system or the visitor chose it', () => {
  expect(darkBySystem).toEqual(darkByChoice);
});

test('Dark gives a value of its own to every color of light', () => {
  const colors = (tokens: Tokens) => Object.keys(tokens).filter((name) => name.startsWith('color-'));
  expect(colors(darkByChoice).sort()).toEqual(colors(light).sort());
});

test('The order of the layers is stated before anything else', () => {
  expect(css.startsWith('@layer reset, tokens, platform, app;')).toBe(true);
});
