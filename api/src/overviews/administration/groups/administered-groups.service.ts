import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { Database } from '../../../core/database/database.js';
import { type JsonPage, readJsonPage } from '../../../core/paging/json-page.js';
import { decodeCursor } from '../../../core/paging/paging.js';
import { exportCsv } from '../csv-rows.js';
import type { AdministeredGroup, AdministeredGroupsQuery } from './administered-groups.dto.js';
import { GROUP_KEY, type GroupFilters, groupPage } from './administered-groups.queries.js';

const COLUMNS = [
  'name',
  'topic',
  'state',
  'visibility',
  'owner',
  'members',
  'posts',
  'created',
  'last active',
];

@Injectable()
export class AdministeredGroupsService {
  constructor(private readonly database: Database) {}

  page({ cursor, limit, ...filters }: AdministeredGroupsQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, GROUP_KEY.length);
    return readJsonPage(this.database, groupPage(filters, limit, after));
  }

  /** Everything that the filters find. */
  async export({ query, state, order }: GroupFilters, actor: Member): Promise<AsyncGenerator<string>> {
    const filters = { query, state, order };
    return exportCsv(this.database, actor, {
      subjectKind: 'groups',
      filters,
      page: (size, after) => groupPage(filters, size, after),
      columns: COLUMNS,
      cellsOf,
    });
  }
}

const cellsOf = ({ owner, createdAt, lastActiveAt, ...group }: AdministeredGroup) => ({
  name: group.name,
  topic: group.topic,
  state: group.state,
  visibility: group.visibility,
  owner: owner?.name,
  members: group.members,
  posts: group.posts,
  created: createdAt,
  'last active': lastActiveAt,
});
