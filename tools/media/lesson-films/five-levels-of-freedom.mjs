import { ember, over, paper } from '../field.mjs';
import { between, clear, dot, line, ring, timeline, write } from './stage.mjs';

export { size } from './stage.mjs';

const CENTER = [668, 280];
const RADII = [36, 76, 116, 156, 198];
const LEVELS = [
  'Find out, and report.',
  'Recommend.',
  'Decide, tell me before.',
  'Act, then tell me.',
  'Tell me if you need me.',
];

export const posterAt = (cues) => cues[4][0] + 2;

/** The level that is spoken of, with the part of the way to it: 0 before the first. */
function levelAt(time, at) {
  let level = 0;
  for (let cue = 1; cue <= 5; cue += 1) level += over(time, at.from(cue), at.from(cue) + 1.2);
  return level;
}

function reach(level) {
  const lower = Math.floor(level);
  const from = lower === 0 ? 0 : RADII[lower - 1];
  return between(from, RADII[Math.min(4, lower)], level - lower);
}

export function draw(context, time, cues) {
  const at = timeline(cues);
  clear(context);
  write(context, '“Just take care of it.”', [72, 270], {
    pixels: 58,
    opacity: at.shown(time, 0) * at.within(time, 0, 0, 0.2),
  });
  if (time < at.from(0)) ring(context, CENTER, 0);
  if (time < at.from(1) - 0.4) return;

  const chosen = over(time, at.from(7), at.from(7) + 0.8);
  const level = between(levelAt(time, at), 3, over(time, at.from(7), at.from(7) + 1.4));
  const radius = reach(Math.min(level, 4.999));
  RADII.forEach((limit, index) => {
    const isOpen = over(level, index, index + 0.8);
    const isThird = index === 2;
    for (let inner = 1; inner < 4; inner += 1)
      ring(context, CENTER, limit - inner * 9, {
        opacity: 0.22 * isOpen * (chosen > 0 && index > 2 ? 1 - chosen : 1),
      });
    ring(context, CENTER, limit, {
      drawn: over(time, at.from(1) - 0.4 + index * 0.12, at.from(1) + 1 + index * 0.12),
      opacity: 0.25 + 0.6 * isOpen * (index > 2 ? 1 - chosen : 1),
      color: isThird && chosen > 0 ? ember : paper,
      width: isThird ? 1.5 + chosen : 1.5,
    });
    write(context, String(index + 1), [CENTER[0], CENTER[1] - limit + 30], {
      pixels: 24,
      align: 'center',
      opacity: isOpen * (chosen > 0 && !isThird ? 0.4 : 1),
      color: isThird && chosen > 0 ? ember : paper,
    });
  });
  // The agent with the task moves in what is open to them.
  const angle = time * 1.1 + 0.6;
  const wander = 0.55 + 0.35 * Math.sin(time * 0.7);
  const place = [
    CENTER[0] + radius * wander * Math.cos(angle),
    CENTER[1] + radius * wander * Math.sin(angle),
  ];
  line(context, CENTER, place, { color: ember, opacity: 0.5 });
  dot(context, place, 8, { color: ember });

  LEVELS.forEach((label, index) => {
    const cue = index + 1;
    write(context, String(cue), [72, 330], { pixels: 120, opacity: at.shown(time, cue), color: ember });
    write(context, label, [72, 388], { pixels: 34, opacity: at.shown(time, cue) });
  });
  write(context, 'Say the number.', [72, 270], { pixels: 48, opacity: at.shown(time, 6) });
  write(context, 'Write it next to the task.', [72, 322], {
    pixels: 32,
    opacity: at.shown(time, 6) * at.within(time, 6, 0.5, 0.7),
  });
  write(context, 'Goes out unless', [72, 262], { pixels: 40, opacity: at.shown(time, 7) });
  write(context, 'somebody objects:', [72, 310], { pixels: 40, opacity: at.shown(time, 7) });
  write(context, 'three.', [72, 358], {
    pixels: 40,
    opacity: at.shown(time, 7) * at.within(time, 7, 0.6, 0.8),
    color: ember,
  });
  write(context, 'Decided,', [72, 262], { pixels: 50, opacity: at.shown(time, 8) });
  write(context, 'or happened?', [72, 322], {
    pixels: 50,
    opacity: at.shown(time, 8) * at.within(time, 8, 0.4, 0.7),
  });
}
