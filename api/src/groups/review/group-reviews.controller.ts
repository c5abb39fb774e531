import { applyDecorators, Body, Controller, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiNoContentResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../core/access/access.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { PageQuery } from '../../core/paging/paging.js';
import type { Member } from '../../core/access/member.js';
import { GroupReturn, PendingGroup } from './group-reviews.dto.js';
import { GroupReviewsService } from './group-reviews.service.js';

const Decision = () =>
  applyDecorators(
    HttpCode(204),
    ApiNoContentResponse(),
    ApiNotFoundResponse({ type: ErrorResponse }),
    ApiConflictResponse({ type: ErrorResponse, description: '`already_decided`' }),
  );

@ApiTags('groups')
@AdminOnly()
@Controller('api/admin/groups')
export class GroupReviewsController {
  constructor(private readonly reviews: GroupReviewsService) {}

  /** New groups that wait, the longest waiting first. */
  @Get('pending')
  @PageResponse(PendingGroup)
  list(@Query() query: PageQuery) {
    return this.reviews.list(query);
  }

  /** From then on others see it; its owner is notified. */
  @Put(':id/approval')
  @Decision()
  approve(@Param('id', UuidPipe) id: string, @CurrentUser() actor: Member): Promise<void> {
    return this.reviews.approve(id, actor);
  }

  /** Its owner is notified what to change, and sends it again by changing it. */
  @Put(':id/return')
  @Decision()
  return(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() actor: Member,
    @Body() { reason }: GroupReturn,
  ): Promise<void> {
    return this.reviews.return(id, actor, reason);
  }
}
