/** One path of a cover: a line in paper unless it says otherwise. */
export interface Shape {
  d: string;
  ink?: 'paper' | 'accent';
  /** A surface rather than a line. */
  solid?: true;
  width?: number;
}

/** A whole number of the cover's own, from `low` to `high`. */
export type Between = (low: number, high: number) => number;

export const WIDTH = 320;
export const HEIGHT = 180;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The `d` of a path: numbers between its letters, to a tenth. */
export const path = (parts: TemplateStringsArray, ...numbers: number[]): string =>
  String.raw({ raw: parts }, ...numbers.map(tenth));

export const circle = (x: number, y: number, r: number): string =>
  path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** One after the other, as one path. */
export const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const dot = (x: number, y: number, r: number): Shape => ({
  d: circle(x, y, r),
  ink: 'accent',
  solid: true,
});
