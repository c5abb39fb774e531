import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExcludeEndpoint,
  ApiNoContentResponse,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { CurrentUser, MembersOnly, ProOnly } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { JsonResponse } from '../../../core/http/json-response.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import {
  MentorProposal,
  MentorshipAcceptance,
  MentorshipNote,
  MentorshipPlaces,
  MentorshipQueue,
  MentorshipReference,
  MyMentorship,
  NewMentorshipRequest,
  SuggestedTimes,
} from './mentorship.dto.js';
import { MentorshipService } from './mentorship.service.js';

export class MentorshipPlacesQuery {
  /** A lesson to have among them */
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'Choose a lesson.' })
  lesson?: string;
}

const CHANGED = { 404: 'No such request', 409: '`request_changed`' };

@ApiTags('mentorship')
@MembersOnly()
@Controller('api/mentorship')
export class MentorshipController {
  constructor(private readonly mentorship: MentorshipService) {}

  /** The caller’s own requests, and whether they may ask. */
  @Get('requests')
  @JsonResponse(MyMentorship)
  mine(@CurrentUser() member: Member) {
    return this.mentorship.mine(member);
  }

  /** Asks the mentors for a session. */
  @Post('requests')
  @ProOnly()
  @ApiCreatedResponse({ type: MentorshipReference })
  @ApiErrors(429, { 409: '`request_active` or `one_a_month`' })
  ask(@Body() request: NewMentorshipRequest, @CurrentUser() member: Member): Promise<MentorshipReference> {
    return this.mentorship.ask(member, request);
  }

  /** Withdraws the caller’s own. */
  @Delete('requests/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(CHANGED)
  withdraw(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.mentorship.withdraw(id, member);
  }

  /** Other times that suit the caller; the request is open again. */
  @Put('requests/:id/times')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(CHANGED)
  suggest(
    @Param('id', UuidPipe) id: string,
    @Body() times: SuggestedTimes,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.mentorship.suggest(id, member, times);
  }

  /** Accepts one of the times that the mentor proposed. */
  @Put('requests/:id/acceptance')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(CHANGED)
  accept(
    @Param('id', UuidPipe) id: string,
    @Body() { at }: MentorshipAcceptance,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.mentorship.accept(id, member, at);
  }

  /** A mentor answers with times and a link, or proposes other ones. */
  @Put('requests/:id/proposal')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ ...CHANGED, 404: 'No such request, or not a mentor' })
  propose(
    @Param('id', UuidPipe) id: string,
    @Body() proposal: MentorProposal,
    @CurrentUser() mentor: Member,
  ): Promise<void> {
    return this.mentorship.propose(id, mentor, proposal);
  }

  /** The mentor’s note after the session, which both keep; writing it again replaces it. */
  @Put('requests/:id/note')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(CHANGED)
  note(
    @Param('id', UuidPipe) id: string,
    @Body() { text }: MentorshipNote,
    @CurrentUser() mentor: Member,
  ): Promise<void> {
    return this.mentorship.note(id, mentor, text);
  }

  /** A file for calendar programs, for the two who meet. */
  @Get('requests/:id/calendar.ics')
  @ApiExcludeEndpoint()
  async calendar(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() user: Member,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.mentorship.sessionFile(id, user);
    void reply
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', 'attachment; filename="mentor-session.ics"')
      .type('text/calendar; charset=utf-8')
      .send(file);
  }

  /** What the caller can name as the place where they are stuck. */
  @Get('places')
  @JsonResponse(MentorshipPlaces)
  places(@Query() { lesson }: MentorshipPlacesQuery, @CurrentUser() member: Member) {
    return this.mentorship.places(member, lesson);
  }

  /** What mentors work through. */
  @Get('queue')
  @JsonResponse(MentorshipQueue)
  queue(@CurrentUser() mentor: Member) {
    return this.mentorship.queue(mentor);
  }
}
