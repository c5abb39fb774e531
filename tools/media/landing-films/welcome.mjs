import { drawFringes, drawRings, ember, ink, over, paper } from '../field.mjs';

export const seconds = 13;
export const size = [1280, 720];
/** The moment shown before the film is started. */
export const posterAt = 8.6;

/** What the film says, and when; the captions are written from the same list. */
export const lines = [
  { from: 0.6, to: 2.9, text: ['Welcome.'] },
  { from: 3.3, to: 6.2, text: ['You bring judgment.', 'The machine', 'brings speed.'] },
  { from: 6.6, to: 9.4, text: ['What matters', 'is where they meet.'] },
  { from: 9.8, to: 13, text: ['FutureLab', 'Use AI with your eyes open.'] },
];

const a = [930, 252];
const b = [1022, 462];
const rings = { step: 14, radius: 224 };

/** One source drawing its rings outward between two moments. */
const growing = (time, start, end, strength) => (radius) => {
  const front = over(time, start, end) * (rings.radius + 40);
  return strength * Math.min(1, Math.max(0, (front - radius) / 40));
};

function write(context, time, { from, to, text }, isLast) {
  const opacity = over(time, from, from + 0.6) * (isLast ? 1 : 1 - over(time, to - 0.4, to));
  if (opacity <= 0) return;
  context.globalAlpha = opacity;
  context.fillStyle = paper;
  const [first, second] = isLast ? [104, 50] : [64, 64];
  text.forEach((sentence, index) => {
    const pixels = index === 0 ? first : second;
    context.font = `400 ${pixels}px Newsreader`;
    context.fillText(sentence, 80, 384 + index * (isLast ? 72 : 78) - (text.length - 1) * 39);
  });
  context.globalAlpha = 1;
}

/** Draws the film at `time` seconds. */
export function draw(context, time) {
  context.fillStyle = ink;
  context.fillRect(0, 0, ...size);
  context.lineWidth = 1.3;
  context.strokeStyle = paper;
  drawRings(context, a, { ...rings, shown: growing(time, 0.2, 3.4, 0.62) });
  drawRings(context, b, { ...rings, shown: growing(time, 3.2, 6.4, 0.62) });
  context.strokeStyle = ember;
  context.lineWidth = 1.5;
  const open = over(time, 6.5, 9.2) * 1.15;
  drawFringes(context, a, b, {
    ...rings,
    shown: (place) => Math.min(1, Math.max(0, (open - Math.abs(place)) / 0.15)),
  });
  lines.forEach((line, index) => write(context, time, line, index === lines.length - 1));
}
