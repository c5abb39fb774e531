import { Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { PageQuery } from '../../core/paging/paging.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../core/access/member.js';
import { MutedMember } from './mutes.dto.js';
import { MutesService } from './mutes.service.js';

@ApiTags('mutes')
@MembersOnly()
@Controller('api')
export class MutesController {
  constructor(private readonly mutes: MutesService) {}

  /** Whom the caller has muted, the latest first. */
  @Get('my/muted-members')
  @PageResponse(MutedMember)
  list(@Query() query: PageQuery, @CurrentUser() member: Member) {
    return this.mutes.list(member, query);
  }

  /** What they write is in no list of the caller any more, and the caller is not notified of it. */
  @Put('members/:id/mute')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(429, { 400: '`yourself`', 409: '`too_many_mutes`' })
  mute(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.mutes.mute(ref, member);
  }

  @Delete('members/:id/mute')
  @HttpCode(204)
  @ApiNoContentResponse()
  unmute(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.mutes.unmute(ref, member);
  }
}
