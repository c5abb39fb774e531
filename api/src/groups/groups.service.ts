import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../common/id-or-slug.pipe.js';
import { NotFoundError } from '../common/errors.js';
import { type JsonPage, readJsonPage } from '../common/database/json-page.js';
import { decodeCursor, type PageQuery } from '../common/paging.js';
import { Database } from '../database/database.js';
import type { Member } from '../sessions/member.js';
import { groupPage, visibleGroup } from './groups.queries.js';

@Injectable()
export class GroupsService {
  constructor(private readonly database: Database) {}

  list({ limit, cursor }: PageQuery, viewer: Member | null): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, groupPage(viewer?.id ?? null, limit, after));
  }

  /** @throws NotFoundError also for secret groups the member is not in. */
  async findVisibleOrFail(ref: IdOrSlug, viewer: Member): Promise<string> {
    const group = await this.database.json(visibleGroup(ref, viewer));
    if (group === undefined) throw new NotFoundError();
    return group;
  }
}
