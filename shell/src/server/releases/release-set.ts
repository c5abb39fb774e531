import { createHash } from 'node:crypto';
import type { LiveApp, LiveDocument } from '@futurelab/platform/live-document';
import type { ReleaseManifest } from '@futurelab/platform/manifest';
import type { CurrentUser } from '@futurelab/platform/session';

/** One section as one visitor gets it. */
export interface ResolvedRelease {
  manifest: ReleaseManifest;
  /** What the browser falls back to when the release cannot be loaded. */
  previous: ReleaseManifest | null;
  disabled: boolean;
  /** Why this release and not the live one, if so. */
  reason: 'live' | 'pin' | 'cohort' | 'percent';
}

/** The releases one visitor gets together. */
export interface ReleaseSet {
  /** Changes whenever any of them does. */
  id: string;
  releases: ResolvedRelease[];
}

/** What decides which releases a visitor gets. */
export interface Visitor {
  user: Pick<CurrentUser, 'id' | 'isAdmin' | 'isHPCMember'> | null;
  /** Section → release, from a pin whose signature has been checked. */
  pins: Record<string, string>;
  /** Stays with a browser, so that a canary stays with it too. */
  visitorId: string;
}

/** 0–100, the same for the same visitor and canary every time, and independent between canaries. */
export function bucketOf(visitorId: string, app: string, salt: string): number {
  const hash = createHash('sha256').update(`${salt}\0${app}\0${visitorId}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

function inCohort(cohort: 'admins' | 'hpc' | 'members', user: Visitor['user']): boolean {
  if (!user) return false;
  if (cohort === 'admins') return user.isAdmin;
  return cohort === 'hpc' ? user.isHPCMember : true;
}

/** disabled → pin → cohort → percent → live. */
function choose(
  name: string,
  { live, canary, disabled }: LiveApp,
  { pins, user, visitorId }: Visitor,
): Pick<ResolvedRelease, 'reason'> & { release: string } {
  if (!disabled && pins[name]) return { release: pins[name], reason: 'pin' };
  if (disabled || !canary) return { release: live, reason: 'live' };
  const { release, cohort, percent, salt } = canary;
  if (cohort && inCohort(cohort, user)) return { release, reason: 'cohort' };
  if (percent !== null && bucketOf(user?.id ?? visitorId, name, salt) < percent)
    return { release, reason: 'percent' };
  return { release: live, reason: 'live' };
}

/** Sections that have never been live are there for who is pinned to them: so the registry tries their first release. */
function firstReleases({ apps, manifests }: LiveDocument, { pins }: Visitor): ResolvedRelease[] {
  return Object.entries(pins).flatMap(([app, release]): ResolvedRelease[] => {
    const manifest = app in apps ? undefined : manifests[`${app}@${release}`];
    return manifest ? [{ manifest, previous: null, disabled: false, reason: 'pin' }] : [];
  });
}

/** By the choices, so that what is worked out for a set is there for everybody who gets the same one. */
const sets = new WeakMap<LiveDocument, Map<string, ReleaseSet>>();

/** The set of releases `visitor` gets from what is live now. */
export function resolveReleases(document: LiveDocument, visitor: Visitor): ReleaseSet {
  const manifestOf = (app: string, release: string | null): ReleaseManifest | null =>
    release === null ? null : (document.manifests[`${app}@${release}`] ?? null);
  const releases = Object.entries(document.apps).flatMap(([name, app]): ResolvedRelease[] => {
    const chosen = choose(name, app, visitor);
    const live = manifestOf(name, app.live);
    const manifest = manifestOf(name, chosen.release) ?? live;
    if (!manifest) return [];
    const reason = manifest === live ? 'live' : chosen.reason;
    const previous = reason === 'live' ? manifestOf(name, app.previous) : live;
    return [{ manifest, previous, disabled: app.disabled, reason }];
  });
  releases.push(...firstReleases(document, visitor));
  const facts = releases.map(({ manifest, previous, disabled, reason }) => [
    manifest.app,
    manifest.release,
    previous?.release ?? null,
    disabled,
    // The page tells so: the one that was made for a pinned browser is not for those whom a canary gives the same.
    reason === 'pin',
  ]);
  const key = JSON.stringify([facts, releases.map(({ reason }) => reason)]);
  const known = sets.get(document) ?? new Map<string, ReleaseSet>();
  sets.set(document, known);
  let set = known.get(key);
  if (!set) {
    const id = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12);
    known.set(key, (set = { id, releases }));
  }
  return set;
}

/**
 * The same set, of some sections with the release before; null where there is none. A pinned release is shown as it is: for
 * that it is pinned.
 */
export function withReleasesBefore({ id, releases }: ReleaseSet, apps: (string | null)[]): ReleaseSet | null {
  const before = releases.map((release): ResolvedRelease => {
    const { manifest, previous, reason } = release;
    return previous && reason !== 'pin' && apps.includes(manifest.app)
      ? { manifest: previous, previous: null, disabled: false, reason: 'live' }
      : release;
  });
  return before.some((release, index) => release !== releases[index]) ? { id, releases: before } : null;
}

/** Whether who a visitor is can make a difference to a visitor who is not signed in. */
export const hasPercentCanary = ({ apps }: LiveDocument): boolean =>
  Object.values(apps).some(({ canary, disabled }) => !disabled && canary !== null && canary.percent !== null);
