import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { BookmarkListQuery, BookmarkPath, BookmarkRequest, BookmarkResponse } from './bookmarks.dto.js';
import { BookmarksService } from './bookmarks.service.js';

@ApiTags('bookmarks')
@MembersOnly()
@Controller('api/my/bookmarks')
export class BookmarksController {
  constructor(private readonly bookmarks: BookmarksService) {}

  /** What the caller bookmarked and may still read, the latest first. */
  @Get()
  @PageResponse(BookmarkResponse)
  list(@Query() query: BookmarkListQuery, @CurrentUser() member: Member) {
    return this.bookmarks.list(member, query);
  }

  /** Bookmarks it, with a reminder or without. */
  @Put(':kind/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(429, { 409: '`too_many_bookmarks`' })
  save(
    @Param('id', UuidPipe) id: string,
    @Param() { kind }: BookmarkPath,
    @Body() { remindOn }: BookmarkRequest,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.bookmarks.save(member, kind, id, remindOn ?? null);
  }

  @Delete(':kind/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(
    @Param('id', UuidPipe) id: string,
    @Param() _path: BookmarkPath,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.bookmarks.remove(member, id);
  }
}
