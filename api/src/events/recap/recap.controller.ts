import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { RecapChanges } from './recap.dto.js';
import { RecapService } from './recap.service.js';

@ApiTags('events')
@Controller('api/events/:id/recap')
export class RecapController {
  constructor(private readonly recaps: RecapService) {}

  /** What came of an event that has ended, by its hosts; people who were going are notified of its first recap. */
  @Put()
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(429, { 403: '`not_host`', 409: '`event_not_over` or `event_canceled`' })
  save(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() changes: RecapChanges,
  ): Promise<void> {
    return this.recaps.save(member, ref, changes);
  }
}
