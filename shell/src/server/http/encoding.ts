import { PassThrough, type Duplex } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The better of those that a client takes; null where it takes neither. */
export function encodingFor(header = ''): Encoding | null {
  const taken = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]!.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? null;
}

/**
 * A visitor waits for every page that is compressed here. Of 105 kB, 7 makes 22.3 kB in 2.1 ms; 5 saves 0.4 ms and costs 0.35 kB;
 * 9 would save another 0.1 kB and take 17 ms.
 */
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
const GZIP: ZlibOptions = { level: constants.Z_DEFAULT_COMPRESSION };

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** A whole page. */
export const compress = (html: string | Uint8Array, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? toBrotli(html, BROTLI) : (toGzip as typeof toBrotli)(html, GZIP as BrotliOptions);

/** A page sent in parts: each part leaves as soon as it is written. */
export function streamEncoder(encoding: Encoding | null): Duplex {
  if (encoding === 'br') return createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH });
  return encoding === 'gzip' ? createGzip({ ...GZIP, flush: constants.Z_SYNC_FLUSH }) : new PassThrough();
}
