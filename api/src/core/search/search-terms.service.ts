import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Member } from '../access/member.js';
import { type SearchField, searchTermsQuery } from './search-terms.queries.js';

@Injectable()
export class SearchTermsService {
  constructor(private readonly database: Database) {}

  /**
   * What the viewer typed in these fields as one tsquery over `search_entries`; null when they typed nothing. What has no word
   * in it finds nothing.
   */
  async read(fields: SearchField[], viewer: Member | null): Promise<string | null> {
    const filled = fields.filter(({ query }) => query !== '');
    if (filled.length === 0) return null;
    const terms = await this.database.one<{ query: string | null }>(
      searchTermsQuery(filled, viewer !== null),
    );
    return terms!.query ?? '';
  }
}
