import { Controller, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { drainRequest } from '../../../core/http/drain-request.js';
import { AcceptsFiles } from '../../../core/http/multipart.js';
import type { Member } from '../../../core/access/member.js';
import { DataImportService } from './data-import.service.js';
import { ArchiveForm, DataImportResult, ImportQuery } from './import.dto.js';
import { MAX_ARCHIVE_BYTES, withReceivedArchive } from './receive-archive.js';

@ApiTags('own data')
@MembersOnly()
@Controller('api/my/import')
export class DataImportController {
  constructor(private readonly imports: DataImportService) {}

  /**
   * Brings in an archive of `POST /api/my/export`, as the field `file` of a form: profile, preferences, notes, reflections,
   * progress and certificates. The same archive again changes nothing, and it goes into one account, as does each certificate.
   */
  @Post()
  @HttpCode(200)
  @AcceptsFiles({ maxFileBytes: MAX_ARCHIVE_BYTES })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ArchiveForm })
  @ApiOkResponse({ type: DataImportResult })
  @ApiErrors(429, {
    400: '`no_file`, `broken_form`, `validation_failed`',
    409: '`archive_used`',
    413: '`archive_too_large`',
    415: '`not_an_archive`',
    422: '`foreign_archive`, `unsafe_archive`',
  })
  async import(
    @CurrentUser() member: Member,
    @Query() { preview }: ImportQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DataImportResult> {
    try {
      await this.imports.count(member);
      return await withReceivedArchive(request, (file) => this.imports.import(member, file, preview));
    } catch (error) {
      if (!(await drainRequest(request.raw))) reply.header('connection', 'close');
      throw error;
    }
  }
}
