import { Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { PageQuery } from '../../core/paging/paging.js';
import type { Member } from '../../core/access/member.js';
import { BlockedMember } from './blocks.dto.js';
import { BlocksService } from './blocks.service.js';

@ApiTags('blocks')
@MembersOnly()
@Controller('api')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  /** Whom the caller has blocked, the latest first. */
  @Get('my/blocks')
  @PageResponse(BlockedMember)
  list(@Query() query: PageQuery, @CurrentUser() member: Member) {
    return this.blocks.list(member, query);
  }

  /** Neither sees or reaches the other from now on. */
  @Put('members/:id/block')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 400: '`yourself`' })
  block(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.blocks.block(ref, member);
  }

  /** Only ends what the caller began: the other may have blocked them too. */
  @Delete('members/:id/block')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 400: '`yourself`' })
  unblock(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.blocks.unblock(ref, member);
  }
}
