import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import type { Member } from '../../core/access/member.js';
import { NewReport, ReportReference } from './reports.dto.js';
import { ReportsService } from './reports.service.js';

@ApiTags('reports')
@MembersOnly()
@Controller('api/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /** Stored with a copy of what is reported. What two members have reported is hidden until a moderator has looked at it. */
  @Post()
  @ApiCreatedResponse({ type: ReportReference })
  @ApiOkResponse({ type: ReportReference, description: 'Reported before by the same member' })
  @ApiErrors(429, { 404: 'Nothing that the member sees', 409: '`own`' })
  async create(
    @CurrentUser() member: Member,
    @Body() report: NewReport,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportReference> {
    const { id, isNew } = await this.reports.create(member, report);
    reply.status(isNew ? 201 : 200);
    return { id };
  }
}
