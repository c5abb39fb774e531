import { createHash } from 'node:crypto';
import { ALL_MOTIFS, MOTIFS } from './motifs';
import { type CoverPalette, PALETTES, PAPER, TRACK_PALETTES } from './palettes';
import { type Between, HEIGHT, type Shape, WIDTH } from './shape';
import { COURSE_SUBJECTS, MEETING_SUBJECTS } from './subjects';

export const COVER_KINDS = ['course', 'event', 'group'] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

/**
 * The picture of a course, an event or a group. A course’s seed is `<track>.<seed>`: its track gives the palette, its
 * subject the motif, and its own seed the rest. For the others the subject gives the motif, too, and the seed the rest.
 */
export function drawCover(kind: CoverKind, seed: string): string {
  const between = numbersOf(`${kind}:${seed}`);
  const [track = '', own = seed] = seed.split('.', 2);
  const palette = (kind === 'course' && TRACK_PALETTES[track]) || paletteOf(kind, seed);
  return svg(palette, motifOf(kind, own, between)(between));
}

/** The number is one by which the first groups differ from the ones beside and below them. */
const paletteOf = (kind: CoverKind, seed: string): CoverPalette =>
  PALETTES[numbersOf(`${kind}:${seed}:palette35`)(0, PALETTES.length - 1)]!;

/** The further patterns that a group can choose, `name-2` and so on, are not of its subject, so that they differ. */
const FURTHER_PATTERN = /-[2-9]$/;

function motifOf(kind: CoverKind, own: string, between: Between) {
  const isCourse = kind === 'course';
  const all = Object.values(isCourse ? MOTIFS : ALL_MOTIFS);
  const isAny = kind === 'group' && FURTHER_PATTERN.test(own);
  const subject =
    !isAny && (isCourse ? COURSE_SUBJECTS : MEETING_SUBJECTS).find(([about]) => about.test(own));
  return subject ? ALL_MOTIFS[subject[1]] : all[between(0, all.length - 1)]!;
}

/** As many numbers as are asked for, always the same ones for a seed. */
function numbersOf(seed: string): Between {
  let count = 0;
  return (low, high) => {
    const number = createHash('sha256').update(`${seed}:${count++}`).digest().readUInt32BE(0);
    return low + (number % (high - low + 1));
  };
}

function svg({ ground, accent }: CoverPalette, shapes: Shape[]): string {
  const paths = shapes.map(({ d, ink = 'paper', solid, width = 1.6 }) => {
    const color = ink === 'paper' ? PAPER : accent;
    return solid
      ? `<path fill="${color}" d="${d}"/>`
      : `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${paths.join('')}</svg>`;
}
