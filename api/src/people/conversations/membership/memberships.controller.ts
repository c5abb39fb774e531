import { applyDecorators, Body, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import { ErrorResponse } from '../../../core/errors/error-response.dto.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../../core/access/member.js';
import { ReadRequest } from '../conversations.dto.js';
import { ConversationMembershipsService } from './memberships.service.js';

const Done = () =>
  applyDecorators(HttpCode(204), ApiNoContentResponse(), ApiNotFoundResponse({ type: ErrorResponse }));

@ApiTags('conversations')
@MembersOnly()
@Controller('api/conversations/:id')
export class MembershipsController {
  constructor(private readonly memberships: ConversationMembershipsService) {}

  @Put('read')
  @Done()
  read(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() member: Member,
    @Body() request: ReadRequest,
  ): Promise<void> {
    return this.memberships.read(id, member, (request as ReadRequest | undefined)?.position ?? null);
  }

  /** It is notified no more; its messages still come. */
  @Put('mute')
  @Done()
  mute(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.memberships.mute(id, member, true);
  }

  @Delete('mute')
  @Done()
  unmute(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.memberships.mute(id, member, false);
  }

  /** Leaves it. */
  @Delete('membership')
  @Done()
  leave(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.memberships.leave(id, member);
  }

  /** Accepts a request. */
  @Put('acceptance')
  @Done()
  accept(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.memberships.accept(id, member);
  }

  /** Declines a request, without telling anybody. */
  @Delete('acceptance')
  @Done()
  decline(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.memberships.decline(id, member);
  }
}
