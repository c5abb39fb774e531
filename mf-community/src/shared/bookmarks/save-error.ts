import { toastError } from '@futurelab/platform/toast';

/** Says why a bookmark was not changed. */
export const saveError = (error: Error) => void toastError('That was not saved', error);
