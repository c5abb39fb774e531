import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Public } from '../common/access.js';
import { ErrorResponse } from '../common/error-response.dto.js';
import { type IdOrSlug, IdOrSlugPipe } from '../common/id-or-slug.pipe.js';
import { JsonResponse } from '../common/json-response.js';
import { sendJsonPage } from '../common/database/json-page.js';
import type { Member } from '../sessions/member.js';
import { MemberCard, MemberListQuery, MemberProfile } from './members.dto.js';
import { MembersService } from './members.service.js';

@ApiTags('members')
@Public()
@Controller('api/members')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  /** Members, the newest first; visitors get twelve without names. */
  @Get()
  @JsonResponse(MemberCard, { isArray: true })
  async list(
    @Query() query: MemberListQuery,
    @CurrentUser() viewer: Member | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return sendJsonPage(request, reply, await this.members.list(query, viewer));
  }

  @Get(':id')
  @JsonResponse(MemberProfile)
  @ApiNotFoundResponse({ type: ErrorResponse })
  find(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member | null) {
    return this.members.find(ref, viewer);
  }
}
