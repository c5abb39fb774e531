import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiForbiddenResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { AnsweredByTransaction } from '../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../core/access/member.js';
import { EnrollmentResponse } from './enrollments.dto.js';
import { EnrollmentsService } from './enrollments.service.js';

@ApiTags('enrollments')
@MembersOnly()
@Controller('api')
export class EnrollmentsController {
  constructor(private readonly enrollments: EnrollmentsService) {}

  /** The caller's courses, unfinished ones first. */
  @Get('my/enrollments')
  @JsonResponse(EnrollmentResponse, { isArray: true })
  list(@CurrentUser() member: Member) {
    return this.enrollments.listOf(member);
  }

  /** Enrolls, or answers with the enrollment that is already there. */
  @Put('courses/:id/enrollment')
  @AnsweredByTransaction()
  @JsonResponse(EnrollmentResponse)
  @ApiNotFoundResponse({ type: ErrorResponse })
  @ApiForbiddenResponse({ type: ErrorResponse, description: '`pro_required`' })
  @ApiConflictResponse({ type: ErrorResponse, description: '`course_withdrawn`' })
  enroll(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.enrollments.enroll(member, ref);
  }

  @Put('lessons/:id/completion')
  @AnsweredByTransaction()
  @JsonResponse(EnrollmentResponse)
  @ApiNotFoundResponse({ type: ErrorResponse })
  @ApiForbiddenResponse({ type: ErrorResponse, description: '`enrollment_required` or `pro_required`' })
  complete(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.enrollments.complete(member, ref);
  }

  @Delete('lessons/:id/completion')
  @AnsweredByTransaction()
  @JsonResponse(EnrollmentResponse)
  @ApiNotFoundResponse({ type: ErrorResponse })
  @ApiForbiddenResponse({ type: ErrorResponse, description: '`enrollment_required` or `pro_required`' })
  reopen(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.enrollments.reopen(member, ref);
  }
}
