/** What the films of the lessons have in common: the size, the ground, the text, and shapes that draw themselves. */
import { ink, over, paper } from '../field.mjs';

export const size = [960, 540];

export function clear(context) {
  context.globalAlpha = 1;
  context.fillStyle = ink;
  context.fillRect(0, 0, ...size);
  context.lineWidth = 1.5;
  context.lineCap = 'round';
}

/** Moments by the number of the line that is said. */
export const timeline = (cues) => {
  const from = (line) => cues[line][0];
  const to = (line) => cues[line][1];
  const next = (line) => cues[line + 1]?.[0] ?? 3_600;
  return {
    from,
    to,
    /** How far the saying of a line has come, eased, from `start` to `end` of its length. */
    within: (time, line, start = 0, end = 1) => {
      const length = to(line) - from(line);
      return over(time, from(line) + start * length, from(line) + end * length);
    },
    /** Fades in with one line and out before the one after `last`. */
    shown: (time, line, last = line) =>
      over(time, from(line), from(line) + 0.7) * (1 - over(time, next(last) - 0.45, next(last))),
  };
};

export function write(
  context,
  text,
  [x, y],
  { pixels = 40, opacity = 1, color = paper, align = 'left' } = {},
) {
  if (opacity <= 0.01) return;
  context.save();
  context.globalAlpha = opacity;
  context.fillStyle = color;
  context.textAlign = align;
  context.font = `400 ${pixels}px Newsreader`;
  context.fillText(text, x, y);
  context.restore();
}

/** The part of a line from its beginning that is drawn so far. */
export function line(
  context,
  [x, y],
  [toX, toY],
  { drawn = 1, opacity = 1, color = paper, width = 1.5, dash = [] } = {},
) {
  if (drawn <= 0 || opacity <= 0.01) return;
  context.save();
  context.globalAlpha = opacity;
  context.strokeStyle = color;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + (toX - x) * drawn, y + (toY - y) * drawn);
  context.stroke();
  context.restore();
}

export function ring(
  context,
  [x, y],
  radius,
  { drawn = 1, opacity = 1, color = paper, width = 1.5, turn = -0.25 } = {},
) {
  if (drawn <= 0 || opacity <= 0.01 || radius <= 0) return;
  context.save();
  context.globalAlpha = opacity;
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  context.arc(x, y, radius, 2 * Math.PI * turn, 2 * Math.PI * (turn + drawn));
  context.stroke();
  context.restore();
}

export function dot(context, [x, y], radius, { opacity = 1, color = paper } = {}) {
  if (opacity <= 0.01) return;
  context.save();
  context.globalAlpha = opacity;
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

export const between = (from, to, part) => from + (to - from) * part;
export const betweenPlaces = ([x, y], [toX, toY], part) => [between(x, toX, part), between(y, toY, part)];

/** Numbers that look thrown and are the same each time. */
export const scattered = (seed) => {
  const value = Math.sin(seed * 127.1 + 311.7) * 43_758.5453;
  return value - Math.floor(value);
};
