import * as oidc from 'openid-client';
import { Strategy } from 'passport';
import { isEmailAddress } from '../common/validation.js';
import type { FinishedSignIn, ProvidedIdentity } from './provided-identity.js';
import type { SignInProvider } from './providers.service.js';
import type { SignInAttemptsService } from './sign-in-attempts.service.js';
import { SignInError } from './sign-in-error.js';

// eslint-disable-next-line no-control-regex -- this is what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** What the guard tells the strategy about the request. */
export type OidcStep =
  | { step: 'leave'; browser: string; returnTo: string | null }
  | { step: 'return'; browser: string | null; search: string };

/** Passport strategy for one OpenID provider: authorization code with PKCE, state and nonce. */
export class OidcStrategy extends Strategy {
  constructor(
    private readonly provider: SignInProvider,
    private readonly attempts: SignInAttemptsService,
  ) {
    super();
  }

  override authenticate(_request: unknown, step: OidcStep): void {
    const work =
      step.step === 'leave'
        ? this.leave(step).then((url) => this.redirect(url))
        : this.comeBack(step).then((finished) => this.success(finished));
    work.catch((error: unknown) => this.error(error));
  }

  private async leave({ browser, returnTo }: OidcStep & { step: 'leave' }): Promise<string> {
    const configuration = await this.discover(returnTo);
    const [state, nonce, codeVerifier] = [
      oidc.randomState(),
      oidc.randomNonce(),
      oidc.randomPKCECodeVerifier(),
    ];
    await this.attempts.begin(state, browser, { provider: this.provider.id, nonce, codeVerifier, returnTo });
    return oidc.buildAuthorizationUrl(configuration, {
      ...this.provider.parameters,
      redirect_uri: this.provider.redirectUri,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    }).href;
  }

  private async comeBack({ browser, search }: OidcStep & { step: 'return' }): Promise<FinishedSignIn> {
    const state = new URLSearchParams(search).get('state');
    const attempt = browser && state ? await this.attempts.take(state, browser, this.provider.id) : null;
    if (!attempt || !state) throw new SignInError('oauth_failed');
    const { nonce, codeVerifier, returnTo } = attempt;
    try {
      const configuration = await this.discover(returnTo);
      const tokens = await oidc.authorizationCodeGrant(
        configuration,
        new URL(this.provider.redirectUri + search),
        {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims()!;
      const profile =
        claims['email'] === undefined ? await this.userInfo(configuration, tokens, claims.sub) : claims;
      return { identity: this.identity(claims.sub, profile), returnTo };
    } catch (error) {
      throw withReturnTo(asSignInError(error), returnTo);
    }
  }

  /** Some providers keep the profile out of the ID token. */
  private async userInfo(
    configuration: oidc.Configuration,
    tokens: oidc.TokenEndpointResponse,
    subject: string,
  ): Promise<Record<string, unknown>> {
    if (!configuration.serverMetadata().userinfo_endpoint) return {};
    return oidc.fetchUserInfo(configuration, tokens.access_token, subject);
  }

  private identity(subject: string, claims: Record<string, unknown>): ProvidedIdentity {
    const text = (name: string, max: number) => {
      const value = claims[name];
      // A line break in a name or an address would end the header of a mail.
      if (typeof value !== 'string' || CONTROL_CHARACTERS.test(value)) return null;
      return value.trim().slice(0, max) || null;
    };
    return {
      provider: this.provider.id,
      trusted: this.provider.trusted,
      subject,
      email: address(text('email', 300)),
      emailVerified: claims['email_verified'] === true,
      firstName: text('given_name', 80) ?? text('name', 80)?.split(/\s+/)[0] ?? null,
      lastName: text('family_name', 80),
      pictureUrl: text('picture', 500)?.match(/^https:\/\/\S+$/)?.[0] ?? null,
    };
  }

  private async discover(returnTo: string | null): Promise<oidc.Configuration> {
    try {
      return await this.provider.discover();
    } catch (cause) {
      throw withReturnTo(new SignInError('oauth_failed', { cause }), returnTo);
    }
  }
}

/** In lower case, since one person is one address; null for what is none. */
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
