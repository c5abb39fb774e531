import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../core/access/access.js';
import { ApiErrors } from '../core/http/api-errors.js';
import { type JsonPage, PageResponse } from '../core/paging/json-page.js';
import { PageQuery } from '../core/paging/paging.js';
import { AdminOrDeployToken } from './access/release-actor.js';
import { AppPipe } from './registry/release-params.pipe.js';
import {
  AuditListQuery,
  ReleaseAuditEventResponse,
  ReleasesResponse,
  ReleaseSummary,
  SectionStatus,
} from './releases.dto.js';
import { ReleasesService } from './releases.service.js';

@ApiTags('releases')
@Controller('api/releases')
export class ReleasesController {
  constructor(private readonly releases: ReleasesService) {}

  /** Every section: what it serves, how that has done over the last ten minutes, and its newest releases. */
  @Get()
  @AdminOnly()
  @ApiOkResponse({ type: ReleasesResponse })
  overview(): Promise<ReleasesResponse> {
    return this.releases.overview();
  }

  @Get('audit')
  @AdminOnly()
  @PageResponse(ReleaseAuditEventResponse)
  audit(@Query() query: AuditListQuery): Promise<JsonPage> {
    return this.releases.auditEvents(query);
  }

  /** One section, for its pipeline as well, and what was done last. */
  @Get(':app/channel')
  @AdminOrDeployToken()
  @ApiOkResponse({ type: SectionStatus })
  @ApiErrors(404)
  status(@Param('app', AppPipe) app: string): Promise<SectionStatus> {
    return this.releases.status(app);
  }

  @Get(':app')
  @AdminOrDeployToken()
  @PageResponse(ReleaseSummary)
  list(@Param('app', AppPipe) app: string, @Query() query: PageQuery): Promise<JsonPage> {
    return this.releases.list(app, query);
  }
}
