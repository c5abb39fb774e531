import { Body, Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentlyAuthenticated } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ActReason } from '../../../core/audit/reason.dto.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { MemberSessionsService } from './member-sessions.service.js';

@ApiTags('members')
@AdminOnly()
@Controller('api/admin/members')
export class MemberSessionsController {
  constructor(private readonly sessions: MemberSessionsService) {}

  /** Signs a member out of every browser, of which they are notified; it is in the audit log. */
  @RecentlyAuthenticated()
  @Delete(':id/sessions')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 404: 'No such member' })
  endAll(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: ActReason,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.sessions.endAll(id, reason, actor);
  }
}
