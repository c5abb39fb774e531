import { ApiError } from '@futurelab/platform/api';
import { SignInAgain } from '../composer/sign-in-again';
import { errorMessage } from './error-message';

/** Why something that was written was not sent. */
export const SendingFailure = ({ error }: { error: Error }) =>
  error instanceof ApiError && error.status === 401 ? <SignInAgain /> : errorMessage(error);
