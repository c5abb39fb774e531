import { Body, Controller, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiExtraModels, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AdminOnly, CurrentUser, Public } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { AnsweredByTransaction } from '../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../core/access/member.js';
import {
  ConsultingEnquiry,
  ContactEnquiry,
  EnquiryChange,
  EnquiryDetail,
  EnquiryListQuery,
  EnquiryReceipt,
  type EnquiryRequest,
  EnquirySummary,
  SpeakingEnquiry,
} from './enquiries.dto.js';
import { EnquiriesService } from './enquiries.service.js';
import { EnquiryInboxService } from './inbox/enquiry-inbox.service.js';
import { EnquiryPipe } from './enquiry.pipe.js';

@ApiTags('enquiries')
@ApiExtraModels(ContactEnquiry, ConsultingEnquiry, SpeakingEnquiry)
@Controller('api/enquiries')
export class EnquiriesController {
  constructor(
    private readonly enquiries: EnquiriesService,
    private readonly inbox: EnquiryInboxService,
  ) {}

  /** A message, or a request for consulting or a speaker. Sent twice, it is one. */
  @Post()
  @AnsweredByTransaction()
  @Public()
  @ApiBody({
    schema: {
      oneOf: [ContactEnquiry, ConsultingEnquiry, SpeakingEnquiry].map(($ref) => ({
        $ref: getSchemaPath($ref),
      })),
    },
  })
  @ApiCreatedResponse({ type: EnquiryReceipt })
  @ApiErrors(429)
  receive(@Body(EnquiryPipe) body: EnquiryRequest, @Req() { ip }: FastifyRequest): Promise<EnquiryReceipt> {
    return this.enquiries.receive(body, ip);
  }

  /** The newest first. */
  @Get()
  @AdminOnly()
  @PageResponse(EnquirySummary)
  list(@Query() query: EnquiryListQuery) {
    return this.inbox.list(query);
  }

  @Get(':id')
  @AdminOnly()
  @JsonResponse(EnquiryDetail)
  find(@Param('id', UuidPipe) id: string) {
    return this.inbox.find(id);
  }

  /** Its state, who looks after it, and notes; what is left out stays. */
  @Patch(':id')
  @AdminOnly()
  @JsonResponse(EnquiryDetail)
  @ApiErrors({ 409: 'This state cannot follow the one it is in' })
  change(@Param('id', UuidPipe) id: string, @Body() change: EnquiryChange, @CurrentUser() actor: Member) {
    return this.inbox.change(id, change, actor);
  }
}
