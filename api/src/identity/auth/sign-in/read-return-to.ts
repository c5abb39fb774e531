const MAX_RETURN_TO = 2_000;

/** Unchecked: the login page, where every sign-in ends, checks it. */
export const readReturnTo = (returnTo: unknown): string | null =>
  typeof returnTo === 'string' && returnTo !== '' && returnTo.length <= MAX_RETURN_TO ? returnTo : null;
