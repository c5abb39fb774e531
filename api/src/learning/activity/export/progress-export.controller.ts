import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ProgressExportService } from './progress-export.service.js';

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

class ExportQuery {
  @ApiPropertyOptional({ enum: Object.keys(TYPES), default: 'json' })
  @IsIn(Object.keys(TYPES), { message: 'Choose csv or json.' })
  format: keyof typeof TYPES = 'json';
}

@ApiTags('activity')
@Controller('api/my/progress/export')
export class ProgressExportController {
  constructor(private readonly progress: ProgressExportService) {}

  /** The caller's courses, lessons, points, achievements and learning days as a file. */
  @Get()
  @MembersOnly()
  @ApiProduces(...Object.values(TYPES))
  @ApiOkResponse({ type: String, description: 'The file' })
  async file(
    @Query() { format }: ExportQuery,
    @CurrentUser() member: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const file = await this.progress[format](member);
    void reply
      .header('content-type', TYPES[format])
      .header('content-disposition', `attachment; filename="futurelab-progress.${format}"`);
    return file;
  }
}
