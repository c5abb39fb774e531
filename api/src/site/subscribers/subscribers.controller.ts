import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { SubscribeResponse, SubscribeRequest } from './subscribers.dto.js';
import { SubscribersService } from './subscribers.service.js';

@ApiTags('subscribers')
@Public()
@Controller('api/subscribe')
export class SubscribersController {
  constructor(private readonly subscribers: SubscribersService) {}

  @Post()
  @ApiCreatedResponse({ type: SubscribeResponse })
  @ApiErrors(429, { 409: 'The address has already confirmed' })
  async subscribe(
    @Body() body: SubscribeRequest,
    @Req() request: FastifyRequest,
  ): Promise<SubscribeResponse> {
    await this.subscribers.subscribe(body, request.ip);
    return { message: 'Almost there. Confirm with the link we just emailed you.' };
  }
}
