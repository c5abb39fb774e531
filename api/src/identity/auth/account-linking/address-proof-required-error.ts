import type { ProvidedIdentity } from '../provided-identity.js';

/** Thrown for an identity that opens an account once its address is proved. */
export class AddressProofRequiredError extends Error {
  constructor(readonly identity: ProvidedIdentity & { email: string }) {
    super('The address of this identity has yet to be proved');
  }
}
