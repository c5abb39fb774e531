import type { ApiError } from './api/api-error';

/** @throws DOMException `NotSupportedError` in a browser that knows no passkeys */
export function requirePasskeys(): void {
  if (!('PublicKeyCredential' in window)) throw new DOMException('No passkeys', 'NotSupportedError');
}

/**
 * Has the device sign with a passkey, by what the api has answered for that. The library comes when it is needed.
 * @throws DOMException when the device did not
 */
export async function signWithPasskey(options: () => Promise<unknown>): Promise<Record<string, unknown>> {
  requirePasskeys();
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    options(),
  ]);
  return { ...(await startAuthentication({ optionsJSON: optionsJSON as never })) };
}

const ERROR_MESSAGES: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  NotAllowedError: 'The passkey request was canceled or timed out. Try again.',
  NotSupportedError: 'This browser doesn’t support passkeys. Use another browser or another sign-in method.',
};

/** By its name: a section brings a copy of this module, which would have another class than the error has. */
const isApiError = (error: unknown): error is ApiError => (error as { name?: unknown }).name === 'ApiError';

/** What went wrong, as a message: the device says only that it was not done. */
export function passkeyProblem(error: unknown): string | undefined {
  if (!error) return undefined;
  if (isApiError(error)) return error.explanation ?? 'That didn’t work on our side. Try again.';
  const { name } = error as { name?: unknown };
  if (typeof name === 'string' && Object.hasOwn(ERROR_MESSAGES, name)) return ERROR_MESSAGES[name];
  return 'That didn’t work. Check your connection and try again.';
}
