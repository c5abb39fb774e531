import { shownRate } from '../../shared/model/release-labels';
import type { SectionReleases } from '../../queries/admin/releases';

export interface Numbers {
  live: number;
  canaries: number;
  off: number;
  /** Of everything tried in the last ten minutes, as text. */
  failing: string;
}

/** All sections in four numbers. */
export function numbersOf(sections: SectionReleases[]): Numbers {
  const health = sections
    .flatMap(({ health: { live, canary } }) => [live, canary])
    .filter((each) => each !== null);
  const failures = health.reduce((sum, each) => sum + each.failures, 0);
  const tried = health.reduce((sum, { loads }) => sum + loads, failures);
  return {
    live: sections.filter(({ live, disabled }) => live !== null && !disabled).length,
    canaries: sections.filter(({ canary }) => canary !== null).length,
    off: sections.filter(({ disabled }) => disabled).length,
    failing: shownRate({ rate: tried === 0 ? null : failures / tried }),
  };
}
