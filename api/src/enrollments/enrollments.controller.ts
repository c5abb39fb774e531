import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiForbiddenResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../common/access.js';
import { ErrorAnswer } from '../common/error-answer.dto.js';
import { type IdOrSlug, IdOrSlugPipe } from '../common/id-or-slug.pipe.js';
import { AnswersJson } from '../common/json-answer.js';
import type { Member } from '../sessions/member.js';
import { EnrollmentAnswer } from './enrollments.dto.js';
import { EnrollmentsService } from './enrollments.service.js';

@ApiTags('enrollments')
@MembersOnly()
@Controller('api')
export class EnrollmentsController {
  constructor(private readonly enrollments: EnrollmentsService) {}

  /** The caller's courses, unfinished ones first. */
  @Get('my/enrollments')
  @AnswersJson(EnrollmentAnswer, { isArray: true })
  list(@CurrentUser() member: Member) {
    return this.enrollments.listOf(member);
  }

  /** Enrolls, or answers with the enrollment that is already there. */
  @Put('courses/:id/enrollment')
  @AnswersJson(EnrollmentAnswer)
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiForbiddenResponse({ type: ErrorAnswer, description: '`pro_required`' })
  enroll(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.enrollments.enroll(member, ref);
  }

  @Put('lessons/:id/completion')
  @AnswersJson(EnrollmentAnswer)
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiForbiddenResponse({ type: ErrorAnswer, description: '`enrollment_required` or `pro_required`' })
  complete(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.enrollments.complete(member, ref);
  }

  @Delete('lessons/:id/completion')
  @AnswersJson(EnrollmentAnswer)
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiForbiddenResponse({ type: ErrorAnswer, description: '`enrollment_required` or `pro_required`' })
  reopen(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.enrollments.reopen(member, ref);
  }
}
