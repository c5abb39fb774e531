import { Body, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, ModeratorsOnly, RecentlyAuthenticated } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ActReason } from '../../../core/audit/reason.dto.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { SuspensionRequest } from './suspensions.dto.js';
import { SuspensionsService } from './suspensions.service.js';

@ApiTags('members')
@ModeratorsOnly()
@ApiErrors({ 400: '`yourself`', 403: '`staff_case`', 404: 'No such member' })
@Controller('api/admin/members')
export class SuspensionsController {
  constructor(private readonly suspensions: SuspensionsService) {}

  /** Lets a member read and not write, of which they are notified; it is in the audit log. */
  @RecentlyAuthenticated()
  @Put(':id/suspension')
  @HttpCode(204)
  @ApiNoContentResponse()
  suspend(
    @Param('id', UuidPipe) id: string,
    @Body() request: SuspensionRequest,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.suspensions.suspend(id, request, actor);
  }

  /** Ends it early. Without a suspension it changes nothing. */
  @RecentlyAuthenticated()
  @Delete(':id/suspension')
  @HttpCode(204)
  @ApiNoContentResponse()
  lift(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: ActReason,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.suspensions.lift(id, reason, actor);
  }
}
