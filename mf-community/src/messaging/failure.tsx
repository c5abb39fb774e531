import { ApiError } from '@futurelab/platform/api';
import { SignInAgain } from '../composer/sign-in-again';
import { wordsOf } from './words-of';

/** Why something that was written was not sent. */
export const Failure = ({ error }: { error: Error }) =>
  error instanceof ApiError && error.status === 401 ? <SignInAgain /> : wordsOf(error);
