import { Injectable } from '@nestjs/common';
import { isPro, type Member } from '../../core/access/member.js';
import { Database } from '../../core/database/database.js';
import { NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { commonalitiesOf } from '../../people/members/similarity/commonalities.js';
import type { MemberProfile } from '../../people/members/members.dto.js';
import type { RecentAnswer } from './answers.dto.js';
import { answersSeenBy } from './answers.queries.js';
import { profileSeenBy, type ProfileRow } from './profiles.queries.js';

@Injectable()
export class ProfilesService {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundError also for people who are not listed, and across a block. */
  async find(ref: IdOrSlug, viewer: Member | null): Promise<MemberProfile> {
    const row = await this.database.one<ProfileRow>(profileSeenBy(ref, viewer?.id ?? null));
    if (!row) throw new NotFoundError();
    const { shared, ...profile } = row.profile;
    return { ...profile, commonalities: shared ? commonalitiesOf(shared) : [] };
  }

  answers(ref: IdOrSlug, viewer: Member): Promise<RecentAnswer[]> {
    return this.database.query<RecentAnswer>(answersSeenBy(ref, { id: viewer.id, pro: isPro(viewer) }));
  }
}
