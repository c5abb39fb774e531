import * as oidc from 'openid-client';
import type { Claims, Tokens } from './sign-in-provider.js';

export const TIMEOUT_SECONDS = 5;

interface Client {
  issuer: string;
  clientId: string;
  clientSecret: string;
  authentication?: oidc.ClientAuth;
  /** Over http, for development. */
  insecure: boolean;
  customFetch?: oidc.CustomFetch;
}

export function discoverOpenId(client: Client): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret, authentication, insecure, customFetch } = client;
  const asks = authentication ?? oidc.ClientSecretBasic(clientSecret);
  return oidc.discovery(new URL(issuer), clientId, clientSecret, asks, {
    timeout: TIMEOUT_SECONDS,
    // Without the second, the signature of an ID token from the token endpoint is not checked.
    execute: [...(insecure ? [oidc.allowInsecureRequests] : []), oidc.enableNonRepudiationChecks],
    ...(customFetch && { [oidc.customFetch]: customFetch }),
  });
}

/** Claims of the ID token, or of the userinfo endpoint where the ID token lacks the profile. */
export async function openIdClaims(configuration: oidc.Configuration, tokens: Tokens): Promise<Claims> {
  const claims = tokens.claims()!;
  if (claims['email'] !== undefined) return claims;
  if (!configuration.serverMetadata().userinfo_endpoint) return { sub: claims.sub };
  return oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
}
