import { Body, Controller, Post, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
import type { Member } from '../../core/access/member.js';
import { NewReport, ReportReference } from './reports.dto.js';
import { ReportsService } from './reports.service.js';

@ApiTags('reports')
@MembersOnly()
@Controller('api/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /** Kept with a copy of what is reported. What two members have reported is hidden until a moderator has looked at it. */
  @Post()
  @ApiCreatedResponse({ type: ReportReference })
  @ApiOkResponse({ type: ReportReference, description: 'Reported before by the same member' })
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiNotFoundResponse({ type: ErrorResponse, description: 'Nothing that the member sees' })
  @ApiConflictResponse({ type: ErrorResponse, description: '`own`' })
  @ApiTooManyRequestsResponse({ type: ErrorResponse })
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
