import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { paths } from '#platform/paths/paths';
import type { Queryable, Transaction } from '../../core/database/database.js';
import { DomainEvents } from '../../core/domain-events/domain-events.js';
import { LiveService } from '../../core/live/live.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { achievementAward } from '../../people/achievements/achievements.sql.js';
import type { GroupRole } from './group-membership.entity.js';
import type { KnownGroup } from '../groups.service.js';
import { type Agreement, membershipInsertion } from './group-members.queries.js';
import { MemberLeftGroup } from './member-left-group.js';

type Group = Pick<KnownGroup, 'id' | 'slug' | 'name'>;

/** What happens to someone's place in a group, as text. */
const NOTICE_TITLES = {
  joined: (name: string) => `Your request to join “${name}” was approved`,
  declined: (name: string) => `Your request to join “${name}” was declined`,
  removed: (name: string) => `You were removed from “${name}”`,
  owner: (name: string) => `You’re now an owner of “${name}”`,
  moderator: (name: string) => `You’re now a moderator of “${name}”`,
  member: (name: string) => `You’re now a member of “${name}”`,
} satisfies Record<GroupRole | 'joined' | 'declined' | 'removed', (name: string) => string>;

export type PlaceChange = keyof typeof NOTICE_TITLES;

const IS_OUT: readonly PlaceChange[] = ['declined', 'removed'];

/** Who comes into a group and leaves it, and what people, browsers and other features are notified of. */
@Injectable()
export class GroupMemberChanges {
  constructor(
    private readonly live: LiveService,
    private readonly notifications: NotificationsService,
    private readonly events: DomainEvents,
  ) {}

  /** @returns whether the member is new in the group: false also when they are banned from it */
  async join(
    groupId: string,
    memberId: string,
    agreement: Agreement | null,
    transaction: Transaction,
  ): Promise<boolean> {
    const [joined] = await transaction.query(membershipInsertion(groupId, memberId, agreement));
    if (joined) await transaction.query(achievementAward(['group_memberships'], [memberId]));
    return joined !== undefined;
  }

  /** After the membership was deleted. */
  left(groupId: string, memberId: string, transaction: Transaction): Promise<void> {
    return this.events.publish(new MemberLeftGroup(memberId, groupId), transaction);
  }

  /** The group is different now, for its members and for this one, who hears of it after leaving a closed group too. */
  publish(
    { id }: Pick<Group, 'id'>,
    memberId: string,
    actorId: string,
    transaction?: Queryable,
  ): Promise<void> {
    const [topic, memberIds] = [`group:${id}`, [memberId]];
    return this.live.publish(
      [
        { topic, groupId: id, actorId },
        { topic, memberIds },
        { topic: 'points', memberIds },
      ],
      transaction,
    );
  }

  /** What someone else did to the member's place. */
  async placed(
    group: Group,
    change: PlaceChange,
    memberId: string,
    actorId: string,
    transaction: Transaction,
  ): Promise<void> {
    const isOut = IS_OUT.includes(change);
    await this.notifications.notify(
      {
        kind: 'group-membership',
        sourceId: randomUUID(),
        subjectId: group.id,
        actorId,
        groupId: isOut ? null : group.id,
        title: NOTICE_TITLES[change](group.name),
        href: isOut ? paths.groups : paths.group(group.slug),
      },
      [memberId],
      transaction,
    );
    await this.publish(group, memberId, actorId, transaction);
  }

  /** @param staff who decides */
  async requested(
    group: Group,
    requestId: string,
    actorId: string,
    staff: readonly string[],
    transaction: Transaction,
  ): Promise<void> {
    await this.notifications.notify(
      {
        kind: 'group-request',
        sourceId: requestId,
        subjectId: group.id,
        actorId,
        groupId: group.id,
        title: group.name,
        href: paths.groupPeople(group.slug),
      },
      staff,
      transaction,
    );
    await this.live.publish([{ topic: `group:${group.id}`, memberIds: [...staff, actorId] }], transaction);
  }

  /** The request is dealt with, or taken back. */
  async settled({ id }: Pick<Group, 'id'>, requestId: string, transaction: Transaction): Promise<void> {
    await this.notifications.withdraw(requestId, transaction);
    await this.live.publish([{ topic: `group:${id}`, groupId: id }], transaction);
  }
}
