import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  CurrentUser,
  MembersOnly,
  OpenToSuspended,
  RecentlyAuthenticated,
} from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import type { Member } from '../../../core/access/member.js';
import { AccountDeletionState, NewAccountDeletion } from './account-deletions.dto.js';
import { AccountDeletionsService } from './account-deletions.service.js';

@ApiTags('own data')
@MembersOnly()
@OpenToSuspended()
@Controller('api/my/deletion')
export class AccountDeletionsController {
  constructor(private readonly deletions: AccountDeletionsService) {}

  /** Whether one's account is to be erased, and what becomes of everything then. */
  @Get()
  @ApiOkResponse({ type: AccountDeletionState })
  state(@CurrentUser() member: Member): Promise<AccountDeletionState> {
    return this.deletions.stateOf(member);
  }

  /** Has the account erased in 14 days; asking again does not change the day. */
  @RecentlyAuthenticated()
  @Post()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: AccountDeletionState })
  @ApiErrors({ 409: '`last_admin`' })
  request(@CurrentUser() member: Member, @Body() input: NewAccountDeletion): Promise<AccountDeletionState> {
    return this.deletions.request(member, input);
  }

  /** Changes one's mind: the account stays. */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  cancel(@CurrentUser() member: Member): Promise<void> {
    return this.deletions.cancel(member);
  }
}
