import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { RelatedToCourse } from './related.dto.js';
import { RelatedService } from './related.service.js';

@ApiTags('courses')
@Public()
@Controller('api/courses')
export class RelatedController {
  constructor(private readonly courses: RelatedService) {}

  /** Events, discussions and people that go with a course, and the course that comes after it. */
  @Get(':id/related')
  @JsonResponse(RelatedToCourse)
  related(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member | null) {
    return this.courses.related(ref, viewer);
  }
}
