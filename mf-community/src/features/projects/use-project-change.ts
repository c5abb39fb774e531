import { useMutation, type UseMutationOptions } from '@futurelab/platform/query';
import { toastError } from '@futurelab/platform/toast';

/** A change by one press: why it failed is said in a toast, and what is on the page stays. */
export const useProjectChange = <Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) =>
  useMutation({
    ...options,
    onError: (error) => toastError('That didn’t work', error),
  });
