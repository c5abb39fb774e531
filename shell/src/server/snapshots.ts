import type { ReleaseManifest } from '@futurelab/platform/manifest';
import type { RemoteSnapshot } from '../client/page-data';

export const releaseFolder = ({ app, release }: { app: string; release: string }): string =>
  `/mfe/${app}/${release}/`;

/** What a page is told of a live release. */
export const snapshotOf = (manifest: ReleaseManifest): RemoteSnapshot => ({
  app: manifest.app,
  name: manifest.remote.name,
  release: manifest.release,
  globalName: manifest.remote.globalName,
  folder: releaseFolder(manifest),
  entry: manifest.remote.entry,
  routes: manifest.routes,
});

const EXECUTED = /\.(js|css)$/;

/** URL path → hash of every script and stylesheet of the set. */
export function integrityMap(releases: ReleaseManifest[]): Record<string, string> {
  return Object.fromEntries(
    releases.flatMap((manifest) =>
      Object.entries(manifest.assets)
        .filter(([file]) => EXECUTED.test(file))
        .map(([file, { integrity }]) => [releaseFolder(manifest) + file, integrity]),
    ),
  );
}
