import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly, Public } from '../core/access/access.js';
import { ErrorResponse } from '../core/errors/error-response.dto.js';
import { type IdOrSlug, IdOrSlugPipe } from '../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../core/http/json-response.js';
import { sendJsonPage } from '../core/paging/json-page.js';
import type { Member } from '../core/access/member.js';
import {
  GroupListQuery,
  GroupNotifications,
  GroupMembershipResponse,
  GroupSummary,
  GroupTopic,
  JoinResponse,
} from './groups.dto.js';
import { GroupsService } from './groups.service.js';
import { JoinBody } from './members/group-members.dto.js';
import { GroupMembershipsService } from './memberships.service.js';

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
  @JsonResponse(GroupSummary, { isArray: true })
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiUnauthorizedResponse({ type: ErrorResponse, description: '`mine` needs a member' })
  async list(
    @Query() query: GroupListQuery,
    @CurrentUser() viewer: Member | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return sendJsonPage(request, reply, await this.groups.list(query, viewer));
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
  @ApiNotFoundResponse({ type: ErrorResponse })
  @ApiForbiddenResponse({ type: ErrorResponse, description: '`pro_required` or `kept_out`' })
  @ApiBadRequestResponse({ type: ErrorResponse, description: 'Answers are missing' })
  @ApiConflictResponse({ type: ErrorResponse, description: '`archived`' })
  @ApiTooManyRequestsResponse({ type: ErrorResponse })
  @ApiBody({ type: JoinBody, required: false })
  join(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() { answers }: JoinBody,
  ) {
    return this.memberships.join(member, ref, answers);
  }

  /** Leaves, or takes back the wish to join. */
  @Delete('groups/:id/membership')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ErrorResponse })
  @ApiConflictResponse({ type: ErrorResponse, description: '`last_owner`' })
  leave(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.memberships.leave(member, ref);
  }

  /** What the caller hears of a group they are in; the settings of each kind say where. */
  @Put('groups/:id/membership/notifications')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiForbiddenResponse({ type: ErrorResponse, description: '`not_in_group`' })
  @ApiNotFoundResponse({ type: ErrorResponse })
  setNotifications(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() { level }: GroupNotifications,
  ) {
    return this.memberships.setNotifications(member, ref, level);
  }

  /** The caller's groups, secret ones too. */
  @Get('my/groups')
  @MembersOnly()
  @JsonResponse(GroupMembershipResponse, { isArray: true })
  listMine(@CurrentUser() member: Member) {
    return this.memberships.listOf(member);
  }
}
