import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, ProOnly, RecentlyAuthenticated } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe, UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../../core/access/member.js';
import { ProjectReference } from '../projects.dto.js';
import { NewOwner, NewProjectRequest, RequestAnswer, RequestReference } from './participation.dto.js';
import { ParticipationService } from './participation.service.js';

@ApiTags('projects')
@Controller('api/projects/:id')
export class ParticipationController {
  constructor(private readonly participation: ParticipationService) {}

  /** "Join as": the owner is asked. */
  @Post('requests')
  @ProOnly()
  @ApiCreatedResponse({ type: RequestReference })
  @ApiErrors({ 409: '`wrong_stage`, `role_taken`, `already_in` or `already_answered`' })
  ask(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() request: NewProjectRequest,
  ) {
    return this.participation.ask(ref, member, request);
  }

  @Put('requests/:requestId')
  @MembersOnly()
  @ApiOkResponse({ type: RequestReference })
  @ApiErrors({ 403: '`not_the_owner`', 409: '`role_taken`, `already_answered` or `wrong_stage`' })
  answer(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param('requestId', UuidPipe) requestId: string,
    @CurrentUser() member: Member,
    @Body() { state }: RequestAnswer,
  ) {
    return this.participation.answer(ref, requestId, member, state);
  }

  /** Leaves, or takes back the wish to join. */
  @Delete('membership')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: '`owner_stays` or `wrong_stage`' })
  leave(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.participation.leave(ref, member);
  }

  /** The owner takes someone out. */
  @Delete('members/:memberId')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 403: '`not_the_owner`', 409: '`owner_stays` or `wrong_stage`' })
  dismiss(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param('memberId', UuidPipe) memberId: string,
    @CurrentUser() member: Member,
  ) {
    return this.participation.dismiss(ref, memberId, member);
  }

  /** Hands it over to a Pro member who takes part. */
  @Put('owner')
  @MembersOnly()
  @ApiOkResponse({ type: ProjectReference })
  @ApiErrors({ 403: '`not_the_owner` or `confirm_identity`', 409: '`no_successor` or `wrong_stage`' })
  @RecentlyAuthenticated()
  handOver(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() { memberId }: NewOwner,
  ) {
    return this.participation.handOver(ref, memberId, member);
  }
}
