import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, ModeratorsOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { JsonResponse } from '../../core/http/json-response.js';
import type { Member } from '../../core/access/member.js';
import { ModerationService } from './moderation.service.js';
import { DecisionRequest, ReportedMatter, ReportListQuery } from './reports.dto.js';

@ApiTags('reports')
@ModeratorsOnly()
@Controller('api/admin/reports')
export class ModerationController {
  constructor(private readonly moderation: ModerationService) {}

  /** What was reported, each thing once: the longest waiting first, then what was decided last. Without what is about the caller. */
  @Get()
  @PageResponse(ReportedMatter)
  list(@Query() query: ReportListQuery, @CurrentUser() viewer: Member) {
    return this.moderation.list(query, viewer);
  }

  @Get(':id')
  @JsonResponse(ReportedMatter)
  find(@Param('id', UuidPipe) id: string, @CurrentUser() viewer: Member) {
    return this.moderation.find(id, viewer);
  }

  /** For all open reports of the same thing. The author and people who reported it are notified. */
  @Post(':id/decision')
  @HttpCode(200)
  @JsonResponse(ReportedMatter)
  @ApiErrors({ 403: '`staff_case`', 409: '`already_decided`, `not_possible`, `nobody`' })
  decide(@Param('id', UuidPipe) id: string, @CurrentUser() actor: Member, @Body() request: DecisionRequest) {
    return this.moderation.decide(id, actor, request);
  }
}
