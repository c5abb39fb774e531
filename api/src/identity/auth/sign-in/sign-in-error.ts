/** Error codes that the login page shows. */
export type SignInErrorCode =
  | 'oauth_cancelled'
  | 'oauth_failed'
  | 'user_creation_failed'
  | 'registrations_closed'
  | 'oauth_callback_failed'
  | 'too_many_requests';

/** A failed sign-in: redirects to the login page, which says why. */
export class SignInError extends Error {
  /** Where the person wanted to go, when that is known. */
  returnTo: string | null = null;

  constructor(
    readonly code: SignInErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
