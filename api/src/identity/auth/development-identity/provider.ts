import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Configuration, Provider } from 'oidc-provider';
import type { Config } from '../../../core/config/config.js';
import type { Account, Accounts } from './accounts.js';
import { DEVELOPMENT_PROVIDER_ID } from './cast.js';
import { MemoryAdapter } from './memory-adapter.js';

export const MOUNT_PATH = '/dev/identity';

export const developmentIssuer = (config: Config) => config.publicUrl + MOUNT_PATH;

/** No secret: this provider asks nobody for a password. */
export const DEVELOPMENT_CLIENT_SECRET = 'futurelab-development-client';

/** A complete OpenID provider that asks for no password. Only ever mounted in development. */
export async function createProvider(config: Config, accounts: Accounts): Promise<Provider> {
  const OidcProvider = await loadProvider();
  const provider = new OidcProvider(developmentIssuer(config), configuration(config, accounts));
  provider.proxy = true;
  return provider;
}

/** The library warns on import about Node before 22; what is used here is tested on 20. */
async function loadProvider() {
  const { warn } = console;
  console.warn = (...args: unknown[]) => {
    if (!String(args[0]).includes('Unsupported runtime')) warn(...args);
  };
  try {
    return (await import('oidc-provider')).default;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      'The local sign-in is not part of this installation: set DEV_IDENTITY=off, or use the image api-local.',
      { cause: error },
    );
  } finally {
    console.warn = warn;
  }
}

function configuration(config: Config, accounts: Accounts): Configuration {
  return {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: 'futurelab-web',
        client_secret: DEVELOPMENT_CLIENT_SECRET,
        redirect_uris: [`${config.publicUrl}/auth/${DEVELOPMENT_PROVIDER_ID}/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'dev_identity', interaction: 'dev_identity_step', resume: 'dev_identity_resume' },
    },
    responseTypes: ['code'],
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    scopes: ['openid', 'email', 'profile'],
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, interaction) => `${MOUNT_PATH}/interaction/${interaction.uid}` },
    ttl: {
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
    },
    findAccount: (_, subject) => {
      const account = accounts.find(subject);
      return account && { accountId: subject, claims: () => claimsOf(account) };
    },
    // No consent screen for the site itself.
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (context, error) => {
      context.type = 'text/plain';
      context.body = `Sign-in failed: ${error.error_description ?? error.error}. Please start again.`;
    },
  };
}

function claimsOf(account: Account) {
  return {
    sub: account.subject,
    ...(account.email !== null && { email: account.email, email_verified: true }),
    name: `${account.firstName} ${account.lastName}`.trim(),
    given_name: account.firstName,
    family_name: account.lastName,
  };
}

/** Elliptic, since one for RS256 takes every start of the api half a second to make. */
function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' } as never;
}
