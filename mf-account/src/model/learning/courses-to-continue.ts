import type { Enrollment } from '../../queries/enrollments';
import { isInProgress } from './enrollments';

const SHOWN = 3;

/** Up to three courses in progress, the one worked on last first. */
export function coursesToContinue<T extends Pick<Enrollment, 'progress' | 'lastActivityAt' | 'startedAt'>>(
  enrollments: T[],
): T[] {
  const touched = ({ lastActivityAt, startedAt }: T) => Date.parse(lastActivityAt ?? startedAt);
  return enrollments
    .filter(isInProgress)
    .sort((one, other) => touched(other) - touched(one))
    .slice(0, SHOWN);
}
