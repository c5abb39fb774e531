import { Body, Controller, Get, Patch, Put } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../common/access.js';
import { ErrorResponse } from '../common/error-response.dto.js';
import type { Member } from '../sessions/member.js';
import { CurrentUserResponse, currentUserResponse } from './current-user.dto.js';
import {
  OnboardingCompletion,
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
  @ApiBadRequestResponse({ type: ErrorResponse })
  async update(
    @CurrentUser() member: Member,
    @Body() changes: OwnProfileChanges,
  ): Promise<OwnProfileResponse> {
    return ownProfileResponse(await this.users.update(member.id, changes));
  }

  @Put('onboarding')
  @ApiOkResponse({ type: CurrentUserResponse })
  async finishOnboarding(
    @CurrentUser() member: Member,
    @Body() _completion: OnboardingCompletion,
  ): Promise<CurrentUserResponse> {
    await this.users.completeOnboarding(member.id);
    return currentUserResponse({ ...member, hasCompletedOnboarding: true });
  }
}
