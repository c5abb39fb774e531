import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../core/access/access.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { AnalyticsResponse, AnalyticsQuery } from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';

@ApiTags('analytics')
@Controller('api/analytics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  /** How far those got who joined between two days, and how many were there in each week. */
  @Get()
  @AdminOnly()
  @JsonResponse(AnalyticsResponse)
  @ApiBadRequestResponse({ type: ErrorResponse })
  find(@Query() query: AnalyticsQuery) {
    return this.analytics.between(query);
  }
}
