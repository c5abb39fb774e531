import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import * as oidc from 'openid-client';
import { Strategy } from 'passport';
import { isOneLine, visibleText } from '#platform/text/index';
import { isEmailAddress } from '../../core/validation/validation.js';
import type { FinishedSignIn } from './provided-identity.js';
import type { Claims, SignInProvider } from './providers/sign-in-provider.js';
import { type Attempt, SignInAttemptsService } from './sign-in/sign-in-attempts.service.js';
import { SignInError } from './sign-in/sign-in-error.js';

/** What providers call it: the standard, Apple and LinkedIn. */
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login']);

/** The name that the guards know the strategy by. */
export const OIDC = 'oidc';

/** What a guard tells the strategy about the request. */
export type OidcStep = { provider: SignInProvider } & (
  | { step: 'leave'; browser: string; returnTo: string | null; joins: boolean }
  | { step: 'return'; browser: string | null; search: string }
);

type Leaving = OidcStep & { step: 'leave' };
type Returning = OidcStep & { step: 'return' };
type Verify = (
  provider: SignInProvider,
  claims: Claims,
  attempt: Pick<Attempt, 'returnTo' | 'joins'>,
  done: (error: unknown, finished?: FinishedSignIn) => void,
) => void;

/** Authorization code flow with state, and PKCE and nonce where the provider knows them. */
class CodeFlow extends Strategy {
  constructor(
    private readonly attempts: SignInAttemptsService,
    private readonly verify: Verify,
  ) {
    super();
  }

  override authenticate(_request: unknown, options: OidcStep): void {
    const work = options.step === 'leave' ? this.startRedirect(options) : this.callback(options);
    work.catch((error: unknown) => this.error(error));
  }

  private async startRedirect({ provider, browser, returnTo, joins }: Leaving): Promise<void> {
    const configuration = await discover(provider, returnTo);
    const [state, nonce, codeVerifier] = [
      oidc.randomState(),
      oidc.randomNonce(),
      oidc.randomPKCECodeVerifier(),
    ];
    await this.attempts.begin(state, browser, {
      provider: provider.id,
      nonce,
      codeVerifier,
      returnTo,
      joins,
    });
    const url = oidc.buildAuthorizationUrl(configuration, {
      ...provider.parameters,
      redirect_uri: provider.redirectUri,
      scope: provider.scope,
      state,
      ...(!provider.isPlain && {
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }),
      ...(hasNonce(provider) && { nonce }),
    });
    this.redirect(url.href);
  }

  private async callback({ provider, browser, search }: Returning): Promise<void> {
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
          expectedState: state,
          ...(!provider.isPlain && { pkceCodeVerifier: codeVerifier }),
          ...(hasNonce(provider) && { expectedNonce: nonce }),
          idTokenExpected: provider.isOpenId,
        },
      );
      const claims = await provider.claimsOf(configuration, tokens);
      this.verify(provider, claims, attempt, (error, finished) =>
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

  validate(
    { id, trusted, verifiesEmail }: SignInProvider,
    claims: Claims,
    { returnTo, joins }: Pick<Attempt, 'returnTo' | 'joins'>,
  ): FinishedSignIn {
    const text = (name: string, max: number) => {
      const value = claims[name];
      // A line break would allow header injection in mails.
      if (typeof value !== 'string' || !isOneLine(value)) return null;
      return visibleText(value).slice(0, max) || null;
    };
    const identity = {
      provider: id,
      trusted,
      verifiesEmail,
      subject: claims.sub,
      email: address(text('email', 300)),
      emailVerified: claims['email_verified'] === true,
      firstName: text('given_name', 80) ?? text('name', 80)?.split(/\s+/)[0] ?? null,
      lastName: text('family_name', 80),
      pictureUrl: text('picture', 500)?.match(/^https:\/\/\S+$/)?.[0] ?? null,
    };
    return { identity, joins, returnTo };
  }
}

async function discover(provider: SignInProvider, returnTo: string | null): Promise<oidc.Configuration> {
  try {
    return await provider.discover();
  } catch (cause) {
    throw withReturnTo(new SignInError('oauth_failed', { cause }), returnTo);
  }
}

const hasNonce = ({ isOpenId, isPlain }: SignInProvider): boolean => isOpenId && !isPlain;

/** In lower case; null if it is no address. */
const address = (text: string | null): string | null =>
  text !== null && isEmailAddress(text) ? text.toLowerCase() : null;

function asSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  const cancelled = error instanceof oidc.AuthorizationResponseError && CANCELLED.has(error.error);
  return cancelled ? new SignInError('oauth_cancelled') : new SignInError('oauth_failed', { cause: error });
}

function withReturnTo(error: SignInError, returnTo: string | null): SignInError {
  error.returnTo = returnTo;
  return error;
}
