import { PassThrough, type Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);

export const acceptsBrotli = (header: string | undefined): boolean => /\bbr\b/.test(header ?? '');

/**
 * A visitor waits for every page that is compressed here. Of 105 kB, 7 makes 22.3 kB in 2.1 ms; 5 saves 0.4 ms and costs 0.35 kB;
 * 9 would save another 0.1 kB and take 17 ms.
 */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 7 };

/** A whole page. */
export const compress = (html: string): Promise<Buffer> => brotli(html, { params: QUALITY });

/** A page sent in parts: each part leaves as soon as it is written. */
export const streamEncoder = (compressed: boolean): Duplex =>
  compressed
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: QUALITY,
      })
    : new PassThrough();
