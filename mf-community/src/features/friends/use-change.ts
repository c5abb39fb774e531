import { ApiError } from '@futurelab/platform/api';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { friendshipMutation, introductionMutation } from '../../queries/friends';

const onError = (error: unknown) =>
  toast({
    variant: 'error',
    title: 'That did not go through',
    description:
      (error instanceof ApiError && error.explanation) || 'The connection may have dropped. Try again.',
  });

export const useFriendship = () => useMutation({ ...friendshipMutation, onError });
export const useIntroduction = () => useMutation({ ...introductionMutation, onError });
