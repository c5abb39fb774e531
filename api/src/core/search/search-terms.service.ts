import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Member } from '../access/member.js';
import { type TypedField, typedTerms } from './search-terms.queries.js';

@Injectable()
export class SearchTermsService {
  constructor(private readonly database: Database) {}

  /**
   * What the viewer typed in these fields as one tsquery over `search_entries`; null when they typed nothing. What has no word
   * in it finds nothing.
   */
  async read(fields: TypedField[], viewer: Member | null): Promise<string | null> {
    const filled = fields.filter(({ typed }) => typed !== '');
    if (filled.length === 0) return null;
    const terms = await this.database.one<{ query: string | null }>(typedTerms(filled, viewer !== null));
    return terms!.query ?? '';
  }
}
