import { applyDecorators, Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe, UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../core/http/json-response.js';
import type { Member } from '../../core/access/member.js';
import { JoinResponse } from '../groups.dto.js';
import { RulesAgreement } from '../members/group-members.dto.js';
import { InvitationItem, InvitationResponse, NewInvitation } from './group-invitations.dto.js';
import { GroupInvitationsService } from './group-invitations.service.js';

const ByStaff = () =>
  applyDecorators(
    ApiForbiddenResponse({ type: ErrorResponse, description: '`not_group_staff`' }),
    ApiNotFoundResponse({ type: ErrorResponse }),
  );

@ApiTags('groups')
@MembersOnly()
@Controller('api')
export class GroupInvitationsController {
  constructor(private readonly invitations: GroupInvitationsService) {}

  /** Those that still let someone in; for its owners and moderators. */
  @Get('groups/:id/invitations')
  @JsonResponse(InvitationItem, { isArray: true })
  @ByStaff()
  list(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<string> {
    return this.invitations.list(ref, member);
  }

  @Post('groups/:id/invitations')
  @ApiCreatedResponse({ type: InvitationItem })
  @ApiErrors({ 409: '`archived` or `too_many_invitations`' })
  @ByStaff()
  create(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() limits: NewInvitation,
  ): Promise<InvitationItem> {
    return this.invitations.create(ref, member, limits);
  }

  /** From then on the link lets nobody in. */
  @Delete('groups/:id/invitations/:invitationId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ByStaff()
  revoke(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param('invitationId', UuidPipe) invitationId: string,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.invitations.revoke(ref, member, invitationId);
  }

  /** What the group is that a link leads into. */
  @Get('group-invitations/:code')
  @JsonResponse(InvitationResponse)
  @ApiErrors(429)
  find(@Param('code') code: string, @CurrentUser() member: Member): Promise<string> {
    return this.invitations.find(code, member);
  }

  @Put('group-invitations/:code/membership')
  @JsonResponse(JoinResponse)
  @ApiErrors({
    400: 'The agreement to the rules is missing',
    403: '`pro_required`',
    409: '`archived`',
    410: '`invitation_over`',
  })
  @ApiBody({ type: RulesAgreement, required: false })
  accept(
    @Param('code') code: string,
    @CurrentUser() member: Member,
    @Body() agreement: RulesAgreement,
  ): Promise<string> {
    return this.invitations.accept(code, member, agreement);
  }
}
