import type { FastifyInstance } from 'fastify';
import { parseCookie } from '../http/cookies';
import type { LiveDocumentSource } from './registry-source';
import type { ReleaseStore } from './release-store';

const FILE = /^\/mfe\/(mf-[a-z0-9-]+)\/([0-9a-f]{16})\//;
const PIN_COOKIE = 'futurelab_pin';

/**
 * Fetches what is stored but not in use: a pinned release before its page is rendered, and an earlier one whose file a tab
 * asks for that was opened long ago, on another server.
 */
export function addFetchReleasesHook(
  app: FastifyInstance,
  releases: LiveDocumentSource,
  store: ReleaseStore,
): void {
  const wantedBy = (url: string, cookie: string | undefined): string[] => {
    const [, section, release] = FILE.exec(url) ?? [];
    if (section) return [`${section}@${release}`];
    const pins = releases.pins(parseCookie(cookie, PIN_COOKIE));
    return Object.entries(pins).map(([name, pinned]) => `${name}@${pinned}`);
  };
  app.addHook('onRequest', async ({ url, headers, log }) => {
    const wanted = wantedBy(url, headers.cookie);
    if (wanted.length === 0) return;
    const { manifests } = await releases.current();
    const known = wanted.flatMap((key) => manifests[key] ?? []);
    // Without its files the page is left to the browser, and the file is a 404: both have their own way on.
    await Promise.all(known.map((manifest) => store.ensure(manifest))).catch((err: unknown) =>
      log.error({ err }, 'a release could not be fetched'),
    );
  });
}
