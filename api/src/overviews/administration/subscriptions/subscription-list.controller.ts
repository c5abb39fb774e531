import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../../core/access/access.js';
import { csvFile } from '../csv-rows.js';
import type { Member } from '../../../core/access/member.js';
import { JsonResponse } from '../../../core/http/json-response.js';
import { PageResponse } from '../../../core/paging/json-page.js';
import { ProviderStatus, SubscriptionEntry, SubscriptionQuery } from './subscription-list.dto.js';
import { SubscriptionListService } from './subscription-list.service.js';

@ApiTags('administration')
@AdminOnly()
@Controller('api/admin')
export class SubscriptionListController {
  constructor(private readonly subscriptions: SubscriptionListService) {}

  /** Pro that is paid for, and Pro that was given. */
  @Get('subscriptions')
  @PageResponse(SubscriptionEntry)
  list(@Query() query: SubscriptionQuery) {
    return this.subscriptions.page(query);
  }

  /** The same, all of it, as a file for spreadsheets. Taking it is in the audit log. */
  @Get('subscriptions.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String, description: 'The file' })
  async file(@Query() query: SubscriptionQuery, @CurrentUser() actor: Member): Promise<StreamableFile> {
    return csvFile('futurelab-subscriptions.csv', await this.subscriptions.export(query, actor));
  }

  /** Where payments are taken, and for what price. */
  @Get('payment-provider')
  @JsonResponse(ProviderStatus)
  provider() {
    return this.subscriptions.provider();
  }
}
