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

/** Whether there is nothing to read, or less than the server could have shown. */
export const isBlank = (html) => {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main.replace(/<[^>]*>/g, '').trim().length < 200;
};

/**
 * People who look at one of `paths` over and over, each loading the page anew, and remember what it was made of.
 * @param {{ url: string, paths: string[], count: number, think?: number }} options `think`: milliseconds between two looks
 * @returns {{ stop: () => Promise<{ loads: number, failed: string[], seen: { at: number, parts: object, html: string }[] }> }}
 */
export function startVisitors({ url, paths, count, think = THINK_MS }) {
  let stopped = false;
  const seen = [];
  const failed = [];
  const visit = async (n) => {
    await wait((n * think) / count);
    const path = paths[n % paths.length];
    while (!stopped) {
      const at = Date.now();
      try {
        const { status, body } = await request(url + path, { visitor: 1_000_000 + n });
        if (status === 200) seen.push({ at, parts: partsOf(body), html: body });
        else failed.push(`${path}: ${status}`);
      } catch (error) {
        failed.push(`${path}: ${error.code ?? error.message}`);
      }
      await wait(think);
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
