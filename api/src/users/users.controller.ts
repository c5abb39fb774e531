import { Body, Controller, Get, Patch, Put } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../common/access.js';
import { ErrorResponse } from '../common/error-response.dto.js';
import type { Member } from '../sessions/member.js';
import { CurrentUserAnswer, currentUserAnswer } from './current-user.dto.js';
import {
  OnboardingCompletion,
  OwnProfileAnswer,
  ownProfileAnswer,
  OwnProfileChanges,
} from './profile.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@MembersOnly()
@Controller('api/my')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get('profile')
  @ApiOkResponse({ type: OwnProfileAnswer })
  async profile(@CurrentUser() member: Member): Promise<OwnProfileAnswer> {
    return ownProfileAnswer(await this.users.get(member.id));
  }

  @Patch('profile')
  @ApiOkResponse({ type: OwnProfileAnswer })
  @ApiBadRequestResponse({ type: ErrorResponse })
  async update(@CurrentUser() member: Member, @Body() changes: OwnProfileChanges): Promise<OwnProfileAnswer> {
    return ownProfileAnswer(await this.users.update(member.id, changes));
  }

  @Put('onboarding')
  @ApiOkResponse({ type: CurrentUserAnswer })
  async finishOnboarding(
    @CurrentUser() member: Member,
    @Body() _completion: OnboardingCompletion,
  ): Promise<CurrentUserAnswer> {
    await this.users.completeOnboarding(member.id);
    return currentUserAnswer({ ...member, hasCompletedOnboarding: true });
  }
}
