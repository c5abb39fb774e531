import type { Sharp } from 'sharp';
import { MAX_PICTURE_WIDTH, type PictureFormat, widthsOf } from '#platform/pictures';
import { DamagedPictureError, NotAPictureError, SvgError, TooManyPixelsError } from './uploads.errors.js';

const MAX_PIXELS = 50_000_000;
/** So that a screenshot of a long page stays readable. */
const MAX_HEIGHT = 4_800;
const SECONDS = 20;

export interface EncodedPicture {
  width: number;
  height: number;
  files: { width: number; format: PictureFormat; bytes: Buffer }[];
}

type SharpModule = (typeof import('sharp'))['default'];
let loaded: Promise<SharpModule> | undefined;

/** Of the many formats that the library reads, five: the others are no pictures for the web, and each is more to attack. */
async function loadSharp(): Promise<SharpModule> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Draws a picture anew from its pixels, upright, without anything else that was in the file.
 * @throws NotAPictureError, SvgError, TooManyPixelsError, DamagedPictureError
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture> {
  loaded ??= loadSharp();
  const sharp = await loaded;
  const source = sharp(file, { limitInputPixels: false, failOn: 'truncated' });
  await requirePicture(source, file);
  const { data, info } = await source
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: MAX_PICTURE_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new DamagedPictureError();
    });
  const { width, height, channels } = info;
  const files: EncodedPicture['files'] = [];
  for (const each of widthsOf({ width })) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: each });
    const webp = await resized.clone().webp({ quality: 80 }).toBuffer();
    // More effort takes ten times as long and saves a tenth.
    const avif = await resized.clone().avif({ quality: 55, effort: 2 }).toBuffer();
    files.push({ width: each, format: 'webp', bytes: webp }, { width: each, format: 'avif', bytes: avif });
  }
  return { width, height, files };
}

/** By what the file says of itself in its first bytes, not by its name or the type it was sent with. */
async function requirePicture(source: Sharp, file: Buffer): Promise<void> {
  const { width, height } = await source.metadata().catch(() => {
    throw looksLikeSvg(file) ? new SvgError() : new NotAPictureError();
  });
  if (width * height > MAX_PIXELS) throw new TooManyPixelsError();
}

const looksLikeSvg = (file: Buffer): boolean =>
  /<svg[\s>:]/i.test(file.subarray(0, 4_096).toString('latin1')) ||
  /<svg[\s>]/i.test(file.toString('utf16le', 0, 4_096));
