/** What the spoken films and recordings share: samples from -1 to 1, at one rate, and the chord that stands under them. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

export const RATE = 16_000;

export function samplesOf(file) {
  const wav = readFileSync(file);
  const start = wav.indexOf('data') + 8;
  return Float32Array.from({ length: (wav.length - start) >> 1 }, (_, at) =>
    wav.readInt16LE(start + at * 2),
  ).map((sample) => sample / 32_768);
}

/** A chord that breathes: fuller before the first word and after the last. */
export function bed(at, length) {
  const time = at / RATE;
  const left = length / RATE - time;
  const alone = Math.max(0, 1 - time / 1.6, 1 - left / 2.2);
  const edge = Math.min(1, time / 0.5, left / 0.9);
  const tones = [110, 164.81, 220, 277.18].map(
    (tone, index) =>
      Math.sin(2 * Math.PI * tone * time) * (0.7 + 0.3 * Math.sin(time * (0.5 + index * 0.17) + index)),
  );
  return edge * (0.006 + 0.03 * alone) * tones.reduce((sum, tone) => sum + tone, 0);
}

/** Writes the samples without a header; resolves to the arguments by which ffmpeg reads them. */
export function writeSamples(samples, raw) {
  const pcm = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, at) =>
    pcm.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), at * 2),
  );
  writeFileSync(raw, pcm);
  return ['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', raw];
}

/** The same samples and tags give the same bytes. */
export function encodeMp3(source, rate, tags, target) {
  const metadata = Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
  const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1'];
  const quiet = ['-y', '-v', 'error'];
  execFileSync('ffmpeg', [
    ...quiet,
    ...source,
    '-c:a',
    'libmp3lame',
    '-b:a',
    rate,
    ...exact,
    ...metadata,
    target,
  ]);
}
