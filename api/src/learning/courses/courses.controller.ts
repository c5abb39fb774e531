import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public } from '../../core/access/access.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { PageResponse } from '../../core/paging/json-page.js';
import type { Member } from '../../core/access/member.js';
import { CourseDetail, CourseListQuery, CourseSummary } from './courses.dto.js';
import { CoursesService } from './courses.service.js';

@ApiTags('courses')
@Public()
@Controller('api/courses')
export class CoursesController {
  constructor(private readonly courses: CoursesService) {}

  /** The catalog, with the caller's own progress. */
  @Get()
  @PageResponse(CourseSummary)
  list(@Query() query: CourseListQuery, @CurrentUser() viewer: Member | null) {
    return this.courses.list(query, viewer);
  }

  @Get(':id')
  @JsonResponse(CourseDetail)
  find(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member | null) {
    return this.courses.find(ref, viewer);
  }
}
