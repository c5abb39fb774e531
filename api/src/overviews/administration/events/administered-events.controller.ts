import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../../core/access/access.js';
import { csvFile } from '../csv-rows.js';
import type { Member } from '../../../core/access/member.js';
import { PageResponse } from '../../../core/paging/json-page.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { AdministeredEvent, AdministeredEventsQuery } from './administered-events.dto.js';
import { AdministeredEventsService } from './administered-events.service.js';

@ApiTags('administration')
@AdminOnly()
@Controller('api/admin')
export class AdministeredEventsController {
  constructor(private readonly events: AdministeredEventsService) {}

  /** Every event, also those that are canceled, hidden or removed. */
  @Get('events')
  @PageResponse(AdministeredEvent)
  list(@Query() query: AdministeredEventsQuery) {
    return this.events.page(query);
  }

  /** The same, all of it, as a file for spreadsheets. Taking it is in the audit log. */
  @Get('events.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String, description: 'The file' })
  async file(@Query() query: AdministeredEventsQuery, @CurrentUser() actor: Member): Promise<StreamableFile> {
    return csvFile('futurelab-events.csv', await this.events.export(query, actor));
  }

  /** Everyone who answered, with their email addresses, as a file for spreadsheets. Taking it is in the audit log. */
  @Get('events/:id/attendees.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String, description: 'The file' })
  async attendees(@Param('id', UuidPipe) id: string, @CurrentUser() actor: Member): Promise<StreamableFile> {
    const { fileName, rows } = await this.events.attendees(id, actor);
    return csvFile(fileName, rows);
  }
}
