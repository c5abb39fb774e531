import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { AchievementResponse } from './achievements.dto.js';
import { AchievementsService } from './achievements.service.js';

@ApiTags('achievements')
@Controller('api/my/achievements')
export class AchievementsController {
  constructor(private readonly achievements: AchievementsService) {}

  /** All there are, and which of them the caller has earned. */
  @Get()
  @MembersOnly()
  @ApiOkResponse({ type: AchievementResponse, isArray: true })
  list(@CurrentUser() member: Member): Promise<AchievementResponse[]> {
    return this.achievements.of(member);
  }
}
