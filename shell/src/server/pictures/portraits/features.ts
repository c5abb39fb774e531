import { createHash } from 'node:crypto';
import { HAIRS } from './hair';
import { COLLARS, FACES } from './head';
import { PALETTES } from './palettes';

export const TONES = ['dark', 'light', 'warm'] as const;
export const FIELDS = ['rings', 'halo', 'horizon', 'rain'] as const;
export const EXTRAS = ['none', 'glasses', 'earring', 'headphones'] as const;

/** What a portrait is put together from. */
export interface Features {
  palette: number;
  hair: number;
  tone: (typeof TONES)[number];
  looksRight: boolean;
  face: number;
  collar: number;
  field: (typeof FIELDS)[number];
  extra: (typeof EXTRAS)[number];
}

/** Chosen so that no two of the people a new site is filled with look alike. */
const SALT = 'portrait-1898711';

/** The features of a member: always the same ones for an id, and nothing but the id decides. */
export function featuresOf(id: string): Features {
  const bytes = createHash('sha256').update(`${SALT}:${id.toLowerCase()}`).digest();
  const number = (place: number, count: number): number => bytes.readUInt16BE(place * 2) % count;
  const one = <Value>(place: number, values: readonly Value[]): Value =>
    values[number(place, values.length)]!;
  return {
    palette: number(0, PALETTES.length),
    hair: number(1, HAIRS.length),
    tone: one(2, TONES),
    looksRight: number(3, 2) === 1,
    face: number(4, FACES.length),
    collar: number(5, COLLARS.length),
    field: one(6, FIELDS),
    extra: one(7, EXTRAS),
  };
}
