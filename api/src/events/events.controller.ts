import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNoContentResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly, Public } from '../common/access.js';
import { ErrorResponse } from '../common/error-response.dto.js';
import { type IdOrSlug, IdOrSlugPipe } from '../common/id-or-slug.pipe.js';
import { JsonResponse } from '../common/json-response.js';
import { sendJsonPage } from '../common/database/json-page.js';
import type { Member } from '../sessions/member.js';
import { EventDetail, EventListQuery, EventSummary, Rsvp, RsvpRequest } from './events.dto.js';
import { EventsService } from './events.service.js';
import { RsvpsService } from './rsvps.service.js';

@ApiTags('events')
@Controller('api/events')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly rsvps: RsvpsService,
  ) {}

  /** Upcoming events, the next one first; `when=past` lists what has been. */
  @Get()
  @Public()
  @JsonResponse(EventSummary, { isArray: true })
  async list(
    @Query() query: EventListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return sendJsonPage(request, reply, await this.events.list(query));
  }

  @Get(':id')
  @Public()
  @JsonResponse(EventDetail)
  @ApiNotFoundResponse({ type: ErrorResponse })
  find(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member | null) {
    return this.events.find(ref, viewer);
  }

  /** Going or maybe. A full event answers with `waitlisted`. */
  @Put(':id/rsvp')
  @MembersOnly()
  @JsonResponse(Rsvp)
  @ApiNotFoundResponse({ type: ErrorResponse })
  @ApiConflictResponse({ type: ErrorResponse, description: 'The event is over' })
  answer(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() { status }: RsvpRequest,
  ) {
    return this.rsvps.answer(member, ref, status);
  }

  /** Withdraws the answer, also when there was none. */
  @Delete(':id/rsvp')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ErrorResponse })
  withdraw(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.rsvps.withdraw(member, ref);
  }
}
