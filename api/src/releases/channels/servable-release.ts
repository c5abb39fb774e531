import { IsNull } from 'typeorm';
import { type PlatformDescription, platformProblems } from '#platform/compatibility';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import type { Transaction } from '../../core/database/database.js';
import { Release } from '../registry/release.entity.js';
import { type RouteClaims, routeProblems } from '../registry/route-ownership.js';
import { liveRoutesOfOthers } from './channels.queries.js';

/** Verified, and fit for what is live now. */
export async function requireServable(
  app: string,
  release: string,
  platform: PlatformDescription | null,
  transaction: Transaction,
): Promise<void> {
  const found = await published(app, release, transaction);
  if (found.verification !== 'passed') {
    const advice =
      found.verification === 'failed'
        ? 'did not pass verification. Read its findings, publish a release without them and verify that.'
        : 'has not been verified yet. Verify it first.';
    throw new ApiError(409, 'not_verified', `${app}@${release} ${advice}`);
  }
  await requireCompatible(found, platform, transaction);
}

export async function published(app: string, release: string, { manager }: Transaction): Promise<Release> {
  const found = await manager.findOneBy(Release, { app, release, prunedAt: IsNull() });
  if (!found) throw new NotFoundError(`${app}@${release} has not been published.`);
  return found;
}

/**
 * A release must fit what is live now, not only what was live when it was verified. Under the document's lock, so that two
 * sections cannot take the same route at the same moment. A shell that is away cannot be asked, and checks for itself.
 */
export async function requireCompatible(
  { app, release, manifest }: Release,
  platform: PlatformDescription | null,
  transaction: Transaction,
): Promise<void> {
  const others = await transaction.query<RouteClaims>(liveRoutesOfOthers(app));
  const [taken] = routeProblems(app, manifest.routes, others);
  if (taken) throw new ApiError(409, 'route_taken', taken.message);
  const problems = platform ? platformProblems(manifest, platform) : [];
  const missing = problems.find(({ severity }) => severity === 'error');
  if (missing)
    throw new ApiError(409, 'incompatible', `${app}@${release} cannot run in the shell. ${missing.message}`);
}
