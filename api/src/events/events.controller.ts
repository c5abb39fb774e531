import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, Public } from '../core/access/access.js';
import { ApiErrors } from '../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../core/http/json-response.js';
import { PageResponse } from '../core/paging/json-page.js';
import type { Member } from '../core/access/member.js';
import { EventDetail, EventListQuery, EventSummary, RsvpResponse, RsvpRequest } from './events.dto.js';
import { EventsService } from './events.service.js';
import { RsvpsService } from './rsvps/rsvps.service.js';

@ApiTags('events')
@Controller('api/events')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly rsvps: RsvpsService,
  ) {}

  /** Upcoming events, the next one first; `when=past` lists what has been, `month` all of a month. */
  @Get()
  @Public()
  @PageResponse(EventSummary)
  @ApiErrors({ 401: '`mine` needs a member' })
  list(@Query() query: EventListQuery, @CurrentUser() viewer: Member | null) {
    return this.events.list(query, viewer);
  }

  @Get(':id')
  @Public()
  @JsonResponse(EventDetail)
  find(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member | null) {
    return this.events.find(ref, viewer);
  }

  /** Going, maybe or declined. A full event answers with `waitlisted` and the place in line. */
  @Put(':id/rsvp')
  @MembersOnly()
  @JsonResponse(RsvpResponse)
  @ApiErrors({ 409: '`event_over` or `event_canceled`' })
  rsvp(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() { status }: RsvpRequest,
  ) {
    return this.rsvps.rsvp(member, ref, status);
  }

  /** Withdraws the answer, also when there was none. */
  @Delete(':id/rsvp')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  withdraw(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.rsvps.withdraw(member, ref);
  }
}
