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
  ['joined', 'Joined', 'Signed in for the first time within these days.'],
  ['onboarded', 'Welcomed', 'Of them, finished the welcome.'],
  ['learned', 'First lesson', 'Of them, finished at least one lesson, at any time since.'],
  ['posted', 'First post', 'Of them, began at least one discussion.'],
  ['attended', 'First event', 'Of them, said at least once that they come to an event.'],
  ['pro', 'Pro', 'Of them, have the HPC membership today.'],
] as const;

export const funnelSteps = (funnel: Analytics['funnel']): FunnelStep[] =>
  STEPS.map(([key, name, definition]) => ({
    name,
    definition,
    people: funnel[key],
    share: funnel.joined === 0 ? null : funnel[key] / funnel.joined,
  }));

/** "38 %"; a dash where there is nobody to be a share of. */
export const inPercent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)} %`;
