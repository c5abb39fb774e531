import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AdminOnly, CurrentUser } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { sendMailPage } from '../../core/mail/html/send-mail-page.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import {
  NewsletterAudiences,
  NewsletterCancellation,
  NewsletterChange,
  NewsletterDetail,
  NewsletterListQuery,
  NewsletterRequest,
  NewsletterSchedule,
  NewsletterSummary,
} from './newsletters.dto.js';
import { NewslettersService } from './newsletters.service.js';

@ApiTags('newsletters')
@AdminOnly()
@Controller('api/admin/newsletters')
export class NewslettersController {
  constructor(private readonly newsletters: NewslettersService) {}

  /** The newest first. */
  @Get()
  @PageResponse(NewsletterSummary)
  list(@Query() query: NewsletterListQuery) {
    return this.newsletters.page(query);
  }

  @Get('audiences')
  @JsonResponse(NewsletterAudiences)
  audiences() {
    return this.newsletters.audiences();
  }

  @Get(':id')
  @JsonResponse(NewsletterDetail)
  find(@Param('id', UuidPipe) id: string) {
    return this.newsletters.find(id);
  }

  /** The email as it was saved. */
  @Get(':id/preview')
  @ApiOkResponse({ description: 'A page of HTML', content: { 'text/html': { schema: { type: 'string' } } } })
  async preview(
    @Param('id', UuidPipe) id: string,
    @Query('theme') theme: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.newsletters.preview(id, theme === 'dark' ? 'dark' : 'light');
    sendMailPage(reply, page);
  }

  /** A draft. */
  @Post()
  @JsonResponse(NewsletterDetail)
  @ApiCreatedResponse({ type: NewsletterDetail })
  @ApiErrors({ 409: '`slug_taken`' })
  create(@Body() request: NewsletterRequest, @CurrentUser() actor: Member) {
    return this.newsletters.create(request, actor);
  }

  /** A draft, or one that was canceled before it went to anyone, which is a draft then. */
  @Put(':id')
  @JsonResponse(NewsletterDetail)
  @ApiErrors({ 409: '`newsletter_not_editable`, `newsletter_changed` or `slug_taken`' })
  change(@Param('id', UuidPipe) id: string, @Body() change: NewsletterChange, @CurrentUser() actor: Member) {
    return this.newsletters.change(id, change, actor);
  }

  /** Sends it to the caller alone. */
  @Post(':id/test')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: '`no_address`' })
  test(@Param('id', UuidPipe) id: string, @CurrentUser() actor: Member): Promise<void> {
    return this.newsletters.test(id, actor);
  }

  /** Sends it to its audience, now or later. */
  @Post(':id/schedule')
  @HttpCode(200)
  @JsonResponse(NewsletterDetail)
  @ApiErrors({ 409: '`newsletter_not_editable` or `no_recipients`' })
  schedule(
    @Param('id', UuidPipe) id: string,
    @Body() schedule: NewsletterSchedule,
    @CurrentUser() actor: Member,
  ) {
    return this.newsletters.schedule(id, schedule, actor);
  }

  /** Nobody else gets it; what is on its way arrives. */
  @Post(':id/cancel')
  @HttpCode(200)
  @JsonResponse(NewsletterDetail)
  @ApiErrors({ 409: '`newsletter_not_cancelable`' })
  cancel(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: NewsletterCancellation,
    @CurrentUser() actor: Member,
  ) {
    return this.newsletters.cancel(id, reason ?? null, actor);
  }
}
