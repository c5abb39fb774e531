import { applyDecorators, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import { ErrorResponse } from '../../../core/errors/error-response.dto.js';
import { type IdOrSlug, IdOrSlugPipe, UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../../core/access/member.js';
import { ReactionPath } from '../../../core/reactions/reactions.dto.js';
import { ReactionsService } from './reactions.service.js';

const Reacted = () =>
  applyDecorators(
    HttpCode(204),
    ApiNoContentResponse(),
    ApiBadRequestResponse({ type: ErrorResponse }),
    ApiNotFoundResponse({ type: ErrorResponse }),
    ApiConflictResponse({ type: ErrorResponse, description: '`removed`' }),
  );

@ApiTags('posts')
@MembersOnly()
@Controller('api')
export class ReactionsController {
  constructor(private readonly reactions: ReactionsService) {}

  @Put('posts/:id/reactions/:kind')
  @Reacted()
  reactToPost(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param() { kind }: ReactionPath,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.reactions.reactToPost(ref, member, kind, true);
  }

  @Delete('posts/:id/reactions/:kind')
  @Reacted()
  takeBackFromPost(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param() { kind }: ReactionPath,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.reactions.reactToPost(ref, member, kind, false);
  }

  @Put('replies/:id/reactions/:kind')
  @Reacted()
  reactToReply(
    @Param('id', UuidPipe) id: string,
    @Param() { kind }: ReactionPath,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.reactions.reactToReply(id, member, kind, true);
  }

  @Delete('replies/:id/reactions/:kind')
  @Reacted()
  takeBackFromReply(
    @Param('id', UuidPipe) id: string,
    @Param() { kind }: ReactionPath,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.reactions.reactToReply(id, member, kind, false);
  }
}
