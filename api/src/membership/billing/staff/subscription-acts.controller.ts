import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentlyAuthenticated } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { Refund, RefundBody } from './subscription-acts.dto.js';
import { SubscriptionActsService } from './subscription-acts.service.js';

@ApiTags('administration')
@AdminOnly()
@Controller('api/admin/subscriptions')
export class SubscriptionActsController {
  constructor(private readonly acts: SubscriptionActsService) {}

  /** Gives a payment back at the provider; the member is notified. Refunding all of the latest payment ends Pro. */
  @RecentlyAuthenticated()
  @Post(':id/refund')
  @HttpCode(200)
  @ApiOkResponse({ type: Refund })
  @ApiErrors({
    404: 'No such membership or payment',
    409: '`not_refundable`, `payment_changed`, `other_provider`',
  })
  refund(
    @Param('id', UuidPipe) id: string,
    @Body() request: RefundBody,
    @CurrentUser() actor: Member,
  ): Promise<Refund> {
    return this.acts.refund(id, request, actor);
  }

  /** Reads how it stands from the provider again, as after an event. */
  @Post(':id/sync')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 404: 'No such membership', 409: '`other_provider`' })
  sync(@Param('id', UuidPipe) id: string, @CurrentUser() actor: Member): Promise<void> {
    return this.acts.sync(id, actor);
  }
}
