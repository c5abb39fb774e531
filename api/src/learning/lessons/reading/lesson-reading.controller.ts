import { Controller, Get, Param } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { CurrentUser, Public } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ErrorResponse } from '../../../core/errors/error-response.dto.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { LessonDetail } from './lesson-reading.dto.js';
import { LessonReadingService } from './lesson-reading.service.js';

@ApiTags('courses')
@Public()
@Controller('api/courses')
export class LessonReadingController {
  constructor(private readonly lessons: LessonReadingService) {}

  /** Preview lessons are for everybody; the others need an enrollment, and HPC in HPC courses. */
  @Get(':id/lessons/:lessonId')
  @ApiOkResponse({ type: LessonDetail })
  @ApiNotFoundResponse({ type: ErrorResponse })
  @ApiUnauthorizedResponse({ type: ErrorResponse })
  @ApiForbiddenResponse({ type: ErrorResponse, description: '`enrollment_required` or `pro_required`' })
  findLesson(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Param('lessonId', IdOrSlugPipe) lesson: IdOrSlug,
    @CurrentUser() viewer: Member | null,
  ) {
    return this.lessons.find(course, lesson, viewer);
  }
}
