import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { PageQuery } from '../../core/paging/paging.js';
import { FeedItem } from './feed.dto.js';
import { FeedService } from './feed.service.js';

@ApiTags('feed')
@MembersOnly()
@Controller('api/feed')
export class FeedController {
  constructor(private readonly feed: FeedService) {}

  /** Discussions, events, projects, finished courses and newcomers that the caller may see, the newest first. */
  @Get()
  @PageResponse(FeedItem)
  list(@Query() query: PageQuery, @CurrentUser() viewer: Member) {
    return this.feed.page(query, viewer);
  }
}
