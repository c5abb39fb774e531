import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentlyAuthenticated } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../core/access/member.js';
import { AccessLevelRequest, MemberAccessLevel } from './access-levels.dto.js';
import { AccessLevelsService } from './access-levels.service.js';

@ApiTags('members')
@AdminOnly()
@Controller('api/admin/members')
export class AccessLevelsController {
  constructor(private readonly accessLevels: AccessLevelsService) {}

  /** Makes someone a moderator or an administrator, or takes it from them; they are notified, and it is in the audit log. */
  @RecentlyAuthenticated()
  @Put(':id/access-level')
  @ApiOkResponse({ type: MemberAccessLevel })
  @ApiErrors({ 400: '`yourself`' })
  set(
    @Param('id', UuidPipe) id: string,
    @Body() request: AccessLevelRequest,
    @CurrentUser() actor: Member,
  ): Promise<MemberAccessLevel> {
    return this.accessLevels.set(id, request, actor);
  }
}
