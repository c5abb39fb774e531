import type * as oidc from 'openid-client';

export type Claims = Record<string, unknown> & { sub: string };
export type Tokens = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;

/** Someone people can sign in with. */
export interface SignInProvider {
  id: string;
  name: string;
  /** Whether its verified address joins the account that holds it, without asking its owner. */
  trusted: boolean;
  /** Whether what it calls a verified address is one. */
  verifiesEmail: boolean;
  redirectUri: string;
  scope: string;
  /** Whether it answers with an ID token. */
  isOpenId: boolean;
  /** Knows neither a nonce nor PKCE. */
  isPlain: boolean;
  /** Added to every authorization request. */
  parameters: Record<string, string>;
  /** Discovered once; a failed discovery is retried at the next sign-in. */
  discover(): Promise<oidc.Configuration>;
  /** In the terms of OpenID Connect, whatever the provider calls them. */
  claimsOf(configuration: oidc.Configuration, tokens: Tokens): Promise<Claims>;
}
