import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../common/access.js';
import type { Member } from '../sessions/member.js';
import { UserPoints } from './points.dto.js';
import { PointsService } from './points.service.js';

@ApiTags('points')
@Controller('api/user/points')
export class PointsController {
  constructor(private readonly points: PointsService) {}

  @Get()
  @MembersOnly()
  @ApiOkResponse({ type: UserPoints })
  find(@CurrentUser() member: Member): Promise<UserPoints> {
    return this.points.of(member);
  }
}
