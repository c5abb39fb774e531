import { drawFringes, drawRings, ember, ink, paper } from '../field.mjs';

export const seconds = 8;
export const size = [1280, 720];
export const posterAt = 0;

const a = [760, 190];
const b = [900, 520];
const rings = { step: 23, radius: 460 };

/** A swell of light that travels outward and comes round again exactly when the film does. */
const swell = (phase) => Math.max(0, Math.cos(2 * Math.PI * phase)) ** 3;

/** Draws the film at `time` seconds; the frame at `seconds` is the frame at 0. */
export function draw(context, time) {
  const turn = time / seconds;
  context.fillStyle = ink;
  context.fillRect(0, 0, ...size);
  context.lineWidth = 1.4;
  context.strokeStyle = paper;
  const shown = (radius) => 0.12 + 0.42 * swell(radius / rings.radius - turn);
  drawRings(context, a, { ...rings, shown });
  drawRings(context, b, { ...rings, shown: (radius) => shown(radius + rings.radius / 2) });
  context.strokeStyle = ember;
  context.lineWidth = 1.6;
  drawFringes(context, a, b, { ...rings, shown: (place) => 0.22 + 0.7 * swell(place / 2 - turn) });
}
