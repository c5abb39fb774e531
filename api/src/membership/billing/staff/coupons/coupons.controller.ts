import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentlyAuthenticated } from '../../../../core/access/access.js';
import type { Member } from '../../../../core/access/member.js';
import { ActReason } from '../../../../core/audit/reason.dto.js';
import { ApiErrors } from '../../../../core/http/api-errors.js';
import { CouponBody, CouponEntry } from './coupons.dto.js';
import { CouponsService } from './coupons.service.js';

@ApiTags('administration')
@AdminOnly()
@Controller('api/admin/promotion-codes')
export class CouponsController {
  constructor(private readonly coupons: CouponsService) {}

  /** As the payment provider has them, the latest first; at most 100. */
  @Get()
  @ApiOkResponse({ type: [CouponEntry] })
  list(): Promise<CouponEntry[]> {
    return this.coupons.list();
  }

  /** Creates a code that members can enter when they pay. */
  @RecentlyAuthenticated()
  @Post()
  @ApiCreatedResponse({ type: CouponEntry })
  @ApiErrors({ 409: '`code_taken`', 503: '`payments_off`' })
  create(@Body() coupon: CouponBody, @CurrentUser() actor: Member): Promise<CouponEntry> {
    return this.coupons.create(coupon, actor);
  }

  /** Nobody can enter it any more; discounts given already go on. */
  @RecentlyAuthenticated()
  @Post(':code/end')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 404: 'No such code' })
  end(@Param('code') id: string, @Body() { reason }: ActReason, @CurrentUser() actor: Member): Promise<void> {
    return this.coupons.end(id, reason, actor);
  }
}
