import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import type { Member } from '../../core/access/member.js';
import { PushEndpointRequest, PushSubscriptionRequest } from './push-subscriptions.dto.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

/** The browsers that show what is pushed. */
@ApiTags('notifications')
@MembersOnly()
@ApiErrors(400)
@Controller('api/my/push-subscriptions')
export class PushSubscriptionsController {
  constructor(private readonly subscriptions: PushSubscriptionsService) {}

  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(429, { 409: '`push_not_available`' })
  async add(
    @CurrentUser() member: Member,
    @Body() { endpoint, keys }: PushSubscriptionRequest,
  ): Promise<void> {
    await this.subscriptions.add(member, { endpoint, ...keys });
  }

  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@CurrentUser() member: Member, @Body() { endpoint }: PushEndpointRequest): Promise<void> {
    await this.subscriptions.remove(member, endpoint);
  }

  /** Pushes something to this browser now. */
  @Post('test')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(404, 429, { 409: '`push_gone`, `push_failed`' })
  async test(@CurrentUser() member: Member, @Body() { endpoint }: PushEndpointRequest): Promise<void> {
    await this.subscriptions.test(member, endpoint);
  }
}
