import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import type { Member } from '../../core/access/member.js';
import { NewsletterChoiceService } from './newsletter-choice.service.js';
import { NewsletterChoiceRequest, NewsletterChoiceResponse } from './subscribers.dto.js';

@ApiTags('subscribers')
@MembersOnly()
@Controller('api/my/newsletter')
export class NewsletterChoiceController {
  constructor(private readonly newsletter: NewsletterChoiceService) {}

  @Get()
  @ApiOkResponse({ type: NewsletterChoiceResponse })
  choice(@CurrentUser() { email }: Member): Promise<NewsletterChoiceResponse> {
    return this.newsletter.of(email);
  }

  @Put()
  @ApiOkResponse({ type: NewsletterChoiceResponse })
  @ApiErrors({ 409: '`no_address`: the account has none to write to' })
  choose(
    @CurrentUser() { id }: Member,
    @Body() choice: NewsletterChoiceRequest,
  ): Promise<NewsletterChoiceResponse> {
    return this.newsletter.choose(id, choice);
  }
}
