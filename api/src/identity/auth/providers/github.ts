import * as oidc from 'openid-client';
import { z } from 'zod';
import { TIMEOUT_SECONDS } from './open-id.js';
import type { Claims, Tokens } from './sign-in-provider.js';

export const GITHUB_SCOPE = 'read:user user:email';

interface GitHub {
  issuer: string;
  clientId: string;
  clientSecret: string;
  insecure: boolean;
}

/** GitHub speaks OAuth 2 and publishes nothing to discover. */
export function githubConfiguration({
  issuer,
  clientId,
  clientSecret,
  insecure,
}: GitHub): oidc.Configuration {
  const oauth = `${issuer}/login/oauth`;
  const server = {
    issuer: oauth,
    authorization_endpoint: `${oauth}/authorize`,
    token_endpoint: `${oauth}/access_token`,
  };
  const configuration = new oidc.Configuration(
    server,
    clientId,
    clientSecret,
    oidc.ClientSecretPost(clientSecret),
  );
  configuration.timeout = TIMEOUT_SECONDS;
  if (insecure) oidc.allowInsecureRequests(configuration);
  return configuration;
}

const githubUser = z.object({
  id: z.number().int(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** The address on a profile is whatever its owner typed; the one that counts is the primary of the list. */
export async function githubClaims(
  apiUrl: string,
  configuration: oidc.Configuration,
  { access_token: token }: Tokens,
): Promise<Claims> {
  const read = async (path: string): Promise<unknown> => {
    const headers = new Headers({ accept: 'application/vnd.github+json', 'user-agent': 'FutureLab' });
    const url = new URL(apiUrl + path);
    const response = await oidc.fetchProtectedResource(configuration, token, url, 'GET', undefined, headers);
    if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}`);
    return response.json();
  };
  const [user, emails] = await Promise.all([read('/user'), read('/user/emails')]);
  const { id, name, avatar_url: picture } = githubUser.parse(user);
  const primary = githubEmails.parse(emails).find((one) => one.primary);
  const [givenName, ...familyName] = (name ?? '').trim().split(/\s+/);
  return {
    // The login can be given away, the number cannot.
    sub: String(id),
    email: primary?.email,
    email_verified: primary?.verified === true,
    given_name: givenName,
    family_name: familyName.join(' '),
    picture,
  };
}
