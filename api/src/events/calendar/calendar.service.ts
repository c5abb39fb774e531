import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database } from '../../core/database/database.js';
import type { Member } from '../../core/access/member.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { eventFile, feedFile } from './calendar-file.js';
import { calendarEvent, type CalendarEvent, feedEvents, feedOwner, feedToken } from './calendar.queries.js';

@Injectable()
export class CalendarService {
  constructor(
    private readonly database: Database,
    @InjectRepository(CalendarFeed) private readonly feeds: Repository<CalendarFeed>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws NotFoundError */
  async event(ref: IdOrSlug, viewer: Member | null): Promise<string> {
    const event = await this.database.one<CalendarEvent>(calendarEvent(ref, viewer));
    if (!event) throw new NotFoundError();
    return eventFile(event, this.config.publicUrl);
  }

  /** @throws NotFoundError for an address that was revoked or never was one */
  async feed(token: string): Promise<string> {
    const owner = await this.database.one<{ id: string }>(feedOwner(token));
    if (!owner) throw new NotFoundError();
    const events = await this.database.query<CalendarEvent>(feedEvents(owner.id));
    return feedFile(events, this.config.publicUrl);
  }

  async address(member: Member): Promise<{ url: string }> {
    const token = randomBytes(24).toString('base64url');
    // One that leads nowhere: looking at the page as this member must not open their calendar.
    const feed = member.readsOnly
      ? { token }
      : (await this.database.one<{ token: string }>(feedToken(member.id, token)))!;
    return { url: `${this.config.publicUrl}/api/calendars/${feed.token}.ics` };
  }

  async revoke(member: Member): Promise<void> {
    await this.feeds.delete({ userId: member.id });
  }
}
