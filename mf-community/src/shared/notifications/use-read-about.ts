import { useMutation, useQuery } from '@futurelab/platform/query';
import { useEffect } from 'react';
import { notificationsQuery, readAboutMutation } from '../../queries/notifications';

/**
 * A member who visits a page has read the notifications about it, also those that come while it is open. The list is the one the
 * bell has asked for: nothing is sent while it has nothing new.
 */
export function useReadAbout(subjectId: string): void {
  const { data } = useQuery({ ...notificationsQuery(), enabled: false });
  const { mutate } = useMutation(readAboutMutation);
  useEffect(() => {
    if (data && data.unread > 0) mutate(subjectId);
  }, [data, mutate, subjectId]);
}
