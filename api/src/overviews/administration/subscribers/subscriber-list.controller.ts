import { Body, Controller, Delete, Get, HttpCode, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ActReason } from '../../../core/audit/reason.dto.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { PageResponse } from '../../../core/paging/json-page.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { csvFile } from '../csv-rows.js';
import { SubscriberActsService } from './subscriber-acts.service.js';
import { SubscriberEntry, SubscriberQuery } from './subscriber-list.dto.js';
import { SubscriberListService } from './subscriber-list.service.js';

@ApiTags('newsletters')
@AdminOnly()
@Controller('api/admin')
export class SubscriberListController {
  constructor(
    private readonly subscribers: SubscriberListService,
    private readonly acts: SubscriberActsService,
  ) {}

  /** Everyone who asked for the newsletter, also without having confirmed, and everyone who left. */
  @Get('subscribers')
  @PageResponse(SubscriberEntry)
  list(@Query() query: SubscriberQuery) {
    return this.subscribers.page(query);
  }

  /** The same, all of it, as a file for spreadsheets. Taking it is in the audit log. */
  @Get('subscribers.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String, description: 'The file' })
  async file(@Query() query: SubscriberQuery, @CurrentUser() actor: Member): Promise<StreamableFile> {
    return csvFile('futurelab-subscribers.csv', await this.subscribers.export(query, actor));
  }

  /** Ends the newsletter for an address, as its own link does. It is in the audit log. */
  @Delete('subscribers/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 404: 'No such subscriber', 409: '`already_left`' })
  remove(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: ActReason,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.acts.remove(id, reason, actor);
  }

  /** Sends to an address again after a bounce; a complaint, and a wish to leave, stay. It is in the audit log. */
  @Delete('subscribers/:id/bounce')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 404: 'No such subscriber', 409: '`no_bounce`' })
  liftBounce(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: ActReason,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.acts.liftBounce(id, reason, actor);
  }
}
