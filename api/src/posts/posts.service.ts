import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../common/id-or-slug.pipe.js';
import { NotFoundError } from '../common/errors.js';
import { type JsonPage, readJsonPage } from '../common/database/json-page.js';
import { decodeCursor } from '../common/paging.js';
import { SingleFlight } from '../common/single-flight.js';
import { Database } from '../database/database.js';
import type { Member } from '../sessions/member.js';
import type { PostListQuery } from './posts.dto.js';
import { postPage, visiblePost } from './posts.queries.js';

@Injectable()
export class PostsService {
  private readonly visitorPages = new SingleFlight<JsonPage>();

  constructor(private readonly database: Database) {}

  list({ kind = undefined, limit, cursor }: PostListQuery, viewer: Member | null): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    const read = () => readJsonPage(this.database, postPage(viewer, kind ?? null, limit, after));
    return viewer ? read() : this.visitorPages.get(JSON.stringify([kind, limit, after]), read);
  }

  /** @throws NotFoundError also for posts the member may not see. */
  async findVisibleOrFail(ref: IdOrSlug, viewer: Member): Promise<string> {
    const post = await this.database.json(visiblePost(ref, viewer));
    if (post === undefined) throw new NotFoundError();
    return post;
  }
}
