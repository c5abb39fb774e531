import { PassThrough, type Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);

export const acceptsBrotli = (header: string | undefined): boolean => /\bbr\b/.test(header ?? '');

/** A page made for one visitor: compressed fast. */
export const compressOnce = (html: string): Promise<Buffer> =>
  brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/** A page that many visitors get: compressed well. */
export const compressForCache = (html: string): Promise<Buffer> =>
  brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/** A page sent in parts: each part leaves as soon as it is written. */
export const partsEncoder = (compressed: boolean): Duplex =>
  compressed
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      })
    : new PassThrough();
