import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, Public } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import type { Member } from '../../core/access/member.js';
import { SearchResponse, SearchQuery } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Public()
@Controller('api/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  /** Pages, courses, events, groups and the Synergizer; for members people, discussions and replies too. */
  @Get()
  @ApiOkResponse({ type: SearchResponse })
  @ApiErrors(429)
  find(
    @Query() query: SearchQuery,
    @CurrentUser() viewer: Member | null,
    @Req() request: FastifyRequest,
  ): Promise<SearchResponse> {
    return this.search.find(query, viewer, request.ip);
  }
}
