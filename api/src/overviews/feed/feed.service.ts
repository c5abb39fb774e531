import { Injectable } from '@nestjs/common';
import { isPro, type Member } from '../../core/access/member.js';
import { Database } from '../../core/database/database.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { FEED_KEY, feedPage } from './feed.queries.js';

@Injectable()
export class FeedService {
  constructor(private readonly database: Database) {}

  /** What happened in the community that the member may see, the newest first. @throws ApiError 400 */
  page({ cursor, limit }: PageQuery, viewer: Member): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, FEED_KEY.length);
    return readJsonPage(this.database, feedPage(viewer.id, isPro(viewer), limit, after));
  }
}
