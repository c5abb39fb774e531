import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, Public } from '../core/access/access.js';
import { ApiErrors } from '../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../core/http/json-response.js';
import { PageResponse } from '../core/paging/json-page.js';
import type { Member } from '../core/access/member.js';
import {
  ActiveGroup,
  GroupListQuery,
  GroupNotifications,
  GroupMembershipResponse,
  GroupSummary,
  GroupTopic,
  JoinResponse,
} from './groups.dto.js';
import { GroupsService } from './groups.service.js';
import { JoinBody } from './members/group-members.dto.js';
import { GroupMembershipsService } from './members/memberships.service.js';

@ApiTags('groups')
@Controller('api')
export class GroupsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly memberships: GroupMembershipsService,
  ) {}

  /** Groups that are not secret, the largest first. */
  @Get('groups')
  @Public()
  @PageResponse(GroupSummary)
  @ApiErrors({ 401: '`mine` needs a member' })
  list(@Query() query: GroupListQuery, @CurrentUser() viewer: Member | null) {
    return this.groups.list(query, viewer);
  }

  /** What listed groups are about, the most frequent first, at most 30. */
  @Get('group-topics')
  @Public()
  @JsonResponse(GroupTopic, { isArray: true })
  topics() {
    return this.groups.topics();
  }

  /** Joins; a private group is asked first. */
  @Put('groups/:id/membership')
  @MembersOnly()
  @JsonResponse(JoinResponse)
  @ApiErrors(429, {
    400: 'Answers are missing, or the agreement to the rules',
    403: '`pro_required` or `kept_out`',
    409: '`archived`',
  })
  @ApiBody({ type: JoinBody, required: false })
  join(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member, @Body() body: JoinBody) {
    return this.memberships.join(member, ref, body);
  }

  /** Leaves, or takes back the wish to join. */
  @Delete('groups/:id/membership')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: '`last_owner`' })
  leave(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.memberships.leave(member, ref);
  }

  /** What the caller hears of a group they are in; the settings of each kind say where. */
  @Put('groups/:id/membership/notifications')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 403: '`not_in_group`' })
  setNotifications(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() { level }: GroupNotifications,
  ) {
    return this.memberships.setNotifications(member, ref, level);
  }

  /** The caller has read what the rules of a group they are in have become. */
  @Put('groups/:id/membership/rules')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 403: '`not_in_group`' })
  seeRules(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.memberships.seeRules(member, ref);
  }

  /** The caller's groups, secret ones too. */
  @Get('my/groups')
  @MembersOnly()
  @JsonResponse(GroupMembershipResponse, { isArray: true })
  listMine(@CurrentUser() member: Member) {
    return this.memberships.listOf(member);
  }

  /** Of the caller's groups that go on, the five with the latest discussions. */
  @Get('my/active-groups')
  @MembersOnly()
  @JsonResponse(ActiveGroup, { isArray: true })
  listActive(@CurrentUser() member: Member) {
    return this.memberships.activeOf(member);
  }
}
