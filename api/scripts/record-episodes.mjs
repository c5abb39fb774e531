/**
 * Makes the recordings of the podcast from its transcripts: each line is read by flite (Debian's package `flite`), a
 * quiet chord stands under it, and ffmpeg encodes the whole. The same words give the same bytes. Run by hand when the
 * words change (`npm run build -w api && node api/scripts/record-episodes.mjs`); building the api needs neither tool.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RATE = 16_000;
const LEAD_IN = 1.1;
const PAUSE = 0.45;
const LEAD_OUT = 1.8;

/** `size` shifts the whole voice, as a smaller or larger person would sound. */
const VOICES = {
  Ines: { voice: 'slt', pitch: 168, stretch: 1, size: 1 },
  Hana: { voice: 'slt', pitch: 178, stretch: 1.16, size: 1.1 },
  Bram: { voice: 'rms', pitch: 98, stretch: 0.96, size: 1 },
  Mirela: { voice: 'slt', pitch: 158, stretch: 0.9, size: 0.9 },
  Guadalupe: { voice: 'slt', pitch: 150, stretch: 1.04, size: 1.06 },
};

const folder = fileURLToPath(new URL('../src/database/first-content/', import.meta.url));
const { episodes } = await import('../dist/database/first-content/episodes.js');
const work = mkdtempSync(join(tmpdir(), 'recordings-'));

function samplesOf(file) {
  const wav = readFileSync(file);
  const start = wav.indexOf('data') + 8;
  return Float32Array.from({ length: (wav.length - start) >> 1 }, (_, at) =>
    wav.readInt16LE(start + at * 2),
  ).map((sample) => sample / 32_768);
}

function resized(samples, size) {
  const shifted = new Float32Array(Math.floor(samples.length / size));
  return shifted.map((_, at) => {
    const place = at * size;
    const before = Math.floor(place);
    return samples[before] + (place - before) * ((samples[before + 1] ?? 0) - samples[before]);
  });
}

function say(speaker, words) {
  const { voice, pitch, stretch, size } = VOICES[speaker];
  const file = join(work, 'line.wav');
  const shape = ['--setf', `int_f0_target_mean=${pitch}`, '--setf', `duration_stretch=${stretch}`];
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'");
  execFileSync('flite', ['-voice', voice, ...shape, '-t', plain, '-o', file]);
  return resized(samplesOf(file), size);
}

/** A chord that breathes: fuller before the first word and after the last. */
function bed(at, length) {
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

function encode(samples, { title, number }, target) {
  const pcm = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, at) =>
    pcm.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), at * 2),
  );
  const raw = join(work, 'episode.pcm');
  writeFileSync(raw, pcm);
  const source = ['-y', '-v', 'error', '-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', raw];
  const tags = { title, album: 'Digital Mystics, the conversations', artist: 'FutureLab', track: number };
  const metadata = Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
  const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1'];
  execFileSync('ffmpeg', [...source, '-c:a', 'libmp3lame', '-b:a', '24k', ...exact, ...metadata, target]);
}

const timings = {};
for (const episode of episodes) {
  const said = episode.lines.map(([speaker, words]) => say(speaker, words));
  const starts = [];
  let end = Math.round(LEAD_IN * RATE);
  for (const line of said) {
    starts.push(end);
    end += line.length + Math.round(PAUSE * RATE);
  }
  const samples = new Float32Array(end + Math.round(LEAD_OUT * RATE));
  said.forEach((line, index) => samples.set(line, starts[index]));
  samples.forEach((sample, at) => {
    samples[at] = sample * 0.9 + bed(at, samples.length);
  });
  const target = join(folder, 'recordings', `${episode.slug}.mp3`);
  encode(samples, episode, target);
  timings[episode.slug] = [...starts, samples.length].map((at) => Math.round((at / RATE) * 10) / 10);
  console.log(episode.slug, statSync(target).size, 'bytes', timings[episode.slug].at(-1), 'seconds');
}
rmSync(work, { recursive: true });

const entries = Object.entries(timings).map(([slug, times]) => `  '${slug}': [${times.join(', ')}],`);
writeFileSync(
  join(folder, 'episode-timings.ts'),
  `/** Written by scripts/record-episodes.mjs: when each line begins, and at last when the recording ends; in seconds. */
export const episodeTimings: Readonly<Record<string, readonly number[]>> = {
${entries.join('\n')}
};
`,
);
