import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiBadRequestResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, Public } from '../common/access.js';
import { ErrorAnswer } from '../common/error-answer.dto.js';
import { AnswersJson } from '../common/json-answer.js';
import type { Member } from '../sessions/member.js';
import { SearchAnswer, SearchQuery } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Public()
@Controller('api/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  /** Pages, courses, events and groups; for members people and discussions too. */
  @Get()
  @AnswersJson(SearchAnswer)
  @ApiBadRequestResponse({ type: ErrorAnswer })
  @ApiTooManyRequestsResponse({ type: ErrorAnswer })
  find(
    @Query() { q }: SearchQuery,
    @CurrentUser() viewer: Member | null,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return this.search.find(q, viewer, request.ip);
  }
}
