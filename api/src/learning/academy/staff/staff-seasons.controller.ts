import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { SeasonBody, SeasonChange, StaffSeason } from './staff-seasons.dto.js';
import { StaffSeasonsService } from './staff-seasons.service.js';

@ApiTags('administration')
@AdminOnly()
@Controller('api/admin/seasons')
export class StaffSeasonsController {
  constructor(private readonly seasons: StaffSeasonsService) {}

  /** Every season of the academy, the latest first. */
  @Get()
  @ApiOkResponse({ type: [StaffSeason] })
  list(): Promise<StaffSeason[]> {
    return this.seasons.list();
  }

  /** Adds a season; it overlaps no other. */
  @Post()
  @ApiCreatedResponse({ type: StaffSeason })
  add(@Body() season: SeasonBody, @CurrentUser() actor: Member): Promise<StaffSeason> {
    return this.seasons.add(season, actor);
  }

  /** Changes a season. Members keep their places, also when it moves. */
  @Put(':id')
  @ApiOkResponse({ type: StaffSeason })
  @ApiErrors({ 404: 'No such season', 409: '`stale_season`' })
  change(
    @Param('id', UuidPipe) id: string,
    @Body() season: SeasonChange,
    @CurrentUser() actor: Member,
  ): Promise<StaffSeason> {
    return this.seasons.change(id, season, actor);
  }
}
