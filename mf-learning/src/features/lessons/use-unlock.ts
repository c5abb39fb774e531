import { ApiError } from '@futurelab/platform/api';
import { useMutation, useQueryClient } from '@futurelab/platform/query';
import { useIntent } from '@futurelab/platform/session';
import { useEffect, useRef } from 'react';
import { enrollmentMutation } from '../../queries/courses';

/** Whether Pro is all that opens a lesson. */
export const needsPro = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'pro_required';

/**
 * If the member buys Pro in another tab, or for this lesson, enrolls them here and reloads the locked lesson.
 */
export function useUnlock(error: Error | null, courseId: string): void {
  const client = useQueryClient();
  const waits = useRef(false);
  const { mutate } = useMutation(enrollmentMutation(courseId));
  const isProRequired = needsPro(error);
  const isEnrollmentRequired = error instanceof ApiError && error.code === 'enrollment_required';
  const enroll = () => mutate(undefined, { onSuccess: () => client.invalidateQueries() });
  useIntent(isEnrollmentRequired ? `enroll:${courseId}` : null, enroll);
  useEffect(() => {
    if (isProRequired) waits.current = true;
    if (!isEnrollmentRequired || !waits.current) return;
    waits.current = false;
    mutate(undefined, { onSuccess: () => client.invalidateQueries() });
  }, [client, isProRequired, isEnrollmentRequired, mutate]);
}
