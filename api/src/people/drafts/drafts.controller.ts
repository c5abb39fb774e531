import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import type { Member } from '../../core/access/member.js';
import { DraftPlace, DraftRequest, DraftResponse } from './drafts.dto.js';
import { DraftsService } from './drafts.service.js';

@ApiTags('drafts')
@MembersOnly()
@Controller('api/my/drafts')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Get()
  @ApiOkResponse({ type: [DraftResponse] })
  async list(@CurrentUser() member: Member): Promise<DraftResponse[]> {
    const drafts = await this.drafts.list(member);
    return drafts.map(({ place, content, updatedAt }) => ({
      place,
      content,
      updatedAt: updatedAt.toISOString(),
    }));
  }

  @Put(':place')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: '`too_many_drafts`' })
  async save(
    @CurrentUser() member: Member,
    @Param() { place }: DraftPlace,
    @Body() { content }: DraftRequest,
  ): Promise<void> {
    await this.drafts.save(member, place, content);
  }

  @Delete(':place')
  @HttpCode(204)
  @ApiNoContentResponse()
  async discard(@CurrentUser() member: Member, @Param() { place }: DraftPlace): Promise<void> {
    await this.drafts.discard(member, place);
  }
}
