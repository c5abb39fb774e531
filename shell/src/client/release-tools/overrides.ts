import type { RemoteSnapshot } from '../../app/page-data';

const REASONS = {
  pin: 'pinned in this browser',
  cohort: 'canary for a group',
  percent: 'canary for a share of visitors',
} as const;

export interface Override {
  app: string;
  release: string;
  pinned: boolean;
  /** Why it is not the release that is live. */
  why: string;
}

/**
 * Where this visitor gets another release than everybody. A pin is shown to the user who has it; a canary only to
 * administrators, since for all others it is the site.
 */
export function overridesFor(releases: RemoteSnapshot[], isAdmin: boolean): Override[] {
  const others = releases.flatMap(({ app, release, reason }) =>
    reason === 'live' ? [] : [{ app, release, pinned: reason === 'pin', why: REASONS[reason] }],
  );
  return isAdmin ? others : others.filter(({ pinned }) => pinned);
}
