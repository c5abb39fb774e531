import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { CourseDraftResponse } from '../authoring.dto.js';
import { AuthoringService } from '../authoring.service.js';
import { CourseScheduleRequest } from './schedule.dto.js';
import { CourseScheduleService } from './schedule.service.js';

@ApiTags('authoring')
@MembersOnly()
@ApiErrors(404)
@Controller('api/authoring/courses/:id/schedule')
export class CourseScheduleController {
  constructor(
    private readonly authoring: AuthoringService,
    private readonly schedules: CourseScheduleService,
  ) {}

  /** Publishes the draft at a time, as it is then; in place of the time chosen before. */
  @Put()
  @ApiOkResponse({ type: CourseDraftResponse })
  @ApiErrors({ 400: 'A time that isn’t within the next year', 409: '`no_draft`: nothing to publish' })
  async schedule(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Body() request: CourseScheduleRequest,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    await this.schedules.schedule(member, course, request);
    return this.authoring.find(member, course);
  }

  /** Nothing is published by itself; also takes back that it could not be. */
  @Delete()
  @ApiOkResponse({ type: CourseDraftResponse })
  async cancel(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    await this.schedules.cancel(member, course);
    return this.authoring.find(member, course);
  }
}
