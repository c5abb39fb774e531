import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../../core/access/access.js';
import { csvFile } from '../csv-rows.js';
import type { Member } from '../../../core/access/member.js';
import { PageResponse } from '../../../core/paging/json-page.js';
import { AdministeredGroup, AdministeredGroupsQuery } from './administered-groups.dto.js';
import { AdministeredGroupsService } from './administered-groups.service.js';

@ApiTags('administration')
@AdminOnly()
@Controller('api/admin')
export class AdministeredGroupsController {
  constructor(private readonly groups: AdministeredGroupsService) {}

  /** Every group, also those that wait for approval, are archived, hidden or removed. */
  @Get('groups')
  @PageResponse(AdministeredGroup)
  list(@Query() query: AdministeredGroupsQuery) {
    return this.groups.page(query);
  }

  /** The same, all of it, as a file for spreadsheets. Taking it is in the audit log. */
  @Get('groups.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String, description: 'The file' })
  async file(@Query() query: AdministeredGroupsQuery, @CurrentUser() actor: Member): Promise<StreamableFile> {
    return csvFile('futurelab-groups.csv', await this.groups.export(query, actor));
  }
}
