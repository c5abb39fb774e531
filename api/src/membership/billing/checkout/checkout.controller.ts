import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import type { Member } from '../../../core/access/member.js';
import { NewCheckout, OpenCheckout } from './checkout.dto.js';
import { CheckoutService } from './checkout.service.js';

@ApiTags('membership')
@MembersOnly()
@Controller('api/checkout')
export class CheckoutController {
  constructor(private readonly checkouts: CheckoutService) {}

  /** Opens the page on which the member pays, or answers with the one that is open. */
  @Post()
  @ApiCreatedResponse({ type: OpenCheckout })
  @ApiErrors({ 409: '`already_active`', 503: '`payments_off`' })
  start(@CurrentUser() member: Member, @Body() checkout: NewCheckout): Promise<OpenCheckout> {
    return this.checkouts.start(member, checkout);
  }

  /** Reads from the provider whether the member has paid, for when its event is late. */
  @Post('refresh')
  @HttpCode(204)
  @ApiNoContentResponse()
  refresh(@CurrentUser() member: Member): Promise<void> {
    return this.checkouts.refresh(member);
  }
}
