import { Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  CurrentUser,
  MembersOnly,
  OpenToSuspended,
  RecentlyAuthenticated,
} from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import type { Member } from '../../../core/access/member.js';
import { DataExportState } from './data-export.dto.js';
import { DataExportsService } from './data-exports.service.js';

@ApiTags('own data')
@MembersOnly()
@Controller('api/my/export')
export class DataExportsController {
  constructor(private readonly exports: DataExportsService) {}

  /** The latest copy of everything of one's own. */
  @Get()
  @ApiOkResponse({ type: DataExportState })
  state(@CurrentUser() member: Member): Promise<DataExportState> {
    return this.exports.stateOf(member);
  }

  /** Asks for a copy of everything of one's own; mailed when it is ready. While one is being made it is that one. */
  @Post()
  @HttpCode(202)
  @OpenToSuspended()
  @ApiAcceptedResponse({ type: DataExportState })
  @ApiErrors(429)
  request(@CurrentUser() member: Member): Promise<DataExportState> {
    return this.exports.request(member);
  }

  /** For whom it is about, and nobody else. */
  @RecentlyAuthenticated()
  @Get('file')
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(404)
  async file(@CurrentUser() member: Member, @Res() reply: FastifyReply): Promise<void> {
    const { stream, fileName, bytes } = await this.exports.open(member);
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('content-length', bytes)
      .type('application/zip')
      .send(stream);
  }
}
