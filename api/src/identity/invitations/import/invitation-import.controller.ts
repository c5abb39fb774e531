import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentlyAuthenticated } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { InvitationImportRequest, InvitationImportResult } from './invitation-import.dto.js';
import { InvitationImportService } from './invitation-import.service.js';

@ApiTags('members')
@AdminOnly()
@Controller('api/admin/invitations/import')
export class InvitationImportController {
  constructor(private readonly imports: InvitationImportService) {}

  /**
   * Invites the people in the rows of a file, or says what would come of each row. Who is a member or invited is left out, so the same
   * file again invites nobody twice. It is in the audit log.
   */
  @RecentlyAuthenticated()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: InvitationImportResult })
  @ApiErrors({ 400: '`details.content`: what is wrong with the file, and where' }, 429)
  import(
    @Body() request: InvitationImportRequest,
    @CurrentUser() actor: Member,
  ): Promise<InvitationImportResult> {
    return this.imports.import(request, actor);
  }
}
