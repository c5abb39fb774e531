import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { AnsweredByTransaction } from '../../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../../core/access/member.js';
import { AnswerRequest, AnswerResponse } from './answers.dto.js';
import { AnswersService } from './answers.service.js';

@ApiTags('lessons')
@MembersOnly()
@Controller('api/lessons/:id/answers')
export class AnswersController {
  constructor(private readonly answers: AnswersService) {}

  /** Saves an answer and says how it stands; again replaces it. */
  @Put(':questionId')
  @AnsweredByTransaction()
  @ApiOkResponse({ type: AnswerResponse })
  @ApiErrors({ 403: '`enrollment_required` or `pro_required`' })
  answer(
    @Param('id', IdOrSlugPipe) lesson: IdOrSlug,
    @Param('questionId') questionId: string,
    @Body() request: AnswerRequest,
    @CurrentUser() member: Member,
  ): Promise<AnswerResponse> {
    return this.answers.answer(member, lesson, questionId, request);
  }
}
