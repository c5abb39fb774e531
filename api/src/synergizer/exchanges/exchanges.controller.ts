import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { AnsweredByTransaction } from '../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../core/access/member.js';
import {
  ChosenHelper,
  ExchangeChanges,
  ExchangeDetail,
  ExchangeListQuery,
  ExchangeReference,
  ExchangeSummary,
  NewExchange,
  NewHelper,
  Thanks,
} from './exchanges.dto.js';
import { ExchangesService } from './exchanges.service.js';
import { SettlementService } from './settlement.service.js';

@ApiTags('exchanges')
@Controller('api/exchanges')
export class ExchangesController {
  constructor(
    private readonly exchanges: ExchangesService,
    private readonly settlement: SettlementService,
  ) {}

  /** The latest first; visitors see titles. */
  @Get()
  @Public()
  @PageResponse(ExchangeSummary)
  list(@Query() query: ExchangeListQuery, @CurrentUser() viewer: Member | null) {
    return this.exchanges.list(query, viewer);
  }

  @Get(':id')
  @Public()
  @JsonResponse(ExchangeDetail)
  find(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member | null) {
    return this.exchanges.findVisibleOrFail(ref, viewer);
  }

  @Post()
  @AnsweredByTransaction()
  @MembersOnly()
  @ApiCreatedResponse({ type: ExchangeReference })
  @ApiErrors(429)
  start(@CurrentUser() member: Member, @Body() exchange: NewExchange) {
    return this.exchanges.start(member, exchange);
  }

  /** The person who started it, while nobody was chosen; an offer stays an offer. */
  @Patch(':id')
  @AnsweredByTransaction()
  @MembersOnly()
  @ApiOkResponse({ type: ExchangeReference })
  @ApiErrors({ 403: '`not_yours`', 409: '`wrong_state`' })
  change(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() changes: ExchangeChanges,
  ) {
    return this.exchanges.change(ref, member, changes);
  }

  /** Takes it back. */
  @Delete(':id')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 403: '`not_yours`', 409: '`wrong_state`' })
  withdraw(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.exchanges.withdraw(ref, member);
  }

  /** "I can help"; of an offer: "I would like that". */
  @Post(':id/helpers')
  @AnsweredByTransaction()
  @MembersOnly()
  @ApiCreatedResponse({ type: ExchangeReference })
  @ApiErrors({ 400: '`yourself`', 409: '`wrong_state`' })
  help(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member, @Body() helper: NewHelper) {
    return this.exchanges.help(ref, member, helper);
  }

  @Delete(':id/helpers/mine')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: '`wrong_state`' })
  takeBackHelp(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.exchanges.takeBackHelp(ref, member);
  }

  /** Its owner picks one of those; a conversation opens. */
  @Put(':id/helper')
  @MembersOnly()
  @ApiOkResponse({ type: ExchangeReference })
  @ApiErrors({ 403: '`not_yours`', 409: '`wrong_state` or `not_among_helpers`' })
  choose(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() { memberId }: ChosenHelper,
  ) {
    return this.settlement.choose(ref, member, memberId.toLowerCase());
  }

  /** Each of the two says so; then it counts. */
  @Put(':id/done')
  @MembersOnly()
  @ApiOkResponse({ type: ExchangeReference })
  @ApiErrors({ 403: '`not_yours`', 409: '`wrong_state`' })
  settle(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member) {
    return this.settlement.settle(ref, member);
  }

  @Put(':id/thanks')
  @MembersOnly()
  @ApiOkResponse({ type: ExchangeReference })
  @ApiErrors({ 403: '`not_yours`', 409: '`wrong_state`' })
  thank(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member, @Body() { text }: Thanks) {
    return this.settlement.thank(ref, member, text);
  }
}
