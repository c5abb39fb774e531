/**
 * Reads lines aloud with SVOX Pico (Debian's package `libttspico-utils`, in non-free) and says when each begins and ends.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bed, RATE, samplesOf } from './sound.mjs';

const LEAD_IN = 1.3;
const PAUSE = 0.55;
const LEAD_OUT = 2.4;
const SILENCE = 0.012;
const LOUDNESS = 0.19;
const LOUDEST = 0.92;

const VOICES = {
  guide: { language: 'en-GB', speed: 92, pitch: 96 },
  other: { language: 'en-US', speed: 96, pitch: 82 },
};

/** Without the silence before and after, so that a line begins where it says. */
function trimmed(samples) {
  const isHeard = (sample) => Math.abs(sample) > SILENCE;
  const first = samples.findIndex(isHeard);
  const last = samples.findLastIndex(isHeard);
  const margin = Math.round(0.03 * RATE);
  return samples.slice(Math.max(0, first - margin), last + margin);
}

/** Every voice and every line as loud as the others. */
function leveled(samples) {
  const heard = samples.filter((sample) => Math.abs(sample) > SILENCE);
  const loudness = Math.sqrt(heard.reduce((sum, sample) => sum + sample ** 2, 0) / heard.length);
  const peak = heard.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = Math.min(LOUDNESS / loudness, LOUDEST / peak);
  return samples.map((sample) => sample * gain);
}

function pronounce({ text, by }, folder) {
  const { language, speed, pitch } = VOICES[by ? 'other' : 'guide'];
  const file = join(folder, 'line.wav');
  const plain = text
    .replaceAll('’', "'")
    .replaceAll(/[“”"*]/g, '')
    .replaceAll('&', 'and');
  const markup = `<speed level="${speed}"><pitch level="${pitch}">${plain}</pitch></speed>`;
  execFileSync('pico2wave', ['-l', language, '-w', file, markup]);
  return leveled(trimmed(samplesOf(file)));
}

const rounded = (at) => Math.round((at / RATE) * 100) / 100;

/** The samples of all lines over a quiet chord, and for each line `[start, end]` in seconds. */
export function speak(lines, folder) {
  const spoken = lines.map((line) => pronounce(line, folder));
  const starts = [];
  let end = Math.round(LEAD_IN * RATE);
  spoken.forEach((line, index) => {
    starts.push(end);
    end += line.length + Math.round((lines[index].pause ?? PAUSE) * RATE);
  });
  const length = end + Math.round((LEAD_OUT - PAUSE) * RATE);
  const samples = new Float32Array(length);
  spoken.forEach((line, index) => samples.set(line, starts[index]));
  samples.forEach((sample, at) => {
    samples[at] = sample + bed(at, length);
  });
  return {
    samples,
    seconds: length / RATE,
    cues: spoken.map((line, index) => [rounded(starts[index]), rounded(starts[index] + line.length)]),
  };
}
