import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import type { Member } from '../../core/access/member.js';
import { Database } from '../../core/database/database.js';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor } from '../../core/paging/paging.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import { type TimeOnDay, timeOnDay, YEAR_AHEAD } from '../../core/time/time-on-day.queries.js';
import { User } from '../../identity/users/user.entity.js';
import { Bookmark } from './bookmark.entity.js';
import type { BookmarkKind, BookmarkListQuery } from './bookmarks.dto.js';
import { bookmarkPage, subjectToBookmark } from './bookmarks.queries.js';

const MAX_BOOKMARKS = 1000;
/** When they are reminded. */
const MORNING = '09:00';
const RATE_LIMIT = { name: 'bookmarks', limit: 300, windowSeconds: 3600 };

@Injectable()
export class BookmarksService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    @InjectRepository(Bookmark) private readonly bookmarks: Repository<Bookmark>,
  ) {}

  list(member: Member, query: BookmarkListQuery): Promise<JsonPage> {
    const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor, 2);
    return readJsonPage(this.database, bookmarkPage(member, query, after));
  }

  /**
   * Bookmarks it, or sets the reminder of the bookmark.
   * @throws NotFoundError unless the member may read it
   * @throws ApiError 400 `validation_failed`, 409 `too_many_bookmarks`
   */
  async save(member: Member, kind: BookmarkKind, id: string, remindOn: string | null): Promise<void> {
    await this.limits.count(RATE_LIMIT, member.id);
    const subject = await this.database.one<{ postId: string; replyId: string | null }>(
      subjectToBookmark(kind, id, member),
    );
    if (!subject) throw new NotFoundError();
    const key = { userId: member.id, subjectId: id };
    const remindAt = remindOn === null ? null : await this.timeOf(remindOn, member);
    await this.database.transaction(async ({ manager }) => {
      // Of several new ones at once, each counts the ones before.
      await manager.findOne(User, { where: { id: member.id }, lock: { mode: 'for_no_key_update' } });
      const others = await manager.countBy(Bookmark, { userId: member.id, subjectId: Not(id) });
      if (others >= MAX_BOOKMARKS)
        throw new ApiError(
          409,
          'too_many_bookmarks',
          `You have ${MAX_BOOKMARKS.toLocaleString('en')} bookmarks. Remove one first.`,
        );
      await manager.upsert(Bookmark, { ...key, ...subject, remindAt }, ['userId', 'subjectId']);
    });
  }

  async remove(member: Member, id: string): Promise<void> {
    await this.bookmarks.delete({ userId: member.id, subjectId: id });
  }

  private async timeOf(day: string, { timeZone }: Member): Promise<Date> {
    const { at, daysAhead } = (await this.database.one<TimeOnDay>(timeOnDay(day, timeZone, MORNING)))!;
    if (daysAhead > 0 && daysAhead <= YEAR_AHEAD) return at;
    const message = 'Choose a day after today, within a year.';
    throw new ApiError(400, 'validation_failed', message, { remindOn: [message] });
  }
}
