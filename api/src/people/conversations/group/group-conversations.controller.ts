import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { ConversationChanges, NewParticipants } from './group.dto.js';
import { GroupConversationsService } from './group-conversations.service.js';

/** For the person who began a conversation of more than two. */
@ApiTags('conversations')
@MembersOnly()
@Controller('api/conversations/:id')
@ApiErrors(400, 404, 429, {
  403: '`not_creator`, `no_strangers`',
  409: '`not_a_group`, `has_left`, `too_many_people`',
})
export class GroupConversationsController {
  constructor(private readonly groups: GroupConversationsService) {}

  @Patch()
  @HttpCode(204)
  @ApiNoContentResponse()
  rename(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() member: Member,
    @Body() { name }: ConversationChanges,
  ): Promise<void> {
    return this.groups.rename(id, member, name);
  }

  /** They see what is written from now on; people the caller does not know are asked. */
  @Post('people')
  @HttpCode(204)
  @ApiNoContentResponse()
  add(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() member: Member,
    @Body() { memberIds }: NewParticipants,
  ): Promise<void> {
    return this.groups.add(id, member, memberIds);
  }

  @Delete('people/:memberId')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(
    @Param('id', UuidPipe) id: string,
    @Param('memberId', UuidPipe) memberId: string,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.groups.remove(id, member, memberId);
  }
}
