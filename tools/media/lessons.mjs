/**
 * Makes the films and recordings of the lessons from their text: reads it aloud, draws the films to that time, encodes
 * both and notes when each line is said. The same text gives the same timings. Run by hand when one changes (`npm run
 * media -- lessons`, with `<name> …` for some, `--stills <folder>` for pictures of the films alone); building the api needs
 * neither Chromium nor ffmpeg nor a voice.
 */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openDrawingPage } from './drawing-page.mjs';
import { ffmpeg, h264, recordFrames } from './encoding.mjs';
import { readNarration } from '../../api/dist/app/seed/files/narration.js';
import { encodeMp3, writeSamples } from './sound.mjs';
import { speak } from './speech.mjs';

const seed = fileURLToPath(new URL('../../api/seed/development/', import.meta.url));
const { films, recordings, timings: narrationTimings } = await readNarration();
const QUALITY = 27;
const isStills = process.argv[2] === '--stills';
const named = isStills ? [] : process.argv.slice(2);
const chosen = (list) => Object.entries(list).filter(([name]) => named.length === 0 || named.includes(name));
const target = (name) => join(seed, 'media', name);
const work = await mkdtemp(join(tmpdir(), 'media-'));
const timings = { ...narrationTimings };

async function record(name, { title, lines }) {
  const { samples, seconds, cues } = speak(lines, work);
  timings[name] = { seconds: Math.ceil(seconds), cues };
  const tags = { title, album: 'Lessons', artist: 'FutureLab' };
  encodeMp3(writeSamples(samples, join(work, 'words.pcm')), '48k', tags, `${target(name)}.mp3`);
}

async function stills(frameAt, name, seconds, folder) {
  for (const part of [0.12, 0.3, 0.5, 0.68, 0.86, 0.98])
    await writeFile(join(folder, `${name}-${part * 100}.png`), await frameAt(seconds * part));
}

async function film(drawing, name, { lines }) {
  const { samples, seconds, cues } = speak(lines, work);
  const frameAt = await drawing.open(`tools/media/lesson-films/${name}.mjs`, cues);
  if (isStills) return stills(frameAt, name, seconds, process.argv[3]);
  timings[name] = { seconds: Math.ceil(seconds), cues };
  const { posterAt } = await import(`./lesson-films/${name}.mjs`);
  await sharp(await frameAt(posterAt(cues)))
    .webp({ quality: 74, effort: 6 })
    .toFile(`${target(name)}.webp`);
  const master = join(work, 'master.mkv');
  await recordFrames(frameAt, seconds, master);
  const sound = writeSamples(samples, join(work, 'words.pcm'));
  const aac = ['-c:a', 'aac', '-b:a', '64k', '-ar', '44100'];
  await ffmpeg('-i', master, ...sound, ...h264(QUALITY), ...aac, `${target(name)}.mp4`);
}

async function report(name, ending) {
  const { size } = await stat(`${target(name)}.${ending}`);
  console.log(`${name}.${ending}`, size, 'bytes', timings[name].seconds, 'seconds');
}

async function writeTimings() {
  const file = join(seed, 'narration/timings.yaml');
  const [head] = (await readFile(file, 'utf8')).split('\n');
  const entries = Object.entries(timings).map(([name, { seconds, cues }]) => {
    const rows = cues.map(([start, end]) => `    - [${start}, ${end}]`);
    return `${name}:\n  seconds: ${seconds}\n  cues:\n${rows.join('\n')}\n`;
  });
  await writeFile(file, `${head}\n\n${entries.join('')}`);
}

if (!isStills)
  for (const [name, text] of chosen(recordings)) {
    await record(name, text);
    await report(name, 'mp3');
  }
const drawing = await openDrawingPage();
for (const [name, text] of chosen(films)) {
  await film(drawing, name, text);
  if (!isStills) await report(name, 'mp4');
}
await drawing.close();
await rm(work, { recursive: true });
if (!isStills) await writeTimings();
