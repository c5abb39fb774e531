import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AdminOnly, CurrentUser, Public } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { PageQuery } from '../../core/paging/paging.js';
import type { Member } from '../../core/access/member.js';
import { ContentEditingService } from './content-editing.service.js';
import { contentForm } from './content-form.js';
import { KindPipe, SlugPipe } from './content-params.pipe.js';
import {
  ContentDetail,
  ContentDraft,
  ContentForm,
  ContentItem,
  ContentOrder,
  ContentPreviewQuery,
  ContentQuery,
  ContentPublication,
  ContentRemoval,
  ContentSummary,
  ContentVersion,
} from './content.dto.js';
import type { ContentKind } from './content-kinds.js';
import { ContentService } from './content.service.js';

const STALE = 'Not the newest version, or not in this state';

@ApiTags('content')
@Controller('api/content')
export class ContentController {
  constructor(
    private readonly content: ContentService,
    private readonly editing: ContentEditingService,
  ) {}

  /** Everything there is, drafts too. */
  @Get()
  @AdminOnly()
  @PageResponse(ContentSummary)
  listAll(@Query() query: ContentQuery) {
    return this.editing.list(query);
  }

  /** What is published of a kind, in its order. */
  @Get(':kind')
  @Public()
  @PageResponse(ContentItem)
  list(@Param('kind', KindPipe) kind: ContentKind, @Query() query: PageQuery) {
    return this.content.list(kind, query);
  }

  /** The order of its list, for readers too. */
  @Put(':kind/order')
  @AdminOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  async order(
    @Param('kind', KindPipe) kind: ContentKind,
    @Body() { slugs }: ContentOrder,
    @CurrentUser() editor: Member,
  ): Promise<void> {
    await this.editing.order(kind, slugs, editor);
  }

  @Get(':kind/:slug')
  @Public()
  @JsonResponse(ContentItem)
  @ApiErrors({ 403: '`preview_expired`' })
  find(
    @Param('kind', KindPipe) kind: ContentKind,
    @Param('slug', SlugPipe) slug: string,
    @Query() { preview }: ContentPreviewQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (preview === undefined) return this.content.find({ kind, slug });
    void reply.header('cache-control', 'no-store');
    return this.content.findPreview({ kind, slug }, preview);
  }

  /** How it is filled in; also of what is not there yet. */
  @Get(':kind/:slug/form')
  @AdminOnly()
  @ApiOkResponse({ type: ContentForm })
  form(@Param('kind', KindPipe) kind: ContentKind, @Param('slug', SlugPipe) slug: string): ContentForm {
    return contentForm(kind, slug);
  }

  /** What is being written, what is published, and who did what. */
  @Get(':kind/:slug/draft')
  @AdminOnly()
  @JsonResponse(ContentDetail)
  findDraft(@Param('kind', KindPipe) kind: ContentKind, @Param('slug', SlugPipe) slug: string) {
    return this.editing.find({ kind, slug });
  }

  /** Begins or changes the draft; what is published stays as it is. */
  @Put(':kind/:slug/draft')
  @AdminOnly()
  @JsonResponse(ContentDetail)
  @ApiErrors({ 409: STALE })
  write(
    @Param('kind', KindPipe) kind: ContentKind,
    @Param('slug', SlugPipe) slug: string,
    @Body() draft: ContentDraft,
    @CurrentUser() editor: Member,
  ) {
    return this.editing.write({ kind, slug }, draft, editor);
  }

  /** Discards the draft; what is published stays as it is, and what never was is gone. */
  @Delete(':kind/:slug/draft')
  @AdminOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: STALE })
  async discard(
    @Param('kind', KindPipe) kind: ContentKind,
    @Param('slug', SlugPipe) slug: string,
    @Query() { version }: ContentVersion,
    @CurrentUser() editor: Member,
  ): Promise<void> {
    await this.editing.discard({ kind, slug }, version, editor);
  }

  /** Puts the draft in the place of what is published. */
  @Put(':kind/:slug/publication')
  @AdminOnly()
  @JsonResponse(ContentDetail)
  @ApiErrors({ 400: 'The draft lacks what its page shows', 409: STALE })
  publish(
    @Param('kind', KindPipe) kind: ContentKind,
    @Param('slug', SlugPipe) slug: string,
    @Body() publication: ContentPublication,
    @CurrentUser() editor: Member,
  ) {
    return this.editing.publish({ kind, slug }, publication, editor);
  }

  /** Takes it from the site: it becomes the draft, or stays a version when there is a newer draft. */
  @Delete(':kind/:slug/publication')
  @AdminOnly()
  @JsonResponse(ContentDetail)
  @ApiErrors({ 409: STALE })
  unpublish(
    @Param('kind', KindPipe) kind: ContentKind,
    @Param('slug', SlugPipe) slug: string,
    @Query() { version }: ContentVersion,
    @Body() { reason }: ContentRemoval,
    @CurrentUser() editor: Member,
  ) {
    return this.editing.unpublish({ kind, slug }, version, editor, reason);
  }

  @Delete(':kind/:slug')
  @AdminOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: STALE })
  async remove(
    @Param('kind', KindPipe) kind: ContentKind,
    @Param('slug', SlugPipe) slug: string,
    @Query() { version }: ContentVersion,
    @Body() { reason }: ContentRemoval,
    @CurrentUser() editor: Member,
  ): Promise<void> {
    await this.editing.remove({ kind, slug }, version, editor, reason);
  }
}
