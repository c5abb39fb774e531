import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminOnly } from '../core/access/access.js';
import { ApiErrors } from '../core/http/api-errors.js';
import { PageQuery, sendPaging } from '../core/paging/paging.js';
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
  @ApiOkResponse({ type: [ReleaseAuditEventResponse] })
  async audit(
    @Query() query: AuditListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReleaseAuditEventResponse[]> {
    const { items, nextCursor } = await this.releases.auditEvents(query);
    sendPaging(request, reply, { nextCursor });
    return items;
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
  @ApiOkResponse({ type: [ReleaseSummary] })
  async list(
    @Param('app', AppPipe) app: string,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReleaseSummary[]> {
    const { items, nextCursor } = await this.releases.list(app, query);
    sendPaging(request, reply, { nextCursor });
    return items;
  }
}
