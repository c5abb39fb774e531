import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentlyAuthenticated } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ActReason } from '../../../core/audit/reason.dto.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { MemberErasureRequest } from './member-data.dto.js';
import { MemberDataService } from './member-data.service.js';

@ApiTags('members')
@AdminOnly()
@Controller('api/admin/members')
export class MemberDataController {
  constructor(private readonly data: MemberDataService) {}

  /** Has a copy of everything of a member’s own made, for them alone: they are mailed where to download it. */
  @RecentlyAuthenticated()
  @Post(':id/export')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 404: 'No such member' }, 429)
  export(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: ActReason,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.data.export(id, reason, actor);
  }

  /** Has an account erased in 14 days, until when its member may keep it, or now. They are mailed. */
  @RecentlyAuthenticated()
  @Post(':id/deletion')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 400: '`yourself`', 404: 'No such member', 409: '`last_admin`' })
  erase(
    @Param('id', UuidPipe) id: string,
    @Body() request: MemberErasureRequest,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.data.erase(id, request, actor);
  }

  /** The account stays after all, also where its member wanted it erased. */
  @RecentlyAuthenticated()
  @Delete(':id/deletion')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 404: 'No such member' })
  keep(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: ActReason,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.data.keep(id, reason, actor);
  }
}
