import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OIDC, type OidcStep } from './oidc.strategy.js';
import { ProvidersService, type SignInProvider } from './providers.service.js';
import { SignInAttemptsService } from './sign-in/sign-in-attempts.service.js';
import { SignInError } from './sign-in/sign-in-error.js';

type SignInRequest = FastifyRequest<{ Params: { providerId?: string }; Querystring: { returnTo?: unknown } }>;

const MAX_RETURN_TO = 2_000;

/** Sends the browser to the provider; the handler behind it is never reached. */
@Injectable()
export class OidcRedirectGuard extends AuthGuard(OIDC) {
  constructor(
    private readonly providers: ProvidersService,
    private readonly attempts: SignInAttemptsService,
  ) {
    super();
  }

  override getAuthenticateOptions(context: ExecutionContext) {
    const http = context.switchToHttp();
    const request = http.getRequest<SignInRequest>();
    return step({
      step: 'leave',
      provider: providerOf(request, this.providers),
      browser: this.attempts.claimBrowser(request, http.getResponse()),
      returnTo: wantedPath(request.query.returnTo),
    });
  }

  getResponse(context: ExecutionContext) {
    return nodeResponse(context.switchToHttp().getResponse<FastifyReply>());
  }
}

/** Checks what the provider sent back; `request.user` is then the {@link FinishedSignIn}. */
@Injectable()
export class OidcCallbackGuard extends AuthGuard(OIDC) {
  constructor(
    private readonly providers: ProvidersService,
    private readonly attempts: SignInAttemptsService,
  ) {
    super();
  }

  override getAuthenticateOptions(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<SignInRequest>();
    return step({
      step: 'return',
      provider: providerOf(request, this.providers),
      browser: this.attempts.browserOf(request),
      search: /\?.*$/.exec(request.url)?.[0] ?? '',
    });
  }
}

/** AuthGuard passes the options on unchanged; its type only knows those of other strategies. */
const step = (options: OidcStep) => options as never;

function providerOf({ params: { providerId } }: SignInRequest, providers: ProvidersService): SignInProvider {
  const provider = providerId === undefined ? providers.defaultProvider : providers.find(providerId);
  if (!provider) throw new SignInError('oauth_failed');
  return provider;
}

/** Unchecked: the login page, where every sign-in ends, checks it. */
const wantedPath = (returnTo: unknown): string | null =>
  typeof returnTo === 'string' && returnTo.length <= MAX_RETURN_TO ? returnTo : null;

/** Adapts Fastify's reply to the Node response that Passport writes its redirect to. */
function nodeResponse(reply: FastifyReply) {
  return {
    set statusCode(status: number) {
      reply.code(status);
    },
    setHeader: (name: string, value: string) => void reply.header(name, value),
    end: (body?: string) => void reply.header('cache-control', 'no-store').send(body ?? ''),
  };
}
