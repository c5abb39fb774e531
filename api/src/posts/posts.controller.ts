import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly, Public } from '../common/access.js';
import { ErrorResponse } from '../common/error-response.dto.js';
import { type IdOrSlug, IdOrSlugPipe } from '../common/id-or-slug.pipe.js';
import { JsonResponse } from '../common/json-response.js';
import { sendJsonPage } from '../common/database/json-page.js';
import type { Member } from '../sessions/member.js';
import { PostDetail, PostListQuery, PostSummary } from './posts.dto.js';
import { PostsService } from './posts.service.js';

@ApiTags('posts')
@Controller('api/posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  /** What the caller may see, the latest activity first; visitors see no authors. */
  @Get()
  @Public()
  @JsonResponse(PostSummary, { isArray: true })
  async list(
    @Query() query: PostListQuery,
    @CurrentUser() viewer: Member | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return sendJsonPage(request, reply, await this.posts.list(query, viewer));
  }

  @Get(':id')
  @MembersOnly()
  @JsonResponse(PostDetail)
  @ApiNotFoundResponse({ type: ErrorResponse })
  find(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member) {
    return this.posts.findVisibleOrFail(ref, viewer);
  }
}
