import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { ContentPreview } from '../content.dto.js';
import { SlugPipe } from '../content-params.pipe.js';
import { ContentService } from '../content.service.js';

@ApiTags('content')
@AdminOnly()
@Controller('api/content/page/:slug/preview')
export class ContentPreviewController {
  constructor(private readonly content: ContentService) {}

  /** Where the draft is seen on its page, by anyone who has the address, until it expires. */
  @Get()
  @ApiOkResponse({ type: ContentPreview })
  @ApiErrors(404)
  preview(@Param('slug', SlugPipe) slug: string): Promise<ContentPreview> {
    return this.content.preview(slug);
  }
}
