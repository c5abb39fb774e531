import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentlyAuthenticated } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { MergePreview, MergePreviewQuery, MergeRequest } from './account-merging.dto.js';
import { AccountMergingService } from './account-merging.service.js';

const REFUSALS = {
  400: '`same_account`, `yourself`',
  404: 'No such member',
  409: '`role_lost`, `suspended`, `both_pay`',
} as const;

@ApiTags('members')
@AdminOnly()
@Controller('api/admin/members/:id')
export class AccountMergingController {
  constructor(private readonly merging: AccountMergingService) {}

  /** What would become of everything if another account were merged into this one: done, and rolled back. */
  @Get('merge')
  @ApiOkResponse({ type: MergePreview })
  @ApiErrors(REFUSALS)
  preview(
    @Param('id', UuidPipe) id: string,
    @Query() { goes }: MergePreviewQuery,
    @CurrentUser() actor: Member,
  ): Promise<MergePreview> {
    return this.merging.preview(id, goes, actor);
  }

  /** Merges another account into this one, for good; both addresses are mailed, and it is in the audit log. */
  @RecentlyAuthenticated()
  @Post('merge')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(REFUSALS)
  merge(
    @Param('id', UuidPipe) id: string,
    @Body() { goes, reason }: MergeRequest,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.merging.merge(id, goes, reason, actor);
  }
}
