/**
 * Makes the recordings of the podcast from its transcripts: each line is read by flite (Debian's package `flite`), a
 * quiet chord stands under it, and ffmpeg encodes the whole. The same text gives the same bytes. Run by hand when the
 * text changes (`npm run media -- episodes`); building the api needs neither tool.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { bed, encodeMp3, RATE, samplesOf, writeSamples } from './sound.mjs';

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

const folder = fileURLToPath(new URL('../../api/seed/development/site/', import.meta.url));
const episodes = load(readFileSync(join(folder, 'episodes.yaml'), 'utf8'));
const work = mkdtempSync(join(tmpdir(), 'recordings-'));

function resized(samples, size) {
  const shifted = new Float32Array(Math.floor(samples.length / size));
  return shifted.map((_, at) => {
    const place = at * size;
    const before = Math.floor(place);
    return samples[before] + (place - before) * ((samples[before + 1] ?? 0) - samples[before]);
  });
}

function speak(speaker, sentence) {
  const { voice, pitch, stretch, size } = VOICES[speaker];
  const file = join(work, 'line.wav');
  const shape = ['--setf', `int_f0_target_mean=${pitch}`, '--setf', `duration_stretch=${stretch}`];
  const plain = sentence.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'");
  execFileSync('flite', ['-voice', voice, ...shape, '-t', plain, '-o', file]);
  return resized(samplesOf(file), size);
}

function encode(samples, { title, number }, target) {
  const tags = { title, album: 'Digital Mystics, the conversations', artist: 'FutureLab', track: number };
  encodeMp3(writeSamples(samples, join(work, 'episode.pcm')), '24k', tags, target);
}

const timings = {};
for (const episode of episodes) {
  const spoken = episode.lines.map(({ speaker, text }) => speak(speaker, text));
  const starts = [];
  let end = Math.round(LEAD_IN * RATE);
  for (const line of spoken) {
    starts.push(end);
    end += line.length + Math.round(PAUSE * RATE);
  }
  const samples = new Float32Array(end + Math.round(LEAD_OUT * RATE));
  spoken.forEach((line, index) => samples.set(line, starts[index]));
  samples.forEach((sample, at) => {
    samples[at] = sample * 0.9 + bed(at, samples.length);
  });
  const target = join(folder, 'recordings', `${episode.slug}.mp3`);
  encode(samples, episode, target);
  timings[episode.slug] = [...starts, samples.length].map((at) => Math.round((at / RATE) * 10) / 10);
  console.log(episode.slug, statSync(target).size, 'bytes', timings[episode.slug].at(-1), 'seconds');
}
rmSync(work, { recursive: true });

const entries = Object.entries(timings).map(([slug, times]) => `${slug}: [${times.join(', ')}]`);
writeFileSync(
  join(folder, 'episode-timings.yaml'),
  `# Written by tools/media/episodes.mjs: when each line begins, and at last when the recording ends; in seconds.

${entries.join('\n')}
`,
);
