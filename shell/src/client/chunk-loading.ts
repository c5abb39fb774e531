import { newerSet } from '../app/reload-if-released';

type Load = (chunk: string, importFile: () => Promise<unknown>) => Promise<unknown>;

/** Webpack's own loader of chunks; all dynamic imports of the shell and the platform go through it. */
declare const __webpack_require__: { ei: Load };

let isOutdated = false;

/** A file of this shell did not arrive, and the server has another shell or other releases: the next page is to come from there. */
export const isShellOutdated = (): boolean => isOutdated;

/** A chunk that does not arrive is asked for once more; a later press may ask again. The failure waits for the answer on the shell. */
export const retrying =
  (load: Load): Load =>
  (...chunk) =>
    load(...chunk).catch(() =>
      load(...chunk).catch(async (error: unknown) => {
        isOutdated ||= (await newerSet()) !== null;
        throw error;
      }),
    );

export function retryChunks(): void {
  __webpack_require__.ei = retrying(__webpack_require__.ei);
}
