import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { isFor } from '../../app/menu-links';
import type { ReleaseSnapshot, RemoteSnapshot } from '../../app/page-data';
import type { ResolvedRelease } from './release-set';

export const releaseFolder = ({ app, release }: { app: string; release: string }): string =>
  `/mfe/${app}/${release}/`;

const releaseSnapshot = (manifest: ReleaseManifest): ReleaseSnapshot => ({
  release: manifest.release,
  globalName: manifest.remote.globalName,
  folder: releaseFolder(manifest),
  entry: manifest.remote.entry,
  integrity: manifest.assets['integrity.json']?.integrity ?? '',
});

/** A section as pages need to know it; the files of its pages stay with the server. */
export const snapshotOf = ({ manifest, previous, disabled, reason }: ResolvedRelease): RemoteSnapshot => ({
  ...releaseSnapshot(manifest),
  app: manifest.app,
  routes: manifest.routes.map(({ js: _js, css: _css, ...route }) => route),
  previous: previous ? releaseSnapshot(previous) : null,
  disabled,
  reason,
});

/** What pages load while they are used. A release of an earlier builder does not say: there, what no page begins with. */
export function lazyFiles({ assets, remote, routes, fragments = [], lazy }: ReleaseManifest): string[] {
  if (lazy) return lazy;
  const begun = new Set([remote.entry, ...remote.expose.js.sync, ...remote.expose.css.sync]);
  for (const { js, css } of [...routes, ...fragments]) for (const file of [...js, ...css]) begun.add(file);
  return Object.keys(assets).filter((file) => /^[^/]+\.(js|css)$/.test(file) && !begun.has(file));
}

/** URL path → hash of `files` of a release. */
export function integrityOf(manifest: ReleaseManifest, files: string[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => [releaseFolder(manifest) + file, manifest.assets[file]?.integrity ?? '']),
  );
}

const snapshots = new WeakMap<ResolvedRelease[], RemoteSnapshot[]>();

/** Those of a set of releases, made once for all of its pages. */
export function snapshotsOf(releases: ResolvedRelease[]): RemoteSnapshot[] {
  const known = snapshots.get(releases) ?? releases.map(snapshotOf);
  snapshots.set(releases, known);
  return known;
}

/** Places in the frame around members' pages. */
const OF_FRAME = /^(rail|tabs)/;

type Route = RemoteSnapshot['routes'][number];

/** Of a page that asks visitors to sign in only what asks them; signing in loads another document. */
const visitorsRoute = ({ menu, ...route }: Route): Route => {
  const places = menu?.filter(
    ({ group, access = route.access }) => isFor(access, null) && !OF_FRAME.test(group),
  );
  const shown = isFor(route.access, null) ? route : { ...route, page: '', fragments: undefined };
  return places?.length ? { ...shown, menu: places } : shown;
};

const visitorsSnapshots = new WeakMap<RemoteSnapshot[], RemoteSnapshot[]>();

/** As a visitor's document names them. */
export function visitorsSnapshotsOf(releases: ResolvedRelease[]): RemoteSnapshot[] {
  const all = snapshotsOf(releases);
  const known =
    visitorsSnapshots.get(all) ??
    all.map((snapshot) => ({ ...snapshot, routes: snapshot.routes.map(visitorsRoute) }));
  visitorsSnapshots.set(all, known);
  return known;
}
