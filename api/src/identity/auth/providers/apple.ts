import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type * as oidc from 'openid-client';
import type { AppleKey } from './provider-config.js';
import type { Claims } from './sign-in-provider.js';

/** Apple's client secret is a short-lived token, signed with the key of the developer account. */
export function appleAuthentication(clientId: string, key: AppleKey): oidc.ClientAuth {
  const privateKey = createPrivateKey(key.privateKey);
  return async (_server, _client, body) => {
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
      .setIssuer(key.teamId)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .setAudience('https://appleid.apple.com')
      .setSubject(clientId)
      .sign(privateKey);
    body.set('client_id', clientId);
    body.set('client_secret', secret);
  };
}

/** Apple may write the boolean as text. */
export const appleClaims = (claims: Claims): Claims => ({
  ...claims,
  email_verified: claims['email_verified'] === true || claims['email_verified'] === 'true',
});
