import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, ModeratorsOnly } from '../../../../core/access/access.js';
import type { Member } from '../../../../core/access/member.js';
import { ApiErrors } from '../../../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../../../core/validation/id-or-slug.pipe.js';
import { MemberRecord } from './member-record.dto.js';
import { MemberRecordService } from './member-record.service.js';

@ApiTags('administration')
@ModeratorsOnly()
@Controller('api/admin/members')
export class MemberRecordController {
  constructor(private readonly records: MemberRecordService) {}

  @Get(':id')
  @ApiOkResponse({ type: MemberRecord })
  @ApiErrors({ 404: 'No such member' })
  find(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member): Promise<MemberRecord> {
    return this.records.find(ref, viewer);
  }
}
