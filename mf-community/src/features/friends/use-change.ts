import { useMutation } from '@futurelab/platform/query';
import { toastError } from '@futurelab/platform/toast';
import { friendshipMutation, introductionMutation } from '../../queries/friends';

const onError = (error: unknown) => toastError('That didn’t work', error);

export const useFriendship = () => useMutation({ ...friendshipMutation, onError });
export const useIntroduction = () => useMutation({ ...introductionMutation, onError });
