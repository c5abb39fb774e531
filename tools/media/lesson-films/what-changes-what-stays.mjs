import { ember, over, paper } from '../field.mjs';
import { between, clear, dot, line, timeline, write } from './stage.mjs';

export { size } from './stage.mjs';

const COLUMNS = [
  { title: 'Changes', x: 72 },
  { title: 'Stays', x: 368 },
  { title: 'Not yet known', x: 664 },
];
const WIDTH = 224;
const ROWS = [0, 1, 2, 3].map((row) => 226 + row * 52);
const DATES = ['3 May', '1 June', '1 June', '9 July'];
const READERS = [
  { x: 184, to: [240, ROWS[1]], name: 'the most experienced' },
  { x: 480, to: [420, ROWS[0]], name: 'the newest' },
  { x: 776, to: [700, ROWS[3]], name: 'the one treated badly' },
];

export const posterAt = (cues) => cues[4][1];

function row(context, time, at, column, index, opacity) {
  const y = ROWS[index];
  const x = COLUMNS[column].x;
  const cue = column + 2;
  const begins = at.from(cue) + index * 0.45;
  const drawn = over(time, begins, begins + 1.1);
  if (column === 0) {
    const moved = over(time, begins + 0.6, begins + 1.8);
    line(context, [x, y], [x + WIDTH, y], { drawn, opacity: opacity * 0.25, dash: [3, 6] });
    line(context, [x, y - 10 * moved], [x + WIDTH - 70 + 24 * index, y - 10 * moved], {
      drawn,
      opacity,
      width: 2,
    });
  }
  if (column === 1) line(context, [x, y], [x + WIDTH - 30 * (index % 2), y], { drawn, opacity, width: 3 });
  if (column === 2) {
    line(context, [x, y], [x + WIDTH - 96, y], { drawn, opacity, dash: [1, 7], width: 2 });
    write(context, DATES[index], [x + WIDTH, y + 8], {
      pixels: 26,
      opacity: opacity * over(time, begins + 1, begins + 1.6),
      color: ember,
      align: 'right',
    });
  }
}

export function draw(context, time, cues) {
  const at = timeline(cues);
  clear(context);
  write(context, 'What does this mean', [72, 250], { pixels: 54, opacity: at.shown(time, 0) });
  write(context, 'for my Monday?', [72, 318], {
    pixels: 54,
    opacity: at.shown(time, 0) * at.within(time, 0, 0.5, 0.7),
  });
  if (time < at.from(1)) return;

  // Without the third column, the others lose their weight.
  const doubt = over(time, at.from(5), at.from(5) + 1) * (1 - over(time, at.from(6) - 0.3, at.from(6) + 0.6));
  COLUMNS.forEach(({ title, x }, column) => {
    const begins = at.from(1) + 0.5 + column * 0.5;
    const opacity = over(time, begins, begins + 0.7);
    const weight = column === 2 ? 1 - doubt : between(1, 0.3, doubt);
    write(context, title, [x, 138], { pixels: 36, opacity: opacity * weight });
    line(context, [x, 164], [x + WIDTH, 164], {
      drawn: opacity,
      opacity: weight,
      color: column === 2 ? ember : paper,
    });
    ROWS.forEach((_, index) => row(context, time, at, column, index, weight));
  });
  write(context, 'nobody believes these', [72, 470], { pixels: 34, opacity: doubt, color: ember });
  const isRead = over(time, at.from(6), at.from(6) + 0.8);
  READERS.forEach(({ x, to, name }, index) => {
    const begins = at.from(6) + 1.6 + index * 1.5;
    const seen = over(time, begins, begins + 0.5);
    dot(context, [x, 452], 8, { opacity: isRead * seen });
    write(context, name, [x, 498], { pixels: 27, opacity: seen, align: 'center' });
    const progress = over(time, at.from(7) + index * 0.4, at.from(7) + 1 + index * 0.4);
    line(context, [x, 440], to, { drawn: progress, color: ember, opacity: 0.9 });
    dot(context, to, 5, { color: ember, opacity: over(progress, 0.9, 1) });
  });
}
