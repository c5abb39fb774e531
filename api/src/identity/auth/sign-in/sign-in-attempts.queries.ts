import type { Statement } from '../../../core/database/database.js';

/** Deletes and returns the attempt, so that a state is used once. */
export const attemptTaken = (stateHash: Buffer, browserHash: Buffer, provider: string): Statement => ({
  name: 'sign-in-attempts.take',
  text: `
    DELETE FROM sign_in_attempts
    WHERE state_hash = $1 AND browser_hash = $2 AND provider = $3 AND expires_at > now()
    RETURNING provider, nonce, code_verifier AS "codeVerifier", return_to AS "returnTo", joins`,
  values: [stateHash, browserHash, provider],
});
