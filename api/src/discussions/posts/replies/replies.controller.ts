import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import { ErrorResponse } from '../../../core/errors/error-response.dto.js';
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
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiForbiddenResponse({ type: ErrorResponse, description: '`join_first`' })
  @ApiNotFoundResponse({ type: ErrorResponse })
  @ApiConflictResponse({ type: ErrorResponse, description: '`locked`, `removed`' })
  @ApiTooManyRequestsResponse({ type: ErrorResponse })
  create(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() reply: NewReply,
  ): Promise<ReplyReference> {
    return this.replies.create(ref, member, reply);
  }

  @Patch('replies/:id')
  @ApiOkResponse({ type: ReplyReference })
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiForbiddenResponse({ type: ErrorResponse, description: '`not_yours`' })
  @ApiNotFoundResponse({ type: ErrorResponse })
  @ApiConflictResponse({ type: ErrorResponse, description: '`removed`' })
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
  @ApiForbiddenResponse({ type: ErrorResponse, description: '`not_yours`' })
  @ApiNotFoundResponse({ type: ErrorResponse })
  remove(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.replies.remove(id, member);
  }

  /** What it said before it was edited. */
  @Get('replies/:id/revisions')
  @JsonResponse(Revision, { isArray: true })
  @ApiNotFoundResponse({ type: ErrorResponse })
  revisions(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member) {
    return this.replies.revisions(id, member);
  }
}
