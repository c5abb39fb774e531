import { Controller, Headers, HttpCode, Param, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../core/access/access.js';
import { WithoutIdempotencyKey } from '../../core/idempotency/idempotency.decorators.js';
import { BillingEventsService } from './sync/billing-events.service.js';

/** Where a provider tells what happened. Its signature over the raw body proves who speaks. */
@Public()
@ApiExcludeController()
@WithoutIdempotencyKey()
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly events: BillingEventsService) {}

  @Post(':provider')
  @HttpCode(200)
  @RouteConfig({ serverToServer: true })
  async receive(
    @Param('provider') provider: string,
    @Headers('stripe-signature') signature: string | undefined,
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
  ): Promise<{ received: true }> {
    await this.events.receive(provider, rawBody?.toString('utf8') ?? '', signature ?? '');
    return { received: true };
  }
}
