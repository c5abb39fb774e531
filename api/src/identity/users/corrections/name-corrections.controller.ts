import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentlyAuthenticated } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { CorrectedName, MemberCorrection } from './name-corrections.dto.js';
import { NameCorrectionsService } from './name-corrections.service.js';

@ApiTags('members')
@AdminOnly()
@Controller('api/admin/members')
export class NameCorrectionsController {
  constructor(private readonly corrections: NameCorrectionsService) {}

  /** Corrects a member’s name, of which they are notified; it is in the audit log. */
  @RecentlyAuthenticated()
  @Patch(':id')
  @ApiOkResponse({ type: CorrectedName })
  @ApiErrors({ 404: 'No such member' })
  correct(
    @Param('id', UuidPipe) id: string,
    @Body() correction: MemberCorrection,
    @CurrentUser() actor: Member,
  ): Promise<CorrectedName> {
    return this.corrections.correct(id, correction, actor);
  }
}
