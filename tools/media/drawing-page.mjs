/** Draws the frames of a film in Chromium: a module of the repository that exports `draw`, on a canvas of its `size`. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { inRoot } from '../../scripts/workspaces.mjs';

const TYPES = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.woff2': 'font/woff2' };
const FACES = {
  Newsreader: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
  'Instrument Sans': 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};
const faceFile = (name) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${FACES[name]}`));

/** Serves the modules of the repository and the typefaces to the drawing page. */
async function serve() {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    if (path === '/')
      return response.setHeader('content-type', 'text/html').end('<!doctype html><canvas></canvas>');
    const face = path.startsWith('/faces/') && path.slice('/faces/'.length);
    const file = face ? faceFile(face) : /\.m?js$/.test(path) && inRoot(path.slice(1));
    const body = file && (await readFile(file).catch(() => undefined));
    response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(file || '')] ?? 'text/plain' });
    response.end(body || undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/**
 * Resolves to `open(path, ...facts)`, which resolves to a function from a time to that frame as PNG, and `close()`.
 * The film's `draw` is called with the context, the time and those facts.
 */
export async function openDrawingPage() {
  const server = await serve();
  const browser = await chromium.launch({
    executablePath: existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined,
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  return {
    async open(path, ...facts) {
      await page.goto(server.url);
      await page.evaluate(
        async ([faces, module, given]) => {
          for (const name of faces) {
            const face = new FontFace(name, `url("/faces/${name}")`, { weight: '200 800' });
            document.fonts.add(await face.load());
          }
          const film = await import(module);
          const canvas = document.querySelector('canvas');
          [canvas.width, canvas.height] = film.size;
          const context = canvas.getContext('2d', { willReadFrequently: true });
          globalThis.frameAt = (time) => {
            film.draw(context, time, ...given);
            return canvas.toDataURL('image/png');
          };
        },
        [Object.keys(FACES), `/${path}`, facts],
      );
      return async (time) => {
        const png = await page.evaluate((at) => globalThis.frameAt(at), time);
        return Buffer.from(png.slice(png.indexOf(',') + 1), 'base64');
      };
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
