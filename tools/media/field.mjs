/**
 * The line field of the films, drawn on a canvas: two sources, the rings around them, and the fringes where
 * the two meet. Runs in the page that `drawing-page.mjs` opens; every frame depends on its time only, so
 * that the films come out the same each time.
 */
export const paper = '#EFEAE2';
export const ink = '#141614';
export const ember = '#FF8C5A';

const clamp = (value) => Math.min(1, Math.max(0, value));
export const easeOut = (value) => 1 - (1 - clamp(value)) ** 3;
/** 0 before `start`, 1 after `end`, eased between. */
export const over = (time, start, end) => easeOut((time - start) / (end - start));

/** Strokes the rings of one source; `shown(radius)` is each ring's opacity, 0..1. */
export function drawRings(context, [x, y], { step, radius, shown }) {
  for (let r = step; r <= radius; r += step) {
    const opacity = shown(r);
    if (opacity <= 0.01) continue;
    context.globalAlpha = opacity;
    context.beginPath();
    context.arc(x, y, r, 0, 2 * Math.PI);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/**
 * Strokes the fringes: the lines on which the rings of both sources cross, inside both circles. `shown(place)`
 * is the opacity at a place along the line between the sources, -1 (first source) to 1 (second).
 */
export function drawFringes(context, a, b, { step, radius, shown }) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const distance = Math.hypot(dx, dy);
  const focus = distance / 2;
  const most = Math.floor(distance / step);
  context.save();
  context.translate((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  context.rotate(Math.atan2(dy, dx));
  for (let n = -most; n <= most; n += 1) {
    const half = (n * step) / 2;
    const reach = radius - Math.abs(half);
    if (Math.abs(half) >= focus - 0.5 || reach <= focus) continue;
    const opacity = shown(half / focus);
    if (opacity <= 0.01) continue;
    const width = Math.sqrt(focus ** 2 - half ** 2);
    const end = width * Math.sqrt((reach / focus) ** 2 - 1);
    context.globalAlpha = opacity;
    context.beginPath();
    for (let k = -24; k <= 24; k += 1) {
      const y = (k / 24) * end;
      context.lineTo(half * Math.sqrt(1 + (y / width) ** 2), y);
    }
    context.stroke();
  }
  context.restore();
  context.globalAlpha = 1;
}
