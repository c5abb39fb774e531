import { Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { JsonResponse } from '../../core/http/json-response.js';
import type { Member } from '../../core/access/member.js';
import { Season } from './seasons.dto.js';
import { SeasonsService } from './seasons.service.js';

@ApiTags('academy')
@Controller('api/academy/seasons')
export class SeasonsController {
  constructor(private readonly seasons: SeasonsService) {}

  /** The season that runs, if one does, and the next three. */
  @Get()
  @Public()
  @JsonResponse(Season, { isArray: true })
  list(@CurrentUser() viewer: Member | null) {
    return this.seasons.list(viewer);
  }

  /** Takes part in the season that begins on that day; idempotent. */
  @Put(':startsOn/place')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: '`season_full`' })
  join(@Param('startsOn') startsOn: string, @CurrentUser() member: Member): Promise<void> {
    return this.seasons.join(member, startsOn);
  }

  /** Leaves it; progress stays. */
  @Delete(':startsOn/place')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  leave(@Param('startsOn') startsOn: string, @CurrentUser() member: Member): Promise<void> {
    return this.seasons.leave(member, startsOn);
  }
}
