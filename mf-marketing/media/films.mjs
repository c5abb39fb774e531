/**
 * Makes the two films of the landing page and their posters: draws each frame in Chromium, encodes with ffmpeg,
 * writes below `src`. Run by hand when a film changes (`npm run media -w mf-marketing`, with `-- --pictures`
 * for the still ones alone); building the site needs neither Chromium nor ffmpeg.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import * as vision from './vision.js';
import * as welcome from './welcome.js';

const FRAMES_PER_SECOND = 24;
const here = fileURLToPath(new URL('.', import.meta.url));
const features = fileURLToPath(new URL('../src/features/', import.meta.url));
const font = fileURLToPath(
  import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
);

const films = [
  { name: 'welcome', film: welcome, folder: 'welcome-video', av1: 38, h264: 30, posters: [480, 960, 1280] },
  { name: 'vision', film: vision, folder: 'vision-video', av1: 47, h264: 36, posters: [640, 1280] },
];

async function run(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

/** Serves this folder and the typeface to the drawing page. */
async function serve() {
  const types = { '.js': 'text/javascript', '.woff2': 'font/woff2' };
  const server = createServer(async (request, response) => {
    const name = request.url.slice(1);
    if (!name) return response.setHeader('content-type', 'text/html').end('<!doctype html><canvas></canvas>');
    const body = await readFile(name === 'newsreader.woff2' ? font : join(here, name)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(name)] ?? 'text/plain' }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

async function openCanvas(page, url, name) {
  await page.goto(url);
  await page.evaluate(async (module) => {
    const face = new FontFace('Newsreader', 'url(/newsreader.woff2)', { weight: '200 800' });
    document.fonts.add(await face.load());
    const film = await import(`/${module}.js`);
    const canvas = document.querySelector('canvas');
    [canvas.width, canvas.height] = film.size;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    globalThis.frameAt = (time) => {
      film.draw(context, time);
      return canvas.toDataURL('image/png');
    };
  }, name);
}

const drawFrame = async (page, time) => {
  const png = await page.evaluate((at) => globalThis.frameAt(at), time);
  return Buffer.from(png.slice(png.indexOf(',') + 1), 'base64');
};

/** Draws every frame into one lossless file; resolves to its path. */
async function record(page, film, folder) {
  const master = join(folder, 'master.mkv');
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'];
  const encoder = spawn(
    'ffmpeg',
    ['-y', '-v', 'error', ...input, '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', master],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let frame = 0; frame < film.seconds * FRAMES_PER_SECOND; frame += 1) {
    const png = await drawFrame(page, frame / FRAMES_PER_SECOND);
    if (!encoder.stdin.write(png)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  return master;
}

/** AV1 for browsers that have it, H.264 for the others. Ten bits keep the dark ground free of bands. */
async function encode(master, target, { av1, h264 }) {
  const source = ['-y', '-v', 'error', '-i', master, '-an'];
  const colour = (format) => [
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', format],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ];
  const forAv1 = ['-c:v', 'libsvtav1', '-preset', '3', '-crf', String(av1), '-g', '240'];
  await run('ffmpeg', [...source, ...colour('yuv420p10le'), ...forAv1, `${target}.webm`]);
  const forH264 = ['-c:v', 'libx264', '-crf', String(h264), '-preset', 'veryslow', '-profile:v', 'high'];
  await run('ffmpeg', [
    ...source,
    ...colour('yuv420p'),
    ...forH264,
    '-movflags',
    '+faststart',
    `${target}.mp4`,
  ]);
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

const server = await serve();
const browser = await chromium.launch({
  executablePath: existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined,
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
const picturesOnly = process.argv.includes('--pictures');
for (const { name, film, folder, ...settings } of films) {
  const target = join(features, folder, name);
  const work = await mkdtemp(join(tmpdir(), 'film-'));
  await openCanvas(page, server.url, name);
  await posters(await drawFrame(page, film.posterAt), `${target}-poster`, settings.posters);
  if (!picturesOnly) await encode(await record(page, film, work), target, settings);
  if (film.lines) await writeFile(`${target}.vtt`, captions(film.lines));
  await rm(work, { recursive: true });
  for (const ending of ['webm', 'mp4'])
    console.log(`${name}.${ending}`, (await stat(`${target}.${ending}`)).size);
}
await browser.close();
server.close();
