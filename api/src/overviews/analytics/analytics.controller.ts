import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { AnalyticsResponse, AnalyticsQuery } from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';
import { METRIC_NAMES } from './metrics/metrics.js';

@ApiTags('analytics')
@AdminOnly()
@Controller('api/analytics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  /** The numbers of the days asked for, beside those of as many days before. */
  @Get()
  @ApiOkResponse({ type: AnalyticsResponse })
  find(@Query() query: AnalyticsQuery): Promise<AnalyticsResponse> {
    return this.analytics.between(query);
  }

  /** One part of them as a file for spreadsheets. Taking it is in the audit log. */
  @Get(':metric.csv')
  @ApiParam({ name: 'metric', enum: METRIC_NAMES })
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String, description: 'The file' })
  @ApiErrors({ 404: 'No such metric' })
  async file(
    @Param('metric') metric: string,
    @Query() query: AnalyticsQuery,
    @CurrentUser() actor: Member,
  ): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.analytics.export(metric, query, actor)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="futurelab-${metric}.csv"`,
    });
  }
}
