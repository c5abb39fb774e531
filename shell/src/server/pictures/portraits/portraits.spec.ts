import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawPortrait } from './draw-portrait';
import { featuresOf } from './features';
import { DARK, FORMER, LIGHT, PALETTES } from './palettes';

const NAMESPACE = Buffer.from('5f0ba0f3c6c24b5e9a4ab1f0d2c9e7a4', 'hex');
const PEOPLE = path.resolve(import.meta.dirname, '../../../../../api/seed/development/people');

/** As the seed of the api names them. */
function seededId(key: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(`person/${key}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const seeded = readdirSync(PEOPLE).flatMap((file) =>
  [...readFileSync(path.join(PEOPLE, file), 'utf8').matchAll(/^- key: (\S+)/gm)].map(([, key]) =>
    seededId(key!),
  ),
);

/** WCAG’s relative luminance. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

describe('portraits', () => {
  it('are the same for an id, however it is written', () => {
    const [id] = seeded;
    expect(drawPortrait(id!.toUpperCase())).toBe(drawPortrait(id!));
  });

  it('share no ground and hair among the people of a new site, so that no two look alike', () => {
    const pairs = seeded.map((id) => {
      const { palette, hair } = featuresOf(id);
      return `${palette} ${hair}`;
    });
    expect(seeded.length).toBeGreaterThan(60);
    expect(new Set(pairs).size).toBe(seeded.length);
  });

  it('are of every kind, none much more often than others', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => featuresOf(`member-${index}`));
    for (const feature of [
      'palette',
      'hair',
      'tone',
      'looksRight',
      'face',
      'collar',
      'field',
      'extra',
    ] as const) {
      const counts = new Map<unknown, number>();
      for (const one of many) counts.set(one[feature], (counts.get(one[feature]) ?? 0) + 1);
      const even = many.length / counts.size;
      for (const count of counts.values()) expect(Math.abs(count - even)).toBeLessThan(even * 0.35);
    }
  });

  it.each([...PALETTES, FORMER])('stand out on paper and on night, and their lines on $ground', (palette) => {
    for (const beside of ['#fbf8f3', '#141614', DARK, LIGHT])
      expect(contrast(palette.ground, beside)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.paper, DARK)).toBeGreaterThanOrEqual(7);
  });
});
