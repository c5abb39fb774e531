import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../core/validation/id-or-slug.pipe.js';
import { NotFoundError, UnauthorizedError } from '../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../core/paging/json-page.js';
import { decodeCursor } from '../core/paging/paging.js';
import { Database } from '../core/database/database.js';
import { SearchTermsService } from '../core/search/search-terms.service.js';
import type { Member } from '../core/access/member.js';
import type { GroupRole } from './members/group-membership.entity.js';
import type { Group, GroupVisibility } from './group.entity.js';
import type { GroupListQuery } from './groups.dto.js';
import { NotGroupStaffError, NotOwnerError } from './groups.errors.js';
import { groupPage, groupToJoin, listedTopics } from './groups.queries.js';

/** A group that exists for a member, and their part in it. */
export interface KnownGroup extends Pick<
  Group,
  'id' | 'slug' | 'name' | 'coverUrl' | 'moderationStatus' | 'rules' | 'rulesRequired' | 'rulesVersion'
> {
  visibility: GroupVisibility;
  role: GroupRole | null;
  questions: string[];
  isArchived: boolean;
  isBanned: boolean;
}

@Injectable()
export class GroupsService {
  constructor(
    private readonly database: Database,
    private readonly searchTerms: SearchTermsService,
  ) {}

  /** @throws UnauthorizedError for a visitor's own groups */
  async list(
    { limit, cursor, q = '', privacy, topic, mine }: GroupListQuery,
    viewer: Member | null,
  ): Promise<JsonPage> {
    if (mine && !viewer) throw new UnauthorizedError();
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    const terms = await this.searchTerms.read([{ query: q }], viewer);
    return readJsonPage(
      this.database,
      groupPage(viewer?.id ?? null, { terms, privacy, topic, mine: mine === 'true' }, limit, after),
    );
  }

  async topics(): Promise<string> {
    return (await this.database.json(listedTopics()))!;
  }

  /** As an owner, or an administrator. @throws NotFoundError, NotOwnerError */
  async ownedOrFail(ref: IdOrSlug, member: Member): Promise<KnownGroup> {
    const group = await this.partOrFail(ref, member);
    if (group.role !== 'owner' && !member.isAdmin) throw new NotOwnerError();
    return group;
  }

  /** As an owner or a moderator of it, or an administrator. @throws NotFoundError, NotGroupStaffError */
  async lookedAfterOrFail(ref: IdOrSlug, member: Member): Promise<KnownGroup> {
    const group = await this.partOrFail(ref, member);
    if ((group.role === null || group.role === 'member') && !member.isAdmin) throw new NotGroupStaffError();
    return group;
  }

  /** @throws NotFoundError also for secret groups the member is not in. */
  async partOrFail(ref: IdOrSlug, member: Member): Promise<KnownGroup> {
    const group = await this.database.one<KnownGroup>(groupToJoin(ref, member.id));
    if (!group) throw new NotFoundError();
    return group;
  }
}
