import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { listFiles } from './release-files.mjs';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|svg|vtt|json)$/;

/** Writes `<file>.br` beside every text file a browser may ask for, at the best level: it is done once. */
export async function compressFolder(folder) {
  const files = (await listFiles(folder)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(folder, file));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(path.join(folder, `${file}.br`), await compress(bytes, { params }));
    }),
  );
}
