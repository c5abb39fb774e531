import type { Canary, ReleaseHealth } from '../../queries/admin/releases';

/** As people compare them: the beginning of the id. */
export const shortId = (release: string): string => release.slice(0, 8);

/** "1.8%"; a dash where nothing was tried. */
export const shownRate = ({ rate }: Pick<ReleaseHealth, 'rate'>): string =>
  rate === null ? '–' : `${(100 * rate).toFixed(1)}%`;

const COHORTS = { admins: 'for administrators', hpc: 'for Pro members', members: 'for everyone signed in' };

/** "for 10% of visitors", "for Pro members". */
export const shownAudience = ({ percent, cohort }: Pick<Canary, 'percent' | 'cohort'>): string =>
  cohort === null ? `for ${percent}% of visitors` : COHORTS[cohort];
