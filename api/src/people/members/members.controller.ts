import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { sendJsonPage } from '../../core/database/json-page.js';
import type { Member } from '../../core/access/member.js';
import {
  MemberCard,
  MemberFilterChoices,
  MemberListQuery,
  MemberNumbers,
  MemberProfile,
} from './members.dto.js';
import { MembersService } from './members.service.js';

@ApiTags('members')
@Controller('api')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Get('members')
  @MembersOnly()
  @JsonResponse(MemberCard, { isArray: true })
  async list(
    @Query() query: MemberListQuery,
    @CurrentUser() viewer: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return sendJsonPage(request, reply, await this.members.list(query, viewer));
  }

  /** What the directory can be filtered by. */
  @Get('member-filters')
  @MembersOnly()
  @JsonResponse(MemberFilterChoices)
  filters() {
    return this.members.filterChoices();
  }

  /** How many members there are, and what several of them have in common; nobody in particular. */
  @Get('member-numbers')
  @Public()
  @JsonResponse(MemberNumbers)
  numbers() {
    return this.members.numbers();
  }

  @Get('members/:id')
  @Public()
  @ApiOkResponse({ type: MemberProfile })
  find(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() viewer: Member | null,
  ): Promise<MemberProfile> {
    return this.members.find(ref, viewer);
  }
}
