import { Injectable } from '@nestjs/common';
import { Database } from '../../../core/database/database.js';
import type { Member } from '../../../core/access/member.js';
import type { MemberHighlight, SuggestedMember } from '../members.dto.js';
import {
  highlightFor,
  type HighlightRow,
  suggestionsFor,
  type SuggestionRow,
} from './closest-members.queries.js';
import { commonalitiesOf } from './commonalities.js';

/** People with whom a member has something in common. */
@Injectable()
export class ClosestMembersService {
  constructor(private readonly database: Database) {}

  /** Someone to meet today, or null when nobody has anything in common with the member yet. */
  async highlight(member: Member): Promise<MemberHighlight | null> {
    const row = await this.database.one<HighlightRow>(highlightFor(member.id));
    if (!row) return null;
    const commonalities = commonalitiesOf(row.shared);
    return commonalities.length > 0 ? { user: row.user, commonalities } : null;
  }

  /** A few people to befriend, each with what is in common. */
  async suggestions(member: Member): Promise<SuggestedMember[]> {
    const rows = await this.database.query<SuggestionRow>(suggestionsFor(member.id));
    return rows
      .map(({ user, shared }) => ({ ...user, commonalities: commonalitiesOf(shared) }))
      .filter(({ commonalities }) => commonalities.length > 0);
  }
}
