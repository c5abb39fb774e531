import { Body, Controller, Get, HttpCode, Patch, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { CurrentUserResponse, currentUserResponse } from './current-user.dto.js';
import {
  DetectedTimeZone,
  OnboardingProgress,
  OwnProfileResponse,
  ownProfileResponse,
  OwnProfileChanges,
} from './profile.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@MembersOnly()
@Controller('api/my')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get('profile')
  @ApiOkResponse({ type: OwnProfileResponse })
  async profile(@CurrentUser() member: Member): Promise<OwnProfileResponse> {
    return ownProfileResponse(await this.users.get(member.id));
  }

  @Patch('profile')
  @ApiOkResponse({ type: OwnProfileResponse })
  async update(
    @CurrentUser() member: Member,
    @Body() changes: OwnProfileChanges,
  ): Promise<OwnProfileResponse> {
    return ownProfileResponse(await this.users.update(member, changes));
  }

  /** Saved unless they have a zone already. */
  @Put('detected-time-zone')
  @HttpCode(204)
  @ApiNoContentResponse()
  detectedTimeZone(@CurrentUser() member: Member, @Body() { timeZone }: DetectedTimeZone): Promise<void> {
    return this.users.saveDetectedTimeZone(member.id, timeZone);
  }

  /** Keeps where the onboarding goes on, or ends it. */
  @Put('onboarding')
  @ApiOkResponse({ type: CurrentUserResponse })
  async onboarding(
    @CurrentUser() member: Member,
    @Body() { step, completed = false }: OnboardingProgress,
  ): Promise<CurrentUserResponse> {
    if (step !== undefined) await this.users.saveOnboardingStep(member.id, step);
    const slug = completed ? await this.users.completeOnboarding(member) : member.slug;
    return currentUserResponse({
      ...member,
      slug,
      hasCompletedOnboarding: member.hasCompletedOnboarding || completed,
    });
  }
}
