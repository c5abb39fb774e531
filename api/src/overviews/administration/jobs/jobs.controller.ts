import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../../core/access/access.js';
import { csvFile } from '../csv-rows.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { JsonResponse } from '../../../core/http/json-response.js';
import { PageResponse } from '../../../core/paging/json-page.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { JobDropRequest, JobEntry, JobListQuery, JobQueueNumbers, JobRetryRequest } from './jobs.dto.js';
import { AdministeredJobsService } from './jobs.service.js';

@ApiTags('administration')
@AdminOnly()
@Controller('api/admin')
export class AdministeredJobsController {
  constructor(private readonly jobs: AdministeredJobsService) {}

  /** Background jobs, emails among them. Those that are done are listed for twelve hours, those that failed for two weeks. */
  @Get('jobs')
  @PageResponse(JobEntry)
  list(@Query() query: JobListQuery) {
    return this.jobs.page(query);
  }

  /** The same, all of it, as a file for spreadsheets. Taking it is in the audit log. */
  @Get('jobs.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String, description: 'The file' })
  async file(@Query() query: JobListQuery, @CurrentUser() actor: Member): Promise<StreamableFile> {
    return csvFile('futurelab-jobs.csv', await this.jobs.export(query, actor));
  }

  /** Every queue, and how much is in it: those of emails first. */
  @Get('jobs/queues')
  @JsonResponse(JobQueueNumbers, { isArray: true })
  queues() {
    return this.jobs.queues();
  }

  /** Runs one that failed again, at once, with as many attempts as a new one. */
  @Post('jobs/:id/retry')
  @HttpCode(200)
  @ApiOkResponse({ type: JobEntry })
  @ApiErrors({ 409: '`not_failed`, `already_dropped`, `may_arrive_twice`, `code_expired`' })
  retry(
    @Param('id', UuidPipe) id: string,
    @Body() request: JobRetryRequest,
    @CurrentUser() actor: Member,
  ): Promise<JobEntry> {
    return this.jobs.retry(id, request, actor);
  }

  /** Deletes one that failed or waits: it never runs. */
  @Delete('jobs/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: '`not_droppable`, `already_dropped`' })
  drop(
    @Param('id', UuidPipe) id: string,
    @Body() request: JobDropRequest,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.jobs.drop(id, request, actor);
  }
}
