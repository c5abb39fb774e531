import { createHmac } from 'node:crypto';
import type { ResolvedRelease } from './release-set';

export const VISIT_COOKIE = 'futurelab_visit';

/**
 * Vouches to the registry that a page was handed out, and with which releases: without, loads and failures of releases
 * are not believed.
 * @param page its id is that of the request for it
 */
export function visitToken(
  secret: string,
  { id, releases }: { id: string; releases: ResolvedRelease[] },
): string {
  const given = Object.fromEntries(releases.map(({ manifest: { app, release } }) => [app, release]));
  const visit = { id, at: Math.floor(Date.now() / 1000), releases: given };
  const payload = Buffer.from(JSON.stringify(visit)).toString('base64url');
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}
