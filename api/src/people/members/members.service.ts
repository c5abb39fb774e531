import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor } from '../../core/paging/paging.js';
import { SingleFlight } from '../../core/async/single-flight.js';
import { Database, type Queryable } from '../../core/database/database.js';
import type { Member } from '../../core/access/member.js';
import { memberFilterChoices, memberNumbers, memberPage } from './directory.queries.js';
import type { MemberListQuery } from './members.dto.js';
import { type MemberName, memberSeenBy } from './member.queries.js';
import { SearchTermsService } from '../../core/search/search-terms.service.js';

@Injectable()
export class MembersService {
  private readonly choices = new SingleFlight<string>();
  private readonly counts = new SingleFlight<string>();

  constructor(
    private readonly database: Database,
    private readonly searchTerms: SearchTermsService,
  ) {}

  async list(query: MemberListQuery, viewer: Member): Promise<JsonPage> {
    const { q = '', name = '', sort, limit, cursor } = query;
    const filters = {
      query: await this.searchTerms.read(
        [
          { query: q, beginnings: 'all' },
          { query: name, beginnings: 'all', weight: 'A' },
        ],
        viewer,
      ),
      terms: filterTerms(query),
      isNew: query.isNew ?? false,
      friends: query.friends ?? false,
    };
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, memberPage(viewer.id, filters, sort, limit, after));
  }

  filterChoices(): Promise<string> {
    return this.choices.get('', async () => (await this.database.json(memberFilterChoices()))!);
  }

  numbers(): Promise<string> {
    return this.counts.get('', async () => (await this.database.json(memberNumbers()))!);
  }

  /**
   * Someone whom the viewer sees, to do something with.
   * @throws NotFoundError
   */
  async seenOrFail(
    ref: IdOrSlug,
    viewer: Member,
    transaction: Queryable = this.database,
  ): Promise<MemberName> {
    const [member] = await transaction.query<MemberName>(memberSeenBy(ref, viewer.id));
    if (!member) throw new NotFoundError();
    return member;
  }
}

function filterTerms({ topic, skill, helpsWith, place }: MemberListQuery): [kind: string, value: string][] {
  const values = { topic, skill, help: helpsWith, place };
  return Object.entries(values).flatMap(([kind, value]) => (value ? [[kind, value]] : []));
}
