import { ApiError } from '../api/api-error';
import { toast } from './toast-store';

/** Says what did not happen, and why. */
export const toastError = (title: string, error: unknown) =>
  toast({
    variant: 'error',
    title,
    description:
      (error instanceof ApiError && error.explanation) || 'The connection may have dropped. Try again.',
  });
