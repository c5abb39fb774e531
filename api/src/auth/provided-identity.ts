/** The identity that a provider returned. */
export interface ProvidedIdentity {
  provider: string;
  /** The provider's own, lasting name for this person. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
  /** Whether a verified address of this provider may join the account that holds it. */
  trusted: boolean;
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

/** The result of a sign-in: who, and the return path. */
export interface FinishedSignIn {
  identity: ProvidedIdentity;
  returnTo: string | null;
}
