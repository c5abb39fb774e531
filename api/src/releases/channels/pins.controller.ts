import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Public } from '../../core/access/access.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { WithoutIdempotencyKey } from '../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../core/access/member.js';
import { PIN_COOKIE } from './pin-cookie.js';
import { PinsService } from './pins.service.js';
import { type Actor, actorOf, AdminOrDeployToken, ReleaseActor } from '../access/release-actor.js';
import { AppPipe, ReleasePipe } from '../registry/release-params.pipe.js';
import { PinnedReleases, PinsResponse, PreviewQuery, ReasonRequest } from '../releases.dto.js';

/** One browser: whose it is, an administrator has decided; the person who uses it may give the pins up. */
@ApiTags('releases')
@WithoutIdempotencyKey()
@Controller('api/releases')
export class PinsController {
  constructor(
    private readonly service: PinsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Shows this browser, and each that opens the link, a release for twelve hours, whatever is live. */
  @Post(':app/:release/pin')
  @AdminOrDeployToken()
  @HttpCode(200)
  @ApiOkResponse({ type: PinsResponse })
  async pin(
    @Param('app', AppPipe) app: string,
    @Param('release', ReleasePipe) release: string,
    @ReleaseActor() actor: Actor,
    @Body() { reason }: ReasonRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PinsResponse> {
    const by = { actor, reason, cookie: request.cookies[PIN_COOKIE] };
    const { cookie, pins, expiresAt } = await this.service.pin(app, release, by);
    reply.setCookie(PIN_COOKIE, cookie, { ...this.cookieOptions, expires: expiresAt });
    const link = `${this.config.publicUrl}/api/releases/preview?pin=${cookie}`;
    return { pins, expiresAt: expiresAt.toISOString(), link };
  }

  @Get('preview')
  @Public()
  @ApiResponse({ status: 302, description: 'To the home page, as the pinned releases show it' })
  @ApiErrors(404)
  async preview(@Query() { pin }: PreviewQuery, @Res() reply: FastifyReply): Promise<void> {
    const pins = await this.service.pinsIn(pin);
    if (Object.keys(pins).length === 0)
      throw new NotFoundError('This preview has expired. Ask for a new link.');
    void reply.setCookie(PIN_COOKIE, pin, this.cookieOptions).redirect('/', 302);
  }

  @Get('pin')
  @Public()
  @ApiOkResponse({ type: PinnedReleases })
  async pins(@Req() request: FastifyRequest): Promise<PinnedReleases> {
    return { pins: await this.service.pinsIn(request.cookies[PIN_COOKIE]) };
  }

  /** Shows this browser again what everybody sees. */
  @Delete('pin')
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async unpin(
    @CurrentUser() member: Member | null,
    @Body() { reason }: ReasonRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (member?.isAdmin)
      await this.service.unpin({ actor: actorOf(member), reason, cookie: request.cookies[PIN_COOKIE] });
    reply.clearCookie(PIN_COOKIE, this.cookieOptions);
  }

  private get cookieOptions() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.config.secureCookies } as const;
  }
}
