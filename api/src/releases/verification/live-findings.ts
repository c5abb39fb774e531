import { type PlatformDescription, platformProblems } from '#platform/compatibility';
import type { ReleaseManifest } from '#platform/manifest';
import type { Queryable } from '../../core/database/database.js';
import type { SectionPath } from '../access/section-path.entity.js';
import { liveRoutesOfOthers, sectionPaths } from '../channels/channels.queries.js';
import type { Finding } from '../registry/release.entity.js';
import { type RouteClaims, routeProblems } from '../registry/route-ownership.js';
import { type FragmentUse, fragmentFindings } from './fragment-check.js';
import { operationFindings } from './operations-check.js';

/** What a release is held against besides the other sections. */
export interface LiveSite {
  /** null while the shell does not say: it checks for itself. */
  platform: PlatformDescription | null;
  /** What the api answers. */
  apiPaths: readonly string[];
}

/** What keeps a release from being served beside what is live now; nothing of it depends on the release's files. */
export async function liveFindings(
  manifest: ReleaseManifest,
  { platform, apiPaths }: LiveSite,
  database: Queryable,
): Promise<Finding[]> {
  const { app, routes, operations } = manifest;
  const others = await database.query<RouteClaims & FragmentUse>(liveRoutesOfOthers(app));
  const given = await database.query<SectionPath>(sectionPaths());
  return [
    ...routeProblems(app, routes, others, given).map((problem): Finding => ({
      ...problem,
      severity: 'error',
    })),
    ...(platform ? platformProblems(manifest, platform) : []),
    ...fragmentFindings(manifest, others),
    ...operationFindings(operations, apiPaths),
  ];
}
