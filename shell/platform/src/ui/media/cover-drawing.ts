import { seededNumbers } from './seed';

export type CoverKind = 'course' | 'event' | 'group' | 'person';

/** What a cover is drawn from; the last shape is the one in ember. */
export interface CoverDrawing {
  /** Which of the three grounds it lies on. */
  ground: 0 | 1 | 2;
  circles: { x: number; y: number; radius: number }[];
  /** Path data of open lines. */
  lines: string[];
}

export const COVER_WIDTH = 320;
export const COVER_HEIGHT = 180;

/**
 * A field of fine lines for a seed: terrain for a course, two ripples that meet for an event, a rosette of
 * circles for a group, growth rings for a person. Integers and exact arithmetic only, so that the server and
 * every browser draw the same.
 */
export function drawCover(seed: string, kind: CoverKind): CoverDrawing {
  const next = seededNumbers(`${kind}:${seed}`);
  const ground = Math.floor(next() * 3) as 0 | 1 | 2;
  const between = (low: number, high: number) => Math.round(low + next() * (high - low));
  return { ground, circles: [], lines: [], ...DRAW[kind](between) };
}

type Between = (low: number, high: number) => number;

const DRAW: Record<CoverKind, (between: Between) => Partial<CoverDrawing>> = {
  course: drawTerrain,
  event: drawRipples,
  group: drawRosette,
  person: drawRings,
};

/** Heights of two hills, row by row from the horizon down; the path runs on to be a smooth curve. */
function drawTerrain(between: Between) {
  const rows = 11;
  const columns = 8;
  const hills = [1, 2].map(() => ({
    x: between(70, 250),
    row: between(3, 8),
    height: between(34, 66),
    width: between(34, 66),
  }));
  const lift = (x: number, row: number) =>
    hills.reduce((sum, hill) => {
      const across = (x - hill.x) / hill.width;
      const along = (row - hill.row) / 3;
      return sum + hill.height / ((1 + across * across) * (1 + along * along));
    }, 0);
  const lines = Array.from({ length: rows }, (_, row) => {
    const base = 52 + row * 13;
    const points = Array.from({ length: columns + 1 }, (_, column) => {
      const x = (COVER_WIDTH / columns) * column;
      return { x, y: Math.round(base - lift(x, row)) };
    });
    return smoothLine(points);
  });
  const ember = lines.splice(hills[0]?.row ?? 0, 1);
  return { lines: [...lines, ...ember] };
}

/** Quadratic curves through the midpoints, in relative coordinates to keep the text short. */
function smoothLine(points: { x: number; y: number }[]): string {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  let at = first;
  let path = `M${first.x} ${first.y}q`;
  rest.forEach((point, index) => {
    const after = rest[index + 1];
    if (!after) return;
    const last = index === rest.length - 2;
    const end = last
      ? after
      : { x: Math.round((point.x + after.x) / 2), y: Math.round((point.y + after.y) / 2) };
    path += [point.x - at.x, point.y - at.y, end.x - at.x, end.y - at.y].join(' ') + ' ';
    at = end;
  });
  return path.trim().replaceAll(' -', '-');
}

function drawRipples(between: Between) {
  const spacing = between(9, 13);
  const sources = [
    { x: between(84, 140), y: between(50, 130) },
    { x: between(180, 236), y: between(50, 130) },
  ];
  const circles = sources.flatMap((source, index) =>
    Array.from({ length: 10 }, (_, ring) => ({ ...source, radius: (ring + 1) * (spacing + index) })),
  );
  const spark = between(0, 1);
  return { circles: [...circles, { x: 0, y: 0, ...sources[spark], radius: 5 }] };
}

/** Circles whose centers stand on a circle; the point of a turn comes from a rational parametrization. */
function drawRosette(between: Between) {
  const count = between(13, 17);
  const reach = between(22, 44);
  const radius = between(38, 58);
  const center = { x: between(130, 190), y: between(78, 102) };
  const circles = Array.from({ length: count }, (_, index) => {
    const point = pointOnCircle(index / count);
    return { x: Math.round(center.x + reach * point.x), y: Math.round(center.y + reach * point.y), radius };
  });
  const ember = circles.splice(between(0, count - 1), 1);
  return { circles: [...circles, ...ember] };
}

function pointOnCircle(turn: number): { x: number; y: number } {
  const quarter = Math.floor(turn * 4);
  const t = turn * 4 - quarter;
  // Within a quarter, t/(…) is close enough to even spacing for the eye.
  const s = t * (0.7854 + 0.2146 * t * t) * (1 + 0.045 * (1 - t));
  const x = (1 - s * s) / (1 + s * s);
  const y = (2 * s) / (1 + s * s);
  const turned = [
    { x, y },
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ];
  return turned[quarter] ?? { x, y };
}

function drawRings(between: Between) {
  const drift = { x: between(-30, 30), y: between(-24, 24) };
  const rings = 13;
  const circles = Array.from({ length: rings }, (_, ring) => ({
    x: Math.round(160 + (drift.x * ring) / rings),
    y: Math.round(90 + (drift.y * ring) / rings),
    radius: 6 + ring * 7 + between(-2, 2),
  }));
  const ember = circles.splice(between(2, 8), 1);
  return { circles: [...circles, ...ember] };
}
