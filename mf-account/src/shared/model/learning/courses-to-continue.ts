import type { Enrollment } from '@futurelab/platform/queries/learning';
import { courseState, isInProgress } from './enrollments';

const SHOWN = 3;

/** Up to three courses in progress, the one worked on last first; without any, those that wait for their first lesson. */
export function coursesToContinue<T extends Pick<Enrollment, 'progress' | 'lastActivityAt' | 'startedAt'>>(
  enrollments: T[],
): T[] {
  const touched = ({ lastActivityAt, startedAt }: T) => Date.parse(lastActivityAt ?? startedAt);
  const begun = enrollments.filter(isInProgress);
  const waiting = enrollments.filter((one) => courseState(one) === 'not started');
  return (begun.length > 0 ? begun : waiting)
    .sort((one, other) => touched(other) - touched(one))
    .slice(0, SHOWN);
}
