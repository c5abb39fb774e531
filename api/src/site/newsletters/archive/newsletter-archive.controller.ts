import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../core/access/access.js';
import { Database } from '../../../core/database/database.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { JsonResponse } from '../../../core/http/json-response.js';
import { PageResponse, readJsonPage } from '../../../core/paging/json-page.js';
import { decodeCursor, PageQuery } from '../../../core/paging/paging.js';
import { SlugPipe } from '../../content/content-params.pipe.js';
import { NewsletterIssue, NewsletterIssueSummary } from './newsletter-archive.dto.js';
import { ISSUE_KEY, issueBySlug, issuePage } from './newsletter-archive.queries.js';

/** The issues that were sent and are for everyone. */
@ApiTags('newsletters')
@Public()
@Controller('api/newsletters')
export class NewsletterArchiveController {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  @Get()
  @PageResponse(NewsletterIssueSummary)
  list(@Query() { cursor, limit }: PageQuery) {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, ISSUE_KEY.length);
    return readJsonPage(this.database, issuePage(limit, after));
  }

  @Get(':slug')
  @JsonResponse(NewsletterIssue)
  async find(@Param('slug', SlugPipe) slug: string): Promise<string> {
    const json = await this.database.json(issueBySlug(slug));
    if (json === undefined) throw new NotFoundError();
    return json;
  }
}
