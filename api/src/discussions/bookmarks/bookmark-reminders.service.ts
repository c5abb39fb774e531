import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { type DueBookmark, dueBookmarks } from './bookmarks.queries.js';

const BATCH_SIZE = 200;

const BOOKMARK_REMINDERS = defineQueue('bookmark-reminders', {
  retryLimit: 2,
  retryDelay: 10,
  schedule: '* * * * *',
});

/** Reminds members of what they bookmarked. */
@Injectable()
export class BookmarkRemindersService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(BOOKMARK_REMINDERS, () => this.remind(new Date()));
  }

  /** Sends what is due at `now`, in the transaction that takes the reminder off the bookmark. */
  async remind(now: Date): Promise<void> {
    let taken: number;
    do {
      taken = await this.database.transaction(async (transaction) => {
        const due = await transaction.query<DueBookmark & { isReadable: boolean }>(
          dueBookmarks(now, BATCH_SIZE),
        );
        for (const { userId, isReadable, ...about } of due) {
          if (!isReadable) continue;
          await this.notifications.notify(
            { ...about, kind: 'bookmark-reminder', sourceId: randomUUID(), actorId: null },
            [userId],
            transaction,
          );
        }
        return due.length;
      });
    } while (taken === BATCH_SIZE);
  }
}
