import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../common/id-or-slug.pipe.js';
import { NotFoundError } from '../common/errors.js';
import { type JsonPage, readJsonPage } from '../common/database/json-page.js';
import { decodeCursor } from '../common/paging.js';
import { Database } from '../database/database.js';
import type { Member } from '../sessions/member.js';
import type { MemberListQuery } from './members.dto.js';
import { memberPage, membersForVisitors, profileSeenBy } from './members.queries.js';
import { searchTerms } from './search-terms.js';

@Injectable()
export class MembersService {
  constructor(private readonly database: Database) {}

  /** Visitors get one short page that names nobody, whatever they search for. */
  list({ q = '', limit, cursor }: MemberListQuery, viewer: Member | null): Promise<JsonPage> {
    if (!viewer) return readJsonPage(this.database, membersForVisitors());
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, memberPage(searchTerms(q), limit, after));
  }

  /** @throws NotFoundError also for people who are not listed. */
  async find(ref: IdOrSlug, viewer: Member | null): Promise<string> {
    const profile = await this.database.json(profileSeenBy(ref, nearness(ref, viewer)));
    if (profile === undefined) throw new NotFoundError();
    return profile;
  }
}

function nearness(ref: IdOrSlug, viewer: Member | null) {
  if (!viewer) return 'public';
  return viewer[ref.by] === ref.value ? 'me' : 'members';
}
