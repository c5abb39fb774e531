/** What a provider says about the person who just signed in there. */
export interface ProvidedIdentity {
  provider: string;
  /** The provider's own, lasting name for this person. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
  /** Whether this provider's word proves an address: it may then join the account that holds it. */
  trusted: boolean;
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

/** What a finished sign-in knows: who, and where they were going. */
export interface FinishedSignIn {
  identity: ProvidedIdentity;
  returnTo: string | null;
}
