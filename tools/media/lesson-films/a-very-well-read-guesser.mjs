import { drawFringes, drawRings, ember, over, paper } from '../field.mjs';
import { between, clear, line, ring, scattered, timeline, write } from './stage.mjs';

export { size } from './stage.mjs';

const ROUNDS = [
  { so: 'The bridge was opened', next: ['in', 'by', 'with'] },
  { so: 'The bridge was opened in', next: ['1874', 'May', 'haste'] },
  { so: 'The bridge was opened in 1874', next: ['by', 'after', 'and'] },
  { so: 'The bridge was opened in 1874 by', next: ['the', 'a', 'Queen'] },
  { so: 'The bridge was opened in 1874 by the', next: ['mayor', 'king', 'river'] },
];
const SENTENCE = 'The bridge was opened in 1874 by the mayor.';
const WEIGHTS = [3.2, 1.8, 1];

export const posterAt = (cues) => cues[1][1] - 0.4;

function fan(context, { so, next }, opened, chosen, opacity) {
  const y = 250;
  write(context, so, [72, y], { pixels: 38, opacity });
  context.font = '400 38px Newsreader';
  const start = 72 + context.measureText(so).width + 14;
  next.forEach((word, index) => {
    const end = [start + 84, y + (index - 1) * 74];
    const isChosen = index === 0 && chosen > 0;
    const color = isChosen ? ember : paper;
    const strength = opacity * opened * (index === 0 ? 1 : 1 - 0.75 * chosen);
    const target = index === 0 ? [end[0], y - 74] : end;
    line(context, [start, y - 11], [target[0] - 8, target[1] - 11], {
      drawn: opened,
      opacity: strength * 0.8,
      color,
      width: WEIGHTS[index],
    });
    write(context, word, target, { pixels: 34, opacity: strength, color });
  });
}

/** The first round while it is explained, the others quicker and quicker. */
function continuing(context, time, at) {
  const starts = [
    at.from(0),
    at.from(1) + 0.6,
    at.from(2) + 0.4,
    at.from(2) + 1.6,
    at.from(2) + 2.6,
    at.from(3) + 0.2,
  ];
  ROUNDS.forEach((round, index) => {
    const [start, end] = [starts[index], starts[index + 1]];
    if (time < start || time >= end) return;
    const length = end - start;
    const opened = over(time, start + 0.15 * length, start + 0.55 * length);
    fan(context, round, opened, over(time, start + 0.6 * length, start + 0.8 * length), 1);
  });
  if (time >= starts[5]) write(context, SENTENCE, [72, 250], { pixels: 38, opacity: at.shown(time, 3) });
}

/** What is likely and what is true: the fringes are where both meet. */
function meeting(context, time, at) {
  const opacity = at.shown(time, 4, 5);
  if (opacity <= 0) return;
  const apart = at.within(time, 5, 0, 0.7);
  const a = [between(400, 350, apart), 238];
  const b = [between(540, 630, apart), 238];
  const rings = { step: 12, radius: 176 };
  const front = at.within(time, 4, 0, 0.5) * 216;
  const shown = (radius) => opacity * 0.55 * Math.min(1, Math.max(0, (front - radius) / 40));
  context.strokeStyle = paper;
  context.lineWidth = 1.2;
  drawRings(context, a, { ...rings, shown });
  drawRings(context, b, { ...rings, shown });
  context.strokeStyle = ember;
  context.lineWidth = 1.6;
  drawFringes(context, a, b, { ...rings, shown: () => opacity * at.within(time, 4, 0.4, 1) });
  write(context, 'likely', [a[0] - 60, 470], { opacity, pixels: 34, align: 'center' });
  write(context, 'true', [b[0] + 60, 470], { opacity, pixels: 34, align: 'center' });
}

/** A library of fine lines, filled from the left. */
function shelves(context, time, at) {
  const opacity = at.shown(time, 6);
  if (opacity <= 0) return;
  for (let row = 0; row < 4; row += 1) {
    const foot = 130 + row * 82;
    line(context, [72, foot], [888, foot], { opacity: opacity * 0.7 });
    for (let book = 0; book < 102; book += 1) {
      const place = 76 + book * 8;
      const isRead = over(
        time,
        at.from(6) + book * 0.02 + row * 0.2,
        at.from(6) + 0.5 + book * 0.02 + row * 0.2,
      );
      const height = 26 + 36 * scattered(row * 102 + book);
      const isEmber = scattered(row * 777 + book * 3) > 0.97;
      line(context, [place, foot], [place, foot - height], {
        drawn: isRead,
        opacity: opacity * (isEmber ? 1 : 0.5),
        color: isEmber ? ember : paper,
      });
    }
  }
  write(context, 'has read everything', [72, 466], { opacity, pixels: 38 });
}

export function draw(context, time, cues) {
  const at = timeline(cues);
  clear(context);
  if (time < at.from(4)) {
    continuing(context, time, at);
    const looping = at.shown(time, 2, 3);
    ring(context, [800, 420], 40, {
      drawn: 0.9 * at.within(time, 2),
      opacity: looping,
      color: ember,
      turn: -0.2,
    });
    write(context, 'picks one, adds it, begins again', [738, 430], {
      opacity: at.shown(time, 2),
      pixels: 30,
      align: 'right',
    });
    write(context, 'no fact is looked up', [738, 430], {
      opacity: at.shown(time, 3),
      pixels: 30,
      align: 'right',
    });
  }
  meeting(context, time, at);
  shelves(context, time, at);
  const last = at.shown(time, 7);
  write(context, 'A first draft.', [72, 250], { opacity: last, pixels: 64 });
  write(context, 'You read it before anybody else does.', [72, 316], {
    opacity: over(time, at.from(7) + 2, at.from(7) + 2.8),
    pixels: 38,
  });
  line(context, [72, 352], [560, 352], {
    drawn: at.within(time, 7, 0.5),
    color: ember,
    opacity: last,
    width: 2,
  });
}
