const messages: Record<string, string> = {
  oauth_cancelled: 'Authentication was cancelled. Please try again.',
  oauth_failed: 'Authentication failed. Please try again.',
  user_creation_failed: 'Failed to create user account. Please try again.',
  registrations_closed: 'New accounts are closed right now. If you have an account, sign in to it.',
  oauth_callback_failed: 'Authentication callback failed. Please try again.',
};

/** What a failed sign-in says for the `error` value it came back with; null when there is none. */
export const signInError = (code: string | null): string | null =>
  code === null
    ? null
    : Object.hasOwn(messages, code)
      ? messages[code]!
      : 'An error occurred during authentication.';
