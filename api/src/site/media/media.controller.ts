import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import {
  MediaChange,
  MediaDeletion,
  MediaDetail,
  MediaItem,
  MediaListQuery,
  MediaUsage,
} from './media.dto.js';
import { MediaService } from './media.service.js';

/** The library that films of lessons, recordings of events and episodes come from. */
@ApiTags('media')
@AdminOnly()
@Controller('api/admin/media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  /** The newest first. What is on its way is among it, and for a day what was refused. */
  @Get()
  @PageResponse(MediaItem)
  list(@Query() query: MediaListQuery) {
    return this.media.page(query);
  }

  @Get('usage')
  @ApiOkResponse({ type: MediaUsage })
  usage(): Promise<MediaUsage> {
    return this.media.usage();
  }

  @Get(':id')
  @JsonResponse(MediaDetail)
  find(@Param('id', UuidPipe) id: string) {
    return this.media.find(id);
  }

  /** Renames it, opens or closes it, or notes what a browser read from it. */
  @Patch(':id')
  @JsonResponse(MediaDetail)
  change(@Param('id', UuidPipe) id: string, @Body() change: MediaChange, @CurrentUser() actor: Member) {
    return this.media.change(id, change, actor);
  }

  /** Not while it is used. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: '`media_used`' })
  delete(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: MediaDeletion,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.media.delete(id, reason, actor);
  }
}
