import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#platform/paths/paths';
import { CurrentUser, Public } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { formValues } from '../../../core/html/form.js';
import { sendPage } from '../../../core/html/html.js';
import { WithoutIdempotencyKey } from '../../../core/idempotency/idempotency.decorators.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import { InvitationAcceptanceService } from './invitation-acceptance.service.js';
import { stepPage } from './invitation.pages.js';

const FOLLOWED_BY_CLIENT = { name: 'invitation-links', limit: 60, windowSeconds: 600 };

/** Where the link in an invitation leads. Opening it changes nothing, because mail scanners open every link; its button does. */
@Public()
@ApiExcludeController()
@WithoutIdempotencyKey()
@Controller('auth/invitation')
export class InvitationAcceptanceController {
  constructor(
    private readonly invitations: InvitationAcceptanceService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  @Get()
  async follow(
    @Query('token') token: unknown,
    @CurrentUser() member: Member | null,
    @Req() { ip }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.rateLimits.count(FOLLOWED_BY_CLIENT, ip);
    const text = typeof token === 'string' ? token : '';
    void sendPage(reply, stepPage(await this.invitations.step(text, member), text));
  }

  @Post()
  async accept(
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.rateLimits.count(FOLLOWED_BY_CLIENT, request.ip);
    const { token = '' } = formValues(body);
    const outcome = await this.invitations.accept(token, member, request, reply);
    if ('kind' in outcome) return void sendPage(reply, stepPage(outcome, token));
    void reply.redirect(outcome.isNew ? paths.onboarding : paths.home, 303);
  }
}
