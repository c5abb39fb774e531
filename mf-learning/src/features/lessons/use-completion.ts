import { ApiError } from '@futurelab/platform/api';
import { useMutation, useQueryClient } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { completionMutation, type Lesson } from '../../queries/courses';
import { isCompleted, showCompleted, type LessonAddress } from '../../queries/lessons';

export interface Completion {
  isPending: boolean;
  change: (completed: boolean) => void;
  /** The film or recording was played far enough: counts the lesson, and never a second time. */
  countPlayed: () => void;
}

/** Counts a lesson, and takes that back. The page shows the new state at once and returns to the old if the api refuses. */
export function useCompletion(lesson: Lesson, address: LessonAddress): Completion {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...completionMutation(lesson.id),
    onMutate: ({ completed, clientId }) => {
      if (clientId !== lesson.id) showCompleted(client, address, completed);
    },
    onError: (error, { completed }) => {
      showCompleted(client, address, !completed);
      toast({
        variant: 'error',
        title: completed ? 'This lesson is not counted yet' : 'This lesson still counts',
        description:
          (error instanceof ApiError && error.explanation) || 'The connection may have dropped. Try again.',
      });
    },
  });
  const change = (completed: boolean) => mutate({ completed, clientId: crypto.randomUUID() });
  return {
    isPending,
    change,
    countPlayed: () =>
      // Always the same name: whoever takes it back and plays on is not counted again.
      mutate(
        { completed: true, clientId: lesson.id },
        {
          onSuccess: () => {
            if (!isCompleted(client, address)) return;
            toast({
              variant: 'success',
              title: 'This lesson counts now',
              description: 'You have played 90 % of it.',
              action: { label: 'Undo', onPress: () => change(false) },
            });
          },
        },
      ),
  };
}
