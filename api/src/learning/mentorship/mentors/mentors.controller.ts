import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { MentorRequest, MentorStatus } from './mentors.dto.js';
import { MentorsService } from './mentors.service.js';

@ApiTags('members')
@AdminOnly()
@ApiErrors({ 404: 'No such member' })
@Controller('api/admin/members')
export class MentorsController {
  constructor(private readonly mentors: MentorsService) {}

  @Get(':id/mentor')
  @ApiOkResponse({ type: MentorStatus })
  find(@Param('id', UuidPipe) id: string): Promise<MentorStatus> {
    return this.mentors.findOrFail(id);
  }

  /** Makes a member a mentor, or takes that back; they are notified, and it is in the audit log. */
  @Put(':id/mentor')
  @ApiOkResponse({ type: MentorStatus })
  set(
    @Param('id', UuidPipe) id: string,
    @Body() request: MentorRequest,
    @CurrentUser() actor: Member,
  ): Promise<MentorStatus> {
    return this.mentors.set(id, request, actor);
  }
}
