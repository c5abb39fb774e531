import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { NewPoll, Vote } from './polls.dto.js';
import { PollsService } from './polls.service.js';

@ApiTags('posts')
@MembersOnly()
@Controller('api/posts/:id/poll')
export class PollsController {
  constructor(private readonly polls: PollsService) {}

  /** Votes, in place of an earlier vote. */
  @Put('vote')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(429, { 403: '`join_first`', 409: '`poll_ended`, `locked`, `removed` or `archived`' })
  vote(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() { choices }: Vote,
  ): Promise<void> {
    return this.polls.vote(ref, member, choices);
  }

  /** Ends it early; for its author. */
  @Put('end')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(429, { 403: '`not_yours`', 409: '`removed`' })
  end(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.polls.end(ref, member);
  }

  /** Changes it before anybody has voted; for its author. */
  @Put()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(429, { 403: '`not_yours`', 409: '`poll_has_votes`, `poll_ended` or `removed`' })
  replace(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() poll: NewPoll,
  ): Promise<void> {
    return this.polls.replace(ref, member, poll);
  }
}
