import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ActReason } from '../../core/audit/reason.dto.js';
import { AdminOnly, CurrentUser, MembersOnly } from '../../core/access/access.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe, UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { MediaChoice } from '../../site/media/media.dto.js';
import type { Member } from '../../core/access/member.js';
import {
  CourseDraftRequest,
  CourseMediaQuery,
  CourseDraftResponse,
  CoursesToEditQuery,
  CourseToEditSummary,
  DraftVersion,
  LessonDraftRequest,
  NewCourseRequest,
  OrderRequest,
  TrackRequest,
} from './authoring.dto.js';
import { AuthoringService } from './authoring.service.js';
import { CourseDraftsService } from './drafts.service.js';
import { CoursePublishingService } from './publishing.service.js';
import { CourseWithdrawalService } from './withdrawal/withdrawal.service.js';

const OWN = 'Only administrators change who teaches a course and what it costs';

/** Writing courses: administrators all of them, instructors their own. Others find nothing here. */
@ApiTags('authoring')
@MembersOnly()
@ApiErrors(404)
@Controller('api/authoring/courses')
export class AuthoringController {
  constructor(
    private readonly authoring: AuthoringService,
    private readonly drafts: CourseDraftsService,
    private readonly publishing: CoursePublishingService,
    private readonly withdrawal: CourseWithdrawalService,
  ) {}

  /** The courses the caller may edit, by title, each with its track and the one its title says. */
  @Get()
  @PageResponse(CourseToEditSummary)
  list(@Query() query: CoursesToEditQuery, @CurrentUser() member: Member) {
    return this.authoring.list(member, query);
  }

  /** Begins a course, which members see once it is published. */
  @Post()
  @AdminOnly()
  @ApiCreatedResponse({ type: CourseDraftResponse })
  async create(
    @Body() request: NewCourseRequest,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    return this.found(member, await this.drafts.create(member, request));
  }

  /** The draft, or what members see as long as there is none. */
  @Get(':id/draft')
  @ApiOkResponse({ type: CourseDraftResponse })
  find(@Param('id', IdOrSlugPipe) course: IdOrSlug, @CurrentUser() member: Member) {
    return this.authoring.find(member, course);
  }

  /** Replaces the draft; what members see stays as it is. */
  @Put(':id/draft')
  @ApiOkResponse({ type: CourseDraftResponse })
  @ApiErrors({ 400: 'Messages by path, such as `document.modules.0.title`', 403: OWN, 409: '`stale_course`' })
  async write(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Body() request: CourseDraftRequest,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    await this.drafts.write(member, course, request);
    return this.authoring.find(member, course);
  }

  /** Discards the draft: back to what members see. A course that was never published is gone. */
  @Delete(':id/draft')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: '`no_draft` or `stale_course`' })
  async discard(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Query() { version }: DraftVersion,
    @CurrentUser() member: Member,
  ): Promise<void> {
    await this.drafts.discard(member, course, version);
  }

  /** Puts the modules and lessons of the draft in another order. */
  @Put(':id/order')
  @ApiOkResponse({ type: CourseDraftResponse })
  @ApiErrors({ 409: '`stale_course`' })
  async reorder(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Body() request: OrderRequest,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    await this.drafts.reorder(member, course, request);
    return this.authoring.find(member, course);
  }

  /** Replaces what a lesson of the draft teaches; it stays the same lesson. Others may be changed at the same time. */
  @Put(':id/lessons/:lessonId')
  @ApiOkResponse({ type: CourseDraftResponse })
  @ApiErrors({ 409: '`stale_course`' })
  async replaceLesson(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Param('lessonId', UuidPipe) lessonId: string,
    @Body() request: LessonDraftRequest,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    await this.drafts.replaceLesson(member, course, lessonId, request);
    return this.authoring.find(member, course);
  }

  /** The newest files of the media library that a block can show, by name. */
  @Get(':id/media')
  @JsonResponse(MediaChoice, { isArray: true })
  mediaFor(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Query() { block }: CourseMediaQuery,
    @CurrentUser() member: Member,
  ) {
    return this.authoring.mediaFor(member, course, block);
  }

  /** Makes the draft what members see. Lessons keep what was done in them; those that are gone retire. */
  @Put(':id/publication')
  @ApiOkResponse({ type: CourseDraftResponse })
  @ApiErrors({ 400: 'What is missing, as messages by path', 409: '`stale_course`' })
  async publish(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Body() { version }: DraftVersion,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    await this.publishing.publish(member, course, version);
    return this.authoring.find(member, course);
  }

  /** Takes the course out of what is offered, and says why; those enrolled keep it. */
  @Delete(':id/publication')
  @ApiOkResponse({ type: CourseDraftResponse })
  @ApiErrors({ 409: '`unpublished_course`' })
  async unpublish(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Body() { reason }: ActReason,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    await this.withdrawal.withdraw(member, course, reason);
    return this.authoring.find(member, course);
  }

  /** Begins another course with the same contents. */
  @Post(':id/copies')
  @ApiCreatedResponse({ type: CourseDraftResponse })
  async duplicate(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    return this.found(member, await this.drafts.duplicate(member, course));
  }

  /** Chooses another track than the title says, or (null) the one it says. */
  @Put(':id/track')
  @AdminOnly()
  @ApiOkResponse({ type: CourseDraftResponse })
  async overrideTrack(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Body() { track }: TrackRequest,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    await this.publishing.overrideTrack(member, course, track);
    return this.authoring.find(member, course);
  }

  /** The same without a reason. */
  @Put(':id/withdrawal')
  @ApiOkResponse({ type: CourseDraftResponse })
  @ApiErrors({ 409: '`unpublished_course`' })
  async withdraw(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    await this.withdrawal.withdraw(member, course);
    return this.authoring.find(member, course);
  }

  /** Offers a withdrawn course again. */
  @Delete(':id/withdrawal')
  @ApiOkResponse({ type: CourseDraftResponse })
  @ApiErrors({ 409: '`unpublished_course`' })
  async reoffer(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    await this.withdrawal.reoffer(member, course);
    return this.authoring.find(member, course);
  }

  /** Deletes a course that was never published. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: '`published_course` or `stale_course`' })
  async remove(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Query() { version }: DraftVersion,
    @CurrentUser() member: Member,
  ): Promise<void> {
    await this.drafts.remove(member, course, version);
  }

  private found(member: Member, id: string): Promise<CourseDraftResponse> {
    return this.authoring.find(member, { by: 'id', value: id });
  }
}
