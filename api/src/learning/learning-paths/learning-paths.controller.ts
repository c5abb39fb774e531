import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
import { JsonResponse } from '../../core/http/json-response.js';
import type { Member } from '../../core/access/member.js';
import { LearningPathResponse } from './learning-paths.dto.js';
import { LearningPathsService } from './learning-paths.service.js';

@ApiTags('courses')
@Controller('api/learning-paths')
export class LearningPathsController {
  constructor(private readonly paths: LearningPathsService) {}

  /** The three tracks, each an ordered way through its courses. */
  @Get()
  @Public()
  @JsonResponse(LearningPathResponse, { isArray: true })
  list(@CurrentUser() viewer: Member | null) {
    return this.paths.list(viewer);
  }

  /** Joins a path: it is on the caller's home from then on. */
  @Put(':id/membership')
  @MembersOnly()
  @JsonResponse(LearningPathResponse)
  @ApiNotFoundResponse({ type: ErrorResponse })
  join(@Param('id') path: string, @CurrentUser() member: Member) {
    return this.paths.join(member, path);
  }

  /** Leaves a path; progress in its courses stays. */
  @Delete(':id/membership')
  @MembersOnly()
  @JsonResponse(LearningPathResponse)
  @ApiNotFoundResponse({ type: ErrorResponse })
  leave(@Param('id') path: string, @CurrentUser() member: Member) {
    return this.paths.leave(member, path);
  }
}
