import { Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
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

  /** Asks somebody to connect, or accepts what they asked. */
  @Put('members/:id/friendship')
  @ApiOkResponse({ type: FriendshipResponse })
  @ApiBadRequestResponse({ type: ErrorResponse, description: '`yourself`' })
  @ApiNotFoundResponse({ type: ErrorResponse })
  @ApiTooManyRequestsResponse({ type: ErrorResponse })
  async connect(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
  ): Promise<FriendshipResponse> {
    return { state: await this.friendships.connect(ref, member) };
  }

  /** Ends the friendship, takes the request back or declines theirs; they are not told. */
  @Delete('members/:id/friendship')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ErrorResponse })
  disconnect(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.friendships.disconnect(ref, member);
  }
}
