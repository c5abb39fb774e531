import { ApiError } from '@futurelab/platform/api';
import type { Lesson } from '@futurelab/platform/queries/learning';
import { useMutation, useQueryClient } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { readStorage, writeStorage } from '@futurelab/platform/storage';
import { toast, toastError } from '@futurelab/platform/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { completionMutation, type CompletionChange } from '../../queries/courses';
import { isCompleted, readCancelled, showCompleted, type LessonAddress } from '../../queries/lessons';

export interface Completion {
  isPending: boolean;
  /** What is shown has not reached the api yet. */
  isQueued: boolean;
  change: (completed: boolean) => void;
  /** The film or recording was played far enough: counts the lesson, and never a second time. */
  countPlayed: () => void;
}

/**
 * Marks a lesson complete or incomplete, optimistically. Changes that do not reach the api are queued on this device and
 * sent again with the same key.
 */
export function useCompletion(lesson: Lesson, address: LessonAddress): Completion {
  const client = useQueryClient();
  const { user } = useSession();
  const place = `futurelab:completion:${user?.id}:${lesson.id}`;
  const [isQueued, setQueued] = useState(false);
  const queue = (change: CompletionChange | null) => {
    setQueued(change !== null);
    writeStorage('localStorage', place, change && JSON.stringify(change));
  };
  const mutation = completionMutation(lesson.id);
  const { mutate, isPending } = useMutation({
    ...mutation,
    onMutate: ({ completed, key }) => {
      if (key !== lesson.id) showCompleted(client, address, completed);
    },
    onSuccess: (...args) => {
      queue(null);
      return mutation.onSuccess?.(...args);
    },
    onError: (error, change) => {
      const { completed } = change;
      const hasArrived = error instanceof ApiError;
      showCompleted(client, address, hasArrived ? !completed : completed);
      queue(hasArrived ? null : change);
      if (!hasArrived) return;
      void readCancelled(client, address);
      toastError(completed ? 'This lesson isn’t complete yet' : 'This lesson is still complete', error);
    },
  });

  const sendQueued = useEffectEvent(() => {
    const queued = user && readStorage('localStorage', place);
    if (queued) mutate(JSON.parse(queued) as CompletionChange);
  });
  useEffect(() => {
    const again = () => sendQueued();
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  const change = (completed: boolean) => mutate({ completed, key: crypto.randomUUID() });
  return {
    isPending,
    isQueued,
    change,
    countPlayed: () =>
      // Always the same key: a learner who takes it back and plays on is not counted again.
      mutate(
        { completed: true, key: lesson.id },
        {
          onSuccess: () => {
            if (!isCompleted(client, address)) return;
            toast({
              variant: 'success',
              title: 'Lesson complete',
              description: 'You played 90% of it.',
              action: { label: 'Undo', onPress: () => change(false) },
            });
          },
        },
      ),
  };
}
