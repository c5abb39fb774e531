import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { AnsweredByTransaction } from '../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../core/access/member.js';
import { CancelQuery, EventChanges, EventReference, NewEvent } from './event-editor.dto.js';
import { EventEditorService } from './event-editor.service.js';

@ApiTags('events')
@Controller('api/events')
export class EventEditorController {
  constructor(private readonly editor: EventEditorService) {}

  /** In a group by its owners; outside of groups by admins, Pro members and whom an administrator lets, with up to five before them. */
  @Post()
  @AnsweredByTransaction()
  @MembersOnly()
  @ApiCreatedResponse({ type: EventReference })
  @ApiErrors(429, { 403: '`not_host`', 404: 'No such group', 409: '`archived` or `too_many_events`' })
  create(@CurrentUser() member: Member, @Body() event: NewEvent): Promise<EventReference> {
    return this.editor.create(member, event);
  }

  /** People who are going are notified when it takes place at another time or place. */
  @Patch(':id')
  @AnsweredByTransaction()
  @MembersOnly()
  @ApiOkResponse({ type: EventReference })
  @ApiErrors({ 403: '`not_host`', 409: '`event_over`, `event_canceled` or `too_few_places`' })
  change(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() changes: EventChanges,
  ): Promise<EventReference> {
    return this.editor.change(member, ref, changes);
  }

  /** Cancels it and notifies people who are going; its page stays. */
  @Delete(':id')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 403: '`not_host`', 409: '`event_over`' })
  cancel(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Query() { scope }: CancelQuery,
  ): Promise<void> {
    return this.editor.cancel(member, ref, scope);
  }
}
