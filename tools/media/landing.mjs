/**
 * Makes the two films of the landing page and their posters: draws each frame in Chromium, encodes with ffmpeg,
 * writes below `mf-marketing/src`. Run by hand when a film changes (`npm run media -- landing`, with `--pictures`
 * for the still ones alone); building the site needs neither Chromium nor ffmpeg.
 */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openDrawingPage } from './drawing-page.mjs';
import { colour, ffmpeg, h264, recordFrames } from './encoding.mjs';
import * as vision from './landing-films/vision.mjs';
import * as welcome from './landing-films/welcome.mjs';

const features = fileURLToPath(new URL('../../mf-marketing/src/features/', import.meta.url));
const films = [
  {
    name: 'welcome',
    film: welcome,
    folder: 'welcome-video',
    av1: 38,
    quality: 30,
    posters: [480, 960, 1280],
  },
  { name: 'vision', film: vision, folder: 'vision-video', av1: 47, quality: 36, posters: [640, 1280] },
];

/** AV1 for browsers that have it, H.264 for the others. Ten bits keep the dark ground free of bands. */
async function encode(master, target, { av1, quality }) {
  const source = ['-i', master, '-an'];
  const forAv1 = ['-c:v', 'libsvtav1', '-preset', '3', '-crf', String(av1), '-g', '240'];
  await ffmpeg(...source, ...colour('yuv420p10le'), ...forAv1, `${target}.webm`);
  await ffmpeg(...source, ...h264(quality), `${target}.mp4`);
}

async function posters(png, target, widths) {
  for (const width of widths) {
    const picture = sharp(png).resize(width);
    await picture.clone().avif({ quality: 50, effort: 7 }).toFile(`${target}-${width}.avif`);
    await picture.clone().webp({ quality: 62, effort: 6 }).toFile(`${target}-${width}.webp`);
  }
}

const clock = (time) => `00:00:${time.toFixed(3).padStart(6, '0')}`;
const captions = (lines) =>
  [
    'WEBVTT',
    'NOTE The film has no sound; these are the words on the screen.',
    ...lines.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text.join('\n')}`),
  ].join('\n\n') + '\n';

const drawing = await openDrawingPage();
const picturesOnly = process.argv.includes('--pictures');
for (const { name, film, folder, ...settings } of films) {
  const target = join(features, folder, name);
  const work = await mkdtemp(join(tmpdir(), 'film-'));
  const frameAt = await drawing.open(`tools/media/landing-films/${name}.mjs`);
  await posters(await frameAt(film.posterAt), `${target}-poster`, settings.posters);
  if (!picturesOnly) {
    const master = join(work, 'master.mkv');
    await recordFrames(frameAt, film.seconds, master);
    await encode(master, target, settings);
  }
  if (film.lines) await writeFile(`${target}.vtt`, captions(film.lines));
  await rm(work, { recursive: true });
  for (const ending of ['webm', 'mp4'])
    console.log(`${name}.${ending}`, (await stat(`${target}.${ending}`)).size);
}
await drawing.close();
