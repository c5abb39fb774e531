import { ApiError } from '@futurelab/platform/api';
import { useMutation, type UseMutationOptions } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';

/** A change by one press: why it failed is said in a toast, and what is on the page stays. */
export const useProjectChange = <Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) =>
  useMutation({
    ...options,
    onError: (error) =>
      toast({
        variant: 'error',
        title: 'That did not go through',
        description:
          (error instanceof ApiError && error.explanation) || 'The connection may have dropped. Try again.',
      }),
  });
