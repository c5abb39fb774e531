import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OidcStep } from './oidc.strategy.js';
import { ProvidersService } from './providers.service.js';
import { SignInAttemptsService } from './sign-in-attempts.service.js';
import { SignInError } from './sign-in-error.js';

type SignInRequest = FastifyRequest<{ Params: { providerId?: string }; Querystring: { returnTo?: unknown } }>;

const MAX_RETURN_TO = 2_000;

export const strategyName = (providerId: string) => `oidc:${providerId}`;

abstract class ProviderGuard implements CanActivate {
  constructor(
    protected readonly providers: ProvidersService,
    protected readonly attempts: SignInAttemptsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SignInRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const { providerId } = request.params;
    const provider =
      providerId === undefined ? this.providers.defaultProvider : this.providers.find(providerId);
    if (!provider) throw new SignInError('oauth_failed');
    return passport(strategyName(provider.id), this.stepOf(request, reply)).canActivate(
      context,
    ) as Promise<boolean>;
  }

  protected abstract stepOf(request: SignInRequest, reply: FastifyReply): OidcStep;
}

/** Sends the browser to the provider; the handler behind it is never reached. */
@Injectable()
export class LeaveForProviderGuard extends ProviderGuard {
  constructor(providers: ProvidersService, attempts: SignInAttemptsService) {
    super(providers, attempts);
  }

  protected override stepOf(request: SignInRequest, reply: FastifyReply): OidcStep {
    const browser = this.attempts.claimBrowser(request, reply);
    return { step: 'leave', browser, returnTo: wantedPath(request.query.returnTo) };
  }
}

/** Checks what the provider sent back; `request.user` is then the {@link FinishedSignIn}. */
@Injectable()
export class ReturnFromProviderGuard extends ProviderGuard {
  constructor(providers: ProvidersService, attempts: SignInAttemptsService) {
    super(providers, attempts);
  }

  protected override stepOf(request: SignInRequest): OidcStep {
    const query = request.url.indexOf('?');
    return {
      step: 'return',
      browser: this.attempts.browserOf(request),
      search: query === -1 ? '' : request.url.slice(query),
    };
  }
}

/** As it was asked for: the login page, where every sign-in ends, checks it. */
const wantedPath = (returnTo: unknown): string | null =>
  typeof returnTo === 'string' && returnTo.length <= MAX_RETURN_TO ? returnTo : null;

function passport(strategy: string, step: OidcStep): CanActivate {
  const Guard = class extends AuthGuard(strategy) {
    override getAuthenticateOptions() {
      return step as never;
    }

    getResponse(context: ExecutionContext) {
      return nodeResponse(context.switchToHttp().getResponse<FastifyReply>());
    }
  };
  return new Guard();
}

/** Passport writes its redirects to a Node response; this is what Fastify's reply looks like to it. */
function nodeResponse(reply: FastifyReply) {
  return {
    set statusCode(status: number) {
      reply.code(status);
    },
    setHeader: (name: string, value: string) => void reply.header(name, value),
    end: (body?: string) => void reply.header('cache-control', 'no-store').send(body ?? ''),
  };
}
