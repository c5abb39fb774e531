import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import { PageResponse } from '../../../core/paging/json-page.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../../core/http/json-response.js';
import { PageQuery } from '../../../core/paging/paging.js';
import type { Member } from '../../../core/access/member.js';
import { VersionNumberPipe } from '../../../site/versions/version-number.pipe.js';
import { PublishedVersionSummary } from '../../../site/versions/versions.dto.js';
import { CourseDraftResponse, CourseVersionDetail, DraftVersion } from '../authoring.dto.js';
import { AuthoringService } from '../authoring.service.js';
import { CourseDraftsService } from '../drafts.service.js';

@ApiTags('authoring')
@MembersOnly()
@ApiErrors(404)
@Controller('api/authoring/courses/:id/versions')
export class CourseVersionsController {
  constructor(
    private readonly authoring: AuthoringService,
    private readonly drafts: CourseDraftsService,
  ) {}

  /** What was ever published, the latest first. */
  @Get()
  @PageResponse(PublishedVersionSummary)
  list(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Query() query: PageQuery,
    @CurrentUser() member: Member,
  ) {
    return this.authoring.versions(member, course, query);
  }

  @Get(':number')
  @JsonResponse(CourseVersionDetail)
  find(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Param('number', VersionNumberPipe) number: number,
    @CurrentUser() member: Member,
  ) {
    return this.authoring.version(member, course, number);
  }

  /** Makes it the draft; what members see stays as it is. */
  @Post(':number/restoration')
  @HttpCode(200)
  @ApiOkResponse({ type: CourseDraftResponse })
  @ApiErrors({
    403: 'Only administrators change who teaches a course and what it costs',
    409: '`stale_course`',
  })
  async restore(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Param('number', VersionNumberPipe) number: number,
    @Body() { version }: DraftVersion,
    @CurrentUser() member: Member,
  ): Promise<CourseDraftResponse> {
    await this.drafts.restore(member, course, number, version);
    return this.authoring.find(member, course);
  }
}
