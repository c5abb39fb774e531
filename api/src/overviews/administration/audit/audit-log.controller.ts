import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../../core/access/access.js';
import { csvFile } from '../csv-rows.js';
import type { Member } from '../../../core/access/member.js';
import { PageResponse } from '../../../core/paging/json-page.js';
import { AuditLogEntry, AuditLogQuery } from './audit-log.dto.js';
import { AuditLogService } from './audit-log.service.js';

@ApiTags('administration')
@AdminOnly()
@Controller('api/admin')
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  /** What staff, deploy tokens and jobs did. */
  @Get('audit')
  @PageResponse(AuditLogEntry)
  list(@Query() query: AuditLogQuery) {
    return this.log.page(query);
  }

  /** The same, all of it, as a file for spreadsheets. Taking it is in the log. */
  @Get('audit.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String, description: 'The file' })
  async file(@Query() query: AuditLogQuery, @CurrentUser() actor: Member): Promise<StreamableFile> {
    return csvFile('futurelab-audit.csv', await this.log.export(query, actor));
  }
}
