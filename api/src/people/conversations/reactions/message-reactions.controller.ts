import { Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { ReactionPath } from '../../../core/reactions/reactions.dto.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { MessageReactionsService } from './message-reactions.service.js';

@ApiTags('conversations')
@MembersOnly()
@Controller('api/messages/:id/reactions')
@ApiErrors(400, 404, 429, { 409: '`removed`' })
export class MessageReactionsController {
  constructor(private readonly reactions: MessageReactionsService) {}

  @Put(':kind')
  @HttpCode(204)
  @ApiNoContentResponse()
  react(
    @Param('id', UuidPipe) id: string,
    @Param() { kind }: ReactionPath,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.reactions.react(id, member, kind, true);
  }

  @Delete(':kind')
  @HttpCode(204)
  @ApiNoContentResponse()
  takeBack(
    @Param('id', UuidPipe) id: string,
    @Param() { kind }: ReactionPath,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.reactions.react(id, member, kind, false);
  }
}
