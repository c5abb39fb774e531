import { Injectable } from '@nestjs/common';
import { ApiError } from '../../core/errors/errors.js';
import { paths } from '#platform/paths/paths';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import { achievementAward } from '../achievements/achievements.sql.js';
import { ClosestMembersService } from '../members/similarity/closest-members.service.js';
import { MembersService } from '../members/members.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import { type Change, connect, disconnect, type Tie } from './friendship-rules.js';
import { FriendshipTie } from './friendship.entity.js';
import type { FriendshipResponse, FriendsResponse } from './friendships.dto.js';
import { friendsOf, pairLock } from './friendships.queries.js';

const REQUESTS = { name: 'friendship-requests', limit: 30, windowSeconds: 24 * 3600 };

@Injectable()
export class FriendshipsService {
  constructor(
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly closest: ClosestMembersService,
    private readonly notifications: NotificationsService,
    private readonly live: LiveService,
    private readonly limits: RateLimitsService,
  ) {}

  async list(member: Member): Promise<FriendsResponse> {
    const [lists, suggestions] = await Promise.all([
      this.database.one<Omit<FriendsResponse, 'suggestions'>>(friendsOf(member.id)),
      this.closest.suggestions(member),
    ]);
    return { ...lists!, suggestions };
  }

  /** @throws NotFoundError, ApiError 400 `yourself`, TooManyRequestsError */
  async connect(ref: IdOrSlug, member: Member): Promise<FriendshipResponse['state']> {
    const { id } = await this.members.seenOrFail(ref, member);
    if (id === member.id) throw new ApiError(400, 'yourself', 'You can’t connect with yourself.');
    const { tie } = await this.change(id, member, connect);
    return tie?.status === 'friends' ? 'friends' : 'requested';
  }

  /** @throws NotFoundError */
  async disconnect(ref: IdOrSlug, member: Member): Promise<void> {
    const { id } = await this.members.seenOrFail(ref, member);
    if (id !== member.id) await this.change(id, member, disconnect);
  }

  /** Whatever is between two members is gone, without a word. */
  async end(oneId: string, otherId: string, transaction: Transaction): Promise<void> {
    await transaction.query(pairLock(oneId, otherId));
    const row = await transaction.manager.findOneBy(FriendshipTie, pairOf(oneId, otherId));
    if (!row) return;
    await transaction.manager.remove(row);
    await this.changed(oneId, otherId, transaction);
  }

  private change(otherId: string, member: Member, rule: (tie: Tie | null) => Change): Promise<Change> {
    return this.database.transaction(async (transaction) => {
      await transaction.query(pairLock(member.id, otherId));
      // A block may have come in between.
      await this.members.seenOrFail({ by: 'id', value: otherId }, member, transaction);
      const pair = pairOf(member.id, otherId);
      const row = await transaction.manager.findOneBy(FriendshipTie, pair);
      const before: Tie | null = row && { status: row.status, isMine: row.askedById === member.id };
      const change = rule(before);
      if (change.notice === 'asked') await this.limits.count(REQUESTS, member.id, transaction);
      if (isSame(before, change.tie)) return change;
      const saved = await this.save(row, pair, change.tie, member, otherId, transaction);
      if (change.tie?.status === 'friends')
        await transaction.query(achievementAward(['friendships'], [member.id, otherId]));
      await this.notify(change, before, saved, otherId, member, transaction);
      await this.changed(member.id, otherId, transaction);
      return change;
    });
  }

  /** @returns the id of what was changed */
  private async save(
    row: FriendshipTie | null,
    pair: ReturnType<typeof pairOf>,
    tie: Tie | null,
    member: Member,
    otherId: string,
    { manager }: Transaction,
  ): Promise<string> {
    if (tie === null) {
      await manager.delete(FriendshipTie, { id: row!.id });
      return row!.id;
    }
    const askedById = tie.isMine ? member.id : otherId;
    const changes = { ...pair, askedById, status: tie.status, since: new Date() };
    return (await manager.save(FriendshipTie, { ...row, ...changes })).id;
  }

  private async notify(
    { notice }: Change,
    before: Tie | null,
    tieId: string,
    otherId: string,
    member: Member,
    transaction: Transaction,
  ): Promise<void> {
    // The request is dealt with, or taken back.
    if (before?.status === 'requested' || before?.status === 'friends')
      await this.notifications.withdraw(tieId, transaction);
    const event = { sourceId: tieId, actorId: member.id, title: '' };
    if (notice === 'asked') {
      // Requests to one member are shown as one.
      await this.notifications.notify(
        { ...event, kind: 'friend-request', subjectId: otherId, href: paths.friendRequests },
        [otherId],
        transaction,
      );
    } else if (notice === 'accepted') {
      await this.notifications.notify(
        { ...event, kind: 'friend-accepted', subjectId: tieId, href: paths.memberProfile(member.slug) },
        [otherId],
        transaction,
      );
    }
  }

  private changed(oneId: string, otherId: string, transaction: Transaction): Promise<void> {
    return this.live.publish([{ topic: 'friends', memberIds: [oneId, otherId] }], transaction);
  }
}

function pairOf(oneId: string, otherId: string) {
  const [lowId, highId] = [oneId, otherId].sort() as [string, string];
  return { lowId, highId };
}

const isSame = (one: Tie | null, other: Tie | null) =>
  one?.status === other?.status && one?.isMine === other?.isMine;
