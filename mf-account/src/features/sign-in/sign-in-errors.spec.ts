import { signInError } from './sign-in-errors';

test.each([
  ['oauth_cancelled', 'Authentication was cancelled. Please try again.'],
  ['oauth_failed', 'Authentication failed. Please try again.'],
  ['user_creation_failed', 'Failed to create user account. Please try again.'],
  ['oauth_callback_failed', 'Authentication callback failed. Please try again.'],
  ['something_else', 'An error occurred during authentication.'],
  ['constructor', 'An error occurred during authentication.'],
  ['', 'An error occurred during authentication.'],
])('%j says "%s"', (code, message) => {
  expect(signInError(code)).toBe(message);
});

test('without an error there is nothing to say', () => {
  expect(signInError(null)).toBeNull();
});
