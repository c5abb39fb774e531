import { IsNull } from 'typeorm';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import type { Transaction } from '../../core/database/database.js';
import { Release } from '../registry/release.entity.js';
import { liveFindings, type LiveSite } from '../verification/live-findings.js';

/** Verified, and fit for what is live now. */
export async function requireServable(
  app: string,
  release: string,
  site: LiveSite,
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
  await requireCompatible(found, site, transaction);
}

export async function published(app: string, release: string, { manager }: Transaction): Promise<Release> {
  const found = await manager.findOneBy(Release, { app, release, prunedAt: IsNull() });
  if (!found) throw new NotFoundError(`${app}@${release} has not been published.`);
  return found;
}

/**
 * A release must fit what is live now, not only what was live when it was verified. Under the document's lock, so that two
 * sections cannot take the same route at the same moment.
 */
export async function requireCompatible(
  { app, release, manifest }: Release,
  site: LiveSite,
  transaction: Transaction,
): Promise<void> {
  const findings = await liveFindings(manifest, site, transaction);
  const problem = findings.find(({ severity }) => severity === 'error');
  if (!problem) return;
  const { code, message } = problem;
  if (code.startsWith('route_')) throw new ApiError(409, code, message);
  throw new ApiError(409, 'incompatible', `${app}@${release} can’t run now. ${message}`);
}
