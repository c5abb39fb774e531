import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public } from '../common/access.js';
import { JsonResponse } from '../common/json-response.js';
import type { Member } from '../sessions/member.js';
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
}
