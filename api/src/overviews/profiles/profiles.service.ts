import { Injectable } from '@nestjs/common';
import type { Member } from '../../core/access/member.js';
import { Database } from '../../core/database/database.js';
import { NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { commonalitiesOf, type Shared } from '../../people/members/closeness/commonalities.js';
import type { MemberProfile } from '../../people/members/members.dto.js';
import { profileSeenBy } from './profiles.queries.js';

type ProfileRow = { profile: Omit<MemberProfile, 'commonalities'> & { shared: Shared | null } };

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
}
