import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../common/access.js';
import { sendPage } from '../pages/html.js';
import { askPage, donePage, unknownLinkPage } from './newsletter.pages.js';
import { SubscribersService } from './subscribers.service.js';

/**
 * Where the links in our mail lead. Opening a page changes nothing, because mail scanners open every link; pressing its
 * button does.
 */
@Public()
@ApiExcludeController()
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly subscribers: SubscribersService) {}

  @Get('confirm')
  confirmPage(@Query('token') token: unknown, @Res() reply: FastifyReply): void {
    void sendPage(reply, askPage('confirm', tokenText(token)));
  }

  @Post('confirm')
  async confirm(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const known = await this.subscribers.confirm(tokenOf(body));
    void sendPage(reply, known ? donePage('confirm') : unknownLinkPage());
  }

  @Get('unsubscribe')
  unsubscribePage(@Query('token') token: unknown, @Res() reply: FastifyReply): void {
    void sendPage(reply, askPage('unsubscribe', tokenText(token)));
  }

  /** Mail programs press this button too, from their own servers and with the token in the address. */
  @Post('unsubscribe')
  @RouteConfig({ serverToServer: true })
  async unsubscribe(
    @Body() body: unknown,
    @Query('token') token: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = await this.subscribers.unsubscribe(tokenOf(body) || tokenText(token));
    void sendPage(reply, known ? donePage('unsubscribe') : unknownLinkPage());
  }
}

function tokenOf(body: unknown): string {
  return tokenText((body as { token?: unknown } | null | undefined)?.token);
}

function tokenText(value: unknown): string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,100}$/.test(value) ? value : '';
}
