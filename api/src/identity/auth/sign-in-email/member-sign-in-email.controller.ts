import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentlyAuthenticated } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ActReason } from '../../../core/audit/reason.dto.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { MemberSignInEmailService } from './member-sign-in-email.service.js';

@ApiTags('members')
@AdminOnly()
@Controller('api/admin/members')
export class MemberSignInEmailController {
  constructor(private readonly emails: MemberSignInEmailService) {}

  /** Emails a member how to sign in, which also confirms their address; it is in the audit log. */
  @RecentlyAuthenticated()
  @Post(':id/sign-in-email')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 404: 'No such member', 409: '`no_email`' }, 429)
  send(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: ActReason,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.emails.send(id, reason, actor);
  }
}
