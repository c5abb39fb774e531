import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../core/errors/errors.js';
import { insertIfAbsent } from '../../core/database/insert-if-absent.js';
import { GroupBan } from '../bans/group-ban.entity.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { isPro, type Member } from '../../core/access/member.js';
import { GroupMembership, type GroupRole } from './group-membership.entity.js';
import { LastOwnerError, NotGroupStaffError, NotOwnerError } from '../groups.errors.js';
import { GroupsService, type KnownGroup } from '../groups.service.js';
import { GroupMemberChanges } from './group-member-changes.js';
import type { RoleChange } from './group-members.dto.js';
import { type LockedPart, memberPage, partsToChange } from './group-members.queries.js';

/** Who is in a group, and as what. */
@Injectable()
export class GroupMembersService {
  constructor(
    private readonly database: Database,
    private readonly groups: GroupsService,
    private readonly changes: GroupMemberChanges,
  ) {}

  /** @throws NotFoundError also for groups that are closed to the member */
  async list(ref: IdOrSlug, member: Member, { limit, cursor }: PageQuery): Promise<JsonPage> {
    const group = await this.groups.partOrFail(ref, member);
    if (!isOpenTo(group, member)) throw new NotFoundError();
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 3);
    return readJsonPage(this.database, memberPage(group.id, member.id, limit, after));
  }

  /** @throws NotFoundError, NotOwnerError, LastOwnerError */
  async setRole(
    ref: IdOrSlug,
    member: Member,
    memberId: string,
    { role, handOver }: RoleChange,
  ): Promise<void> {
    const group = await this.groups.ownedOrFail(ref, member);
    await this.database.transaction(async (transaction) => {
      const parts = await this.lock(group, [member.id, memberId], transaction);
      requireOwner(parts, member);
      const before = roleOf(parts, memberId);
      if (!before) throw new NotFoundError('This member isn’t in the group.');
      if (before === 'owner' && role !== 'owner') requireAnotherOwner(parts, memberId);
      if (before !== role) await this.become(group, memberId, role, member, transaction);
      const stepsDown = handOver && role === 'owner' && memberId !== member.id;
      if (stepsDown && roleOf(parts, member.id) === 'owner')
        await this.become(group, member.id, 'member', member, transaction);
    });
  }

  /** @throws NotFoundError, NotGroupStaffError, NotOwnerError, LastOwnerError */
  async remove(ref: IdOrSlug, member: Member, memberId: string, ban = false): Promise<void> {
    const group = await this.groups.lookedAfterOrFail(ref, member);
    await this.database.transaction(async (transaction) => {
      const parts = await this.lock(group, [member.id, memberId], transaction);
      const [own, theirs] = [roleOf(parts, member.id), roleOf(parts, memberId)];
      const isStaff = member.isAdmin || own === 'owner' || own === 'moderator';
      if (!isStaff) throw new NotGroupStaffError();
      if (ban || (theirs && theirs !== 'member')) requireOwner(parts, member);
      if (ban && memberId === member.id) throw new NotOwnerError();
      if (!theirs) return;
      if (theirs === 'owner') requireAnotherOwner(parts, memberId);
      if (ban) await insertIfAbsent(transaction.manager, GroupBan, { groupId: group.id, userId: memberId });
      await transaction.manager.delete(GroupMembership, { groupId: group.id, userId: memberId });
      await this.changes.left(group.id, memberId, transaction);
      await this.changes.placed(group, 'removed', memberId, member.id, transaction);
    });
  }

  private async become(
    group: KnownGroup,
    userId: string,
    role: GroupRole,
    actor: Member,
    transaction: Transaction,
  ): Promise<void> {
    await transaction.manager.update(GroupMembership, { groupId: group.id, userId }, { role });
    await this.changes.placed(group, role, userId, actor.id, transaction);
  }

  private lock({ id }: KnownGroup, memberIds: string[], transaction: Transaction): Promise<LockedPart[]> {
    return transaction.query<LockedPart>(partsToChange(id, memberIds));
  }
}

const roleOf = (parts: LockedPart[], id: string) => parts.find(({ userId }) => userId === id)?.role;

function requireOwner(parts: LockedPart[], member: Member): void {
  if (roleOf(parts, member.id) !== 'owner' && !member.isAdmin) throw new NotOwnerError();
}

function requireAnotherOwner(parts: LockedPart[], memberId: string): void {
  if (!parts.some(({ userId, role }) => role === 'owner' && userId !== memberId)) throw new LastOwnerError();
}

/** Whether the member may read what is in the group. */
const isOpenTo = ({ visibility, moderationStatus, role }: KnownGroup, member: Member): boolean =>
  moderationStatus === null &&
  (visibility === 'public' || (visibility === 'pro' ? isPro(member) : role !== null));
