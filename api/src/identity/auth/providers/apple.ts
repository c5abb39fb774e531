import { sign } from 'node:crypto';
import type * as oidc from 'openid-client';
import type { AppleKey } from './provider-config.js';
import type { Claims } from './sign-in-provider.js';

const MINUTES = 5;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Apple's client secret is a short-lived token, signed with the key of the developer account. */
export function appleAuthentication(clientId: string, key: AppleKey): oidc.ClientAuth {
  return (_server, _client, body) => {
    const issuedAt = Math.floor(Date.now() / 1000);
    const claims = {
      iss: key.teamId,
      iat: issuedAt,
      exp: issuedAt + MINUTES * 60,
      aud: 'https://appleid.apple.com',
      sub: clientId,
    };
    const signed = `${part({ alg: 'ES256', kid: key.keyId })}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
    body.set('client_id', clientId);
    body.set('client_secret', `${signed}.${signature.toString('base64url')}`);
  };
}

/** Apple may write the boolean as text. */
export const appleClaims = (claims: Claims): Claims => ({
  ...claims,
  email_verified: claims['email_verified'] === true || claims['email_verified'] === 'true',
});
