import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { JsonResponse } from '../../core/http/json-response.js';
import type { Member } from '../../core/access/member.js';
import { LearningPathResponse } from './learning-paths.dto.js';
import { LearningPathsService } from './learning-paths.service.js';

@ApiTags('courses')
@Controller('api/learning-paths')
export class LearningPathsController {
  constructor(private readonly paths: LearningPathsService) {}

  /** The three tracks and the other paths, each an ordered way through its courses; withdrawn ones for their members alone. */
  @Get()
  @Public()
  @JsonResponse(LearningPathResponse, { isArray: true })
  list(@CurrentUser() viewer: Member | null) {
    return this.paths.list(viewer);
  }

  /** One of them, by its id. */
  @Get(':id')
  @Public()
  @JsonResponse(LearningPathResponse)
  @ApiErrors(404)
  find(@Param('id') path: string, @CurrentUser() viewer: Member | null) {
    return this.paths.read(viewer, path);
  }

  /** Joins a path: it is on the caller's home from then on. */
  @Put(':id/membership')
  @MembersOnly()
  @JsonResponse(LearningPathResponse)
  join(@Param('id') path: string, @CurrentUser() member: Member) {
    return this.paths.join(member, path);
  }

  /** Leaves a path; progress in its courses stays. */
  @Delete(':id/membership')
  @MembersOnly()
  @JsonResponse(LearningPathResponse)
  leave(@Param('id') path: string, @CurrentUser() member: Member) {
    return this.paths.leave(member, path);
  }
}
