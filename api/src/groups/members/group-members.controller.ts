import { applyDecorators, Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiForbiddenResponse, ApiNoContentResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, RecentlyAuthenticated } from '../../core/access/access.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe, UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { PageQuery } from '../../core/paging/paging.js';
import type { Member } from '../../core/access/member.js';
import {
  GroupMemberItem,
  JoinRequestItem,
  BannedMember,
  RemovalQuery,
  RoleChange,
} from './group-members.dto.js';
import { GroupBansService } from '../bans/group-bans.service.js';
import { GroupMembersService } from './group-members.service.js';
import { JoinRequestsService } from './join-requests.service.js';

const ByStaff = () =>
  applyDecorators(
    ApiForbiddenResponse({ type: ErrorResponse, description: '`not_group_staff` or `not_owner`' }),
    ApiNotFoundResponse({ type: ErrorResponse }),
  );

const Done = () => applyDecorators(HttpCode(204), ApiNoContentResponse(), ByStaff());

@ApiTags('groups')
@MembersOnly()
@Controller('api/groups/:id')
export class GroupMembersController {
  constructor(
    private readonly members: GroupMembersService,
    private readonly requests: JoinRequestsService,
    private readonly bans: GroupBansService,
  ) {}

  /** Owners and moderators first; 404 for groups that are closed to the caller. */
  @Get('members')
  @PageResponse(GroupMemberItem)
  listMembers(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Query() query: PageQuery,
    @CurrentUser() member: Member,
  ) {
    return this.members.list(ref, member, query);
  }

  /** For its owners. */
  @Put('members/:memberId')
  @ApiErrors({ 403: '`not_owner` or `confirm_identity`', 409: '`last_owner`' })
  @RecentlyAuthenticated()
  @Done()
  setRole(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param('memberId', UuidPipe) memberId: string,
    @CurrentUser() member: Member,
    @Body() change: RoleChange,
  ): Promise<void> {
    return this.members.setRole(ref, member, memberId, change);
  }

  /** Moderators remove members, owners everybody but the last owner. */
  @Delete('members/:memberId')
  @Done()
  @ApiErrors({ 409: '`last_owner`' })
  remove(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param('memberId', UuidPipe) memberId: string,
    @CurrentUser() member: Member,
    @Query() { ban }: RemovalQuery,
  ): Promise<void> {
    return this.members.remove(ref, member, memberId, ban === 'true');
  }

  /** Who was removed and does not come back, the latest first; for its owners. */
  @Get('bans')
  @JsonResponse(BannedMember, { isArray: true })
  @ByStaff()
  listBans(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<string> {
    return this.bans.list(ref, member);
  }

  /** From then on they may join or ask again. */
  @Delete('bans/:memberId')
  @Done()
  liftBan(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param('memberId', UuidPipe) memberId: string,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.bans.lift(ref, member, memberId);
  }

  /** Who would like to join a private group, the longest waiting first; for its owners and moderators. */
  @Get('requests')
  @PageResponse(JoinRequestItem)
  @ByStaff()
  listRequests(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Query() query: PageQuery,
    @CurrentUser() member: Member,
  ) {
    return this.requests.list(ref, member, query);
  }

  /** Lets them in. */
  @Put('requests/:memberId')
  @Done()
  approve(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param('memberId', UuidPipe) memberId: string,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.requests.approve(ref, member, memberId);
  }

  /** Declines, and notifies them. */
  @Delete('requests/:memberId')
  @Done()
  decline(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param('memberId', UuidPipe) memberId: string,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.requests.decline(ref, member, memberId);
  }
}
