import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OIDC, type OidcStep } from './oidc.strategy.js';
import { ProvidersService } from './providers.service.js';
import type { SignInProvider } from './providers/sign-in-provider.js';
import { loginPage } from './sign-in/login-page.js';
import { SignInAttemptsService } from './sign-in/sign-in-attempts.service.js';
import { SignInError } from './sign-in/sign-in-error.js';
import { readReturnTo } from './sign-in/read-return-to.js';

type SignInRequest = FastifyRequest<{
  Params: { providerId?: string };
  Querystring: { returnTo?: unknown; joins?: unknown };
}>;

/** Sends the browser to the provider; the handler behind it is never reached. */
@Injectable()
export class OidcRedirectGuard extends AuthGuard(OIDC) {
  constructor(
    private readonly providers: ProvidersService,
    private readonly attempts: SignInAttemptsService,
  ) {
    super();
  }

  /** `/api/login` leads to the login page, which has every way in; on a desk, to the local cast. */
  override canActivate(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<SignInRequest>();
    if (request.params.providerId !== undefined || this.providers.directProvider)
      return super.canActivate(context);
    const returnTo = readReturnTo(request.query.returnTo);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    void reply
      .header('cache-control', 'no-store')
      .redirect(loginPage({ ...(returnTo && { returnTo }) }), 302);
    return new Promise<boolean>(() => undefined); // answered: nothing after this may run
  }

  override getAuthenticateOptions(context: ExecutionContext) {
    const http = context.switchToHttp();
    const request = http.getRequest<SignInRequest>();
    return step({
      step: 'leave',
      provider: providerOf(request, this.providers),
      browser: this.attempts.claimBrowser(request, http.getResponse()),
      returnTo: readReturnTo(request.query.returnTo),
      joins: request.query.joins === '1',
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
  const provider = providerId === undefined ? providers.directProvider : providers.find(providerId);
  if (!provider) throw new SignInError('oauth_failed');
  return provider;
}

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
