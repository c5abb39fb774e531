import { type PlatformDescription, platformProblems } from '#platform/compatibility';
import type { ReleaseManifest } from '#platform/manifest';
import type { Queryable } from '../../core/database/database.js';
import type { SectionPath } from '../access/section-path.entity.js';
import { liveRoutesOfOthers, sectionPaths } from '../channels/channels.queries.js';
import { error, type Finding } from '../registry/release.entity.js';
import { routeProblems } from '../registry/route-ownership.js';
import { type FragmentUse, fragmentFindings } from './fragment-check.js';

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
  const others = await database.query<FragmentUse>(liveRoutesOfOthers(app));
  const given = await database.query<SectionPath>(sectionPaths());
  const known = apiPaths.map((path) => path.split('/'));
  return [
    ...routeProblems(app, routes, others, given),
    ...(platform ? platformProblems(manifest, platform) : []),
    ...fragmentFindings(manifest, others),
    ...operations.filter((operation) => !known.some((path) => isBeginningOf(operation, path))).map(missing),
  ];
}

/** Its code spells the whole path, or the part before what it adds. */
function isBeginningOf(operation: string, path: string[]): boolean {
  const segments = operation.replace(/\/$/, '').split('/');
  return segments.every((segment, index) => path[index] === segment || path[index]?.startsWith(':'));
}

const missing = (operation: string): Finding =>
  error(
    'operation_missing',
    `It asks the api for ${operation}, which isn’t live. Deploy the api first, or remove the call.`,
  );
