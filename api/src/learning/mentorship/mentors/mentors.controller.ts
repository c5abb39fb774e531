import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { MentorNaming } from './mentors.dto.js';
import { MentorsService } from './mentors.service.js';

@ApiTags('members')
@AdminOnly()
@ApiErrors({ 404: 'No such member' })
@Controller('api/admin/members')
export class MentorsController {
  constructor(private readonly mentors: MentorsService) {}

  /** Makes a member a mentor, or takes that back; they are notified, and it is in the audit log. */
  @Put(':id/mentor')
  @HttpCode(204)
  @ApiNoContentResponse()
  set(
    @Param('id', UuidPipe) id: string,
    @Body() naming: MentorNaming,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.mentors.set(id, naming, actor);
  }
}
