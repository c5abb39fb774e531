import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../core/access/access.js';
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
  find(@Query() query: AnalyticsQuery) {
    return this.analytics.between(query);
  }
}
