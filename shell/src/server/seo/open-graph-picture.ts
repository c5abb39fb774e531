import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHARE_PICTURE } from '@futurelab/platform/ui';
import type { PageMetadata } from '@futurelab/platform/response';
import { Renderer, type ContainerNode } from '@takumi-rs/core';
import { drawCover } from '../pictures/covers/draw-cover';
import { coverComposition, coverLines, COVER_SIZE } from './podcast/podcast-cover';

/** Paper, ink and ember of the light theme: a shared link has no theme of its own. */
const PAPER = '#fbf8f3';
const INK = '#1a1d1b';
const EMBER = '#b23c0e';

const DISPLAY = ['newsreader-basic', 'newsreader-accents', 'newsreader-extended'];
const TEXT = 'instrument-sans-basic';

/** Draws the pictures beside shared links: the page's title, and a field of fine lines that is the page's own. */
export class PicturePainter {
  private constructor(private readonly renderer: Renderer) {}

  /** @param folder the shell's browser files, among which are its fonts */
  static async withFonts(folder: string): Promise<PicturePainter> {
    // No picture is drawn twice from the same parts.
    const renderer = new Renderer({ cacheMaxBytes: 0 });
    const files = await readdir(path.join(folder, 'media'));
    for (const name of [...DISPLAY, TEXT]) {
      const file = files.find((each) => each.startsWith(`${name}.`) && each.endsWith('.woff2'));
      if (!file) throw new Error(`There is no font ${name} in ${folder}`);
      await renderer.registerFont({ name, data: await readFile(path.join(folder, 'media', file)) });
    }
    return new PicturePainter(renderer);
  }

  /** PNG bytes. The same title and seed give the same picture. */
  paint(title: string, seed: string, cover?: PageMetadata['cover']): Promise<Buffer> {
    const images = [{ src: 'lines', data: Buffer.from(cover ? coverOnPaper(cover) : lineField(seed)) }];
    return this.renderer.render(composition(title, cover !== undefined), {
      ...SHARE_PICTURE,
      format: 'png',
      images,
    });
  }

  /** The square picture that players show for the podcast, as PNG bytes. */
  paintCover(title: string): Promise<Buffer> {
    const images = [{ src: 'lines', data: Buffer.from(coverLines()) }];
    const size = { width: COVER_SIZE, height: COVER_SIZE };
    return this.renderer.render(coverComposition(title, DISPLAY.join(', ')), {
      ...size,
      format: 'png',
      images,
    });
  }
}

/** Short titles are loud; long ones still fit, and what does not ends in an ellipsis. */
const sizeFor = (title: string): number => (title.length <= 18 ? 116 : title.length <= 44 ? 88 : 68);

const composition = (title: string, besideCover: boolean): ContainerNode => ({
  type: 'container',
  style: {
    ...SHARE_PICTURE,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: 72,
    backgroundColor: PAPER,
    color: INK,
  },
  children: [
    { type: 'image', src: 'lines', style: { ...SHARE_PICTURE, position: 'absolute', top: 0, left: 0 } },
    { type: 'text', text: 'FutureLab', style: { fontFamily: TEXT, fontSize: 34, fontWeight: 600 } },
    {
      type: 'text',
      text: title,
      style: {
        width: besideCover ? 1056 : 760,
        fontFamily: DISPLAY.join(', '),
        fontSize: besideCover ? 68 : sizeFor(title),
        fontWeight: 500,
        lineHeight: 1.06,
        lineClamp: besideCover ? 3 : 4,
        textOverflow: 'ellipsis',
      },
    },
  ],
});

/** The cover of what the page shows, in the corner above the title. */
function coverOnPaper({ kind, seed }: NonNullable<PageMetadata['cover']>): string {
  const { width, height } = SHARE_PICTURE;
  const placed = drawCover(kind, seed).replace(
    / width="\d+" height="\d+"/,
    ' x="624" y="0" width="576" height="324"',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${placed}</svg>`;
}

/** Two sources whose rings cross, faint where the title stands. Where they are is drawn from the seed. */
function lineField(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest();
  const between = (index: number, low: number, high: number): number =>
    low + ((bytes[index] ?? 0) / 255) * (high - low);
  const step = between(0, 11, 17);
  const one = rings(between(1, 800, 960), between(2, 80, 260), step);
  const other = rings(between(3, 980, 1160), between(4, 340, 580), step + between(5, -1, 2));
  const { width, height } = SHARE_PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="fade"><stop offset=".38" stop-color="#fff" stop-opacity=".06"/><stop offset=".74" stop-color="#fff"/></linearGradient>
<mask id="right"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs>
<g mask="url(#right)" fill="none" stroke-width="1.3"><g stroke="${INK}" stroke-opacity=".55">${one}</g><g stroke="${EMBER}">${other}</g></g></svg>`;
}

const rings = (x: number, y: number, step: number): string =>
  Array.from({ length: 30 }, (_, ring) => `<circle cx="${x}" cy="${y}" r="${(ring + 1) * step}"/>`).join('');
