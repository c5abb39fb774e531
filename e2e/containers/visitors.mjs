import { setTimeout as wait } from 'node:timers/promises';
import { request } from './request.mjs';

const THINK_MS = 400;
/** Every file that a page was made of: the shell's and the sections'. */
const FILES = /\/(?:shell\/[\w.-]+\.js|mfe\/(mf-[a-z]+)\/([0-9a-f]{16})\/)/g;

/** What a page was made of: the shell's script and the release of each section. */
export function partsOf(html) {
  const parts = {};
  for (const [whole, app, release] of html.matchAll(FILES)) {
    if (app === undefined) parts.shell = whole;
    // The first folder named is the release's own; the one before it comes after.
    else parts[app] ??= release;
  }
  return parts;
}

/**
 * People who look at `path` over and over, each loading the page anew, and remember what it was made of.
 * @returns {{ stop: () => Promise<{ loads: number, failed: string[], seen: { at: number, parts: object, html: string }[] }> }}
 */
export function startVisitors({ url, path, count }) {
  let stopped = false;
  const seen = [];
  const failed = [];
  const visit = async (n) => {
    await wait((n * THINK_MS) / count);
    while (!stopped) {
      const at = Date.now();
      try {
        const { status, body } = await request(url + path, { visitor: 1_000_000 + n });
        if (status === 200) seen.push({ at, parts: partsOf(body), html: body });
        else failed.push(String(status));
      } catch (error) {
        failed.push(error.code ?? error.message);
      }
      await wait(THINK_MS);
    }
  };
  const visitors = Array.from({ length: count }, (_, n) => visit(n));
  return {
    async stop() {
      stopped = true;
      await Promise.all(visitors);
      return { loads: seen.length + failed.length, failed, seen };
    },
  };
}
