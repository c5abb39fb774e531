import { paths } from '@futurelab/platform/paths';
import type { Analytics } from '../../queries/admin/analytics';

type Funnel = Analytics['funnel'];

export interface FunnelStep {
  key: keyof Funnel;
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

export const funnelSteps = (funnel: Funnel): FunnelStep[] =>
  STEPS.map(([key, name, definition]) => ({
    key,
    name,
    definition,
    people: funnel[key],
    share: funnel.joined === 0 ? null : funnel[key] / funnel.joined,
  }));

/** The list of the members whom a step counts. */
export function stepList(key: keyof Funnel, { from, to }: Pick<Analytics, 'from' | 'to'>): string {
  const step: Record<string, string> = key === 'joined' ? {} : { step: key };
  return `${paths.adminMembers}?${new URLSearchParams({ joinedFrom: from, joinedTo: to, ...step })}`;
}
