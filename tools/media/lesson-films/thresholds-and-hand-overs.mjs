import { ember, over, paper } from '../field.mjs';
import { between, clear, dot, line, scattered, timeline, write } from './stage.mjs';

export { size } from './stage.mjs';

const LEFT = 330;
const RIGHT = 888;
const BANDS = { top: 70, clear: 250, unclear: 372, bottom: 470 };
const CASES = 90;

export const posterAt = (cues) => cues[4][0] + 3;

/** Where the line between clear and unclear stands: low at first, then raised by the price of an error. */
const threshold = (time, at) => between(BANDS.clear, 150, at.within(time, 6, 0.55, 0.95));

function cases(context, time, at) {
  const border = threshold(time, at);
  for (let index = 0; index < CASES; index += 1) {
    const arrival = at.from(1) + scattered(index) * 5;
    const arrived = over(time, arrival, arrival + 1.6);
    if (arrived <= 0) continue;
    const isNever = index % 9 === 4;
    const score = scattered(index + 500);
    const place = BANDS.top + 14 + score * (BANDS.unclear - BANDS.top - 28);
    const never = BANDS.unclear + 22 + scattered(index + 900) * (BANDS.bottom - BANDS.unclear - 40);
    const y = isNever ? between(place, never, at.within(time, 4, 0.02, 0.3)) : place;
    const x = between(LEFT - 60, LEFT + 14 + scattered(index + 90) * (RIGHT - LEFT - 28), arrived);
    const isClear = !isNever && y < border;
    dot(context, [x, y], 4.5, {
      opacity: arrived * (isClear ? 0.55 : 1),
      color: isNever && time > at.from(4) ? ember : paper,
    });
    // A clear case in eight is looked at afterwards.
    if (isClear && index % 8 === 1)
      sampled(
        context,
        [x, y],
        over(time, at.from(2) + 2 + scattered(index), at.from(2) + 3 + scattered(index)),
      );
  }
}

function sampled(context, [x, y], opacity) {
  if (opacity <= 0) return;
  context.save();
  context.globalAlpha = opacity;
  context.strokeStyle = paper;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(x, y, 10, 0, 2 * Math.PI);
  context.stroke();
  context.restore();
}

function band(context, time, at, { title, note, y, cue, color }) {
  const opacity = over(time, at.from(cue), at.from(cue) + 0.6);
  const strength = time >= at.from(cue + 1) ? 0.65 : 1;
  write(context, title, [72, y], { pixels: 42, opacity: opacity * strength, color });
  write(context, note, [72, y + 36], {
    pixels: 27,
    opacity: opacity * at.within(time, cue, 0.3, 0.6) * strength,
  });
}

export function draw(context, time, cues) {
  const at = timeline(cues);
  clear(context);
  if (time < at.from(1)) {
    write(context, 'The machine decides.', [72, 190], { pixels: 46, opacity: at.shown(time, 0) });
    write(context, 'A person decides.', [72, 390], {
      pixels: 46,
      opacity: at.shown(time, 0) * at.within(time, 0, 0.3, 0.5),
    });
    for (let index = 1; index <= 5; index += 1)
      line(context, [72, 214 + index * 22], [888, 214 + index * 22], {
        drawn: over(time, at.from(0) + 2.4 + index * 0.2, at.from(0) + 4 + index * 0.2),
        opacity: 0.6 * at.shown(time, 0),
        color: ember,
      });
    return;
  }
  const ending = over(time, at.from(7) - 0.4, at.from(7) + 0.2);
  if (ending < 1) {
    const border = threshold(time, at);
    const drawn = at.within(time, 1, 0, 0.9);
    line(context, [LEFT, BANDS.top], [RIGHT, BANDS.top], { drawn, opacity: 0.5 });
    line(context, [LEFT, border], [RIGHT, border], {
      drawn,
      width: 2.5,
      color: time > at.from(5) ? ember : paper,
    });
    line(context, [LEFT, BANDS.unclear], [RIGHT, BANDS.unclear], { drawn, opacity: 0.8 });
    line(context, [LEFT, BANDS.bottom], [RIGHT, BANDS.bottom], { drawn, opacity: 0.5 });
    cases(context, time, at);
    const middle = (border + BANDS.unclear) / 2;
    band(context, time, at, {
      title: 'Clear',
      note: 'automatic, sampled',
      y: (BANDS.top + border) / 2 + 4,
      cue: 2,
    });
    band(context, time, at, { title: 'Unclear', note: 'a person decides', y: middle - 2, cue: 3 });
    band(context, time, at, { title: 'Never', note: 'straight to a person', y: 420, cue: 4, color: ember });
  }
  if (ending <= 0) return;
  context.globalAlpha = ending;
  context.fillStyle = '#141614';
  context.fillRect(0, 0, 960, 540);
  context.globalAlpha = 1;
  write(context, '“94 percent sure”', [72, 220], {
    pixels: 54,
    opacity: over(time, at.from(7), at.from(7) + 0.6),
  });
  line(context, [66, 204], [484, 204], { drawn: at.within(time, 7, 0.15, 0.35), color: ember, width: 3 });
  write(context, 'Compare it with a hundred of your own cases.', [72, 300], {
    pixels: 36,
    opacity: at.within(time, 7, 0.45, 0.6),
  });
  for (let index = 0; index < 100; index += 1)
    dot(context, [78 + (index % 50) * 16.4, 360 + Math.floor(index / 50) * 26], 4.5, {
      opacity: over(time, at.from(7) + 3 + index * 0.03, at.from(7) + 3.3 + index * 0.03),
      color: scattered(index + 40) > 0.86 ? ember : paper,
    });
}
