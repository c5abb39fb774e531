import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../core/access/access.js';
import { toApiError } from '../../core/database/database-errors.js';
import { validationPipe } from '../../core/validation/validation.js';
import { WithoutIdempotencyKey } from '../../core/idempotency/idempotency.decorators.js';
import { formValues } from '../../core/html/form.js';
import { sendPage } from '../../core/html/html.js';
import { TRACKS } from '../../identity/users/user.entity.js';
import { confirmedPage, interestsPage, interestsSavedPage } from './interests.pages.js';
import {
  confirmationSentPage,
  stepPage,
  formWithErrors,
  unsubscribedPage,
  unknownLinkPage,
} from './newsletter.pages.js';
import { SubscribeRequest } from './subscribers.dto.js';
import { SubscribersService } from './subscribers.service.js';

/**
 * The newsletter for browsers without a script, and where the links in our mail lead. Opening a page changes nothing, because mail scanners open every link; pressing its
 * button does.
 */
@Public()
@ApiExcludeController()
@Controller('newsletter')
export class NewsletterController {
  private readonly validation = validationPipe();

  constructor(private readonly subscribers: SubscribersService) {}

  /** A reload of a form with errors. */
  @Get('subscribe')
  start(@Res() reply: FastifyReply): void {
    void reply.redirect('/#newsletter', 302);
  }

  /** Redirects on success; shows the form with its errors otherwise. */
  @Post('subscribe')
  async subscribe(@Body() body: unknown, @Req() { ip }: FastifyRequest, @Res() reply: FastifyReply) {
    const values = formValues(body);
    try {
      const checked: unknown = await this.validation.transform(values, {
        type: 'body',
        metatype: SubscribeRequest,
      });
      await this.subscribers.subscribe(checked as SubscribeRequest, ip);
      void reply.redirect('/newsletter/asked', 303);
    } catch (error) {
      void sendPage(reply, formWithErrors(values, toApiError(error)));
    }
  }

  @Get('asked')
  asked(@Res() reply: FastifyReply): void {
    void sendPage(reply, confirmationSentPage());
  }

  @Get('confirm')
  confirmPage(@Query('token') token: unknown, @Res() reply: FastifyReply): void {
    void sendPage(reply, stepPage('confirm', tokenText(token)));
  }

  @Post('confirm')
  @WithoutIdempotencyKey()
  async confirm(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const token = tokenOf(body);
    const known = await this.subscribers.confirm(token);
    const interests = known ? await this.subscribers.interestsOf(token) : null;
    void sendPage(reply, interests ? confirmedPage(token, interests) : unknownLinkPage());
  }

  @Get('interests')
  async interestsPage(@Query('token') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    const interests = await this.subscribers.interestsOf(tokenText(token));
    void sendPage(reply, interests ? interestsPage(tokenText(token), interests) : unknownLinkPage());
  }

  @Post('interests')
  @WithoutIdempotencyKey()
  async interests(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const chosen = formValues(body);
    const interests = TRACKS.filter((track) => chosen[track] !== undefined);
    const known = await this.subscribers.chooseInterests(tokenOf(body), interests);
    void sendPage(reply, known ? interestsSavedPage() : unknownLinkPage());
  }

  @Get('unsubscribe')
  unsubscribePage(@Query('token') token: unknown, @Res() reply: FastifyReply): void {
    void sendPage(reply, stepPage('unsubscribe', tokenText(token)));
  }

  /** Mail programs press this button too, from their own servers and with the token in the address. */
  @Post('unsubscribe')
  @WithoutIdempotencyKey()
  @RouteConfig({ serverToServer: true })
  async unsubscribe(
    @Body() body: unknown,
    @Query('token') token: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = await this.subscribers.unsubscribe(tokenOf(body) || tokenText(token));
    void sendPage(reply, known ? unsubscribedPage() : unknownLinkPage());
  }
}

function tokenOf(body: unknown): string {
  return tokenText((body as { token?: unknown } | null | undefined)?.token);
}

function tokenText(value: unknown): string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,100}$/.test(value) ? value : '';
}
