import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { AnsweredByTransaction } from '../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../core/access/member.js';
import {
  NewPost,
  PostChanges,
  PostContext,
  PostDetail,
  PostListQuery,
  PostReference,
  PostSummary,
  RepliesQuery,
  Revision,
} from './posts.dto.js';
import { PostsService } from './posts.service.js';

@ApiTags('posts')
@Controller('api/posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  /** What the caller may see, the latest activity first; visitors see no authors. */
  @Get()
  @Public()
  @PageResponse(PostSummary)
  @ApiErrors({ 401: '`q`, `following` and `mine` need a member' })
  list(@Query() query: PostListQuery, @CurrentUser() viewer: Member | null) {
    return this.posts.list(query, viewer);
  }

  /** The text of a post that was removed is gone; its replies stay. */
  @Get(':id')
  @MembersOnly()
  @JsonResponse(PostDetail)
  find(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Query() query: RepliesQuery,
    @CurrentUser() viewer: Member,
  ) {
    return this.posts.findVisibleOrFail(ref, viewer, query);
  }

  /** The people in it, and discussions like it. */
  @Get(':id/context')
  @MembersOnly()
  @JsonResponse(PostContext)
  context(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member) {
    return this.posts.contextOrFail(ref, viewer);
  }

  @Post()
  @AnsweredByTransaction()
  @MembersOnly()
  @ApiCreatedResponse({ type: PostReference })
  @ApiErrors(429, {
    403: '`join_first`, `enrollment_required` or `pro_required`',
    404: 'No such group or lesson',
    409: '`archived`',
  })
  create(@CurrentUser() member: Member, @Body() post: NewPost): Promise<PostReference> {
    return this.posts.create(member, post);
  }

  @Patch(':id')
  @MembersOnly()
  @ApiOkResponse({ type: PostReference })
  @ApiErrors({ 403: '`not_yours`', 409: '`removed`' })
  edit(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() changes: PostChanges,
  ): Promise<PostReference> {
    return this.posts.edit(ref, member, changes);
  }

  @Delete(':id')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 403: '`not_yours`' })
  remove(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.posts.remove(ref, member);
  }

  /** What it said before it was edited. */
  @Get(':id/revisions')
  @MembersOnly()
  @JsonResponse(Revision, { isArray: true })
  revisions(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.posts.revisions(ref, member);
  }
}
