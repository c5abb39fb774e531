import { ApiErrors } from '../../../core/http/api-errors.js';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { LessonDetail } from './lesson-reading.dto.js';
import { LessonReadingService } from './lesson-reading.service.js';

@ApiTags('courses')
@Public()
@Controller('api/courses')
export class LessonReadingController {
  constructor(private readonly lessons: LessonReadingService) {}

  /** Preview lessons are for everybody; the others need an enrollment, and HPC in HPC courses. A refusal has the beginning of the text in `details.beginning`. */
  @Get(':id/lessons/:lessonId')
  @ApiOkResponse({ type: LessonDetail })
  @ApiErrors(401, { 403: '`enrollment_required` or `pro_required`' })
  findLesson(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Param('lessonId', IdOrSlugPipe) lesson: IdOrSlug,
    @CurrentUser() viewer: Member | null,
  ) {
    return this.lessons.find(course, lesson, viewer);
  }
}
