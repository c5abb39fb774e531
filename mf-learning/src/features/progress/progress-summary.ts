import type { Enrollment } from '@futurelab/platform/queries/learning';

export interface ProgressSummary {
  enrolled: number;
  completed: number;
  inProgress: number;
  /** Rounded average percent over all enrollments; 0 when there are none. */
  overall: number;
}

/** The counts of the progress page, by the product's rules: 0 not started, 1–99 in progress, 100 completed. */
export function summarize(enrollments: Pick<Enrollment, 'progress'>[]): ProgressSummary {
  const enrolled = enrollments.length;
  const total = enrollments.reduce((sum, { progress }) => sum + progress, 0);
  return {
    enrolled,
    completed: enrollments.filter(({ progress }) => progress >= 100).length,
    inProgress: enrollments.filter(({ progress }) => progress > 0 && progress < 100).length,
    overall: enrolled === 0 ? 0 : Math.round(total / enrolled),
  };
}
