import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { JsonResponse } from '../../../core/http/json-response.js';
import { VersionNumberPipe } from '../../versions/version-number.pipe.js';
import { LegalVersionDetail, LegalVersionSummary } from './legal.dto.js';
import { LegalChangesService } from './legal-changes.service.js';
import { type LegalPage, LegalPagePipe } from './legal-pages.js';

@ApiTags('content')
@Public()
@ApiErrors(404)
@Controller('api/legal/:page/versions')
export class LegalController {
  constructor(private readonly changes: LegalChangesService) {}

  /** What was ever public of the terms or the privacy notice, the latest first. */
  @Get()
  @JsonResponse(LegalVersionSummary, { isArray: true })
  list(@Param('page', LegalPagePipe) page: LegalPage): Promise<string> {
    return this.changes.list(page);
  }

  @Get(':number')
  @JsonResponse(LegalVersionDetail)
  find(
    @Param('page', LegalPagePipe) page: LegalPage,
    @Param('number', VersionNumberPipe) number: number,
  ): Promise<string> {
    return this.changes.find(page, number);
  }
}
