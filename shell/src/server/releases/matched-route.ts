import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { matchRoute, type RouteMatch } from '../../app/route-match';
import type { ResolvedRelease } from './release-set';

interface Section extends ResolvedRelease {
  snapshot: ReleaseManifest;
}

const sections = new WeakMap<ResolvedRelease[], Section[]>();

/** What a set of releases shows at a path. */
export function matchRelease(
  releases: ResolvedRelease[],
  signedIn: boolean,
  pathname: string,
): RouteMatch<Section> {
  let known = sections.get(releases);
  if (!known) {
    known = releases.map((release) => ({ ...release, snapshot: release.manifest }));
    sections.set(releases, known);
  }
  return matchRoute(known, signedIn, pathname);
}
