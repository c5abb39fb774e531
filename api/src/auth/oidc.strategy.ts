import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import * as oidc from 'openid-client';
import { Strategy } from 'passport';
import { isEmailAddress } from '../common/validation.js';
import type { FinishedSignIn } from './provided-identity.js';
import type { SignInProvider } from './providers.service.js';
import { SignInAttemptsService } from './sign-in/sign-in-attempts.service.js';
import { SignInError } from './sign-in/sign-in-error.js';

// eslint-disable-next-line no-control-regex -- this is what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** The name that the guards know the strategy by. */
export const OIDC = 'oidc';

/** What a guard tells the strategy about the request. */
export type OidcStep = { provider: SignInProvider } & (
  | { step: 'leave'; browser: string; returnTo: string | null }
  | { step: 'return'; browser: string | null; search: string }
);

type Leaving = OidcStep & { step: 'leave' };
type Returning = OidcStep & { step: 'return' };
type Claims = Record<string, unknown> & { sub: string };
type Verify = (
  provider: SignInProvider,
  claims: Claims,
  returnTo: string | null,
  done: (error: unknown, finished?: FinishedSignIn) => void,
) => void;

/** Authorization code flow with PKCE, state and nonce, for every configured OpenID provider. */
class CodeFlow extends Strategy {
  constructor(
    private readonly attempts: SignInAttemptsService,
    private readonly verify: Verify,
  ) {
    super();
  }

  override authenticate(_request: unknown, options: OidcStep): void {
    const work = options.step === 'leave' ? this.leave(options) : this.comeBack(options);
    work.catch((error: unknown) => this.error(error));
  }

  private async leave({ provider, browser, returnTo }: Leaving): Promise<void> {
    const configuration = await discover(provider, returnTo);
    const [state, nonce, codeVerifier] = [
      oidc.randomState(),
      oidc.randomNonce(),
      oidc.randomPKCECodeVerifier(),
    ];
    await this.attempts.begin(state, browser, { provider: provider.id, nonce, codeVerifier, returnTo });
    const url = oidc.buildAuthorizationUrl(configuration, {
      ...provider.parameters,
      redirect_uri: provider.redirectUri,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    this.redirect(url.href);
  }

  private async comeBack({ provider, browser, search }: Returning): Promise<void> {
    const state = new URLSearchParams(search).get('state');
    const attempt = browser && state ? await this.attempts.take(state, browser, provider.id) : null;
    if (!attempt || !state) throw new SignInError('oauth_failed');
    const { nonce, codeVerifier, returnTo } = attempt;
    try {
      const configuration = await discover(provider, returnTo);
      const tokens = await oidc.authorizationCodeGrant(
        configuration,
        new URL(provider.redirectUri + search),
        {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        },
      );
      const claims = await profileOf(configuration, tokens);
      this.verify(provider, claims, returnTo, (error, finished) =>
        finished ? this.success(finished) : this.error(error),
      );
    } catch (error) {
      throw withReturnTo(asSignInError(error), returnTo);
    }
  }
}

/** Signs people in at the configured OpenID providers. */
@Injectable()
export class OidcStrategy extends PassportStrategy(CodeFlow, OIDC) {
  constructor(attempts: SignInAttemptsService) {
    super(attempts);
  }

  validate({ id, trusted }: SignInProvider, claims: Claims, returnTo: string | null): FinishedSignIn {
    const text = (name: string, max: number) => {
      const value = claims[name];
      // A line break would allow header injection in mails.
      if (typeof value !== 'string' || CONTROL_CHARACTERS.test(value)) return null;
      return value.trim().slice(0, max) || null;
    };
    const identity = {
      provider: id,
      trusted,
      subject: claims.sub,
      email: address(text('email', 300)),
      emailVerified: claims['email_verified'] === true,
      firstName: text('given_name', 80) ?? text('name', 80)?.split(/\s+/)[0] ?? null,
      lastName: text('family_name', 80),
      pictureUrl: text('picture', 500)?.match(/^https:\/\/\S+$/)?.[0] ?? null,
    };
    return { identity, returnTo };
  }
}

/** Claims of the ID token, or of the userinfo endpoint where the ID token lacks the profile. */
async function profileOf(
  configuration: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
): Promise<Claims> {
  const claims = tokens.claims()!;
  if (claims['email'] !== undefined) return claims;
  if (!configuration.serverMetadata().userinfo_endpoint) return { sub: claims.sub };
  return oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
}

async function discover(provider: SignInProvider, returnTo: string | null): Promise<oidc.Configuration> {
  try {
    return await provider.discover();
  } catch (cause) {
    throw withReturnTo(new SignInError('oauth_failed', { cause }), returnTo);
  }
}

/** In lower case; null if it is no address. */
const address = (text: string | null): string | null =>
  text !== null && isEmailAddress(text) ? text.toLowerCase() : null;

function asSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  const cancelled = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
  return cancelled ? new SignInError('oauth_cancelled') : new SignInError('oauth_failed', { cause: error });
}

function withReturnTo(error: SignInError, returnTo: string | null): SignInError {
  error.returnTo = returnTo;
  return error;
}
