import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Member } from '../sessions/member.js';
import { commonalitiesOf } from './commonalities.js';
import { highlightFor, type HighlightRow } from './highlight.queries.js';
import type { MemberHighlight } from './members.dto.js';

@Injectable()
export class HighlightService {
  constructor(private readonly database: Database) {}

  /** Somebody to meet today, or null when nobody has anything in common with the member yet. */
  async of(member: Member): Promise<MemberHighlight | null> {
    const row = await this.database.one<HighlightRow>(highlightFor(member.id));
    if (!row) return null;
    const commonalities = commonalitiesOf(row.shared);
    return commonalities.length > 0 ? { user: row.user, commonalities } : null;
  }
}
