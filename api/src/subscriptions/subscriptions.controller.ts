import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../common/access.js';
import type { Member } from '../sessions/member.js';
import { Membership } from './membership.dto.js';
import { SubscriptionsService } from './subscriptions.service.js';

@ApiTags('subscriptions')
@MembersOnly()
@Controller('api/my/membership')
export class SubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @Get()
  @ApiOkResponse({ type: Membership })
  own(@CurrentUser() member: Member): Promise<Membership> {
    return this.subscriptions.membershipOf(member);
  }
}
