import { Controller, Delete, Get, HttpCode, Param, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly, Public } from '../common/access.js';
import { ErrorResponse } from '../common/error-response.dto.js';
import { type IdOrSlug, IdOrSlugPipe } from '../common/id-or-slug.pipe.js';
import { JsonResponse } from '../common/json-response.js';
import { sendJsonPage } from '../common/database/json-page.js';
import { PageQuery } from '../common/paging.js';
import type { Member } from '../sessions/member.js';
import { GroupDetail, GroupMembershipResponse, GroupSummary, JoinResponse } from './groups.dto.js';
import { GroupsService } from './groups.service.js';
import { MembershipsService } from './memberships.service.js';

@ApiTags('groups')
@Controller('api')
export class GroupsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly memberships: MembershipsService,
  ) {}

  /** Groups that are not secret, the largest first. */
  @Get('groups')
  @Public()
  @JsonResponse(GroupSummary, { isArray: true })
  async list(
    @Query() query: PageQuery,
    @CurrentUser() viewer: Member | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return sendJsonPage(request, reply, await this.groups.list(query, viewer));
  }

  @Get('groups/:id')
  @MembersOnly()
  @JsonResponse(GroupDetail)
  @ApiNotFoundResponse({ type: ErrorResponse })
  find(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member) {
    return this.groups.findVisibleOrFail(ref, viewer);
  }

  /** Joins; a private group is asked first. */
  @Put('groups/:id/membership')
  @MembersOnly()
  @JsonResponse(JoinResponse)
  @ApiNotFoundResponse({ type: ErrorResponse })
  @ApiForbiddenResponse({ type: ErrorResponse, description: '`pro_required`' })
  join(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.memberships.join(member, ref);
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

  /** The caller's groups, secret ones too. */
  @Get('my/groups')
  @MembersOnly()
  @JsonResponse(GroupMembershipResponse, { isArray: true })
  listMine(@CurrentUser() member: Member) {
    return this.memberships.listOf(member);
  }
}
