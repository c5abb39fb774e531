import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { ProRequiredError } from '../../core/errors/errors.js';
import { Database } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import { isPro, type Member } from '../../core/access/member.js';
import { type GroupLevel, GroupMembership } from './group-membership.entity.js';
import {
  ArchivedGroupError,
  BannedFromGroupError,
  LastOwnerError,
  NotInGroupError,
} from '../groups.errors.js';
import { activeGroupsOf, membershipDeletion, membershipIn, membershipsOf } from '../groups.queries.js';
import { GroupsService } from '../groups.service.js';
import { GroupMemberChanges } from './group-member-changes.js';
import type { JoinBody } from './group-members.dto.js';
import { rulesSeenBy } from './group-members.queries.js';
import { agreementTo } from './rules-agreement.js';
import { JoinRequestsService } from './join-requests.service.js';

/** Being in a group. Member counts and points follow the rows (triggers). */
@Injectable()
export class GroupMembershipsService {
  constructor(
    private readonly database: Database,
    private readonly groups: GroupsService,
    private readonly requests: JoinRequestsService,
    private readonly changes: GroupMemberChanges,
    private readonly live: LiveService,
    @InjectRepository(GroupMembership) private readonly rows: Repository<GroupMembership>,
  ) {}

  async listOf(member: Member): Promise<string> {
    return (await this.database.json(membershipsOf(member.id)))!;
  }

  async activeOf(member: Member): Promise<string> {
    return (await this.database.json(activeGroupsOf(member.id, isPro(member))))!;
  }

  /**
   * Joins, or asks to join a private group; idempotent.
   * @returns `{ status, membership }` as JSON text.
   * @throws NotFoundError, BannedFromGroupError, ProRequiredError, ArchivedGroupError, AnswersRequiredError, RulesAgreementError,
   *   TooManyRequestsError
   */
  async join(member: Member, ref: IdOrSlug, body: JoinBody): Promise<string> {
    const group = await this.groups.partOrFail(ref, member);
    const { id: groupId, visibility, role, isArchived } = group;
    if (!role && group.isBanned) throw new BannedFromGroupError();
    if (!role && isArchived) throw new ArchivedGroupError();
    if (!role && visibility === 'pro' && !isPro(member))
      throw new ProRequiredError('This group is for Pro members.');
    if (!role && visibility === 'private') {
      await this.requests.ask(group, member, body);
      return '{"status":"requested","membership":null}';
    }
    if (!role) {
      const agreement = agreementTo(group, body.rulesVersion);
      await this.database.transaction(async (transaction) => {
        await this.requests.settle(group, member.id, transaction);
        await this.changes.join(groupId, member.id, agreement, transaction);
        await this.changes.publish(group, member.id, member.id, transaction);
      });
    }
    return this.joined(groupId, member);
  }

  /** As JSON text. */
  async joined(groupId: string, member: Member): Promise<string> {
    const membership = await this.database.json(membershipIn(groupId, member.id));
    return `{"status":"member","membership":${membership ?? 'null'}}`;
  }

  /**
   * Leaves the group, or withdraws the request to join.
   * @throws NotFoundError, LastOwnerError
   */
  async leave(member: Member, ref: IdOrSlug): Promise<void> {
    const group = await this.groups.partOrFail(ref, member);
    if (!group.role) return this.requests.withdraw(group, member);
    await this.database.transaction(async (transaction) => {
      const [left] = await transaction.query(membershipDeletion(group.id, member.id));
      if (!left && group.role === 'owner') throw new LastOwnerError();
      if (left) await this.changes.left(group.id, member.id, transaction);
      await this.changes.publish(group, member.id, member.id, transaction);
    });
  }

  /** @throws NotFoundError, NotInGroupError */
  async seeRules(member: Member, ref: IdOrSlug): Promise<void> {
    const group = await this.groups.partOrFail(ref, member);
    if (!group.role) throw new NotInGroupError();
    await this.database.query(rulesSeenBy(group.id, member.id));
  }

  /** @throws NotFoundError, NotInGroupError */
  async setNotifications(member: Member, ref: IdOrSlug, level: GroupLevel): Promise<void> {
    const group = await this.groups.partOrFail(ref, member);
    if (!group.role) throw new NotInGroupError();
    await this.rows.update({ groupId: group.id, userId: member.id }, { notifications: level });
    await this.live.publish([{ topic: `group:${group.id}`, memberIds: [member.id] }]);
  }
}
