import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { PageQuery } from '../../core/paging/paging.js';
import type { Member } from '../../core/access/member.js';
import { LevelResponse, PointEntryResponse, UserPoints } from './points.dto.js';
import { PointsService } from './points.service.js';
import { LEVELS } from './points.js';

@ApiTags('points')
@Controller('api')
export class PointsController {
  constructor(private readonly points: PointsService) {}

  @Get('user/points')
  @MembersOnly()
  @ApiOkResponse({ type: UserPoints })
  find(@CurrentUser() member: Member): Promise<UserPoints> {
    return this.points.of(member);
  }

  /** Why the caller has the points they have, the latest first; the sum of all is their total. */
  @Get('my/points/entries')
  @MembersOnly()
  @PageResponse(PointEntryResponse)
  entries(@Query() query: PageQuery, @CurrentUser() member: Member) {
    return this.points.entriesOf(member, query);
  }

  /** What each level takes. */
  @Get('levels')
  @Public()
  @ApiOkResponse({ type: LevelResponse, isArray: true })
  levels(): readonly LevelResponse[] {
    return LEVELS;
  }
}
