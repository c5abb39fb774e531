import { Injectable } from '@nestjs/common';
import { truncate } from '#platform/format/truncate';
import { Database } from '../database/database.js';
import { RateLimitsService } from '../rate-limits/rate-limits.service.js';
import type { Member } from '../sessions/member.js';
import type { SearchResponse } from './search.dto.js';
import { searchResults } from './search.queries.js';
import { queryTerms } from './query-terms.js';

/** Somebody who types without pause asks some 200 times a minute. */
const LIMIT = { name: 'search', limit: 300, windowSeconds: 60 };
const EXCERPT_LENGTH = 160;
const NOTHING = JSON.stringify({ alike: false, groups: [] });

@Injectable()
export class SearchService {
  constructor(
    private readonly database: Database,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /**
   * What the viewer may see and is looking for, as JSON text. Members are counted by who they are, visitors by address.
   * @throws TooManyRequestsError
   */
  async find(q: string, viewer: Member | null, address: string): Promise<string> {
    const words = queryTerms(q);
    if (words.length === 0) return NOTHING;
    await this.rateLimits.count(LIMIT, viewer?.id ?? address);
    const json = (await this.database.json(searchResults(words, viewer)))!;
    const found = JSON.parse(json) as SearchResponse;
    for (const result of found.groups.flatMap(({ results }) => results))
      result.excerpt = truncate(result.excerpt, EXCERPT_LENGTH);
    return JSON.stringify(found);
  }
}
