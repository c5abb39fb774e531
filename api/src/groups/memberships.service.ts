import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { IdOrSlug } from '../common/id-or-slug.pipe.js';
import { NotFoundError, ProRequiredError } from '../common/errors.js';
import { Database } from '../database/database.js';
import { LiveService } from '../live/live.service.js';
import { isPro, type Member } from '../sessions/member.js';
import { GroupJoinRequest } from './group-join-request.entity.js';
import { GroupMembership, type GroupRole } from './group-membership.entity.js';
import type { GroupVisibility } from './group.entity.js';
import { LastOwnerError } from './groups.errors.js';
import { groupToJoin, membershipDeletion, membershipIn, membershipsOf } from './groups.queries.js';

interface GroupRow {
  id: string;
  visibility: GroupVisibility;
  role: GroupRole | null;
}

/** Being in a group. Member counts and points follow the rows (triggers). */
@Injectable()
export class MembershipsService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    @InjectRepository(GroupMembership) private readonly memberships: Repository<GroupMembership>,
    @InjectRepository(GroupJoinRequest) private readonly requests: Repository<GroupJoinRequest>,
  ) {}

  async listOf(member: Member): Promise<string> {
    return (await this.database.json(membershipsOf(member.id)))!;
  }

  /**
   * Joins, or asks to join a private group; joining twice is joining once.
   * @returns `{ status, membership }` as JSON text.
   * @throws NotFoundError, ProRequiredError
   */
  async join(member: Member, ref: IdOrSlug): Promise<string> {
    const { id: groupId, visibility, role } = await this.findOrFail(member, ref);
    const row = { groupId, userId: member.id };
    if (!role && visibility === 'pro' && !isPro(member))
      throw new ProRequiredError('This group is for HPC members.');
    if (!role && visibility === 'private') {
      await this.requests.createQueryBuilder().insert().values(row).orIgnore().execute();
      return '{"status":"requested","membership":null}';
    }
    if (!role) {
      await this.memberships.createQueryBuilder().insert().values(row).orIgnore().execute();
      await this.changed(groupId, member);
    }
    const membership = await this.database.json(membershipIn(groupId, member.id));
    return `{"status":"member","membership":${membership ?? 'null'}}`;
  }

  /**
   * Leaves the group, or withdraws the request to join.
   * @throws NotFoundError, LastOwnerError
   */
  async leave(member: Member, ref: IdOrSlug): Promise<void> {
    const { id: groupId, role } = await this.findOrFail(member, ref);
    if (!role) {
      await this.requests.delete({ groupId, userId: member.id });
      return;
    }
    const left = await this.database.execute(membershipDeletion(groupId, member.id));
    if (left === 0 && role === 'owner') throw new LastOwnerError();
    await this.changed(groupId, member);
  }

  /** Whoever has left a closed group hears of it too. */
  private changed(groupId: string, member: Member): Promise<void> {
    const [topic, memberIds] = [`group:${groupId}`, [member.id]];
    return this.live.publish([
      { topic, groupId, actorId: member.id },
      { topic, memberIds },
      { topic: 'points', memberIds },
    ]);
  }

  private async findOrFail(member: Member, ref: IdOrSlug): Promise<GroupRow> {
    const group = await this.database.one<GroupRow>(groupToJoin(ref, member.id));
    if (!group) throw new NotFoundError();
    return group;
  }
}
