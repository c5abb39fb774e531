import type { Enrollment } from '@futurelab/platform/queries/learning';

/** The rounded average of the progress of all enrollments, in percent; 0 without any. */
export function overallProgress(enrollments: Pick<Enrollment, 'progress'>[]): number {
  if (enrollments.length === 0) return 0;
  return Math.round(enrollments.reduce((sum, { progress }) => sum + progress, 0) / enrollments.length);
}
