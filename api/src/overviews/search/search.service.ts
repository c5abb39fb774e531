import { Injectable } from '@nestjs/common';
import { truncate } from '#platform/format/truncate';
import { Database } from '../../core/database/database.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import type { SearchQuery, SearchResponse } from './search.dto.js';
import { hasWord } from '../../core/search/has-word.js';
import { emptySearchCount } from './empty-searches.queries.js';
import { searchResults } from './search.queries.js';

/** Someone who types without pause asks some 200 times a minute. */
const LIMIT = { name: 'search', limit: 300, windowSeconds: 60 };
const EXCERPT_LENGTH = 160;

@Injectable()
export class SearchService {
  constructor(
    private readonly database: Database,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /**
   * What the viewer may see and is looking for. Members are counted by who they are, visitors by address.
   * @throws TooManyRequestsError
   */
  async find({ q, typing }: SearchQuery, viewer: Member | null, address: string): Promise<SearchResponse> {
    if (!hasWord(q)) return { alike: false, groups: [] };
    await this.rateLimits.count(LIMIT, viewer?.id ?? address);
    const { answer } = (await this.database.one<{ answer: SearchResponse }>(searchResults(q, viewer)))!;
    if (answer.groups.length === 0 && !typing) await this.database.execute(emptySearchCount(q));
    for (const result of answer.groups.flatMap(({ results }) => results))
      result.excerpt = truncate(result.excerpt, EXCERPT_LENGTH);
    return answer;
  }
}
