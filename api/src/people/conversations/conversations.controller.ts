import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { AnsweredByTransaction } from '../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../core/access/member.js';
import {
  ConversationDetail,
  ConversationListQuery,
  ConversationReference,
  ConversationSummary,
  NewConversation,
  UnreadConversations,
} from './conversations.dto.js';
import { ConversationsService } from './conversations.service.js';

@ApiTags('conversations')
@MembersOnly()
@Controller('api/conversations')
export class ConversationsController {
  constructor(private readonly conversations: ConversationsService) {}

  /** The caller's own, the latest message first; requests among them. */
  @Get()
  @PageResponse(ConversationSummary)
  list(@Query() query: ConversationListQuery, @CurrentUser() member: Member) {
    return this.conversations.list(member, query);
  }

  @Get('unread')
  @ApiOkResponse({ type: UnreadConversations })
  unread(@CurrentUser() member: Member): Promise<UnreadConversations> {
    return this.conversations.unread(member);
  }

  /** Goes on in the conversation of the two when there is one; to someone the caller does not know, it is a request. */
  @Post()
  @AnsweredByTransaction()
  @ApiCreatedResponse({ type: ConversationReference })
  @ApiErrors(429, { 403: '`no_strangers`', 404: 'No such person', 409: '`not_accepted_yet`' })
  start(@CurrentUser() member: Member, @Body() body: NewConversation): Promise<ConversationReference> {
    return this.conversations.start(member, body);
  }

  @Get(':id')
  @JsonResponse(ConversationDetail)
  find(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member) {
    return this.conversations.find(id, member);
  }
}
