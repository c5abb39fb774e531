import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, ModeratorsOnly } from '../../../../core/access/access.js';
import { csvFile } from '../../csv-rows.js';
import type { Member } from '../../../../core/access/member.js';
import { PageResponse } from '../../../../core/paging/json-page.js';
import { MemberRecordQuery, MemberRecordSummary } from './member-list.dto.js';
import { MemberListService } from './member-list.service.js';

@ApiTags('administration')
@Controller('api/admin')
export class MemberListController {
  constructor(private readonly members: MemberListService) {}

  /** Everyone with an account. Moderators search names alone, and see neither addresses nor plans. */
  @ModeratorsOnly()
  @Get('members')
  @PageResponse(MemberRecordSummary)
  list(@Query() query: MemberRecordQuery, @CurrentUser() viewer: Member) {
    return this.members.page(query, viewer);
  }

  /** The same, all of it, as a file for spreadsheets. Taking it is in the audit log. */
  @AdminOnly()
  @Get('members.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String, description: 'The file' })
  async file(@Query() query: MemberRecordQuery, @CurrentUser() actor: Member): Promise<StreamableFile> {
    return csvFile('futurelab-members.csv', await this.members.export(query, actor));
  }
}
