import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

export const acceptsBrotli = (header: string | undefined): boolean => /\bbr\b/.test(header ?? '');

/** A page made for one visitor: compressed fast. */
export const compressOnce = (html: string): Promise<Buffer> =>
  brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/** A page that many visitors get: compressed well. */
export const compressForCache = (html: string): Promise<Buffer> =>
  brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
