import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
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
  @ApiErrors({ 403: '`pro_required`', 409: '`course_withdrawn`' })
  enroll(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.enrollments.enroll(member, ref);
  }

  @Put('lessons/:id/completion')
  @AnsweredByTransaction()
  @JsonResponse(EnrollmentResponse)
  @ApiErrors({ 403: '`enrollment_required` or `pro_required`' })
  complete(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.enrollments.complete(member, ref);
  }

  @Delete('lessons/:id/completion')
  @AnsweredByTransaction()
  @JsonResponse(EnrollmentResponse)
  @ApiErrors({ 403: '`enrollment_required` or `pro_required`' })
  reopen(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.enrollments.reopen(member, ref);
  }
}
