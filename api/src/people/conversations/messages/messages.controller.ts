import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import { PageResponse } from '../../../core/paging/json-page.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { PageQuery } from '../../../core/paging/paging.js';
import { AnsweredByTransaction } from '../../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../../core/access/member.js';
import { MessageChanges, MessageReference, MessageResponse, NewMessage } from './messages.dto.js';
import { MessagesService } from './messages.service.js';

/** Text is shown to people who take part, and to nobody else: there is no way around it for staff. */
@ApiTags('conversations')
@MembersOnly()
@Controller('api')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  /** The latest first. */
  @Get('conversations/:id/messages')
  @PageResponse(MessageResponse)
  list(@Param('id', UuidPipe) id: string, @Query() page: PageQuery, @CurrentUser() member: Member) {
    return this.messages.list(id, member, page);
  }

  /** Writing to someone who asked is accepting their request. */
  @Post('conversations/:id/messages')
  @AnsweredByTransaction()
  @ApiCreatedResponse({ type: MessageReference })
  @ApiErrors(429, { 403: '`no_strangers`', 409: '`not_accepted_yet`, `nobody_left`' })
  send(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() member: Member,
    @Body() body: NewMessage,
  ): Promise<MessageReference> {
    return this.messages.send(id, member, body);
  }

  /** For 15 minutes. */
  @Patch('messages/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 403: '`not_yours`, `too_late`', 409: '`removed`' })
  edit(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() member: Member,
    @Body() { text }: MessageChanges,
  ): Promise<void> {
    return this.messages.edit(id, member, text);
  }

  /** For 15 minutes. */
  @Delete('messages/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 403: '`not_yours`, `too_late`' })
  remove(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.messages.remove(id, member);
  }
}
