import type { UseMutationOptions } from '@tanstack/react-query';

/** A mutation that sends a form: once it has worked, the draft goes, also when the page has been left meanwhile. */
export const clearOnSuccess = <Data, Failure, Variables, Context>(
  { clear }: { clear: () => void },
  mutation: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationOptions<Data, Failure, Variables, Context> => ({
  ...mutation,
  onSuccess: async (...args) => {
    // By then, what the server has is on the page.
    await mutation.onSuccess?.(...args);
    clear();
  },
});
