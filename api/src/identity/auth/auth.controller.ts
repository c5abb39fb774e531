import { Controller, Get, Inject, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#platform/paths/paths';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { isFromOurPage } from '../../core/http/same-origin.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { WithoutIdempotencyKey } from '../../core/idempotency/idempotency.decorators.js';
import { formValues } from '../../core/html/form.js';
import { sendPage } from '../../core/html/html.js';
import type { Member } from '../../core/access/member.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { CurrentUserResponse, currentUserResponse } from '../users/current-user.dto.js';
import { AuthProviders, NeededProof } from './auth.dto.js';
import { CanonicalHostGuard } from './canonical-host.guard.js';
import type { FinishedSignIn } from './provided-identity.js';
import { OidcRedirectGuard, OidcCallbackGuard } from './provider.guard.js';
import { ProvidersService } from './providers.service.js';
import { PendingIdentitiesService } from './account-linking/pending-identities.service.js';
import { AddressProofRequiredError } from './account-linking/address-proof-required-error.js';
import { SignInService } from './sign-in.service.js';
import { loginPage } from './sign-in/login-page.js';
import { SignInErrorFilter } from './sign-in/sign-in-error.filter.js';
import { SignInLimitGuard } from './sign-in/sign-in-limit.guard.js';
import { signOutPage } from './sign-out-page.js';

/** What a provider answers with. */
const ANSWER = ['code', 'state', 'iss', 'error'] as const;

@ApiTags('auth')
@WithoutIdempotencyKey()
@Controller()
export class AuthController {
  constructor(
    private readonly providers: ProvidersService,
    private readonly signIn: SignInService,
    private readonly pending: PendingIdentitiesService,
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
  redirect(): void {}

  @Public()
  @Get('auth/:providerId/callback')
  @UseFilters(SignInErrorFilter)
  @UseGuards(OidcCallbackGuard)
  @ApiExcludeEndpoint()
  async callback(
    @Req() request: FastifyRequest & { user: FinishedSignIn },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { identity, joins, returnTo } = request.user;
    try {
      const { isNew } = await this.signIn.finish(identity, joins, request, reply);
      goOn(reply, returnTo, isNew);
    } catch (error) {
      if (!(error instanceof AddressProofRequiredError)) throw error;
      await this.pending.save(error, request, reply);
      redirect(reply, loginPage({ proof: 'needed', ...(returnTo && { returnTo }) }));
    }
  }

  /** Apple posts its answer from its own page, without our cookies: the browser brings it again with them. */
  @Public()
  @Post('auth/:providerId/callback')
  @RouteConfig({ serverToServer: true })
  @ApiExcludeEndpoint()
  answerByForm(
    @Req() request: FastifyRequest<{ Params: { providerId: string } }>,
    @Res() reply: FastifyReply,
  ) {
    const posted = formValues(request.body);
    const given = ANSWER.flatMap((field) => (posted[field] ? [[field, posted[field]]] : []));
    const query = new URLSearchParams(given as [string, string][]).toString();
    redirect(reply, `/auth/${encodeURIComponent(request.params.providerId)}/callback?${query}`);
  }

  /** Whose address has yet to be proved in this browser. */
  @Public()
  @Get('api/auth/proof')
  @ApiOkResponse({ type: NeededProof })
  async proof(@Req() request: FastifyRequest): Promise<NeededProof> {
    const waiting = await this.pending.of(request);
    return {
      email: waiting?.email ?? null,
      provider: waiting && this.providers.nameOf(waiting.provider),
    };
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
    redirect(reply, paths.home);
  }
}

function goOn(reply: FastifyReply, returnTo: string | null, isNew: boolean): void {
  if (returnTo !== null && returnTo !== paths.home) redirect(reply, loginPage({ returnTo }));
  else redirect(reply, isNew ? paths.onboarding : paths.home);
}

function redirect(reply: FastifyReply, path: string): void {
  void reply.header('cache-control', 'no-store').redirect(path, reply.request.method === 'GET' ? 302 : 303);
}
