import type { Analytics } from '../../queries/admin/analytics';

export interface FunnelStep {
  name: string;
  /** What is counted, exactly. */
  definition: string;
  people: number;
  /** Of the members who joined; null where nobody has. */
  share: number | null;
}

const STEPS = [
  ['joined', 'Joined', 'First signed in during this period.'],
  ['onboarded', 'Onboarded', 'Of those, finished onboarding.'],
  ['learned', 'First lesson', 'Of those, finished at least one lesson since.'],
  ['posted', 'First post', 'Of those, started at least one discussion.'],
  ['attended', 'First event', 'Of those, answered Going to at least one event.'],
  ['pro', 'Pro', 'Of those, have FutureLab Pro today.'],
] as const;

export const funnelSteps = (funnel: Analytics['funnel']): FunnelStep[] =>
  STEPS.map(([key, name, definition]) => ({
    name,
    definition,
    people: funnel[key],
    share: funnel.joined === 0 ? null : funnel[key] / funnel.joined,
  }));

/** "38%"; a dash where there is nobody to be a share of. */
export const inPercent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)}%`;
