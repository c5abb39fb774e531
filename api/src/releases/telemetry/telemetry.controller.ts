import { Controller, Get, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AdminOnly, Public } from '../../core/access/access.js';
import { ApiError } from '../../core/errors/errors.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { WithoutIdempotencyKey } from '../../core/idempotency/idempotency.decorators.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import { readReport } from './telemetry-report.js';
import { RouteVital, TelemetryReport, VitalsQuery } from './telemetry.dto.js';
import { TelemetryService } from './telemetry.service.js';
import { readVisit, VISIT_COOKIE } from './visit-token.js';

const MAX_BYTES = 8 * 1024;
const LIMIT = { name: 'telemetry', limit: 600, windowSeconds: 60 };

@ApiTags('telemetry')
@WithoutIdempotencyKey()
@Controller('api/telemetry')
export class TelemetryController {
  constructor(
    private readonly telemetry: TelemetryService,
    private readonly rateLimits: RateLimitsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A page's report on its releases, as JSON or as `navigator.sendBeacon` sends it. */
  @Post()
  @Public()
  @HttpCode(204)
  @ApiBody({ type: TelemetryReport })
  @ApiNoContentResponse()
  @ApiErrors(429)
  async report(@Req() request: FastifyRequest): Promise<void> {
    if (sizeOf(request) > MAX_BYTES) throw new ApiError(413, 'too_large', 'This is too large.');
    const events = readReport(request.body);
    if (!events) throw new ApiError(400, 'validation_failed', 'This isn’t a page report.');
    await this.rateLimits.count(LIMIT, request.ip);
    const visit = readVisit(request.cookies[VISIT_COOKIE], this.config.visitSecret);
    await this.telemetry.count(events, visit, request.ip);
  }

  /** Web vitals of a release over the last day. */
  @Get('vitals')
  @AdminOnly()
  @ApiOkResponse({ type: [RouteVital] })
  vitals(@Query() query: VitalsQuery): Promise<RouteVital[]> {
    return this.telemetry.vitals(query);
  }
}

function sizeOf({ headers, body }: FastifyRequest): number {
  const length = Number(headers['content-length']);
  return Number.isFinite(length)
    ? length
    : Buffer.byteLength(typeof body === 'string' ? body : JSON.stringify(body ?? ''));
}
