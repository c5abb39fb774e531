import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ActivityResponse, StreakResponse, WeeklyGoalRequest, WeeklyGoalResponse } from './activity.dto.js';
import { ActivityService } from './activity.service.js';

@ApiTags('activity')
@MembersOnly()
@Controller('api/my')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  /** The learning streak and what a newcomer has done so far. */
  @Get('activity')
  @ApiOkResponse({ type: ActivityResponse })
  find(@CurrentUser() member: Member): Promise<ActivityResponse> {
    return this.activity.of(member);
  }

  /** On which days the caller learned, and for how long. */
  @Get('streak')
  @ApiOkResponse({ type: StreakResponse })
  streak(@CurrentUser() member: Member): Promise<StreakResponse> {
    return this.activity.streakOf(member);
  }

  /** On how many days a week the caller wants to learn. */
  @Put('weekly-goal')
  @ApiOkResponse({ type: WeeklyGoalResponse })
  async setWeeklyGoal(
    @Body() { days }: WeeklyGoalRequest,
    @CurrentUser() member: Member,
  ): Promise<WeeklyGoalResponse> {
    await this.activity.setWeeklyGoal(member, days);
    return { days };
  }
}
