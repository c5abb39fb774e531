import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentlyAuthenticated } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { PageQuery } from '../../core/paging/paging.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { InvitationRequest, InvitationResult, OpenInvitation } from './invitations.dto.js';
import { InvitationsService } from './invitations.service.js';

@ApiTags('members')
@AdminOnly()
@Controller('api/admin/invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  /** Those that nobody has accepted yet, the latest first. */
  @Get()
  @PageResponse(OpenInvitation)
  list(@Query() query: PageQuery) {
    return this.invitations.open(query);
  }

  /** Emails people a link to join, or to take a role, that lasts seven days and works once. It is in the audit log. */
  @RecentlyAuthenticated()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: InvitationResult })
  @ApiErrors(429)
  invite(@Body() request: InvitationRequest, @CurrentUser() actor: Member): Promise<InvitationResult> {
    return this.invitations.invite(request, actor);
  }

  /** Emails a new link in place of the one before. It is in the audit log. */
  @RecentlyAuthenticated()
  @Post(':id/resend')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 404: 'No such open invitation' }, 429)
  resend(@Param('id', UuidPipe) id: string, @CurrentUser() actor: Member): Promise<void> {
    return this.invitations.resend(id, actor);
  }

  /** The link stops working. It is in the audit log. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 404: 'No such open invitation' })
  withdraw(@Param('id', UuidPipe) id: string, @CurrentUser() actor: Member): Promise<void> {
    return this.invitations.withdraw(id, actor);
  }
}
