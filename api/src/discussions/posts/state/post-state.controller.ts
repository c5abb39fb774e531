import { applyDecorators, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser, MembersOnly, OpenToSuspended } from '../../../core/access/access.js';
import { ErrorResponse } from '../../../core/errors/error-response.dto.js';
import { type IdOrSlug, IdOrSlugPipe, UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../../core/access/member.js';
import { PostModerationService } from './post-moderation.service.js';
import { PostsService } from '../posts.service.js';
import { RepliesService } from '../replies/replies.service.js';

const Set = () =>
  applyDecorators(HttpCode(204), ApiNoContentResponse(), ApiNotFoundResponse({ type: ErrorResponse }));

const Moderated = () =>
  applyDecorators(Set(), ApiForbiddenResponse({ type: ErrorResponse, description: '`not_moderator`' }));

const Answered = () =>
  applyDecorators(
    Set(),
    ApiForbiddenResponse({ type: ErrorResponse, description: '`not_yours`' }),
    ApiConflictResponse({ type: ErrorResponse, description: '`not_a_question`' }),
  );

/** What is switched on by PUT and off by DELETE. */
@ApiTags('posts')
@MembersOnly()
@Controller('api/posts/:id')
export class PostStateController {
  constructor(
    private readonly posts: PostsService,
    private readonly replies: RepliesService,
    private readonly moderation: PostModerationService,
  ) {}

  @Put('follow')
  @Set()
  follow(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.posts.follow(ref, member, true);
  }

  @Delete('follow')
  @Set()
  unfollow(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.posts.follow(ref, member, false);
  }

  /** Everything up to now. */
  @Put('read')
  @OpenToSuspended()
  @Set()
  read(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.posts.read(ref, member);
  }

  @Put('pin')
  @Moderated()
  pin(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.moderation.set(ref, member, { pinned: true });
  }

  @Delete('pin')
  @Moderated()
  unpin(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.moderation.set(ref, member, { pinned: false });
  }

  @Put('lock')
  @Moderated()
  lock(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.moderation.set(ref, member, { locked: true });
  }

  @Delete('lock')
  @Moderated()
  unlock(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.moderation.set(ref, member, { locked: false });
  }

  /** In place of another answer, if there was one. */
  @Put('answer/:replyId')
  @Answered()
  accept(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param('replyId', UuidPipe) replyId: string,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.replies.accept(ref, replyId, member, true);
  }

  @Delete('answer/:replyId')
  @Answered()
  unaccept(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param('replyId', UuidPipe) replyId: string,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.replies.accept(ref, replyId, member, false);
  }
}
