import { drawRings, ember, over, paper } from '../field.mjs';
import { betweenPlaces, clear, dot, line, ring, timeline, write } from './stage.mjs';

export { size } from './stage.mjs';

const WORK = [640, 270];
const AWAY = [872, 128];
const STEPS = ['Notice', 'Breathe out', 'Ask', 'Do'];
const RETURNS = 8;

export const posterAt = (cues) => cues[4][0] + 1.4;

/** The way of a wandering mind from its work to elsewhere. */
function wandered(part) {
  const [x, y] = betweenPlaces(WORK, AWAY, part);
  const swing = Math.sin(part * Math.PI * 3) * 62 * Math.sin(part * Math.PI);
  return [x + swing * 0.5, y + swing];
}

function trail(context, until, opacity) {
  if (opacity <= 0.01) return;
  context.save();
  context.globalAlpha = opacity;
  context.strokeStyle = paper;
  context.lineWidth = 1.4;
  context.beginPath();
  for (let part = 0; part <= until; part += 0.01) context.lineTo(...wandered(part));
  context.stroke();
  context.restore();
}

function petal(context, index, part, opacity) {
  const angle = (2 * Math.PI * index) / RETURNS - Math.PI / 2;
  context.save();
  context.globalAlpha = opacity;
  context.strokeStyle = index === RETURNS - 1 ? ember : paper;
  context.lineWidth = 1.6;
  context.translate(...WORK);
  context.rotate(angle);
  context.beginPath();
  for (let step = 0; step <= part * 60; step += 1) {
    const turn = (step / 60) * 2 * Math.PI;
    context.lineTo(95 - 95 * Math.cos(turn), 38 * Math.sin(turn));
  }
  context.stroke();
  context.restore();
}

function steps(context, time, at) {
  const all = at.shown(time, 2, 6);
  STEPS.forEach((step, index) => {
    const cue = index + 3;
    const isNow = time >= at.from(cue) && time < (cue < 6 ? at.from(cue + 1) : at.from(7));
    write(context, step, [72, 196 + index * 64], {
      pixels: 42,
      opacity: all * over(time, at.from(2) + index * 0.4, at.from(2) + 0.8 + index * 0.4) * (isNow ? 1 : 0.4),
      color: isNow ? ember : paper,
    });
  });
}

export function draw(context, time, cues) {
  const at = timeline(cues);
  clear(context);
  const pulse = at.within(time, 7, 0, 0.5);
  const isCounting = over(time, at.from(8), at.from(8) + 0.6);
  context.strokeStyle = paper;
  drawRings(context, WORK, {
    step: 16,
    radius: 176,
    shown: (radius) =>
      over(time, 0.1 + radius * 0.006, 1 + radius * 0.006) *
      (0.22 + 0.3 * Math.max(0, 1 - Math.abs(pulse * 220 - radius) / 46) * (pulse < 1 ? 1 : 0)) *
      (1 - 0.65 * isCounting),
  });
  const wandering = 0.6 * over(time, at.from(0) + 1.3, at.to(0)) + 0.4 * over(time, at.from(1), at.to(1));
  const back = at.within(time, 6);
  trail(context, wandering, 0.55 * (1 - back));
  line(context, AWAY, WORK, {
    drawn: at.within(time, 5),
    opacity: 0.8 * (1 - back),
    color: ember,
    dash: [2, 9],
  });
  const noticed = at.within(time, 3, 0.4, 1);
  ring(context, AWAY, 12 + noticed * 40, { opacity: noticed > 0 ? 1 - noticed : 0, color: ember, width: 2 });
  const breath = Math.max(0, (time - at.from(4)) / (at.to(4) - at.from(4)));
  const isBreathing = breath > 0 && breath < 1;
  for (let ripple = 0; ripple < 4; ripple += 1)
    ring(context, AWAY, 14 + (1 - breath) * (54 - ripple * 11), {
      opacity: isBreathing ? 0.9 - ripple * 0.18 : 0,
      color: ember,
    });
  const place = time < at.from(6) ? wandered(wandering) : betweenPlaces(AWAY, WORK, back);
  dot(context, place, 9, { color: ember, opacity: over(time, 0.5, 1.1) });

  write(context, 'The mind wanders off.', [72, 250], { pixels: 37, opacity: at.shown(time, 0) });
  write(context, 'It is what minds do.', [72, 250], { pixels: 37, opacity: at.shown(time, 1) });
  steps(context, time, at);
  write(context, 'Eight seconds.', [72, 250], { pixels: 54, opacity: at.shown(time, 7) });
  write(context, 'No scolding.', [72, 312], {
    pixels: 42,
    opacity: at.shown(time, 7) * at.within(time, 7, 0.5, 0.8),
  });
  const length = at.to(8) - at.from(8);
  let returns = 0;
  for (let index = 0; index < RETURNS; index += 1) {
    const part = over(time, at.from(8) + (index * length) / 9, at.from(8) + ((index + 1.6) * length) / 9);
    petal(context, index, part, 0.9 * isCounting);
    if (part > 0.9) returns += 1;
  }
  write(context, 'Count the returns:', [72, 250], { pixels: 42, opacity: isCounting });
  write(context, String(returns), [72, 330], { pixels: 72, opacity: isCounting, color: ember });
}
