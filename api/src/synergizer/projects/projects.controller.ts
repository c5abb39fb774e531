import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, ModeratorsOnly, ProOnly, Public } from '../../core/access/access.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { AnsweredByTransaction } from '../../core/idempotency/idempotency.decorators.js';
import { PostReference } from '../../discussions/posts/posts.dto.js';
import type { Member } from '../../core/access/member.js';
import { ProjectLifecycleService } from './project-lifecycle.service.js';
import {
  NewProject,
  NewProjectUpdate,
  NewStage,
  ProjectChanges,
  ProjectDetail,
  ProjectListQuery,
  ProjectReference,
  ProjectSummary,
  ReturnReason,
} from './projects.dto.js';
import { ProjectsService } from './projects.service.js';

@ApiTags('projects')
@Controller('api/projects')
export class ProjectsController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly life: ProjectLifecycleService,
  ) {}

  /** The latest first; visitors see titles, and no proposals. */
  @Get()
  @Public()
  @PageResponse(ProjectSummary)
  list(@Query() query: ProjectListQuery, @CurrentUser() viewer: Member | null) {
    return this.projects.list(query, viewer);
  }

  @Get(':id')
  @Public()
  @JsonResponse(ProjectDetail)
  find(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member | null) {
    return this.projects.findVisibleOrFail(ref, viewer);
  }

  @Post()
  @AnsweredByTransaction()
  @ProOnly()
  @ApiCreatedResponse({ type: ProjectReference })
  @ApiErrors(429)
  propose(@CurrentUser() member: Member, @Body() project: NewProject) {
    return this.projects.propose(member, project);
  }

  @Patch(':id')
  @AnsweredByTransaction()
  @MembersOnly()
  @ApiOkResponse({ type: ProjectReference })
  @ApiErrors({ 403: '`not_the_owner`', 409: '`wrong_stage` or `roles_in_use`' })
  change(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() changes: ProjectChanges,
  ) {
    return this.projects.change(ref, member, changes);
  }

  /** proposed → open → running → done, or closed from any of the first three. */
  @Put(':id/stage')
  @MembersOnly()
  @ApiOkResponse({ type: ProjectReference })
  @ApiErrors({ 403: '`not_the_owner` or `review_first`', 409: '`wrong_stage`' })
  move(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member, @Body() stage: NewStage) {
    return this.life.move(ref, member, stage);
  }

  /** A moderator gives a proposal back, with a reason; its owner changes it and so sends it again. */
  @Put(':id/return')
  @ModeratorsOnly()
  @ApiOkResponse({ type: ProjectReference })
  @ApiErrors({ 409: '`wrong_stage`' })
  return(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() { reason }: ReturnReason,
  ) {
    return this.life.return(ref, member, reason);
  }

  /** Those in the project tell the others what is new. */
  @Post(':id/updates')
  @AnsweredByTransaction()
  @MembersOnly()
  @ApiCreatedResponse({ type: ProjectReference })
  @ApiErrors({ 403: '`not_in_project`', 409: '`wrong_stage`' })
  report(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() update: NewProjectUpdate,
  ) {
    return this.life.report(ref, member, update);
  }

  /** Opens its discussion; doing so again leads to the same one. */
  @Put(':id/discussion')
  @AnsweredByTransaction()
  @MembersOnly()
  @HttpCode(200)
  @ApiOkResponse({ type: PostReference })
  @ApiErrors(429, { 403: '`not_the_owner`', 409: '`wrong_stage`' })
  discuss(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.life.discuss(ref, member);
  }
}
