import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../../core/access/access.js';
import { PageResponse } from '../../../core/paging/json-page.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { JsonResponse } from '../../../core/http/json-response.js';
import { PageQuery } from '../../../core/paging/paging.js';
import type { Member } from '../../../core/access/member.js';
import { VersionNumberPipe } from '../../versions/version-number.pipe.js';
import { PublishedVersionSummary } from '../../versions/versions.dto.js';
import { VersionsService } from '../../versions/versions.service.js';
import { ContentEditingService } from '../content-editing.service.js';
import type { ContentKind } from '../content-kinds.js';
import { KindPipe, SlugPipe } from '../content-params.pipe.js';
import { ContentDetail, ContentVersion, ContentVersionDetail } from '../content.dto.js';
import { contentVersions } from '../content.queries.js';

@ApiTags('content')
@AdminOnly()
@ApiErrors(404)
@Controller('api/content/:kind/:slug/versions')
export class ContentVersionsController {
  constructor(
    private readonly versions: VersionsService,
    private readonly editing: ContentEditingService,
  ) {}

  /** What was ever public, the latest first; also of what has been deleted. */
  @Get()
  @PageResponse(PublishedVersionSummary)
  list(
    @Param('kind', KindPipe) kind: ContentKind,
    @Param('slug', SlugPipe) slug: string,
    @Query() query: PageQuery,
  ) {
    return this.versions.list(contentVersions({ kind, slug }), query);
  }

  @Get(':number')
  @JsonResponse(ContentVersionDetail)
  find(
    @Param('kind', KindPipe) kind: ContentKind,
    @Param('slug', SlugPipe) slug: string,
    @Param('number', VersionNumberPipe) number: number,
  ) {
    return this.versions.find(contentVersions({ kind, slug }), number);
  }

  /** Makes it the draft; what is published stays as it is. */
  @Post(':number/restoration')
  @HttpCode(200)
  @JsonResponse(ContentDetail)
  @ApiErrors({ 400: 'It lacks what its page shows by now', 409: 'Not the newest version' })
  restore(
    @Param('kind', KindPipe) kind: ContentKind,
    @Param('slug', SlugPipe) slug: string,
    @Param('number', VersionNumberPipe) number: number,
    @Body() { version }: ContentVersion,
    @CurrentUser() editor: Member,
  ) {
    return this.editing.restore({ kind, slug }, number, version, editor);
  }
}
