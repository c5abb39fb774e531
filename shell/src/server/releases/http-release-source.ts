import type { ReleaseSource } from './release-store';

const TIMEOUT_MS = 20_000;

/** Releases over HTTP, as `<base>/<app>/<release>/<file>`: the api hands them out so, and any file server can. */
export const releasesAt = (base: string): ReleaseSource => ({
  async read(app, release, file) {
    const address = `${base}/${app}/${release}/${file}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  },
});
