import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe, UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../../core/http/json-response.js';
import { AnsweredByTransaction } from '../../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../../core/access/member.js';
import { NewReply, ReplyChanges, ReplyReference, Revision } from '../posts.dto.js';
import { RepliesService } from './replies.service.js';

@ApiTags('posts')
@MembersOnly()
@Controller('api')
export class RepliesController {
  constructor(private readonly replies: RepliesService) {}

  @Post('posts/:id/replies')
  @AnsweredByTransaction()
  @ApiCreatedResponse({ type: ReplyReference })
  @ApiErrors(429, { 403: '`join_first`', 409: '`locked`, `removed`' })
  create(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() reply: NewReply,
  ): Promise<ReplyReference> {
    return this.replies.create(ref, member, reply);
  }

  @Patch('replies/:id')
  @ApiOkResponse({ type: ReplyReference })
  @ApiErrors({ 403: '`not_yours`', 409: '`removed`' })
  edit(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() member: Member,
    @Body() { body }: ReplyChanges,
  ): Promise<ReplyReference> {
    return this.replies.edit(id, member, body);
  }

  @Delete('replies/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 403: '`not_yours`' })
  remove(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.replies.remove(id, member);
  }

  /** What it said before it was edited. */
  @Get('replies/:id/revisions')
  @JsonResponse(Revision, { isArray: true })
  revisions(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member) {
    return this.replies.revisions(id, member);
  }
}
