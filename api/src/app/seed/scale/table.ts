import type { Cell } from './copy.js';
import type { Prng } from './prng.js';
import { SENTENCES } from './sample-values.js';

export interface Sizes {
  members: number;
  courses: number;
  events: number;
  groups: number;
  posts: number;
  /** How many replies the first discussion has. */
  longestThread: number;
}

export const FULL_SIZE: Sizes = {
  members: 50_000,
  courses: 200,
  events: 2_000,
  groups: 100,
  posts: 100_000,
  longestThread: 2_000,
};

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export interface Table {
  name: string;
  columns: string[];
  rows: () => Iterable<Cell[]>;
}

const KINDS = [
  'user',
  'course',
  'module',
  'lesson',
  'enrollment',
  'event',
  'rsvp',
  'group',
  'membership',
  'post',
  'reply',
] as const;

/** The id of the nth row of its kind. */
export function scaleId(kind: (typeof KINDS)[number], index: number): string {
  const prefix = (0x5ca1e000 + KINDS.indexOf(kind)).toString(16);
  return `${prefix}-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}

export const SENTENCE_PAIR = (prng: Prng) => `${prng.pick(SENTENCES)} ${prng.pick(SENTENCES)}`;

export type Define = (
  name: string,
  columns: string,
  rows: (prng: Prng) => Iterable<Cell[]>,
  seed: number,
) => Table;
export type Before = (ms: number) => Date;
