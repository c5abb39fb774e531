import { ember, over, paper } from '../field.mjs';
import { clear, dot, line, ring, timeline, write } from './stage.mjs';

export { size } from './stage.mjs';

const CENTER = [704, 270];
const RADIUS = 138;
const PLACES = [
  {
    name: 'look',
    turn: -0.25,
    align: 'center',
    dx: 0,
    dy: -22,
    note: ['An instruction', 'hides in a mail.'],
    defense: 'Trusted sources',
  },
  {
    name: 'decide',
    turn: 0,
    align: 'left',
    dx: 22,
    dy: 10,
    note: ['“Clear the queue.”', 'It closes tickets.'],
    defense: 'A counter-example',
  },
  {
    name: 'act',
    turn: 0.25,
    align: 'center',
    dx: 0,
    dy: 44,
    note: ['The tool does more', 'than its name says.'],
    defense: 'Tools that do one thing',
  },
  {
    name: 'look again',
    turn: 0.5,
    align: 'right',
    dx: -22,
    dy: 10,
    note: ['The call failed.', 'It reports success.'],
    defense: 'A second route',
  },
];

export const posterAt = (cues) => cues[5][0] + 4.4;

const placeOn = (turn, radius = RADIUS) => [
  CENTER[0] + radius * Math.cos(2 * Math.PI * turn),
  CENTER[1] + radius * Math.sin(2 * Math.PI * turn),
];

/** What escapes at a place: three lines that leave the loop on a tangent. */
function leak(context, turn, drawn, held) {
  const from = placeOn(turn);
  const forward = 2 * Math.PI * (turn + 0.25);
  for (const spread of [-0.24, 0, 0.24]) {
    const reach = (spread === 0 ? 92 : 76) * (1 - 0.62 * held);
    const to = [from[0] + reach * Math.cos(forward + spread), from[1] + reach * Math.sin(forward + spread)];
    line(context, from, to, { drawn, color: ember, width: 2, opacity: 1 - 0.35 * held });
  }
  const gate = [from[0] + 44 * Math.cos(forward), from[1] + 44 * Math.sin(forward)];
  const [across, up] = [Math.cos(forward + Math.PI / 2) * 26, Math.sin(forward + Math.PI / 2) * 26];
  line(context, [gate[0] - across, gate[1] - up], [gate[0] + across, gate[1] + up], {
    drawn: held,
    width: 4,
  });
}

export function draw(context, time, cues) {
  const at = timeline(cues);
  clear(context);
  ring(context, CENTER, RADIUS, { drawn: over(time, 0.4, at.to(0)), opacity: 0.85, width: 2 });
  for (let inner = 1; inner < 7; inner += 1)
    ring(context, CENTER, RADIUS - inner * 14, {
      drawn: over(time, 0.6 + inner * 0.15, at.to(0)),
      opacity: 0.24 - inner * 0.025,
    });
  PLACES.forEach(({ name, turn, align, dx, dy, note, defense }, index) => {
    const named = over(time, at.from(0) + 1.2 + index * 0.8, at.from(0) + 1.9 + index * 0.8);
    const cue = index + 2;
    const isNow = time >= at.from(cue) && time < at.from(cue + 1);
    const place = placeOn(turn);
    const labelled = placeOn(turn, RADIUS);
    dot(context, place, isNow ? 9 : 6, { opacity: named, color: isNow ? ember : paper });
    write(context, name, [labelled[0] + dx, labelled[1] + dy], {
      pixels: 30,
      opacity: named,
      align,
      color: isNow ? ember : paper,
    });
    const doubt = time > at.from(1) && time < at.from(2) ? 0.25 * at.shown(time, 1) : 0;
    leak(
      context,
      turn,
      Math.max(doubt, over(time, at.from(cue) + 1.2, at.from(cue) + 3)),
      over(time, at.from(7) + index * 1.9, at.from(7) + 0.8 + index * 1.9),
    );
    note.forEach((label, row) =>
      write(context, label, [72, 252 + row * 50], {
        pixels: 38,
        opacity:
          at.shown(time, cue) * over(time, at.from(cue) + 0.6 + row * 0.8, at.from(cue) + 1.3 + row * 0.8),
      }),
    );
    write(context, defense, [72, 186 + index * 58], {
      pixels: 31,
      opacity: at.shown(time, 7) * over(time, at.from(7) + index * 1.9, at.from(7) + 0.7 + index * 1.9),
    });
  });
  const travelled = time < at.from(0) ? 0 : (time - at.from(0)) / 5.2;
  dot(context, placeOn(-0.25 + travelled), 5, {
    color: paper,
    opacity: over(time, at.from(0), at.from(0) + 0.8),
  });
  write(context, 'An agent', [72, 250], { pixels: 46, opacity: at.shown(time, 0) });
  write(context, 'runs a loop.', [72, 304], { pixels: 46, opacity: at.shown(time, 0) });
  write(context, 'Four places', [72, 250], { pixels: 46, opacity: at.shown(time, 1) });
  write(context, 'to fail.', [72, 304], { pixels: 46, opacity: at.shown(time, 1) });
  write(context, 'Four defenses.', [72, 270], { pixels: 46, opacity: at.shown(time, 6) });
  write(context, 'No complete cure.', [72, 250], { pixels: 37, opacity: at.shown(time, 8) });
  write(context, 'Limit the damage.', [72, 304], {
    pixels: 37,
    opacity: at.shown(time, 8) * at.within(time, 8, 0.4, 0.6),
    color: ember,
  });
}
