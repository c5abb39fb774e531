import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Queryable } from '../database/database.js';
import { JobsService } from '../jobs/jobs.service.js';
import { LiveService } from '../live/live.service.js';
import { isPro, type Member } from '../sessions/member.js';
import { NOTIFICATION_KINDS, whoActed } from './notification-kinds.js';
import type { NotificationItem, NotificationList } from './notifications.dto.js';
import {
  followersOf,
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

@Injectable()
export class NotificationsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('notify', async ({ data: { event, audience, except } }) => {
      const recipients = audience === 'group' ? membersOfGroup(except) : followersOf(except);
      await this.database.transaction(async (within) => {
        await this.changed(
          await within.query<{ userId: string }>(notificationInsertion(event, recipients)),
          within,
        );
      });
    });
  }

  /** Tells these members, once, in the caller's transaction. */
  async notify(
    event: NotificationEvent,
    memberIds: readonly string[],
    within: Queryable = this.database,
  ): Promise<void> {
    if (memberIds.length === 0) return;
    const told = await within.query<{ userId: string }>(
      notificationInsertion(event, theseMembers(memberIds)),
    );
    await this.changed(told, within);
  }

  /** Reads what a member was told of a subject: they have seen it itself. */
  async readAbout(memberId: string, subjectId: string, within: Queryable = this.database): Promise<void> {
    await this.changed(await within.query(notificationsReadAbout(memberId, subjectId)), within);
  }

  /** Takes back what was told of something that is gone. */
  async withdraw(subjectOrSourceId: string, within: Queryable = this.database): Promise<void> {
    const told = await within.query<{ userId: string }>(notificationsWithdrawal(subjectOrSourceId));
    await this.changed(told, within);
  }

  async list(member: Member, size: number, before: string | null): Promise<NotificationList> {
    const [rows, count] = await Promise.all([
      this.database.query<NotificationRow>(notificationGroups(member.id, isPro(member), size, before)),
      this.database.one<{ unread: number }>(unreadNotifications(member.id, isPro(member))),
    ]);
    return { unread: count!.unread, items: rows.map(itemOf) };
  }

  /** @returns the ids that were unread before, for undoing it. */
  async read(member: Member, ids: readonly string[] | null): Promise<string[]> {
    const read = await this.database.query<{ id: string }>(notificationsRead(member.id, ids));
    await this.changed([{ userId: member.id }]);
    return read.map(({ id }) => id);
  }

  async undoRead(member: Member, ids: readonly string[]): Promise<void> {
    await this.database.query(notificationsUnread(member.id, ids));
    await this.changed([{ userId: member.id }]);
  }

  private async changed(told: { userId: string }[], within?: Queryable): Promise<void> {
    if (told.length === 0) return;
    const memberIds = [...new Set(told.map(({ userId }) => userId))];
    await this.live.publish([{ topic: 'notifications', memberIds }], within);
  }
}

function itemOf({ title, count, actors, ...row }: NotificationRow): NotificationItem {
  const who = whoActed(
    actors.map(({ name }) => name),
    count,
  );
  return { ...row, count, actors, text: NOTIFICATION_KINDS[row.kind].wording(who, title) };
}
