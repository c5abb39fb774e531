import { Controller, Get, Inject, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly, Public } from '../common/access.js';
import { isFromOurPage } from '../common/http/same-origin.js';
import { CONFIG, type Config } from '../config/config.js';
import { sendPage } from '../pages/html.js';
import type { Member } from '../sessions/member.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { CurrentUserResponse, currentUserResponse } from '../users/current-user.dto.js';
import { AccountsService } from './accounts.service.js';
import { AuthProviders } from './auth.dto.js';
import { CanonicalHostGuard } from './canonical-host.guard.js';
import type { FinishedSignIn } from './provided-identity.js';
import { OidcRedirectGuard, OidcCallbackGuard } from './provider.guard.js';
import { ProvidersService } from './providers.service.js';
import { loginPage } from './sign-in/login-page.js';
import { SignInErrorFilter } from './sign-in/sign-in-error.filter.js';
import { SignInLimitGuard } from './sign-in/sign-in-limit.guard.js';
import { signOutPage } from './sign-out-page.js';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(
    private readonly providers: ProvidersService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @MembersOnly()
  @Get('api/auth/user')
  @ApiOkResponse({ type: CurrentUserResponse })
  user(@CurrentUser() member: Member): CurrentUserResponse {
    return currentUserResponse(member);
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
  @UseGuards(CanonicalHostGuard, SignInLimitGuard, OidcRedirectGuard)
  @ApiExcludeEndpoint()
  leave(): void {}

  @Public()
  @Get('auth/:providerId/callback')
  @UseFilters(SignInErrorFilter)
  @UseGuards(OidcCallbackGuard)
  @ApiExcludeEndpoint()
  async comeBack(
    @Req() request: FastifyRequest & { user: FinishedSignIn },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { identity, returnTo } = request.user;
    const { user, isNew } = await this.accounts.open(identity);
    await this.sessions.begin(request, reply, user.id);
    if (returnTo !== null && returnTo !== '/') redirect(reply, loginPage({ returnTo }));
    else redirect(reply, isNew ? '/onboarding' : '/');
  }

  /** From another site, or typed, this asks for confirmation first (CSRF). */
  @Public()
  @Get('api/logout')
  @ApiExcludeEndpoint()
  async followSignOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (isFromOurPage(request, this.config)) return this.signOut(request, reply);
    sendPage(reply, { title: 'Sign out', body: signOutPage() });
  }

  @Public()
  @Post('api/logout')
  @ApiExcludeEndpoint()
  async signOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.sessions.endWithCookie(request, reply);
    redirect(reply, '/');
  }
}

function redirect(reply: FastifyReply, path: string): void {
  void reply.header('cache-control', 'no-store').redirect(path, reply.request.method === 'GET' ? 302 : 303);
}
