import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly, Public } from '../common/access.js';
import type { Member } from '../sessions/member.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { CurrentUserAnswer, currentUserAnswer } from '../users/current-user.dto.js';
import { AccountsService } from './accounts.service.js';
import { AuthProviders } from './auth.dto.js';
import { CanonicalHostGuard } from './canonical-host.guard.js';
import type { FinishedSignIn } from './provided-identity.js';
import { LeaveForProviderGuard, ReturnFromProviderGuard } from './provider.guard.js';
import { ProvidersService } from './providers.service.js';
import { SignInErrorFilter } from './sign-in-error.filter.js';
import { SignInLimitGuard } from './sign-in-limit.guard.js';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(
    private readonly providers: ProvidersService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
  ) {}

  @MembersOnly()
  @Get('api/auth/user')
  @ApiOkResponse({ type: CurrentUserAnswer })
  user(@CurrentUser() member: Member): CurrentUserAnswer {
    return currentUserAnswer(member);
  }

  @Public()
  @Get('api/auth/providers')
  @ApiOkResponse({ type: AuthProviders })
  list(): AuthProviders {
    const providers = this.providers.all().map(({ id, name }) => ({ id, name }));
    return { providers, defaultProviderId: this.providers.defaultProvider?.id ?? null };
  }

  /** A navigation, answered by one of its guards. */
  @Public()
  @Get(['api/login', 'auth/:providerId'])
  @UseFilters(SignInErrorFilter)
  @UseGuards(CanonicalHostGuard, SignInLimitGuard, LeaveForProviderGuard)
  @ApiExcludeEndpoint()
  leave(): void {}

  @Public()
  @Get('auth/:providerId/callback')
  @UseFilters(SignInErrorFilter)
  @UseGuards(ReturnFromProviderGuard)
  @ApiExcludeEndpoint()
  async comeBack(
    @Req() request: FastifyRequest & { user: FinishedSignIn },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { identity, returnTo } = request.user;
    const { user, isNew } = await this.accounts.open(identity);
    await this.sessions.begin(request, reply, user.id);
    const isDeepLink = returnTo !== null && returnTo !== '/';
    redirect(reply, isDeepLink ? returnTo : isNew ? '/onboarding' : '/');
  }

  /** A link on another site must not sign anybody out. */
  @Public()
  @Get('api/logout')
  @ApiExcludeEndpoint()
  async signOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const site = request.headers['sec-fetch-site'] ?? 'none';
    if (site === 'same-origin' || site === 'none') await this.sessions.endWithCookie(request, reply);
    redirect(reply, '/');
  }
}

function redirect(reply: FastifyReply, path: string): void {
  void reply.header('cache-control', 'no-store').redirect(path, 302);
}
