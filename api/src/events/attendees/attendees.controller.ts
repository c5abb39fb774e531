import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { AnsweredByTransaction } from '../../core/idempotency/idempotency.decorators.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { Attendance, EventPeople, NewEventMessage } from './attendees.dto.js';
import { AttendeesService } from './attendees.service.js';

export class EventMessageReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
}

@ApiTags('events')
@MembersOnly()
@Controller('api/events/:id')
export class AttendeesController {
  constructor(private readonly attendees: AttendeesService) {}

  /** Who is going, and what the hosts wrote to them; empty for others than the hosts. */
  @Get('people')
  @JsonResponse(EventPeople)
  find(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.attendees.find(member, ref);
  }

  /** The hosts mark who attended, once it has started. */
  @Put('attendance')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 403: '`not_host`', 409: '`event_not_started` or `event_canceled`' })
  mark(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() attendance: Attendance,
  ): Promise<void> {
    return this.attendees.mark(member, ref, attendance);
  }

  /** Emails people who are going, or who wait for a spot: up to three times per event and day. */
  @Post('messages')
  @AnsweredByTransaction()
  @ApiCreatedResponse({ type: EventMessageReference })
  @ApiErrors({ 403: '`not_host`', 409: '`too_many_messages` or `no_recipients`' })
  write(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() message: NewEventMessage,
  ): Promise<EventMessageReference> {
    return this.attendees.write(member, ref, message);
  }
}
