/** The identity that a provider returned. */
export interface ProvidedIdentity {
  provider: string;
  /** The provider's own, lasting name for this person. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
  /** Whether its verified address joins the account that holds it, without asking its owner. */
  trusted: boolean;
  /** Whether what it calls a verified address is one. */
  verifiesEmail: boolean;
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

/** The result of a sign-in: who, and the return path. */
export interface FinishedSignIn {
  identity: ProvidedIdentity;
  /** Whether it was asked for as a proof for the identity that waits. */
  joins: boolean;
  returnTo: string | null;
}
