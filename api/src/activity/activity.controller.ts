import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../common/access.js';
import type { Member } from '../sessions/member.js';
import { ActivityResponse } from './activity.dto.js';
import { ActivityService } from './activity.service.js';

@ApiTags('activity')
@Controller('api/my/activity')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  /** The learning streak and what a newcomer has done so far. */
  @Get()
  @MembersOnly()
  @ApiOkResponse({ type: ActivityResponse })
  find(@CurrentUser() member: Member): Promise<ActivityResponse> {
    return this.activity.of(member);
  }
}
