import type { OwnProfile } from '../../queries/profile';

export const STEPS = ['Who you are', 'What you want', 'Your path', 'Your people'] as const;

export const LAST_STEP = STEPS.length;

interface Known {
  profile: Pick<OwnProfile, 'currentRole' | 'location' | 'intents' | 'interests' | 'track'>;
  hasCourse: boolean;
}

/** The step to resume at: the first, from 1, that nothing has been answered in yet. */
export function stepToResume({ profile, hasCourse }: Known): number {
  if (!profile.currentRole && !profile.location) return 1;
  if (profile.intents.length === 0 && profile.interests.length === 0) return 2;
  return profile.track || hasCourse ? LAST_STEP : 3;
}

/** The step an address asks for, or null when it asks for none that exists. */
export function stepFrom(search: URLSearchParams): number | null {
  const step = Number(search.get('step'));
  return Number.isInteger(step) && step >= 1 && step <= LAST_STEP ? step : null;
}
