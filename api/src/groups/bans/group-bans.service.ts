import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { Database } from '../../core/database/database.js';
import type { Member } from '../../core/access/member.js';
import { GroupsService } from '../groups.service.js';
import { GroupBan } from './group-ban.entity.js';
import { bansIn } from './group-bans.queries.js';

/** Who was removed from a group for good. */
@Injectable()
export class GroupBansService {
  constructor(
    private readonly database: Database,
    private readonly groups: GroupsService,
    @InjectRepository(GroupBan) private readonly bans: Repository<GroupBan>,
  ) {}

  /** @throws NotFoundError, NotOwnerError */
  async list(ref: IdOrSlug, member: Member): Promise<string> {
    const { id } = await this.groups.ownedOrFail(ref, member);
    return (await this.database.json(bansIn(id)))!;
  }

  /** Opens the way back. @throws NotFoundError, NotOwnerError */
  async lift(ref: IdOrSlug, member: Member, memberId: string): Promise<void> {
    const { id: groupId } = await this.groups.ownedOrFail(ref, member);
    await this.bans.delete({ groupId, userId: memberId });
  }
}
