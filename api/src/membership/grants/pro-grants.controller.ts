import { Body, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentlyAuthenticated } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ActReason } from '../../core/audit/reason.dto.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { ProGrantRequest } from './pro-grants.dto.js';
import { ProGrantsService } from './pro-grants.service.js';

@ApiTags('members')
@AdminOnly()
@ApiErrors({ 404: 'No such member' })
@Controller('api/admin/members')
export class ProGrantsController {
  constructor(private readonly grants: ProGrantsService) {}

  /** Gives a member Pro until a date, or moves that date; they are notified, and it is in the audit log. */
  @RecentlyAuthenticated()
  @Put(':id/pro')
  @HttpCode(204)
  @ApiNoContentResponse()
  grant(
    @Param('id', UuidPipe) id: string,
    @Body() request: ProGrantRequest,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.grants.grant(id, request, actor);
  }

  /** Ends what was given, at once; what the member pays for goes on. */
  @RecentlyAuthenticated()
  @Delete(':id/pro')
  @HttpCode(204)
  @ApiNoContentResponse()
  end(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: ActReason,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.grants.end(id, reason, actor);
  }
}
