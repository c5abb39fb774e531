import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, OpenToSuspended } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { WithoutIdempotencyKey } from '../../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../../core/access/member.js';
import { Membership, PaymentSummary, PeriodChoice, PortalAddress } from './membership.dto.js';
import { MembershipService } from './membership.service.js';

@ApiTags('membership')
@MembersOnly()
@Controller('api/my')
export class MembershipController {
  constructor(private readonly memberships: MembershipService) {}

  @Get('membership')
  @ApiOkResponse({ type: Membership })
  own(@CurrentUser() member: Member): Promise<Membership> {
    return this.memberships.of(member);
  }

  /** Ends it with the period that is paid; nothing more is charged. */
  @Post('membership/cancel')
  @OpenToSuspended()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: '`no_subscription`' })
  cancel(@CurrentUser() member: Member): Promise<void> {
    return this.memberships.setCancellation(member, true);
  }

  /** Takes a cancellation back, until the period is over. */
  @Post('membership/resume')
  @OpenToSuspended()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: '`no_subscription`' })
  resume(@CurrentUser() member: Member): Promise<void> {
    return this.memberships.setCancellation(member, false);
  }

  /** A page of the payment provider for the card and the invoices, open for a few minutes. */
  @WithoutIdempotencyKey()
  @Post('membership/portal')
  @OpenToSuspended()
  @ApiOkResponse({ type: PortalAddress })
  @HttpCode(200)
  @ApiErrors({ 409: '`no_subscription`' })
  portal(@CurrentUser() member: Member): Promise<PortalAddress> {
    return this.memberships.portalOf(member);
  }

  /** The provider’s page on which the caller confirms another billing period; nothing changes before. */
  @WithoutIdempotencyKey()
  @Post('membership/period')
  @ApiOkResponse({ type: PortalAddress })
  @HttpCode(200)
  @ApiErrors({ 409: '`no_subscription`' })
  period(@Body() { period }: PeriodChoice, @CurrentUser() member: Member): Promise<PortalAddress> {
    return this.memberships.periodChangeOf(member, period);
  }

  /** The latest first. */
  @Get('payments')
  @ApiOkResponse({ type: [PaymentSummary] })
  payments(@CurrentUser() member: Member): Promise<PaymentSummary[]> {
    return this.memberships.paymentsOf(member);
  }
}
