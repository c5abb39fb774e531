import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotFoundError } from '../core/errors/errors.js';
import { decodeCursor, encodeCursor } from '../core/paging/paging.js';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database, type Queryable } from '../core/database/database.js';
import { JobsService } from '../core/jobs/jobs.service.js';
import { defineQueue } from '../core/jobs/queue.js';
import { LiveService } from '../core/live/live.service.js';
import { isPro, type Member } from '../core/access/member.js';
import { LastSeen } from './mail/last-seen.js';
import { kindOf, kindsUnder, whoActed } from './notification-kinds.js';
import type { NotificationItem, NotificationList, NotificationListQuery } from './notifications.dto.js';
import {
  followersOf,
  interestedIn,
  muteInsertion,
  membersOfGroup,
  notificationGroups,
  notificationInsertion,
  type NotificationEvent,
  type NotificationRow,
  notificationsRead,
  notificationsReadAbout,
  notificationsUnread,
  notificationsWithdrawal,
  theseMembers,
  unreadNotifications,
} from './notifications.queries.js';
import { PushService } from './push/push.service.js';
import { NotificationMute } from './settings/notification-mute.entity.js';

type Audience = 'followers' | 'group' | 'interested';

const RECIPIENTS = { followers: followersOf, group: membersOfGroup, interested: interestedIn };

const NOTIFY = defineQueue<{ event: NotificationEvent; audience: Audience; except: string[] }>('notify', {
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 120,
  batchSize: 5,
});

interface Notified {
  id: string;
  userId: string;
  inApp: boolean;
}

@Injectable()
export class NotificationsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    private readonly jobs: JobsService,
    private readonly push: PushService,
    private readonly lastSeen: LastSeen,
    @InjectRepository(NotificationMute) private readonly mutes: Repository<NotificationMute>,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(NOTIFY, async ({ data: { event, audience, except } }) => {
      const recipients = RECIPIENTS[audience](except);
      await this.database.transaction(async (transaction) => {
        await this.sendNotice(event, recipients, transaction);
      });
    });
  }

  /**
   * Tells these members, once, in the caller's transaction.
   * @returns the ids of people who had not been notified before and want to hear of it
   */
  async notify(
    event: NotificationEvent,
    memberIds: readonly string[],
    transaction: Queryable = this.database,
  ): Promise<string[]> {
    if (memberIds.length === 0) return [];
    const notified = await this.sendNotice(event, theseMembers(memberIds), transaction);
    return notified.map(({ userId }) => userId);
  }

  /** Tells many, by a job: all who follow the event's subject, or its author or tags, or who are in its group. */
  notifyAudience(
    event: NotificationEvent,
    audience: Audience,
    transaction: Queryable,
    except: string[] = [],
  ): Promise<void> {
    return this.jobs.enqueue(NOTIFY, { event, audience, except }, transaction);
  }

  /** Takes back what was announced of something that is gone. */
  async withdraw(subjectOrSourceId: string, transaction: Queryable = this.database): Promise<void> {
    const notified = await transaction.query<Notified>(notificationsWithdrawal(subjectOrSourceId));
    await this.shown(notified, transaction);
  }

  /** One page, and one more row than it holds to know whether there is a next one. */
  async list(
    member: Member,
    size: number,
    { show, cursor }: NotificationListQuery,
  ): Promise<NotificationList> {
    const after = cursor === undefined ? null : decodeCursor(cursor, 2);
    const only =
      show === 'unread'
        ? { kinds: null, unread: true }
        : { kinds: show ? kindsUnder(show) : null, unread: false };
    const [rows, count] = await Promise.all([
      this.database.query<NotificationRow>(
        notificationGroups(member.id, isPro(member), size + 1, after, only),
      ),
      this.database.one<{ unread: number }>(unreadNotifications(member.id, isPro(member))),
      member.readsOnly ? undefined : this.lastSeen.note(member.id),
    ]);
    const last = rows.length > size ? rows[size - 1] : undefined;
    const nextCursor = last ? encodeCursor([last.at, last.id]) : null;
    return { unread: count!.unread, items: rows.slice(0, size).map(itemOf), nextCursor };
  }

  /** @returns the ids that were unread before, for undoing it. */
  async read(member: Member, ids: readonly string[] | null): Promise<string[]> {
    const read = await this.database.query<{ id: string }>(notificationsRead(member.id, ids));
    await this.changed(member.id);
    return read.map(({ id }) => id);
  }

  async markUnread(member: Member, ids: readonly string[], grouped: boolean): Promise<void> {
    await this.database.query(notificationsUnread(member.id, ids, grouped));
    await this.changed(member.id);
  }

  /**
   * A member who visits a discussion, or whatever they were notified about, has read what they were notified of.
   * @returns the ids that were unread before
   */
  async readAbout(
    memberId: string,
    subjectId: string,
    transaction: Queryable = this.database,
  ): Promise<string[]> {
    const read = await transaction.query<Notified>(notificationsReadAbout(memberId, subjectId));
    await this.shown(read, transaction);
    return read.map(({ id }) => id);
  }

  /** @throws NotFoundError unless the member was notified about it */
  async mute(member: Member, subjectId: string): Promise<void> {
    const [known] = await this.database.query(muteInsertion(member.id, subjectId));
    if (!known) throw new NotFoundError();
    await this.changed(member.id);
  }

  async unmute(member: Member, subjectId: string): Promise<void> {
    await this.mutes.delete({ userId: member.id, subjectId });
    await this.changed(member.id);
  }

  private async sendNotice(
    event: NotificationEvent,
    recipients: ReturnType<typeof theseMembers>,
    transaction: Queryable,
  ): Promise<Notified[]> {
    const notified = await transaction.query<Notified>(notificationInsertion(event, recipients));
    await this.push.announce(event.kind, notified, transaction);
    await this.shown(notified, transaction);
    return notified;
  }

  /** A member who is notified elsewhere alone has nothing new to see here. */
  private async shown(notified: Notified[], transaction: Queryable): Promise<void> {
    const memberIds = [...new Set(notified.filter(({ inApp }) => inApp).map(({ userId }) => userId))];
    if (memberIds.length > 0) await this.live.publish([{ topic: 'notifications', memberIds }], transaction);
  }

  private changed(memberId: string): Promise<void> {
    return this.live.publish([{ topic: 'notifications', memberIds: [memberId] }]);
  }
}

function itemOf({ title, subjectId, at: _, count, actors, ...row }: NotificationRow): NotificationItem {
  const who = whoActed(
    actors.map(({ name }) => name),
    count,
  );
  const { wording, inDiscussion } = kindOf(row.kind);
  return {
    ...row,
    count,
    actors,
    text: wording(who, title),
    discussionId: inDiscussion ? subjectId : null,
  };
}
