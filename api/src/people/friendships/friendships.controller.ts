import { Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../core/access/member.js';
import { FriendshipResponse, FriendsResponse } from './friendships.dto.js';
import { FriendshipsService } from './friendships.service.js';

@ApiTags('friends')
@MembersOnly()
@Controller('api')
export class FriendshipsController {
  constructor(private readonly friendships: FriendshipsService) {}

  @Get('my/friends')
  @ApiOkResponse({ type: FriendsResponse })
  list(@CurrentUser() member: Member): Promise<FriendsResponse> {
    return this.friendships.list(member);
  }

  /** Asks someone to connect, or accepts what they asked. */
  @Put('members/:id/friendship')
  @ApiOkResponse({ type: FriendshipResponse })
  @ApiErrors(429, { 400: '`yourself`' })
  async connect(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
  ): Promise<FriendshipResponse> {
    return { state: await this.friendships.connect(ref, member) };
  }

  /** Ends the friendship, takes the request back or declines theirs; they are not notified. */
  @Delete('members/:id/friendship')
  @HttpCode(204)
  @ApiNoContentResponse()
  disconnect(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.friendships.disconnect(ref, member);
  }
}
