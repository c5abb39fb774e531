import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Member } from '../../core/access/member.js';
import { Database, type Statement } from '../../core/database/database.js';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import { memberSeenBy, type MemberName } from '../../people/members/member.queries.js';
import {
  followsOf,
  MAX_FOLLOWS,
  memberFollowInsertion,
  tagCounts,
  tagFollowDeletion,
  tagFollowInsertion,
} from './follows.queries.js';
import { MemberFollow } from './member-follow.entity.js';

const RATE_LIMIT = { name: 'follows', limit: 300, windowSeconds: 3600 };

/** Which tags and people a member hears of new discussions from. */
@Injectable()
export class FollowsService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    @InjectRepository(MemberFollow) private readonly people: Repository<MemberFollow>,
  ) {}

  async tags(member: Member): Promise<string> {
    return (await this.database.json(tagCounts(member)))!;
  }

  async list(member: Member): Promise<string> {
    return (await this.database.json(followsOf(member.id)))!;
  }

  /** @throws ApiError 409 `too_many_follows`, TooManyRequestsError */
  followTag(member: Member, tag: string): Promise<void> {
    return this.insert(member, tagFollowInsertion(member.id, tag), 'tags');
  }

  async unfollowTag(member: Member, tag: string): Promise<void> {
    await this.database.query(tagFollowDeletion(member.id, tag));
  }

  /** @throws NotFoundError, ApiError 400 `yourself`, 409 `too_many_follows`, TooManyRequestsError */
  async followMember(member: Member, id: string): Promise<void> {
    if (id === member.id) throw new ApiError(400, 'yourself', 'You can’t follow yourself.');
    const other = await this.database.one<MemberName>(memberSeenBy({ by: 'id', value: id }, member.id));
    if (!other) throw new NotFoundError();
    await this.insert(member, memberFollowInsertion(member.id, id), 'people');
  }

  async unfollowMember(member: Member, id: string): Promise<void> {
    await this.people.delete({ userId: member.id, followedId: id });
  }

  private async insert(member: Member, insertion: Statement, what: string): Promise<void> {
    await this.limits.count(RATE_LIMIT, member.id);
    const row = await this.database.one(insertion);
    if (!row)
      throw new ApiError(
        409,
        'too_many_follows',
        `You follow ${MAX_FOLLOWS} ${what}. Stop following one of them first.`,
      );
  }
}
