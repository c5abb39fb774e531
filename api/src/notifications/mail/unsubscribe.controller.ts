import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../core/access/access.js';
import { WithoutIdempotencyKey } from '../../core/idempotency/idempotency.decorators.js';
import { sendPage } from '../../core/html/html.js';
import { UnsubscribeService } from './unsubscribe.service.js';
import { confirmUnsubscribePage, unsubscribedPage, invalidLinkPage } from './unsubscribe.pages.js';

/** Where the links under our mail lead. Mail scanners open every link, so opening the page changes nothing. */
@Public()
@ApiExcludeController()
@WithoutIdempotencyKey()
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  @Get()
  async ask(@Query('token') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    const stop = await this.unsubscribing.read(token);
    void sendPage(reply, stop ? confirmUnsubscribePage(stop.kind, token as string) : invalidLinkPage());
  }

  /** Mail programs press this button too, from their own servers and with the token in the address. */
  @Post()
  @RouteConfig({ serverToServer: true })
  async stop(
    @Body() body: unknown,
    @Query('token') token: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const values = (body as { token?: unknown } | null | undefined)?.token;
    const stop = await this.unsubscribing.stop(values ?? token);
    void sendPage(reply, stop ? unsubscribedPage(stop.kind) : invalidLinkPage());
  }
}
